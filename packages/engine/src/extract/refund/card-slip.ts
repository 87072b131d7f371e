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

/** How to reach the network of the terminal, at the foot of a slip. */
const ofNetwork =
  /^(?:SAC|OUVIDORIA|CENTRAL D[EO] \p{L}+|ATENDIMENTO)(?!\p{L}).*(?:0[38]00|4\d{3})[ -]?\d{3,4}/iu;

/** Whether a page is, or ends with, the slip of a card terminal. */
const hasSlip = ({ rows }: Sheet): boolean =>
  new Set(rows.flat().flatMap(({ text }) => ofSlip.exec(text)?.[0].toUpperCase() ?? [])).size >= fewestWords;

/** The page without the telephones of the network below the numbers of a payment: they are not the seller's. */
export function withoutNetwork(sheet: Sheet): Sheet {
  if (!hasSlip(sheet)) return sheet;
  const from = sheet.rows.findIndex((row) => row.some(({ text }) => ofSlip.test(text)));
  const foot = sheet.rows.filter((row, at) => at > from && ofNetwork.test(printedOf(row)));
  const words = new Set(foot.flat());
  return foot.length === 0
    ? sheet
    : {
        ...sheet,
        tokens: sheet.tokens.filter((token) => !words.has(token)),
        rows: sheet.rows.filter((row) => !foot.includes(row)),
      };
}

/** What the slip of a card terminal tells in rows of its own: how the card was charged, the seller, and when. */
export function readCardSlip(sheet: Sheet): Data {
  const { rows } = sheet;
  if (!hasSlip(sheet)) return {};
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
