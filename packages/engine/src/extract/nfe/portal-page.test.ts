import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a page of a portal has the day and the hour of departure in one box, and the modes as the layout words them', () => {
  const values = valuesOn(
    'danfe',
    pageOfTexts([
      [40, 20, 12, 'Consulta da nota'],
      [40, 40, 8, 'Visualização da nota fiscal eletrônica (DANFE em tela)'],
      [40, 80, 9, 'Dados da NF-e'],
      [40, 100, 6, 'Data e Hora da Emissão'],
      [300, 100, 6, 'Data e Hora da Saída'],
      [560, 100, 6, 'Ambiente de Autorização'],
      [40, 110, 8, '12/05/2026 08:47:40'],
      [300, 110, 8, '13/05/2026 17:57:00'],
      [560, 110, 8, '1 - Produção'],
      [40, 140, 9, 'Emitente'],
      [40, 160, 6, 'Nome / Razão Social'],
      [560, 160, 6, 'CNPJ'],
      [40, 170, 8, 'Serra Ferragens Ltda'],
      [560, 170, 8, '11.222.333/0001-81'],
      [40, 200, 9, 'Transporte'],
      [40, 220, 6, 'Modalidade do Frete'],
      [40, 230, 8, '0 - Contratação do frete por conta do remetente (CIF)'],
      [40, 260, 9, 'Observações'],
      [40, 280, 8, 'Arroz tipo 1 fardo com 6'],
    ]),
  );
  expect(values).toMatchObject({
    IssueDate: '2026-05-12',
    DepartureDate: '2026-05-13',
    DepartureTime: '17:57:00',
    Environment: '1',
    IssuerName: 'Serra Ferragens Ltda',
    FreightMode: '0 - Contratação do frete por conta do remetente (CIF)',
  });
  expect(values).not.toHaveProperty('OperationType');
});
