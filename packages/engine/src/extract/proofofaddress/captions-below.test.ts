import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('the number over an address at the head says that it is the issuer’s, whose name stands beside it', () => {
  const values = valuesOn(
    'proofofaddress',
    pageOfTexts([
      [40, 40, 16, 'A sua conta de luz'],
      [40, 62, 9, 'Cooperativa de Luz Serra Azul'],
      [640, 40, 8, 'CNPJ 11.222.333/0001-81'],
      [640, 52, 8, 'Rua das Hortênsias, 88, Vila Nova'],
      [640, 64, 8, '88502-010 Lages – SC'],
      [40, 140, 10, 'Ana Lima Reis'],
      [40, 153, 7, 'titular da conta'],
      [400, 140, 10, '529.982.247-25'],
      [400, 153, 7, 'CPF'],
      [640, 140, 10, '7731904'],
      [640, 153, 7, 'unidade consumidora'],
      [40, 180, 10, 'Rua do Porto, 41, Casa 2'],
      [40, 193, 10, 'Centro'],
      [40, 206, 10, '88501-000 Lages – SC'],
      [40, 219, 7, 'endereço da ligação'],
      [400, 180, 10, '06/08/2026'],
      [400, 193, 7, 'pague até'],
      [640, 180, 10, 'R$ 74,10'],
      [640, 193, 7, 'total a pagar'],
      [40, 260, 10, 'Em 19/06/2026 o seu medidor, de número 5512907, marcava 310. Em 19/07/2026 ele marcou'],
      [40, 273, 10, '401. Seu consumo no período foi de 91 kWh.'],
      [40, 310, 10, 'Energia consumida 91 kWh'],
      [700, 310, 10, 'R$ 60,00'],
      [40, 330, 10, 'Iluminação pública'],
      [700, 330, 10, 'R$ 14,10'],
    ]),
  );
  expect(values).toMatchObject({
    IssuerName: 'Cooperativa de Luz Serra Azul',
    IssuerCNPJ: '11222333000181',
    IssuerAddress: 'Rua das Hortênsias, 88',
    IssuerCEP: '88502010',
    Name: 'Ana Lima Reis',
    Street: 'Rua do Porto',
    Number: '41',
    Complement: 'Casa 2',
    PostalCode: '88501000',
    MeterNumber: '5512907',
    PreviousReading: '310',
    CurrentReading: '401',
    Consumption: '91',
  });
});

it('a meter’s sentence may tell the days behind what it showed', () => {
  expect(
    valuesOn(
      'proofofaddress',
      pageOfTexts([
        [40, 30, 12, 'Conta de água de Ana Lima Reis'],
        [40, 60, 9, 'O hidrômetro nº 88120 mostrava 1559 m³ no dia 19/06/2026 e 1579 m³ no dia 19/07/2026.'],
        [40, 73, 9, 'Sua casa usou 20 m³ neste mês; o consumo médio foi de 18 m³.'],
        [40, 100, 9, 'Vencimento: 06/08/2026'],
        [40, 113, 9, 'Total a pagar: R$ 74,10'],
      ]),
    ),
  ).toMatchObject({
    MeterNumber: '88120',
    PreviousReading: '1559',
    PreviousReadingDate: '2026-06-19',
    CurrentReading: '1579',
    CurrentReadingDate: '2026-07-19',
    Consumption: '20',
  });
});
