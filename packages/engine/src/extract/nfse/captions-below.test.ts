import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('the titles of parties may stand as captions under their names, beside each other', () => {
  const values = valuesOn(
    'nfse',
    pageOfTexts([
      [40, 40, 12, 'Nota Fiscal de Serviço'],
      [700, 40, 14, '5445'],
      [700, 60, 6, 'número da nota'],
      [40, 100, 9, '01/05/2026'],
      [40, 112, 6, 'data de emissão'],
      [250, 100, 9, '05/2026'],
      [250, 112, 6, 'competência'],
      [40, 200, 10, 'Moinho Azul S.A.'],
      [40, 213, 6, 'tomador (cliente)'],
      [40, 240, 9, '11.222.333/0001-81'],
      [40, 252, 6, 'CNPJ'],
      [500, 200, 10, 'Oficina das Bombas Hidráulicas'],
      [500, 213, 10, 'Ltda'],
      [500, 226, 6, 'prestador'],
      [500, 240, 9, '12.345.678/0001-95'],
      [500, 252, 6, 'CNPJ'],
      [500, 270, 9, '563552'],
      [500, 282, 6, 'inscrição municipal'],
      [40, 330, 9, 'Situação do ISS: Retido pelo cliente'],
    ]),
  );
  expect(values).toMatchObject({
    Number: '5445',
    IssueDate: '2026-05-01',
    CustomerName: 'Moinho Azul S.A.',
    CustomerCNPJ: '11222333000181',
    ProviderName: 'Oficina das Bombas Hidráulicas Ltda',
    ProviderCNPJ: '12345678000195',
    ProviderIM: '563552',
    ISSQNWithheld: 'true',
  });
});

it('captions under large values close to each other are told by the edges of their columns', () => {
  expect(
    valuesOn(
      'nfse',
      pageOfTexts([
        [40, 20, 9, 'Nota de serviço eletrônica (NFS-e)'],
        [40, 50, 20, 'R$ 855,58'],
        [40, 79, 9, 'valor do serviço'],
        [40, 118, 14, '568'],
        [40, 141, 7, 'nota nº'],
        [95, 118, 14, '26/07/2025'],
        [95, 141, 7, 'emitida em'],
        [215, 118, 14, '15:05:36'],
        [215, 141, 7, 'hora'],
        [40, 200, 8, 'Competência'],
        [40, 211, 9, '26/07/2025'],
        [40, 230, 8, 'Alíquota'],
        [40, 241, 9, '2,00%'],
      ]),
    ),
  ).toMatchObject({
    ServiceAmount: '855.58',
    Number: '568',
    IssueDate: '2025-07-26',
    IssueTime: '15:05:36',
    CompetenceDate: '2025-07-26',
    ISSQNRate: '2.00',
  });
});

it('the label over a street is no name of the provider', () => {
  expect(
    valuesOn(
      'nfse',
      pageOfTexts([
        [40, 20, 9, 'NFS-e'],
        [40, 60, 9, 'Quem prestou'],
        [40, 80, 7, 'Nome empresarial'],
        [40, 90, 9, 'Oficina das Bombas Ltda'],
        [40, 110, 7, 'Endereço'],
        [40, 120, 9, 'Rua do Porto, 41'],
        [40, 132, 9, 'Vila Nova'],
        [40, 150, 7, 'Cidade / UF'],
        [40, 160, 9, 'Lages / SC'],
        [300, 150, 7, 'CEP'],
        [300, 160, 9, '88501-000'],
        [40, 200, 9, 'Quem contratou'],
        [40, 220, 7, 'Nome empresarial'],
        [40, 230, 9, 'Moinho Azul S.A.'],
      ]),
    ),
  ).not.toHaveProperty('ProviderTradeName');
});
