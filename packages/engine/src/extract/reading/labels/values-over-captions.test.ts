import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { readForm } from '../forms/form.ts';
import type { FormSpec } from '../forms/form-spec.ts';

type Id = 'Carrier' | 'Volumes' | 'Kind' | 'Plate' | 'CNPJ' | 'Notes' | 'Office' | 'Order';

const spec: FormSpec<Id> = {
  sections: { Sender: ['remetente'] },
  fields: [
    { id: 'Carrier', kind: 'text', labels: ['Transportador'] },
    { id: 'Volumes', kind: 'integer', labels: ['Quantidade', 'Volumes', 'Peças'] },
    { id: 'Kind', kind: 'text', labels: ['Espécie'], oneOf: /^VOLUMES$/i },
    { id: 'Plate', kind: 'plate', labels: ['Placa'] },
    { id: 'CNPJ', kind: 'cnpj', labels: ['CNPJ'] },
    { id: 'Notes', kind: 'long-text', labels: ['Informações complementares'] },
    { id: 'Office', kind: 'long-text', labels: ['Reservado ao fisco'] },
    { id: 'Order', kind: 'number', labels: ['Pedido'] },
  ],
};

const read = (texts: readonly Text[]) =>
  Object.fromEntries(readForm(sheetOfTexts(texts), spec).map(({ id, reading }) => [id, reading.value]));

const captioned: readonly Text[] = [
  [60, 100, 9, 'Cargas Boa Hora Ltda'],
  [60, 112, 6, 'transportador'],
  [400, 100, 9, '11.295.433/0001-38'],
  [400, 112, 6, 'CNPJ'],
  [700, 100, 9, 'ABC1D23'],
  [700, 112, 6, 'Placa'],
  [60, 140, 9, '37'],
  [60, 152, 6, 'quantidade'],
  [200, 140, 9, 'Volumes'],
  [200, 152, 6, 'espécie'],
];

it('a word that is a label elsewhere is the value of the caption right below it', () => {
  expect(read(captioned)).toEqual({
    Carrier: 'Cargas Boa Hora Ltda',
    CNPJ: '11295433000138',
    Plate: 'ABC1D23',
    Volumes: '37',
    Kind: 'Volumes',
  });
});

it('texts of several rows over their captions stand beside each other, and labels are words of them', () => {
  const { Notes, Office } = read([
    ...captioned,
    [60, 180, 9, 'Pedido do cliente da praia entregue sem'],
    [60, 193, 9, 'reserva ao transportador da filial, com a'],
    [60, 206, 9, 'nota dentro da caixa.'],
    [60, 218, 6, 'informações complementares'],
    [600, 180, 9, 'Regime especial de Lages'],
    [600, 193, 9, 'concedido em maio.'],
    [600, 205, 6, 'reservado ao fisco'],
  ]);
  expect([Notes, Office]).toEqual([
    'Pedido do cliente da praia entregue sem reserva ao transportador da filial, com a nota dentro da caixa.',
    'Regime especial de Lages concedido em maio.',
  ]);
});

it('an answer is beside its label though it is the label of another box', () => {
  expect(read([[60, 100, 9, 'Espécie VOLUMES Placa ABC1D23']]).Kind).toBe('VOLUMES');
});

it('so is a word with tails, which is at least as large as it looks', () => {
  const [, ...rest] = captioned;
  expect(read([[60, 100, 9, 'Peças e anéis'], ...rest])).toMatchObject({
    Carrier: 'Peças e anéis',
    Volumes: '37',
  });
});
