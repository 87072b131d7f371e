import { expect, it } from 'vitest';
import { withGivenValues } from './given-values.ts';

const ticket = [
  {
    Page: 1,
    Data: {
      EntryDate: { value: '2026-11-20', conf: 90 },
      EntryTime: { value: '14:05:10' },
      GrossWeight: { value: '32150' },
      Plate: { value: 'BRA2E19' },
    },
  },
];

const foundOf = (documents: ReturnType<typeof withGivenValues>) => {
  const rows = documents[0]?.Data['GivenValues'];
  return Array.isArray(rows)
    ? rows.map((row) => [row['Name']?.value, row['Value']?.value, row['Found']?.value, row['Text']?.value])
    : rows;
};

it('each part of a weighing is held against the ticket', () => {
  const metadata = [{ date: '20/11/2026', time: '14:05', weight: '32151', plate: 'bra-2e19' }];
  expect(foundOf(withGivenValues('weighingticket', ticket, { pages: [], metadata }))).toEqual([
    ['date', '20/11/2026', 'true', '2026-11-20'],
    ['time', '14:05', 'true', '14:05:10'],
    ['weight', '32151', 'false', undefined],
    ['plate', 'bra-2e19', 'true', 'BRA2E19'],
  ]);
});

it('a number is found in the document, in its tables and in the keys of its notes', () => {
  const draft = [
    {
      Page: 1,
      Data: {
        DraftNumber: { value: '542998' },
        Invoices: [{ Number: { value: '115699' } }],
        OriginDocuments: [{ AccessKey: { value: '41250720635693000104550010008249351601818540' } }],
      },
    },
  ];
  const metadata = [{ number: '000542998' }, { number: '115699' }, { number: '824935' }, { number: '7' }];
  const found = foundOf(withGivenValues('transportdraft', draft, { pages: [], metadata }));
  expect(found).toEqual([
    ['number', '000542998', 'true', '542998'],
    ['number', '115699', 'true', '115699'],
    ['number', '824935', 'true', '41250720635693000104550010008249351601818540'],
    ['number', '7', 'false', undefined],
  ]);
});

it('a service that asks nothing, or a sender who said nothing, changes nothing', () => {
  expect(withGivenValues('rg', ticket, { pages: [], metadata: [{ number: '1' }] })).toBe(ticket);
  expect(withGivenValues('weighingticket', ticket, { pages: [] })).toBe(ticket);
});
