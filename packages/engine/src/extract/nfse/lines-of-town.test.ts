import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (rows: readonly Row[]) => valuesOn('nfse', pageOfRows(rows, 'text-layer', 100));

it.each([
  'Prefeitura Municipal de Bagé · Secretaria da Fazenda',
  'Município de Bagé · Portal do Contribuinte',
])('the town of the head is in one line with its office: %s', (head) => {
  expect(
    read([
      [[100, 'ISS Digital']],
      [[100, head]],
      [],
      [
        [100, 'RPS de origem'],
        [400, '55120, série U, de 28/01/2026'],
      ],
      [[100, 'Valor do serviço: R$ 1.000,00']],
      ...Array.from({ length: 30 }, (): Row => []),
      [
        [
          100,
          'Município de incidência do ISSQN: Ribeirão Preto/SP. Esta nota foi emitida com respaldo na lei.',
        ],
      ],
    ]),
  ).toMatchObject({
    IssuingCity: 'Bagé',
    RPSNumber: '55120',
    RPSSeries: 'U',
    RPSDate: '2026-01-28',
    TaxCity: 'Ribeirão Preto',
  });
});
