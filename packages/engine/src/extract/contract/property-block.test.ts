import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('lines below the title of what is let are its address, and what stands beside them is none of it', () => {
  const page = pageOfRows(
    [
      [[60, 'Contrato de locação residencial']],
      [],
      [[60, 'O imóvel']],
      [
        [60, 'Avenida Chile, 214, sala 3'],
        [600, 'R$ 2.500,00'],
        [750, 'por mês'],
      ],
      [
        [60, 'Santa Mônica'],
        [600, 'todo dia 10'],
        [750, 'vencimento'],
      ],
      [
        [60, 'Londrina/PR, 86082-135'],
        [600, '12 meses'],
        [750, 'duração'],
      ],
      [
        [60, '69 m² de área privativa'],
        [600, 'IGP-M'],
        [750, 'reajuste anual'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('contract', page)).toMatchObject({
    PropertyStreet: 'Avenida Chile',
    PropertyNumber: '214',
    PropertyComplement: 'sala 3',
    PropertyDistrict: 'Santa Mônica',
    PropertyCity: 'Londrina',
    PropertyState: 'PR',
    PropertyPostalCode: '86082135',
  });
});
