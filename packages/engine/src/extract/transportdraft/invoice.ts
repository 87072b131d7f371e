import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { readForm } from '../reading/forms/form.ts';
import type { FormSpec } from '../reading/forms/form-spec.ts';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn } from '../reading/phrases/stretch.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';

type Cell = 'Number' | 'Series' | 'Amount';

/** Boxes of the only invoice of a draft, which has no table of them. */
const ofInvoice: FormSpec<Cell> = {
  fields: [
    {
      id: 'Number',
      kind: 'text',
      shape: /^\d[\d.]*(?:\s*[/–-]\s*\d{1,3})?$/,
      splits: { pattern: /^([\d.]+?)\s*(?:[/–-]\s*(\d{1,3}))?$/, into: ['Number', 'Series'] },
      labels: [
        'Nota fiscal / série',
        'Nota fiscal - série',
        'NF / série',
        'NF/sér.',
        'NF-e / série',
        'Nº NF / série',
        'Nº da NF / série',
        'Nota / série',
        'Número / série da NF',
        'Nota fiscal',
        'Nota fiscal nº',
        'Nº da nota fiscal',
        'Número da nota fiscal',
        'Nº NF',
        'NF nº',
        'Nº da NF',
        'NF',
        'NF-e',
        'NF-e nº',
        'Nº NF-e',
        'Nº da NF-e',
      ],
    },
    {
      id: 'Series',
      kind: 'code',
      labels: ['Série', 'Série da NF', 'Série NF', 'Série da nota', 'Série da nota fiscal'],
    },
    {
      id: 'Amount',
      kind: 'money',
      labels: [
        'Valor da NF',
        'Valor NF',
        'Valor da NF (R$)',
        'Valor NF (R$)',
        'Valor da NF-e',
        'Valor da nota',
        'Valor da nota fiscal',
        'Valor da nota fiscal (R$)',
        'Valor nota fiscal',
        'Valor total da NF',
        'Valor total da nota',
      ],
    },
  ],
};

/** The only invoice of a draft, from boxes beside those of the goods. */
export function readInvoice(sheet: Sheet): ServiceData<'transportdraft'> {
  const row = Object.fromEntries(
    readForm(sheet, ofInvoice).map(({ id, reading, fit, isText }) => [
      id,
      fieldOf({ ...reading, anchorFit: fit, placed: isText ? placed.text : placed.typed }),
    ]),
  );
  return row['Number'] === undefined ? {} : { Invoices: [row] };
}

/** An invoice in a line of them: number, series and amount ("17254 / 2 R$ 2.940,12"), which say themselves what they are. */
const inLine = /(?<![\d.,/])(\d{1,9}) ?[/–-] ?(\d{1,3}) (?:[-–(] ?)?R\$ ?(\d[\d.]*,\d\d)(?!\d)/g;

/** The invoices of a draft that lists them in a line, without columns. */
export function invoicesInLine(running: RunningText): ServiceData<'transportdraft'> {
  const rows = [...running.text.matchAll(inLine)].map(
    ({ 0: whole, 1: number, 2: series, 3: amount, index }) => {
      const stretch = { from: index, to: index + whole.length };
      const [Number, Series, Amount] = [
        fieldIn(running, stretch, number, 'number'),
        fieldIn(running, { ...stretch, from: index + (number?.length ?? 0) }, series, 'code'),
        fieldIn(running, stretch, amount, 'money'),
      ];
      return { ...(Number ? { Number } : {}), ...(Series ? { Series } : {}), ...(Amount ? { Amount } : {}) };
    },
  );
  const all = rows.length === 0 ? numbersInLine(running) : rows;
  return all.length === 0 ? {} : { Invoices: all };
}

/** Two numbers of invoices at least behind their sign ("NF-e nº 001.208 / 001.209"), each longer than a series. */
const numbersBehindSign =
  /(?<!\p{L})(?:NFs?(?:-?es?)?|notas? fisca(?:l|is)(?: eletr[ôo]nicas?)?)(?:\(s\))?:?(?: n[.º°os]*:?)? ((?:\d{1,3}(?:\.\d{3})+|\d{4,9})(?:(?: ?[,;/]| e) ?(?:\d{1,3}(?:\.\d{3})+|\d{4,9}))+)(?![\d/-]|[,.]\d)/giu;

function numbersInLine(running: RunningText): { Number: Field }[] {
  return [...running.text.matchAll(numbersBehindSign)].flatMap(({ 0: whole, 1: list = '', index }) => {
    let from = index;
    return list.split(/ ?[,;/] ?| e /).flatMap((printed) => {
      const Number = fieldIn(running, { from, to: index + whole.length }, printed, 'integer');
      from = running.text.indexOf(printed, from) + printed.length;
      return Number ? [{ Number }] : [];
    });
  });
}
