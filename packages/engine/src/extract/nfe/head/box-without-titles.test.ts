import { expect, it } from 'vitest';
import { pageOfTexts } from '../../testing/sheet-of-texts.ts';
import { valuesOn } from '../../testing/values-on.ts';

it('the figure in the box of the head tells the operation where no block below it has a title', () => {
  const values = valuesOn(
    'danfe',
    pageOfTexts([
      [60, 30, 10, 'FERRAGENS DO VALE LTDA'],
      [440, 20, 14, 'DANFE'],
      [440, 60, 8, '0 - ENTRADA'],
      [60, 75, 8, 'Bauru - SP - CEP: 17010-120'],
      [440, 75, 8, '1 -'],
      [470, 70, 8, 'SAÍDA'],
      [560, 70, 9, '1'],
      [620, 70, 8, 'CHAVE DE ACESSO'],
      [620, 80, 8, '3525 0611 2223 3300 0181'],
      [440, 90, 9, 'Nº 000.004.120'],
      [440, 104, 9, 'Série 001'],
      [60, 140, 7, 'NATUREZA DA OPERAÇÃO'],
      [60, 152, 9, 'VENDA'],
      [60, 180, 7, 'NOME / RAZÃO SOCIAL'],
      [60, 192, 9, 'CASA LIMA LTDA'],
      [560, 180, 7, 'CNPJ / CPF'],
      [560, 192, 9, '11.222.333/0001-81'],
      [60, 220, 7, 'MUNICÍPIO'],
      [60, 232, 9, 'Bauru'],
      [300, 220, 7, 'VALOR DO FRETE'],
      [300, 232, 9, '0,00'],
      [440, 220, 7, 'VALOR DO ICMS'],
      [440, 232, 9, '14,40'],
      [560, 220, 7, 'PESO BRUTO'],
      [560, 232, 9, '9,000'],
      [700, 220, 7, 'V. TOTAL DA NOTA'],
      [700, 232, 9, '120,00'],
    ]),
  );
  expect(values).toMatchObject({ OperationType: '1' });
});
