import { expect, it } from 'vitest';
import { sheetOf } from '../sheet/sheet-of-page.ts';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import type { FormSpec } from '../forms/form-spec.ts';
import { readForm } from '../forms/form.ts';

type Id = 'Name' | 'BirthDate' | 'CPF' | 'Father' | 'Mother' | 'Plan' | 'Director';

const spec: FormSpec<Id> = {
  fields: [
    { id: 'Name', kind: 'name', labels: ['Nome'] },
    { id: 'BirthDate', kind: 'date', labels: ['Nascimento'] },
    { id: 'CPF', kind: 'cpf', labels: ['CPF'] },
    { id: 'Father', kind: 'name', labels: ['Filiação'] },
    { id: 'Mother', kind: 'name', labels: ['Filiação'] },
    { id: 'Plan', kind: 'text', labels: ['Plano', 'Plano contratado'] },
  ],
};
/** Rows at these heights in thousandths of the page width, each word at its place. */
const read = (
  rows: readonly (readonly [top: number, words: Readonly<Record<number, string>>])[],
  form: FormSpec<Id> = spec,
) => {
  const words = rows.flatMap(([top, placed]) =>
    Object.entries(placed).flatMap(([left, text]) => {
      let x = Number(left);
      return text.split(' ').map((word) => {
        const box = [x / 1000, top / 1000, word.length * 0.006, 0.009] as const;
        x += word.length * 6 + 4;
        return { text: word, conf: 100, box: [...box] as [number, number, number, number] };
      });
    }),
  );
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const values = readForm(sheetOf({ number: 1, words, lines: [], codes: [], ...looks }), form);
  return Object.fromEntries(values.map(({ id, reading }) => [id, reading.value]));
};

const values = {
  Name: 'RUI LIMA',
  BirthDate: '1980-02-01',
  CPF: '52998224725',
  Father: 'JOSE LIMA',
  Mother: 'ANA REIS',
  Plan: 'FLEX NACIONAL',
};

it('labels below their values are known by the values with a format of their own', () => {
  expect(
    read([
      [100, { 100: 'RUI LIMA' }],
      [111, { 100: 'Nome' }],
      [135, { 100: '01/02/1980', 300: '529.982.247-25' }],
      [146, { 100: 'Nascimento', 300: 'CPF' }],
      [170, { 100: 'JOSE LIMA' }],
      [182, { 100: 'ANA REIS' }],
      [193, { 100: 'Filiação' }],
      [217, { 100: 'FLEX NACIONAL' }],
      [228, { 100: 'Plano' }],
    ]),
  ).toEqual(values);
});

it('labels above their values stay where they are, however close the next row is', () => {
  expect(
    read([
      [100, { 100: 'Nome' }],
      [111, { 100: 'RUI LIMA' }],
      [124, { 100: 'Nascimento', 300: 'CPF' }],
      [135, { 100: '01/02/1980', 300: '529.982.247-25' }],
      [148, { 100: 'Filiação' }],
      [159, { 100: 'JOSE LIMA' }],
      [171, { 100: 'ANA REIS' }],
      [184, { 100: 'Plano' }],
      [195, { 100: 'FLEX NACIONAL' }],
    ]),
  ).toEqual(values);
});

it('the value beside a label of two rows is between them', () => {
  const stacked: FormSpec<Id> = {
    fields: [
      { id: 'BirthDate', kind: 'date', labels: ['DATA DE NASCIMENTO'] },
      { id: 'CPF', kind: 'cpf', labels: ['CPF'] },
    ],
  };
  const rows = [
    [100, { 100: 'DATA DE' }],
    [106, { 190: '01/02/1980' }],
    [112, { 100: 'NASCIMENTO' }],
    [130, { 100: 'CPF', 190: '529.982.247-25' }],
  ] as const;
  expect(read(rows, stacked)).toEqual({ BirthDate: '1980-02-01', CPF: '52998224725' });
});

it('a word with accents and tails is of the type of the word above it', () => {
  const form: FormSpec<Id> = { fields: [{ id: 'BirthDate', kind: 'date', labels: ['DATA DE EXPEDIÇÃO'] }] };
  const word = (text: string, left: number, top: number, height: number) =>
    ({ text, conf: 100, box: [left, top, text.length * 0.006, height] }) as const;
  const words = [
    word('DATA', 0.1, 0.1, 0.0065),
    word('DE', 0.13, 0.1, 0.0065),
    word('EXPEDIÇÃO', 0.1, 0.109, 0.0101),
    word('01/02/1980', 0.19, 0.104, 0.0095),
  ].map(({ box, ...rest }) => ({ ...rest, box: [...box] as [number, number, number, number] }));
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const values = readForm(sheetOf({ number: 1, words, lines: [], codes: [], ...looks }), form);
  expect(values.map(({ reading }) => reading.value)).toEqual(['1980-02-01']);
});

it('a colon has its value behind it, also where the other labels are below theirs', () => {
  expect(
    read([
      [100, { 100: 'RUI LIMA' }],
      [111, { 100: 'Nome' }],
      [135, { 100: '01/02/1980', 300: '529.982.247-25' }],
      [146, { 100: 'Nascimento', 300: 'CPF' }],
      [170, { 100: 'Filiação: JOSE LIMA' }],
      [182, { 100: 'Plano: FLEX NACIONAL' }],
    ]),
  ).toEqual({
    Name: 'RUI LIMA',
    BirthDate: '1980-02-01',
    CPF: '52998224725',
    Father: 'JOSE LIMA',
    Plan: 'FLEX NACIONAL',
  });
});

it('the name of a signature is above its label, on a page with labels above', () => {
  const fields = [
    ...spec.fields,
    { id: 'Director', kind: 'name', captioned: true, labels: ['Assinatura do diretor'] } as const,
  ];
  expect(
    read(
      [
        [100, { 100: 'Nome', 300: 'Nascimento' }],
        [111, { 100: 'RUI LIMA', 300: '01/02/1980' }],
        [140, { 100: 'CPF' }],
        [151, { 100: '529.982.247-25' }],
        [180, { 280: 'CARLA GUEDES MARCONDES' }],
        [191, { 300: 'Assinatura do diretor' }],
        [220, { 300: 'Impresso em 2020' }],
      ],
      { fields },
    ),
  ).toEqual({
    Name: 'RUI LIMA',
    BirthDate: '1980-02-01',
    CPF: '52998224725',
    Director: 'CARLA GUEDES MARCONDES',
  });
});

it('one side of a card has its labels below its values, and the other beside them', () => {
  const form: FormSpec<Id> = {
    fields: [...spec.fields, { id: 'Director', kind: 'date', labels: ['Início', 'Emissão'] }],
  };
  expect(
    read(
      [
        [100, { 100: 'RUI LIMA' }],
        [111, { 100: 'Nome' }],
        [135, { 100: '01/02/1980', 300: '529.982.247-25' }],
        [146, { 100: 'Nascimento', 300: 'CPF' }],
        [170, { 100: 'FLEX NACIONAL' }],
        [181, { 100: 'Plano' }],
        [260, { 100: 'Início: 07/03/2020' }],
        [275, { 100: 'Filiação: JOSE LIMA' }],
      ],
      form,
    ),
  ).toMatchObject({
    Name: 'RUI LIMA',
    BirthDate: '1980-02-01',
    CPF: '52998224725',
    Plan: 'FLEX NACIONAL',
    Director: '2020-03-07',
  });
});

it('a table under the labels has its own above its columns', () => {
  const form: FormSpec<Id> = {
    fields: [
      ...spec.fields,
      { id: 'Director', kind: 'date', labels: ['Emissão', 'Vacina'] },
      { id: 'Director', kind: 'date', labels: ['Dose'] },
    ],
  };
  expect(
    read(
      [
        [100, { 100: 'RUI LIMA', 300: '529.982.247-25' }],
        [114, { 100: 'Nome', 300: 'CPF' }],
        [129, { 100: '01/02/1980', 300: 'FLEX NACIONAL' }],
        [143, { 100: 'Nascimento', 300: 'Plano' }],
        [158, { 100: 'JOSE LIMA' }],
        [170, { 100: 'ANA REIS' }],
        [184, { 100: 'Filiação' }],
        [199, { 100: '07/03/2020' }],
        [213, { 100: 'Emissão' }],
        [240, { 100: 'Vacina', 300: 'Dose' }],
        [252, { 100: '08/03/2021', 300: '09/03/2021' }],
        [264, { 100: '08/04/2021', 300: '09/04/2021' }],
      ],
      form,
    ),
  ).toMatchObject({ ...values });
});

it('a label in the type of captions with a larger text right above is one, too, whatever its value is', () => {
  const at = (left: number, top: number, text: string, [width, height]: readonly [number, number]) => {
    let x = left;
    return text.split(' ').map((word) => {
      const box = [x / 1000, top / 1000, (word.length * width) / 1000, height / 1000] as const;
      x += word.length * width + 4;
      return { text: word, conf: 100, box: [...box] as [number, number, number, number] };
    });
  };
  const [value, caption, other] = [
    [6, 12],
    [5, 8],
    [6, 11],
  ] as const;
  const words = [
    ...at(100, 100, '01/02/1980', value),
    ...at(100, 123, 'Nascimento', caption),
    ...at(400, 100, '529.982.247-25', value),
    ...at(400, 123, 'CPF', caption),
    ...at(700, 100, '98.765', value),
    ...at(700, 123, 'Registro', caption),
    ...at(100, 200, 'Fone 11 5555-0000', other),
    ...at(400, 200, 'CEP 01310-100', other),
    ...at(100, 300, 'FLEX NACIONAL', value),
    ...at(100, 323, 'Plano', caption),
    ...at(400, 300, 'RUI LIMA', value),
    ...at(400, 323, 'Nome', caption),
    ...at(100, 355, 'TEXTO DE BAIXO', value),
  ];
  const form: FormSpec<Id | 'Register' | 'Phone' | 'CEP'> = {
    fields: [
      ...spec.fields,
      { id: 'Register', kind: 'number', labels: ['Registro'] },
      { id: 'Phone', kind: 'phone', labels: ['Fone'] },
      { id: 'CEP', kind: 'cep', labels: ['CEP'] },
    ],
  };
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const found = readForm(sheetOf({ number: 1, words, lines: [], codes: [], ...looks }), form);
  expect(Object.fromEntries(found.map(({ id, reading }) => [id, reading.value]))).toMatchObject({
    BirthDate: '1980-02-01',
    CPF: '52998224725',
    Register: '98765',
    CEP: '01310100',
    Plan: 'FLEX NACIONAL',
    Name: 'RUI LIMA',
  });
});

it('a caption has all words of its text, also those that no label has, and no value is among them', () => {
  expect(
    read([
      [100, { 60: 'RUI LIMA', 300: '01/02/1980', 500: '529.982.247-25', 700: 'Prata Familiar' }],
      [112, { 60: 'Nome', 300: 'Nascimento', 500: 'CPF', 700: 'titular do Plano contratado' }],
    ]),
  ).toEqual({ Name: 'RUI LIMA', BirthDate: '1980-02-01', CPF: '52998224725', Plan: 'Prata Familiar' });
});

it('a text ends above the row of values that captions are below', () => {
  const form: FormSpec<Id> = {
    fields: [...spec.fields, { id: 'Director', kind: 'long-text', labels: ['O que foi feito'] }],
  };
  const texts = read(
    [
      [100, { 60: 'O que foi feito' }],
      [114, { 60: 'Revisão de 312 laudas do original.' }],
      [140, { 60: 'RUI LIMA', 300: '01/02/1980', 500: '529.982.247-25' }],
      [152, { 60: 'Nome', 300: 'Nascimento', 500: 'CPF' }],
    ],
    form,
  );
  expect(texts).toMatchObject({ Director: 'Revisão de 312 laudas do original.', CPF: '52998224725' });
});

it('what stands behind the colon of another label of its field is its answer', () => {
  const form: FormSpec<'Withheld'> = {
    fields: [{ id: 'Withheld', kind: 'answer', labels: ['Retenção do ISSQN', 'Retido pelo tomador'] }],
  };
  expect(read([[100, { 60: 'Retenção do ISSQN: Retido pelo tomador' }]], form as never)).toEqual({
    Withheld: 'true',
  });
});

it('a caption by itself, right under a value of its kind with nothing below, is one in whatever size', () => {
  expect(
    read([
      [100, { 700: '529.982.247-25' }],
      [110, { 700: 'CPF' }],
      [220, { 100: 'RUI LIMA', 300: '01/02/1980' }],
      [231, { 100: 'Nome', 300: 'Nascimento' }],
      [255, { 100: 'JOSE LIMA', 300: 'FLEX NACIONAL' }],
      [266, { 100: 'Filiação', 300: 'Plano' }],
    ]),
  ).toMatchObject({ CPF: '52998224725', BirthDate: '1980-02-01', Name: 'RUI LIMA' });
});

it('small letters in small print right below larger texts are captions, also where other labels are beside their values', () => {
  const captions = (first: number, second: number) =>
    Object.fromEntries(
      readForm(
        sheetOfTexts([
          [40, 40, 14, 'Flex Nacional'],
          [40, first, 6, 'plano'],
          [40, 90, 10, 'Rui Lima'],
          [40, second, 6, 'nome'],
          [40, 160, 10, 'Nascimento'],
          [300, 160, 10, '01/02/1980'],
          [40, 185, 10, 'CPF'],
          [300, 185, 10, '529.982.247-25'],
        ]),
        spec,
      ).map(({ id, reading }) => [id, reading.value]),
    );
  expect(captions(60, 106)).toMatchObject({ Plan: 'Flex Nacional', Name: 'Rui Lima' });
  // Nearer to what is below it, each is the label of that; so is one with its value right behind it, whatever is above.
  expect(captions(30, 80)).toMatchObject({ Plan: 'Flex Nacional', Name: 'Rui Lima' });
  const led = readForm(
    sheetOfTexts([
      [40, 40, 14, 'Recibo da entrega'],
      [40, 64, 8, 'nascimento'],
      [104, 62, 10, '01/02/1980 original'],
      [40, 90, 14, 'Flex Nacional'],
      [40, 110, 6, 'plano'],
      [40, 140, 14, 'Rui Lima'],
      [40, 160, 6, 'nome'],
    ]),
    spec,
  );
  expect(led.find(({ id }) => id === 'BirthDate')?.reading.value).toBe('1980-02-01');
});
