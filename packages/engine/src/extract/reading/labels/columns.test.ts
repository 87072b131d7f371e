import { expect, it } from 'vitest';
import { bankcheckForm } from '../../bankcheck/form.ts';
import { deathcertificateForm } from '../../deathcertificate/form.ts';
import { pageOfRows, sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { weighingticketForm } from '../../weighingticket/form.ts';
import { readFormTable } from '../tables/form-table.ts';
import { readUnderTitle } from '../tables/under-title.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';
import { findCompanyName } from '../values/company-over-number.ts';
import { foreignerRuns } from '../particulars/foreigner-card.ts';
import { readPhrases, runningTextOf, type Phrase } from '../phrases/phrases.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { sheetOf } from '../sheet/sheet-of-page.ts';

const readAll = <Id extends string>(sheet: Sheet, spec: FormSpec<Id>): Record<string, string> =>
  Object.fromEntries(readForm(sheet, spec).map(({ id, reading }) => [id, reading.value]));

it('in a column of labels the value stands beside its label, and may begin with its word', () => {
  const ids = ['Producer', 'Farm', 'Product', 'Driver'] as const;
  const [producer, farm, product, driver] = ['Produtor', 'Fazenda', 'Produto', 'Motorista'];
  const spec: FormSpec<(typeof ids)[number]> = {
    fields: [producer, farm, product, driver].map((label, index) => ({
      id: ids[index] ?? 'Driver',
      kind: 'text',
      labels: [label ?? ''],
    })),
  };
  const rows = [
    ['Produtor', 'Leticia Prestes'],
    ['Fazenda', 'Fazenda Tres Lagoas'],
    ['Produto', 'Trigo'],
    ['Motorista', 'Jose Aparecido'],
    ['Transport', 'Nova Alianca'],
  ].map(([label, value]) => [[100, label ?? ''] as const, [174, value ?? ''] as const]);
  expect(readAll(sheetOfRows(rows), spec)).toEqual({
    Producer: 'Leticia Prestes',
    Farm: 'Fazenda Tres Lagoas',
    Product: 'Trigo',
    Driver: 'Jose Aparecido',
  });
});

it('a label over its value is of no column, though it begins where one does', () => {
  const names = ['Endereco', 'Telefones', 'Documento', 'Inscricao', 'Predominante'] as const;
  const spec: FormSpec<(typeof names)[number]> = {
    fields: names.map((name) => ({ id: name, kind: 'text', labels: [name] })),
  };
  const column = [
    ['Endereco', 'Rua Sete'],
    ['Telefones', 'Quatro'],
    ['Documento', 'Vinte'],
    ['Inscricao', 'Cinco'],
  ].map(([label, value]) => [[100, label ?? ''] as const, [174, value ?? ''] as const]);
  const sheet = sheetOfRows([
    ...column,
    [],
    [
      [100, 'Predominante'],
      [270, 'Outras'],
    ],
    [[100, 'Alimentos']],
  ]);
  expect(readAll(sheet, spec)).toMatchObject({ Endereco: 'Rua Sete', Predominante: 'Alimentos' });
});

it('a stroke or a tail makes no other size of type', () => {
  const spec: FormSpec<'Source'> = { fields: [{ id: 'Source', kind: 'text', labels: ['Origem'] }] };
  const sheet = sheetOfRows([[[100, 'Origem']], [[100, 'CAMPOS SP']], [[100, 'CC LV /FLS']]]);
  const tokens = sheet.tokens.map((token) =>
    token.text === '/FLS' ? { ...token, bottom: token.bottom + 3 } : token,
  );
  expect(readAll({ ...sheet, tokens }, spec)).toEqual({ Source: 'CAMPOS SP CC LV /FLS' });
});

it('of figures in the row of an amount, or under it, those with centavos are the amount', () => {
  const spec: FormSpec<'Balance'> = {
    fields: [{ id: 'Balance', kind: 'money', labels: ['Saldo a pagar'] }],
  };
  const balanceOf = (amount: string, stamp = ' ') =>
    readAll(
      sheetOfRows([
        [
          [100, 'Saldo a pagar'],
          [400, stamp],
          [600, amount],
        ],
        [[100, '241']],
      ]),
      spec,
    );
  expect(balanceOf('10,50', '2022')).toEqual({ Balance: '10.50' });
  expect(balanceOf('10,50')).toEqual({ Balance: '10.50' });
  // The comma was read as one more point.
  expect(balanceOf('76.975.98')).toEqual({ Balance: '76975.98' });
});

it('specks are no part of a name, strokes in a line of capitals are Roman figures', () => {
  const spec: FormSpec<'Name' | 'Cause'> = {
    fields: [
      { id: 'Name', kind: 'name', labels: ['Nome'] },
      { id: 'Cause', kind: 'text', labels: ['Causa'] },
    ],
  };
  const sheet = sheetOfRows([
    [[100, 'Nome']],
    [[100, 'Plínio 1 Leitão']],
    [[100, 'Causa']],
    [[100, 'DIABETES TIPO Il']],
  ]);
  expect(readAll(sheet, spec)).toEqual({ Name: 'Plínio Leitão', Cause: 'DIABETES TIPO II' });
});

it('the name right over a company number at the top is whose paper it is, without an address or over its street', () => {
  const [number, street] = ['CNPJ 52.802.098/0001-02', 'Rua Vereador Nestor 2'];
  const nameOf = (...rows: readonly string[]) =>
    findCompanyName(sheetOfRows([...rows, ...Array<string>(20).fill(' ')].map((text) => [[100, text]])))
      ?.value;
  expect(nameOf('PRIMAVERA CEREAIS', number)).toBe('PRIMAVERA CEREAIS');
  expect(nameOf('PRIMAVERA CEREAIS', street, number)).toBe('PRIMAVERA CEREAIS');
  expect(nameOf('RODOVIAS INTEGRADAS DO', 'OESTE PAULISTA S/A', number)).toBe(
    'RODOVIAS INTEGRADAS DO OESTE PAULISTA S/A',
  );
});

it('a ticket of a scale: a CPF is of whom it stands with, of two discounts the second is the weight', () => {
  const parties = sheetOfRows([
    [
      [100, 'PRODUTOR'],
      [200, 'LETICIA DIAS'],
      [600, 'CPF'],
      [640, '919.152.351-62'],
    ],
    [
      [100, 'MOTORISTA'],
      [200, 'JOSE APARECIDO'],
    ],
  ]);
  expect(readAll(parties, weighingticketForm)).toMatchObject({ SupplierCPF: '91915235162' });
  const discounts = weighingticketForm.tables?.find(({ id }) => id === 'Discounts');
  const table =
    discounts &&
    readFormTable<string, string>(
      sheetOfRows([
        [
          [100, 'CLASSIFICAÇÃO'],
          [300, 'APURADO'],
          [450, 'DESC.'],
          [600, 'DESC. KG'],
        ],
        [
          [100, 'UMIDADE'],
          [306, '16,2'],
          [456, '3,30'],
          [620, '861'],
        ],
        [
          [100, 'TOTAL DESCONTOS'],
          [620, '861'],
        ],
      ]),
      discounts,
      [],
    );
  expect(table?.rows.map((row) => [row['DiscountPercent']?.value, row['DiscountWeight']?.value])).toEqual([
    ['3.30', '861'],
  ]);
});

/** The values that a form's phrases find in a text of one row. */
const told = (text: string, phrases: readonly Phrase<string>[] | undefined): Record<string, string> =>
  Object.fromEntries(
    readPhrases(runningTextOf([sheetOfRows([[[0, text]]])]), phrases ?? []).map(({ id, reading }) => [
      id,
      reading.value,
    ]),
  );

it('what stands in turns of speech is read where its label is small print', () => {
  expect(told('TICKET DE PESAGEM Nº 0028088 BALANCA 01', weighingticketForm.phrases)).toEqual({
    TicketNumber: '28088',
  });
  const cheque = 'acima Eder Tavares ou à sua ordem BANCO DO BRASIL Belém de agosto de 2025';
  expect(told(cheque, bankcheckForm.phrases)).toMatchObject({ PayeeName: 'Eder Tavares' });
  // A town is told within one row of the page.
  expect(told(cheque, bankcheckForm.card?.rows)).toMatchObject({ IssueCity: 'Belém' });
  const dated = 'BANCO DO BRASIL Belém 9 de agosto de 2025';
  expect(told(dated, bankcheckForm.phrases)).toMatchObject({ IssueDate: '2025-08-09' });
  expect(told(dated, bankcheckForm.card?.rows)).toMatchObject({
    IssueCity: 'Belém',
    IssueDate: '2025-08-09',
  });
  const death =
    'FEMININO PARDA RESIDIA NA RUA LUA, Nº 2, RECIFE-PE DE PRIMEIRO DE AGOSTO DE DOIS MIL E DOZE, ÀS 23:07 HORAS';
  expect(told(death, deathcertificateForm.phrases)).toMatchObject({
    Sex: 'F',
    SkinColor: 'PARDA',
    Residence: 'RUA LUA, Nº 2, RECIFE-PE',
    DeathDateInWords: 'PRIMEIRO DE AGOSTO DE DOIS MIL E DOZE',
    DeathTime: '23:07',
  });
  expect(told('DIREXIPF', foreignerRuns)).toEqual({ IssuingAuthority: 'DIREX/PF' });
  expect(told('ART. 156 C/C ART. 153, DEC. 9.199/2017.— VAL', foreignerRuns)).toEqual({
    LegalBasis: 'ART. 156 C/C ART. 153, DEC. 9.199/2017',
  });
});

it('a number of a company is not taken across a block whose title was lost, a state apart is not of its town', () => {
  const spec: FormSpec<'SenderName' | 'SenderCNPJ' | 'SenderCity' | 'SenderState' | 'SenderPostalCode'> = {
    sections: { Sender: ['Remetente'] },
    fields: [
      { id: 'SenderName', kind: 'name', labels: ['Remetente'], section: 'Sender' },
      { id: 'SenderCNPJ', kind: 'cnpj', labels: ['CNPJ/CPF'], section: 'Sender', follows: 'SenderName' },
      { id: 'SenderCity', kind: 'city', labels: ['Cidade'], section: 'Sender' },
      { id: 'SenderState', kind: 'uf', labels: ['UF'], section: 'Sender', follows: 'SenderCity' },
      { id: 'SenderPostalCode', kind: 'cep', labels: ['CEP'], section: 'Sender' },
    ],
  };
  const sheet = sheetOfRows([
    [[100, 'Remetente']],
    [
      [100, 'Cerrado Azul'],
      [500, '77.891.545/0001-60'],
    ],
    [[600, 'Cidade']],
    [
      [600, 'Feira Nova'],
      [678, 'BA'],
    ],
    [[500, 'CNPJ/CPF']],
    [
      [100, 'Padaria Lua'],
      [500, '11.222.333/0001-81'],
    ],
    [[300, 'CEP']],
    [[300, '79804-970']],
  ]);
  expect(readAll(sheet, spec)).toEqual({
    SenderName: 'Cerrado Azul',
    SenderCNPJ: '77891545000160',
    SenderCity: 'Feira Nova',
    SenderState: 'BA',
  });
});

it('a value far behind its label is of a box whose label was not read, where the others of the row begin under theirs', () => {
  const spec: FormSpec<'Weight' | 'Value' | 'Other'> = {
    fields: [
      { id: 'Weight', kind: 'money', labels: ['FRETE PESO'] },
      { id: 'Value', kind: 'money', labels: ['AD VALOREM'] },
      { id: 'Other', kind: 'money', labels: ['OUTROS'] },
    ],
  };
  const labels = [
    [100, 'FRETE PESO'],
    [220, 'AD VALOREM'],
    [500, 'OUTROS'],
  ] as const;
  const values = (left: number, other: number) =>
    [
      [100, '496,76'],
      [left, '100,74'],
      [other, '29,36'],
    ] as const;
  const own = { Weight: '496.76', Other: '29.36' };
  expect(readAll(sheetOfRows([labels, values(340, 500)]), spec)).toEqual(own);
  expect(readAll(sheetOfRows([labels, values(220, 500)]), spec)).toEqual({ ...own, Value: '100.74' });
  expect(readAll(sheetOfRows([labels, values(340, 640)]), spec)).toEqual({ ...own, Value: '100.74' });
});

it('an amount in bare figures of a picture is doubted', () => {
  const spec: FormSpec<'Other'> = { fields: [{ id: 'Other', kind: 'money', labels: ['OUTROS'] }] };
  const fitOf = (printed: string, conf: number) => {
    const sheet = sheetOfRows([[[100, 'OUTROS']], [[100, printed]]]);
    const rows = sheet.rows.map((row) => row.map((token) => ({ ...token, conf })));
    return readForm({ ...sheet, tokens: rows.flat(), rows }, spec)[0]?.reading.shapeFit;
  };
  expect([fitOf('1607', 95), fitOf('1607', 100), fitOf('16,07', 95)]).toEqual([0.4, 1, 1]);
});

it('in a list of labels a value stands behind its label, and what proves itself needs none', () => {
  const spec: FormSpec<'Name' | 'Address' | 'City' | 'CNPJ' | 'CEP'> = {
    sections: { Sender: ['Remetente'] },
    fields: [
      { id: 'Name', kind: 'name', labels: ['Remetente'], section: 'Sender' },
      { id: 'Address', kind: 'street', labels: ['Endereço'], section: 'Sender' },
      { id: 'City', kind: 'city', labels: ['Município'], section: 'Sender' },
      { id: 'CNPJ', kind: 'cnpj', labels: ['CNPJ/CPF'], section: 'Sender' },
      { id: 'CEP', kind: 'cep', labels: ['CEP'], section: 'Sender' },
    ],
  };
  const page = pageOfRows(
    [
      [[100, 'REMETENTE Cerrado Azul']],
      [[100, 'ENDEREÇO Rua Sete']],
      [[100, 'MUNICÍPIO Feira Nova - BA ur 79804-970']],
      [[100, 'enprcrr 77.891.545/0001-60']],
    ],
    'ocr',
    90,
  );
  expect(readAll(sheetOf(page), spec)).toEqual({
    Name: 'Cerrado Azul',
    Address: 'Rua Sete',
    City: 'Feira Nova',
    CNPJ: '77891545000160',
    CEP: '79804970',
  });
});

it('a label that one row spells does not go on in the row below', () => {
  const spec: FormSpec<'Nature'> = {
    fields: [{ id: 'Nature', kind: 'text', labels: ['Natureza da prestação'] }],
  };
  const sheet = sheetOfRows([[[100, 'NATUREZA DA PRESTAÇÃO']], [[100, 'PRESTAÇÃO DE SERVIÇO']]]);
  expect(readAll(sheet, spec)).toEqual({ Nature: 'PRESTAÇÃO DE SERVIÇO' });
});

it('a table whose headings were not read is read under its title, as words and amounts', () => {
  const table = {
    id: 'Components',
    title: ['COMPONENTES DO VALOR'],
    columns: [
      { id: 'Name', kind: 'text', labels: ['NOME'] },
      { id: 'Amount', kind: 'money', labels: ['VALOR'] },
    ],
  } as const;
  const sheet = sheetOfRows([
    [[400, 'COMPONENTES DO VALOR']],
    [[100, 'ROSE CRE RT']],
    [
      [100, 'FRETE PESO'],
      [220, '1.552,10'],
      [300, 'GRIS'],
      [420, '22,49'],
      [800, '1.574,59'],
    ],
    [[800, 'VALOR A RECEBER']],
    [
      [100, 'PEDAGIO'],
      [220, '70,19'],
    ],
    [[400, 'OUTRO TITULO']],
    [[100, 'BASE 10,00']],
  ]);
  expect(readUnderTitle(sheet, table, [])?.rows.map((row) => [row.Name?.value, row.Amount?.value])).toEqual([
    ['FRETE PESO', '1552.10'],
    ['GRIS', '22.49'],
    ['PEDAGIO', '70.19'],
  ]);
});

it('rows with a key whose digit holds need no title', () => {
  const table = {
    id: 'OriginDocuments',
    title: ['DOCUMENTOS ORIGINÁRIOS'],
    columns: [
      { id: 'Kind', kind: 'code', labels: ['TIPO DOC'] },
      { id: 'AccessKey', kind: 'access-key', labels: ['CHAVE'] },
      {
        id: 'Series',
        kind: 'code',
        labels: ['SÉRIE'],
        splits: { pattern: /^(\w*)\/(\w+)$/, into: ['Series', 'Number'] },
      },
    ],
  } as const;
  const key = '15250146433767000105550010008865251171993825';
  const second = '15250146433767000105550010005871681684640692';
  const sheet = sheetOfRows([
    [[100, 'NORMAL 15250146433767000105570010006124881717815177']],
    [[100, 'TT DOCUMI ORIGINARIOS']],
    [[100, `NFE ${second} do`]],
    [
      [100, `do NFE ${key} 001/000886525`],
      [500, `NFE ${key.slice(0, -1)}6 001/000886526`],
    ],
  ]);
  const rows = readUnderTitle<'OriginDocuments', 'Kind' | 'AccessKey' | 'Series' | 'Number'>(
    sheet,
    table,
    [],
  )?.rows;
  expect(
    rows?.map((row) => [row.Kind?.value, row.AccessKey?.value, row.Series?.value, row.Number?.value]),
  ).toEqual([
    ['NFE', second, undefined, undefined],
    ['NFE', key, '001', '000886525'],
  ]);
});

it('values set to the right edge of one half of a page are beside their labels', () => {
  const names = ['Contribuinte', 'Local', 'Complemento', 'Bairro'] as const;
  const spec: FormSpec<(typeof names)[number]> = {
    fields: names.map((name) => ({ id: name, kind: 'text', labels: [name] })),
  };
  const values = ['Ana Lima', 'Estrada Velha', 'Fundos', 'Vila Nova'];
  const rows = names.map((name, index) => {
    const value = values[index] ?? '';
    const words = value.split(' ');
    const width = 6 * words.join('').length + 4 * (words.length - 1);
    return [
      [100, name] as const,
      [450 - width, value] as const,
      [490, 'Outro'] as const,
      [700 + 6 * index, '12,00'] as const,
    ];
  });
  expect(readAll(sheetOfRows(rows), spec)).toEqual({
    Contribuinte: 'Ana Lima',
    Local: 'Estrada Velha',
    Complemento: 'Fundos',
    Bairro: 'Vila Nova',
  });
});
