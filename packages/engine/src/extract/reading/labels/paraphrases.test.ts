import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { conceptsOf } from './concepts.ts';
import { paraphrasesOn } from './paraphrases.ts';

const fields = [
  { id: 'PasswordExpiryDate', kind: 'date', labels: ['Validade da senha', 'Data de validade da senha'] },
  { id: 'CardExpiryDate', kind: 'date', labels: ['Validade da carteira'] },
  { id: 'RequestDate', kind: 'date', labels: ['Data da solicitação'] },
  { id: 'FreightAmount', kind: 'money', labels: ['Valor do frete'] },
  { id: 'NetWeight', kind: 'decimal', labels: ['Peso líquido'] },
] as const;

const on = (...texts: string[]) =>
  paraphrasesOn(sheetOfRows(texts.map((text) => [[60, text]])), fields).map(({ text, ids }) => [
    text,
    ...ids,
  ]);

it('a text that speaks of what a label speaks of may be the label of its field', () => {
  expect(on('Senha vale até:', 'Carteira vence em', 'Pedido em')).toEqual([
    ['Senha vale até', 'PasswordExpiryDate'],
    ['Carteira vence em', 'CardExpiryDate'],
    ['Pedido em', 'RequestDate'],
  ]);
});

it('what stands behind a colon is the value', () => {
  expect(on('Senha vale até: Carteira vence')).toEqual([['Senha vale até', 'PasswordExpiryDate']]);
});

it('a label of the form itself is none, nor words that only tell the sort of a value, nor a sentence', () => {
  expect(on('Validade da senha', 'Data', 'A senha e a carteira valem até o fim do mês seguinte')).toEqual([]);
});

it('a label that tells the sort of its value is none of a field with another sort of it', () => {
  expect(on('Valor líquido')).toEqual([]);
  expect(on('Quilos líquidos')).toEqual([['Quilos líquidos', 'NetWeight']]);
});

it('a number may stand right behind a label without a colon', () => {
  expect(on('Pedida 12/05/2025', 'Pedido do paciente 12')).toEqual([['Pedida', 'RequestDate']]);
});

it.each([
  ['Domicílio', 'Endereço'],
  ['Correio eletrônico', 'E-mail'],
  ['Cód. postal', 'CEP'],
  ['Sai de', 'Origem'],
  ['Chegada combinada', 'Previsão de entrega'],
  ['Inscr. no Estado', 'Inscrição estadual'],
  ['Onde foi executado', 'Local da prestação'],
  ['O que foi descarregado', 'Produto'],
])('“%s” speaks of the same as “%s”', (one, other) => {
  const ids = (label: string) => new Set(conceptsOf(label).map(({ id }) => id));
  expect(ids(one)).toEqual(ids(other));
});

it('the beginning of a word tells what it speaks of, whatever its ending', () => {
  const ids = (label: string) => conceptsOf(label).map(({ id }) => id);
  expect(ids('Médico que solicitou')).toEqual(ids('Profissional solicitante'));
  expect(ids('Gerador')).not.toEqual(ids('Gerada'));
});

it('the second row of a label is none, nor the title of a block', () => {
  expect(on('da senha', 'Dados da senha', 'Informações do frete')).toEqual([]);
});
