import { expect, it } from 'vitest';
import type { FormSpec } from './reading/forms/form-spec.ts';
import { partyFields } from './reading/particulars/parties.ts';
import { sheetOfRows } from './testing/sheet-of-rows.ts';
import { findNamesUnderTitles, findPartyBlocks } from './party-blocks.ts';

const parts = ['Name', 'TradeName', 'Address', 'District', 'City', 'UF', 'CEP', 'Email'] as const;
const fields = [...partyFields('Issuer', parts), ...partyFields('Recipient', parts)];
const spec: FormSpec<(typeof fields)[number]['id']> = {
  sections: { Issuer: ['EMITENTE'], Recipient: ['DESTINATÁRIO'] },
  fields,
};

it('parties printed side by side below their titles have their own names and addresses', () => {
  const blocks = findPartyBlocks(
    sheetOfRows([
      [
        [40, 'EMITENTE'],
        [520, 'DESTINATÁRIO'],
      ],
      [
        [40, 'Ouro Fino Eletrônicos Ltda'],
        [520, 'Patrícia Pacheco'],
      ],
      [
        [40, 'Rua Emílio Ribas, 316 - Sala 4'],
        [520, 'Rua Frei Caneca, 4697'],
      ],
      [
        [40, 'Cidade Alta – Bento Gonçalves/RS – CEP 95789-650'],
        [520, 'Boa Esperança – Niterói/RJ – CEP 24081-631'],
      ],
      [[520, 'patricia@correio.com.br']],
    ]),
    spec,
  );
  expect(
    blocks.map(({ names, head, email }) => [
      names.name,
      head.name?.value,
      head.address.city?.value,
      email && [email.id, email.reading.value],
    ]),
  ).toEqual([
    ['IssuerName', 'Ouro Fino Eletrônicos Ltda', 'Bento Gonçalves', undefined],
    ['RecipientName', 'Patrícia Pacheco', 'Niterói', ['RecipientEmail', 'patricia@correio.com.br']],
  ]);
});

it('a title right of the rows of a block begins another column and ends no block', () => {
  const blocks = findPartyBlocks(
    sheetOfRows([
      [[40, 'DESTINATÁRIO']],
      [[40, 'Casa do Telhado Ltda']],
      [
        [40, 'Avenida Brasília, 4120'],
        [640, 'EMITENTE'],
      ],
      [
        [40, 'Jardim Alvorada'],
        [640, 'Olaria Morro Alto Ltda'],
      ],
      [[40, 'Cascavel - PR, CEP 85803-328']],
    ]),
    spec,
  );
  expect(blocks.map(({ names, head }) => [names.name, head.name?.value, head.address.city?.value])).toEqual([
    ['RecipientName', 'Casa do Telhado Ltda', 'Cascavel'],
  ]);
});

it('a block whose street has a label is none of a letterhead', () => {
  const sheet = sheetOfRows([
    [[40, 'EMITENTE']],
    [
      [40, 'Documento:'],
      [300, 'SSP SP'],
    ],
    [
      [40, 'Domicílio:'],
      [300, 'Rua Emílio Ribas, 316, Centro'],
    ],
    [[300, 'Bento Gonçalves/RS – CEP 95789-650']],
  ]);
  expect(findPartyBlocks(sheet, spec)).toEqual([]);
});

it('a name that begins with the word of a title ends no block', () => {
  const [block] = findPartyBlocks(
    sheetOfRows([
      [[40, 'DESTINATÁRIO']],
      [[40, 'Emitente Produtos Químicos Ltda']],
      [[40, 'Rua Emílio Ribas, 316, Centro']],
      [[40, 'Bento Gonçalves/RS – CEP 95789-650']],
    ]),
    spec,
  );
  expect(block?.head.name?.value).toBe('Emitente Produtos Químicos Ltda');
});

it('a name without a label begins a block whose other rows have labels', () => {
  const sheet = sheetOfRows([
    [
      [40, 'EMITENTE'],
      [520, 'DESTINATÁRIO'],
    ],
    [
      [40, 'OURO FINO ELETRÔNICOS LTDA'],
      [520, 'Patrícia Pacheco'],
    ],
    [
      [40, 'Logradouro Rua Emílio Ribas, 316'],
      [520, 'Logradouro Rua Frei Caneca, 4697'],
    ],
  ]);
  expect(findNamesUnderTitles(sheet, spec).map(({ id, reading }) => [id, reading.value])).toEqual([
    ['IssuerName', 'OURO FINO ELETRÔNICOS LTDA'],
    ['RecipientName', 'Patrícia Pacheco'],
  ]);
});

it('a row of labels below a title is no name', () => {
  const sheet = sheetOfRows([
    [[40, 'EMITENTE']],
    [[40, 'Nome Fantasia']],
    [[40, 'Logradouro Rua Emílio Ribas, 316']],
  ]);
  expect(findNamesUnderTitles(sheet, spec)).toEqual([]);
});

it('of the titles of two parties over one address the nearer has it', () => {
  const blocks = findPartyBlocks(
    sheetOfRows([
      [[40, 'EMITENTE']],
      [[40, 'DESTINATÁRIO da compra']],
      [[40, 'Patrícia Pacheco']],
      [[40, 'Rua Frei Caneca, 4697']],
      [[40, 'Boa Esperança – Niterói/RJ – CEP 24081-631']],
    ]),
    spec,
  );
  expect(blocks.map(({ names, head }) => [names.name, head.name?.value])).toEqual([
    ['RecipientName', 'Patrícia Pacheco'],
  ]);
});

it('a word within a text is the title of no block, and a page’s own title is one by the role that it speaks of', () => {
  const blocks = findPartyBlocks(
    sheetOfRows([
      [[40, 'Nota de emitente autorizado']],
      [[40, 'Quem recebe']],
      [[40, 'Patrícia Pacheco – CPF 529.982.247-25']],
      [[40, 'Rua Frei Caneca, 4697']],
      [[40, 'Boa Esperança – Niterói/RJ – CEP 24081-631']],
    ]),
    spec,
  );
  expect(blocks.map(({ names }) => names.name)).toEqual(['RecipientName']);
});

it('a second word for the party behind its title begins no block beside it', () => {
  const names = findNamesUnderTitles(
    sheetOfRows([
      [
        [40, 'QUEM VENDE (EMITENTE)'],
        [520, 'QUEM COMPRA (DESTINATÁRIO)'],
      ],
      [
        [40, 'Patrícia Pacheco Meireles de Albuquerque'],
        [520, 'Rui Lima Neto'],
      ],
      [
        [40, 'Bairro: Centro'],
        [520, 'Bairro: Boa Vista'],
      ],
    ]),
    { ...spec, sections: { Issuer: ['EMITENTE', 'QUEM VENDE'], Recipient: ['DESTINATÁRIO', 'QUEM COMPRA'] } },
  );
  expect(names.map(({ id, reading }) => [id, reading.value])).toContainEqual([
    'IssuerName',
    'Patrícia Pacheco Meireles de Albuquerque',
  ]);
  expect(names.every(({ reading }) => reading.value.split(' ').length > 2)).toBe(true);
});
