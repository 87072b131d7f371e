import { expect, it } from 'vitest';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import { pageOfRows, sheetOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';
import { extractDocuments } from '../extract.ts';
import { headOfCard } from './head-of-card.ts';

const rowOf = (label: string, value: string): Row => [
  [60, label],
  [600, value],
];
const valuesOf = (head: readonly string[]) =>
  Object.fromEntries(
    Object.entries(
      headOfCard(
        sheetOfRows([
          [[60, 'Carteirinha digital']],
          [],
          [],
          ...head.map((text): Row => [[60, text]]),
          rowOf('Nº da carteirinha', '8106 2028 09'),
          rowOf('Validade', '04/12/2028'),
        ]),
      ),
    ).map(([id, told]) => [id, Array.isArray(told) ? told : told.value]),
  );

it('above the number stand the operator and the name, which may take two rows', () => {
  const OperatorName = 'Plano de Saúde Boa Vista';
  expect(valuesOf([OperatorName, 'Eva Luz Reis'])).toEqual({ OperatorName, Name: 'Eva Luz Reis' });
  expect(valuesOf([OperatorName, 'Rui Adalberto de Figueiredo', 'Sampaio'])).toEqual({
    OperatorName,
    Name: 'Rui Adalberto de Figueiredo Sampaio',
  });
});

it.each([
  [['Eva Luz Reis', 'Rui Lima Sá']],
  [['Plano de Saúde Boa Vista']],
  [['Plano de Saúde Boa Vista', 'Cooperativa Médica Central']],
  [['Plano de Saúde Boa Vista', 'Atendimento: 24 horas']],
])('%s is no head with an operator and a person', (head) => {
  expect(valuesOf(head)).toEqual({});
});

it('below a number alone stands the holder, and at the top an operator known by its name', () => {
  const card = (operator: string) =>
    headOfCard(
      sheetOfRows([
        [
          [60, operator],
          [700, 'ANS - nº 12.345-6'],
        ],
        [[60, 'Cooperativa de Trabalho Médico']],
        [],
        [[60, 'O 284 003417265500 8']],
        [[60, 'LETÍCIA FONTANELLA REIS']],
        [[60, 'Acomodação']],
      ]),
    );
  expect(card('UNIMED VALE DO IGUAÇU')).toMatchObject({
    OperatorName: { value: 'UNIMED VALE DO IGUAÇU' },
    Name: { value: 'LETÍCIA FONTANELLA REIS' },
  });
  expect(card('Vale do Iguaçu')).not.toHaveProperty('OperatorName');
});

it("a short number in figures larger than the name below it is the card's, another is not", () => {
  const card = (height: number) => {
    const page = pageOfRows(
      [[[60, '481.206.77-9']], [[60, 'EVA LUZ REIS']], [[60, 'Nascimento']]],
      'text-layer',
      100,
    );
    const words = page.words.map((word) =>
      /^\d/.test(word.text)
        ? { ...word, box: [word.box[0], word.box[1], word.box[2], height] as typeof word.box }
        : word,
    );
    return headOfCard(sheetOf({ ...page, words }));
  };
  expect(card(0.014)).toMatchObject({ CardNumber: { value: '481206779' }, Name: { value: 'EVA LUZ REIS' } });
  expect(card(0.009)).not.toHaveProperty('CardNumber');
});

it('on a screen the name and the number stand over captions in smaller type, and the operator says at the foot that it is one', () => {
  const page = pageOfTexts([
    [60, 60, 16, 'Saúde Boa Vista'],
    [60, 140, 20, 'Eva Luz Reis'],
    [60, 172, 10, 'titular do plano de saúde'],
    [60, 240, 16, '8106 202809 12345-0'],
    [700, 240, 16, '04/12/2028'],
    [60, 264, 10, 'número da carteirinha'],
    [742, 264, 10, 'válida até'],
    [60, 340, 12, 'Plano:'],
    [130, 340, 12, 'Azul Total'],
    [60, 380, 12, 'Boa Vista · operadora registrada na ANS sob o nº 12345-6'],
  ]);
  expect(valuesOn('healthcard', page)).toMatchObject({
    Name: 'Eva Luz Reis',
    CardNumber: '8106202809123450',
    ExpiryDate: '2028-12-04',
    AnsNumber: '123456',
    PlanName: 'Azul Total',
  });
});

it('the operator’s name is what stands before what it says of itself', () => {
  const page = pageOfTexts([
    [60, 60, 12, 'Plano:'],
    [130, 60, 12, 'Azul Total'],
    [60, 100, 12, 'Boa Vista · operadora registrada na ANS sob o nº 12345-6'],
  ]);
  expect(valuesOn('healthcard', page)).toMatchObject({ OperatorName: 'Boa Vista', AnsNumber: '123456' });
});

it('what the card is, at its head, is no label of the plan', () => {
  const page = pageOfRows(
    [
      [[700, 'Plano de Saúde']],
      [[700, 'Coletivo Empresarial']],
      [[100, 'Plano']],
      [[100, 'AURORA NACIONAL']],
      [[100, 'Nome do beneficiário']],
      [[100, 'RUI LIMA PRADO']],
    ],
    'ocr',
    95,
  );
  expect(extractDocuments('healthcard', { pages: [page] })[0]?.Data).toMatchObject({
    PlanName: { value: 'AURORA NACIONAL' },
  });
});

it('what stands over the number in larger type than the holder below it is whose card it is, and its register is turned on the edge', () => {
  const page = pageOfTexts([
    [60, 40, 22, 'Serra Azul Vida'],
    [60, 90, 15, '402.5561.330917-00'],
    [60, 120, 11, 'Eva Luz dos Reis'],
    [60, 160, 7, 'Nasc.'],
    [300, 160, 7, 'Abrang.'],
    [500, 160, 7, 'Desde'],
    [60, 172, 9, '04/07/1979'],
    [300, 172, 9, 'Grupo de Estados'],
    [500, 172, 9, '01/02/2018'],
  ]);
  const turned = ['ANS', '–', 'nº', '41253-3'].map((text, at) => ({
    text,
    conf: 100,
    box: [0.01, 0.5 - 0.1 * at, 0.02, 0.08] as [number, number, number, number],
  }));
  expect(valuesOn('healthcard', { ...page, turned })).toMatchObject({
    OperatorName: 'Serra Azul Vida',
    Name: 'Eva Luz dos Reis',
    AnsNumber: '412533',
    Coverage: 'Grupo de Estados',
    StartDate: '2018-02-01',
  });
});
