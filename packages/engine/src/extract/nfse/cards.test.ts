import { describe, expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

const read = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(
      extractDocuments('nfse', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data ?? {},
    ).flatMap(([id, field]) => ('value' in field ? [[id, String(field.value)]] : [])),
  );

describe('an invoice of services in cards', () => {
  it.each([
    ['DPS', 'nº 4417 / série 900', { DPSNumber: '4417', DPSSeries: '900' }],
    ['RPS', 'nº 4417 / série A', { RPSNumber: '4417', RPSSeries: 'A' }],
  ])('has number and series of its %s in one box, which are not its own', (paper, printed, values) => {
    const found = read([
      [
        [100, 'Emitida em'],
        [500, 'Competência'],
        [800, paper],
      ],
      [
        [100, '22/04/2026 12:45:57'],
        [500, '22/04/2026'],
        [800, printed],
      ],
    ]);
    expect(found).toMatchObject(values);
    expect(found['Number']).toBeUndefined();
  });

  it('reads the series of a receipt behind its whole label in the drawn box beside its number', () => {
    const page = pageOfRows(
      [
        [
          [100, 'RPS N.'],
          [500, 'SERIE RPS'],
        ],
        [
          [100, '7731'],
          [500, 'K2'],
        ],
      ],
      'text-layer',
      100,
    );
    const rules = [0.05, 0.45, 0.9].map((left) => ({ left, right: left, top: 0, bottom: 1 }));
    expect(extractDocuments('nfse', { pages: [{ ...page, rules }] })[0]?.Data).toMatchObject({
      RPSNumber: { value: '7731' },
      RPSSeries: { value: 'K2' },
    });
  });

  it.each([
    '(93) 3222-2741 · nf@ipe.com.br',
    '(93) 3222-2741 / nf@ipe.com.br',
    '(93) 3222-2741 nf@ipe.com.br',
  ])('has telephone and mail of a party in one box: %s', (printed) => {
    const rows: Row[] = [[[100, 'Prestador']], [[100, 'Contato']], [[100, printed]], [[100, 'Tomador']]];
    expect(read(rows)).toMatchObject({ ProviderPhone: '9332222741', ProviderEmail: 'nf@ipe.com.br' });
  });

  it('tells what was done right below the title of its block', () => {
    const text = 'Honorários de assessoria referentes a março, conforme contrato.';
    const rows: Row[] = [
      [[100, 'Serviço']],
      [[100, text]],
      [
        [100, 'Cód. trib. nacional'],
        [400, 'Local da prestação'],
      ],
      [
        [100, '171901'],
        [400, 'Imperatriz'],
      ],
    ];
    expect(read(rows)['ServiceDescription']).toBe(text);
    expect(read(rows.filter((_, at) => at !== 1))['ServiceDescription']).toBeUndefined();
  });

  it.each([
    ['Sim', 'true'],
    ['Não', 'false'],
  ])('answers below its tax whether it is kept back: %s', (answer, value) => {
    const rows: Row[] = [
      [[100, 'ISSQN']],
      [
        [100, 'Retido pelo tomador?'],
        [400, answer],
      ],
    ];
    expect(read(rows)['ISSQNWithheld']).toBe(value);
  });

  it('has a district whole that the width of a party’s column parts', () => {
    expect(
      read([
        [
          [60, 'Prestador'],
          [560, 'Tomador'],
        ],
        [
          [60, 'Sol Design Ltda'],
          [560, 'Escola Lua Ltda'],
        ],
        [
          [60, 'CNPJ 11.222.333/0001-81'],
          [560, 'CNPJ 11.444.777/0001-61'],
        ],
        [
          [60, 'Rua Chile, 31, bairro Centro'],
          [560, 'Rua Goiás, 12, bairro Parque'],
        ],
        [
          [60, 'Bauru - SP, CEP 17010-100'],
          [560, 'Industrial'],
        ],
        [[560, 'Bauru - SP, CEP 17012-200']],
      ]),
    ).toMatchObject({ CustomerAddress: 'Rua Goiás, 12', CustomerDistrict: 'Parque Industrial' });
  });
});

it('everyday words say the item of the list, what the tax is of, and the code that proves the invoice', () => {
  expect(
    read([
      [
        [60, '2359'],
        [500, '6TFHXVM4'],
      ],
      [
        [60, 'nota'],
        [500, 'código p/ conferir'],
      ],
      [],
      [[60, 'Item 01.08 da lista de serviços · Executado em Bauru']],
      [],
      [
        [60, 'Calculado sobre R$'],
        [400, '9.686,06'],
      ],
    ]),
  ).toMatchObject({ VerificationCode: '6TFHXVM4', ServiceCode: '01.08', ISSQNBase: '9686.06' });
});
