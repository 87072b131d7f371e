import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const stay = (sentence: string, ...foot: Row[]): Row[] => [
  [[300, 'Pousada Mar Azul Ltda']],
  [[300, 'CNPJ 11.222.333/0001-81']],
  [],
  [
    [100, 'Hóspede'],
    [500, 'CPF'],
  ],
  [
    [100, 'Rui Lemos Prado'],
    [500, '111.444.777-35'],
  ],
  [
    [100, 'Período'],
    [500, 'Apartamento / reserva'],
  ],
  [
    [100, 'Entrada 03/02/2024 às 15:10'],
    [500, '12 / 30417'],
  ],
  [],
  [
    [400, 'Total da conta'],
    [700, '640,00'],
  ],
  [],
  [[100, sentence]],
  [],
  ...foot,
];
const read = (...rows: Parameters<typeof stay>) =>
  valuesOn('refund', pageOfRows(stay(...rows), 'text-layer', 100));

it('the guest above is who paid, and the name over its office is who served', () => {
  expect(
    read(
      'Recebemos do hóspede acima a importância de seiscentos e quarenta reais, pelo que damos quitação.',
      [[400, 'Lia Campos Dias']],
      [[430, 'Recepção']],
    ),
  ).toMatchObject({
    ConsumerName: 'Rui Lemos Prado',
    PayerName: 'Rui Lemos Prado',
    Attendant: 'Lia Campos Dias',
  });
});

it('what a sentence goes on with in small letters is nobody’s name', () => {
  expect(read('Pagador: oito centavos, referente à hospedagem', [])).not.toHaveProperty('PayerName');
});

it('the office before a name is its label as well', () => {
  expect(read('Obrigado', [[100, 'Recepcionista: Lia Campos']])).toMatchObject({ Attendant: 'Lia Campos' });
});
