import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const rows: Row[] = [
  [[60, '018 001 7361-3 1 785.034-8 2 958 000085 8']],
  [[60, 'Pague por este cheque a quantia de tres vil novecentos e noventa e um reais']],
  [[700, 'e centavos acima']],
  [[60, 'a Construtora Boa Hora Ltda ou à sua ordem']],
  [[60, 'BANCO DO BRASIL Curitiba 9 de outubro de 2023']],
];

it('what is written by hand on a cheque is less sure than its print, and its amount follows from its words', () => {
  const [document] = extractDocuments('bankcheck', { pages: [pageOfRows(rows, 'ocr', 96)] });
  const data = document?.Data ?? {};
  const of = (name: string) => {
    const field = data[name];
    return field !== undefined && 'value' in field ? field : undefined;
  };
  expect(of('AmountInWords')?.value).toBe('tres mil novecentos e noventa e um reais');
  expect(of('Amount')?.value).toBe('3991.00');
  for (const name of ['IssueCity', 'IssueDate', 'PayeeName', 'AmountInWords'])
    expect(of(name)?.conf).toBeLessThan(90);
  for (const name of ['BankCode', 'CheckNumber']) expect(of(name)?.conf).toBeGreaterThan(90);
});

it('the boxes at the top, the amount in words and the payee need no captions', () => {
  const [document] = extractDocuments('bankcheck', {
    pages: [
      pageOfRows(
        [
          [
            [60, '[009'],
            [120, '341'],
            [180, 'Lad'],
            [220, '5453'],
            [300, 'E'],
            [340, '54187-0'],
            [440, '7'],
            [480, 'UA'],
            [560, '7'],
          ],
          [[200, 'dois mil duzentos e um reais e cinquenta e seis centavos']],
          [[200, 'Éder Tavares Serrão']],
          [[60, 'BANCO DO BRASIL']],
        ],
        'ocr',
        96,
      ),
    ],
  });
  const data = document?.Data ?? {};
  const valueOf = (name: string) => {
    const field = data[name];
    return field !== undefined && 'value' in field ? field.value : undefined;
  };
  const names = ['Comp', 'BankCode', 'Agency', 'C1', 'AccountNumber', 'C2', 'Series', 'CheckNumber', 'C3'];
  expect(names.map(valueOf)).toEqual(['009', '341', '5453', undefined, '541870', '7', 'UA', undefined, '7']);
  expect([valueOf('Amount'), valueOf('PayeeName')]).toEqual(['2201.56', 'Éder Tavares Serrão']);
});

it('clearing district and bank are told without the branch', () => {
  const [document] = extractDocuments('bankcheck', {
    pages: [
      pageOfRows(
        [[[60, '(009 341 54187-0 7 UA 000086 7']], [[60, 'BANCO DO BRASIL']], [[60, 'x']]],
        'ocr',
        96,
      ),
    ],
  });
  const data = document?.Data ?? {};
  const of = (name: string) => {
    const field = data[name];
    return field !== undefined && 'value' in field ? field.value : undefined;
  };
  expect(['Comp', 'BankCode', 'Agency', 'CheckNumber'].map(of)).toEqual(['009', '341', undefined, '000086']);
});

/** The values of a cheque as a telephone shows it. */
function valuesOf(rows: readonly Row[]): (name: string) => string | undefined {
  const [document] = extractDocuments('bankcheck', { pages: [pageOfRows(rows, 'ocr', 96)] });
  const data = document?.Data ?? {};
  return (name) => {
    const field = data[name];
    return field !== undefined && 'value' in field ? field.value : undefined;
  };
}

it('payee, town and day are on the lines around the name of the bank, holder and CPF below', () => {
  const of = valuesOf([
    [[60, '018 901 7361-3 1 785.034-8 2 958 000085 8']],
    [[200, 'CENTAVOS acima']],
    [[100, 'Construtora Boa Hora Ltda. à sus']],
    [
      [60, 'BANCO DO BRASIL'],
      [420, 'Campo Largo q'],
      [640, '4 se'],
      [720, 'outubro mw 2023'],
    ],
    [[520, 'LUÍZA CAMARGO']],
    [[520, 'CPF 529.982 247-25 CLIENTE BANCARIO DESDE 81/1989']],
  ]);
  expect(['PayeeName', 'IssueCity', 'IssueDate', 'Name', 'CPF', 'CustomerSince'].map(of)).toEqual([
    'Construtora Boa Hora Ltda',
    'Campo Largo',
    '2023-10-04',
    'LUÍZA CAMARGO',
    '52998224725',
    '1989-01',
  ]);
});

it("the code of the bank is its name's, unless its box says another one", () => {
  const codeOf = (code: string, bank: string) =>
    valuesOf([[[60, `018 ${code} 7361-3 1 785.034-8 2 958 000085 8`]], [], [[60, bank]]])('BankCode');
  expect(codeOf('901', 'BANCO DO BRASIL')).toBe('001');
  expect(codeOf('237', 'BANCO DO BRASIL')).toBe('237');
  expect(codeOf('', 'Itaú Unibanco S.A.')).toBe('341');
});

it('a caption that was read as a figure is no box', () => {
  const rows: Row[] = [[[60, '018 341 8626 8 87756-7 8 000423 1']], [], [[60, 'Itaú Unibanco S.A.']]];
  const page = pageOfRows(rows, 'ocr', 96);
  const box = page.words[3]?.box ?? [0, 0, 0, 0];
  const caption = { text: '5', conf: 90, box: [box[0], box[1] - 0.009, box[2], box[3]] as typeof box };
  const [document] = extractDocuments('bankcheck', { pages: [{ ...page, words: [...page.words, caption] }] });
  const data = (document?.Data ?? {}) as Record<string, { value: string }>;
  const of = (name: string) => data[name]?.value;
  expect(['C1', 'AccountNumber', 'CheckNumber'].map(of)).toEqual(['8', '877567', '000423']);
});

it('a cheque in print names its town behind a bank of several words, and its amount between marks', () => {
  const of = valuesOf([
    [
      [40, 'COMP'],
      [110, 'BANCO'],
      [180, 'AGÊNCIA'],
      [780, 'R$ (693,35)'],
    ],
    [
      [40, '050'],
      [110, '104'],
      [180, '1295'],
      [260, '0'],
      [300, '890611-4'],
      [500, '000722'],
    ],
    [[180, 'SEISCENTOS E NOVENTA TRÊS REAIS TRINTA E CINCO']],
    [[40, 'CENTAVOS']],
    [[70, 'DAVI VASQUES QUEIROZ']],
    [],
    [
      [35, 'CAIXA ECONÔMICA FEDERAL'],
      [480, 'SANTOS'],
      [620, '20'],
      [690, 'NOVEMBRO'],
      [830, '2024'],
    ],
    [[490, 'CPF 529.982.247-25 RG 1.780.666-4 SSP PR']],
    [[80, '10472954 0500007225 000008906116']],
  ]);
  expect(['Agency', 'Amount', 'IssueCity', 'IssueDate', 'BankName', 'IdentityNumber'].map(of)).toEqual([
    '7295',
    '693.35',
    'SANTOS',
    '2024-11-20',
    'CAIXA ECONÔMICA FEDERAL',
    '1.780.666-4 SSP PR',
  ]);
  expect(of('AmountInWords')).toBe('SEISCENTOS E NOVENTA E TRÊS REAIS E TRINTA E CINCO CENTAVOS');
});

const valueIn = (of: readonly Row[], name: string): string | undefined => {
  const field = extractDocuments('bankcheck', { pages: [pageOfRows([...of], 'ocr', 96)] })[0]?.Data[name];
  return field !== undefined && 'value' in field ? field.value : undefined;
};

it('an amount in words ends in a later row, behind the small print and words of the stub', () => {
  const begin: Row = [[60, 'Pague por este SETE MIL TREZENTOS E TRINTA E OITO REAIS E DEZESSETE']];
  expect(
    valueIn(
      [begin, [[60, 'cheque a quantia de']], [[60, 'CENTAVOS xxx']], [[60, 'e centavos acima']]],
      'Amount',
    ),
  ).toBe('7338.17');
  expect(valueIn([begin, [[60, 'cheque a quantia de']], [[60, 'Ref. conserto']]], 'Amount')).toBeUndefined();
});

it.each([
  ['SICOOB - BANCO COOPERATIVO DO BRASIL S.A.', 'SICOOB - BANCO COOPERATIVO DO BRASIL S.A'],
  ['Depósitos Sicredi - Banco Cooperativo Sicredi S.A.', 'Sicredi - Banco Cooperativo Sicredi S.A'],
  ['Banco Santander (Brasil) S.A.', 'Banco Santander (Brasil) S.A'],
  ['Banco Safra S.A. Araraquara', 'Banco Safra S.A'],
  ['CAIXA ECONÔMICA FEDERAL', 'CAIXA ECONÔMICA FEDERAL'],
])('%s has the name of the bank', (text, name) =>
  expect(valueIn([[[60, 'Comp Banco Agência C1 Conta']], [[60, text]]], 'BankName')?.replace(/\.$/, '')).toBe(
    name,
  ),
);

it('the magnetic line tells agency and account, however near the next boxes stand', () => {
  const cheque: Row[] = [
    [[60, '983 001 4441 1 143554-5 7 UA 074766 8']],
    [[60, '<00144419<9830747665>000014355457:']],
  ];
  expect(valueIn(cheque, 'Agency')).toBe('4441');
  expect(valueIn(cheque, 'AccountNumber')).toBe('1435545');
});

it("a payee's name ends with its legal form, and an identity may be without its office", () => {
  const [document] = extractDocuments('bankcheck', {
    pages: [
      pageOfRows(
        [
          [[60, 'PAGUE POR ESTE CHEQUE A QUANTIA DE']],
          [[60, 'SEIS MIL REAIS']],
          [[60, 'A DISTRIBUIDORA MEIRA S.A. OU À SUA ORDEM']],
          [[60, 'BANCO DO BRASIL S.A. UBERABA, 22 DE NOVEMBRO DE 2025']],
          [[560, 'RUI LIMA SÁ']],
          [[560, 'CPF 529.982.247-25 RG 37.036.238-3']],
        ],
        'text-layer',
        100,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({
    PayeeName: { value: expect.stringMatching(/^DISTRIBUIDORA MEIRA S\.A\.?$/) },
    IdentityNumber: { value: '37.036.238-3' },
  });
});

it('a printed cheque has its day in figures, and fills the line behind the amount', () => {
  const cheque: Row[] = [
    [[60, 'BANRISUL - Banco do Estad: lo do Rio Grande do Sul S.A.']],
    [[60, 'Pague por este cheque DOIS MIL E QUARENTA REAIS E CINQUENTA E']],
    [[60, 'a quantia de']],
    [[60, 'OUATRO CENTAVOS de do de de dd de de e Se de']],
    [[820, 'e centavos acima']],
    [[60, 'RUI LIMA SERVIÇOS LTDA']],
    [[600, 'UBERABA, 22/08/2026']],
    [[60, 'CPF 529.982.247-25 Identidade 37.036.238-3 SSP MG']],
  ];
  const { Data } = extractDocuments('bankcheck', { pages: [pageOfRows(cheque, 'ocr', 95)] })[0] ?? {};
  expect(Data).toMatchObject({
    AmountInWords: { value: 'DOIS MIL E QUARENTA REAIS E CINQUENTA E QUATRO CENTAVOS' },
    IssueCity: { value: 'UBERABA' },
    IssueDate: { value: '2026-08-22' },
    IdentityNumber: { value: '37.036.238-3' },
  });
  expect(Data).not.toHaveProperty('BankName');
});

it('marks around the amount that are read as figures are none of it, and a holder is a customer since a named month', () => {
  const [document] = extractDocuments('bankcheck', {
    pages: [
      pageOfRows(
        [
          [
            [60, 'PAGUE POR ESTE'],
            [700, 'R$ 4 15.320,45'],
          ],
          [[60, 'Quinze mil, trezentos e vinte reais e quarenta e cinco centavos']],
          [[60, 'CLIENTE BANCÁRIO DESDE AGO/2014']],
        ],
        'ocr',
        93,
      ),
    ],
  });
  expect(document?.Data).toMatchObject({
    Amount: { value: '15320.45' },
    CustomerSince: { value: '2014-08' },
  });
});

it('an account with its kind before it is one, and what stands below the line for town and day is no payee', () => {
  const [document] = extractDocuments('bankcheck', {
    pages: [
      pageOfRows(
        [
          [[60, 'Comp. 015 Banco 033 Agência 2217 Conta 01-073642-9 Cheque N.º 000746']],
          [[60, 'PAGUE POR ESTE CHEQUE A QUANTIA DE três mil seiscentos e cinco reais']],
          [[700, 'E CENTAVOS ACIMA']],
          [[60, 'A Colégio Nossa Senhora da Conceição OU À SUA ORDEM']],
          [[60, 'Florianópolis, 3 de junho de 2022']],
          [[60, 'LOCAL E DATA']],
          [[600, 'Banco Santander (Brasil) S.A.']],
        ],
        'ocr',
        96,
      ),
    ],
  });
  const data = document?.Data ?? {};
  const valueOf = (name: string) => {
    const field = data[name];
    return field !== undefined && 'value' in field ? field.value : undefined;
  };
  expect(['AccountNumber', 'PayeeName', 'IssueCity', 'IssueDate'].map(valueOf)).toEqual([
    '010736429',
    'Colégio Nossa Senhora da Conceição',
    'Florianópolis',
    '2022-06-03',
  ]);
});

it('the letters of a state before the number of an identity card are of it', () => {
  const cheque: Row[] = [
    [[60, 'PAGUE POR ESTE CHEQUE A QUANTIA DE']],
    [[60, 'SEIS MIL REAIS']],
    [[560, 'CPF 529.982.247-25 RG MG-7.036.238 SSP/MG']],
  ];
  const { Data } = extractDocuments('bankcheck', { pages: [pageOfRows(cheque, 'text-layer', 100)] })[0] ?? {};
  expect(Data).toMatchObject({ IdentityNumber: { value: 'MG-7.036.238 SSP/MG' } });
});
