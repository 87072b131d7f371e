import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

type Data = ServiceData<'refund'>;

/** What slips of card terminals print beside the numbers of a payment, and how many of these words tell such a slip. */
const [ofSlip, fewestWords] = [/^(?:AUTO?|AID|ARQC|NSU|TERM|EC|ESTAB|CV|DOC|POS)(?=[:=]|$)/i, 2] as const;
/** How a card was charged, with the number of parts behind it. */
const sale =
  /^(?:VENDA )?((?:CR[EÉ]DITO|D[EÉ]BITO)(?: (?:[AÀ] VISTA|PARCELADO(?: (?:LOJA|EMISSOR|ADM(?:INISTRADORA)?|CLIENTE|(?:SEM|COM) JUROS))?))?)(?: \d{1,2} ?X)?$/iu;
/** The seller behind its number at the network. */
const seller = /^ESTAB[:.]? ?\d{6,15} (\p{Lu}[\p{L}\d .&'-]{2,40})$/u;
/** Day and hour joined by a dash, before the number of the terminal. */
const moment = /^(\d{2}[./]\d{2}[./]\d{2,4})-(\d{2}:\d{2}(?::\d{2})?)(?: TERM.*)?$/;

function valueIn(row: readonly Token[], pattern: RegExp): string[] {
  const [, ...values] = pattern.exec(printedOf(row)) ?? [];
  return values;
}

/** What the slip of a card terminal tells in rows of its own: how the card was charged, the seller, and when. */
export function readCardSlip({ rows }: Sheet): Data {
  const words = new Set(rows.flat().flatMap(({ text }) => ofSlip.exec(text)?.[0].toUpperCase() ?? []));
  if (words.size < fewestWords) return {};
  const data: Data = {};
  for (const row of rows) {
    const [kind = ''] = valueIn(row, sale);
    const [name = ''] = valueIn(row, seller);
    const [day = '', hour = ''] = valueIn(row, moment);
    for (const [id, value, valueKind, share] of [
      ['PaymentMethod', kind, 'text', placed.text],
      ['IssuerName', name, 'name', placed.text],
      ['IssueDate', day, 'date', placed.typed],
      ['IssueTime', hour, 'time', placed.typed],
    ] as const) {
      const own = row.filter(({ text }) => text.includes(value) || value.includes(text));
      const reading = value === '' ? undefined : readWhole(value, valueKind, own);
      if (reading) data[id] ??= fieldOf({ ...reading, anchorFit: 1, placed: share });
    }
  }
  return data;
}
