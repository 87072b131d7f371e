import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a bill that asks and answers tells its readings and days in sentences', () => {
  const values = valuesOn(
    'proofofaddress',
    pageOfTexts([
      [40, 30, 18, 'SAAE Lages'],
      [40, 60, 8, 'Serviço Autônomo de Água e'],
      [40, 72, 8, 'Esgoto de Lages'],
      [40, 96, 8, 'Rua do Porto, 41'],
      [40, 108, 8, 'Centro · Lages/SC'],
      [40, 120, 8, 'CEP 88501-000'],
      [40, 132, 8, 'CNPJ 11.222.333/0001-81'],
      [40, 180, 8, 'Este código é seu'],
      [40, 192, 14, '7731904'],
      [400, 40, 12, 'Ana Lima Reis'],
      [400, 58, 9, 'Rua das Hortênsias, 88'],
      [400, 72, 9, 'Vila Nova'],
      [400, 86, 9, '88502-010 Lages - SC'],
      [400, 130, 8, 'Quanto é?'],
      [400, 144, 14, 'R$ 74,10'],
      [620, 130, 8, 'Pagar até quando?'],
      [620, 144, 14, '06/08/2026'],
      [400, 200, 9, 'Foram 9 m³ em 30 dias. No dia 19/06/2026 o hidrômetro marcava 310; no dia 19/07/2026'],
      [400, 213, 9, 'marcava 319. A próxima visita do leiturista será em 19/08/2026.'],
      [400, 300, 9, 'Categoria: residencial. A tarifa sobe por faixa, conforme a agência reguladora.'],
      [400, 250, 9, 'Não encontramos contas em aberto até a emissão desta, em 21/07/2026.'],
    ]),
  );
  expect(values).toMatchObject({
    IssuerName: 'Serviço Autônomo de Água e Esgoto de Lages',
    CustomerNumber: '7731904',
    TotalAmount: '74.10',
    DueDate: '2026-08-06',
    PreviousReadingDate: '2026-06-19',
    PreviousReading: '310',
    CurrentReadingDate: '2026-07-19',
    CurrentReading: '319',
    NextReadingDate: '2026-08-19',
    IssueDate: '2026-07-21',
    Consumption: '9',
    TariffClass: 'residencial',
  });
});
