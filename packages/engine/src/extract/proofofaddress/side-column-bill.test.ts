import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('of two postal codes at labels alike each is that of its own street, and readings are proven by a use with its unit', () => {
  const page = pageOfRows(
    [
      [[400, 'Onde a energia é entregue']],
      [
        [400, 'Cooperado'],
        [800, 'CEP'],
      ],
      [
        [400, 'Ana Lima Reis'],
        [800, '86020-165'],
      ],
      [
        [400, 'Rua'],
        [800, 'Número'],
      ],
      [
        [400, 'Rua Chile'],
        [800, '31'],
      ],
      [],
      [[400, 'Leitura do medidor 40288437']],
      [
        [400, 'Leitura passada, em'],
        [600, 'Leitura de agora, em'],
        [850, 'Você gastou'],
      ],
      [
        [400, '04/03/2026'],
        [600, '03/04/2026'],
        [850, '357 kWh'],
      ],
      [
        [400, '37.856'],
        [600, '38.213'],
      ],
      [],
      [[60, 'CNPJ 11.222.333/0001-81']],
      [[60, 'Rua Goiás, 395']],
      [[60, 'Jardim Sul – Londrina/PR']],
      [[60, 'CEP 86010-000']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('proofofaddress', page)).toMatchObject({
    PostalCode: '86020165',
    IssuerCEP: '86010000',
    MeterNumber: '40288437',
    PreviousReading: '37856',
    CurrentReading: '38213',
    Consumption: '357',
  });
});
