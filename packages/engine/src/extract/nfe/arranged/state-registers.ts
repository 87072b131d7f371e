import { parseAccessKey } from '@lavra/brazil/access-key';
import { fieldOf } from '../../../evidence/field.ts';
import type { Field } from '@lavra/contract/model/result';
import { runsApart } from '../../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { fold } from '../../reading/sheet/text.ts';
import { readWhole, type Reading } from '../../reading/values/values.ts';
import type { InvoiceData } from '../invoice.ts';

/** Space between two boxes, greatest distance of a caption from its value, and how far they may begin apart, in glyphs. */
const [betweenBoxes, toCaption, atEdge] = [1, 1.5, 1.2] as const;
/** Share of registers that were found beside the number of their party that were its own. */
const placed = 0.98;

const caption = /^(?:I\.? ?E\.?|insc(?:r(?:i[çc][ãa]o)?)?\.? ?est(?:ad(?:ual)?)?\.?)(?= ?:|$| \d| isent)/iu;

const registerIn = (text: string, tokens: readonly Token[]): Reading | undefined =>
  /^(?:\d|isent)/i.test(text) ? readWhole(text, 'state-register', tokens) : undefined;

/** The register behind its caption in one text ("IE: 112/2716769"). */
function behindCaption(run: readonly Token[]): Reading | undefined {
  for (let at = 1; at < run.length; at += 1) {
    const words = printedOf(run.slice(0, at)).replace(/ ?:$/, '');
    const found = caption.exec(words)?.[0].length === words.length;
    const reading = found ? registerIn(printedOf(run.slice(at)), run.slice(at)) : undefined;
    if (reading) return reading;
  }
  return undefined;
}

/** The register in the row of a party's number behind it, under its caption or behind it. */
function besideNumber(number: string, { rows, glyph }: Sheet): Reading | undefined {
  const runs = rows.map((row) => runsApart(row, betweenBoxes * glyph));
  const isCaptionOf = (run: readonly Token[], other: readonly Token[]): boolean => {
    const [own, over] = [edgesOf(run), edgesOf(other)];
    const space = own.top - over.bottom;
    const isNear = space > -glyph / 2 && space < toCaption * glyph;
    return isNear && Math.abs(own.left - over.left) < atEdge * glyph && caption.test(printedOf(other));
  };
  const isNumber = ({ text }: Token): boolean => text.replace(/\D/g, '') === number;
  for (const row of runs) {
    const at = row.findIndex((run) => run.some(isNumber));
    const own = row[at];
    if (own === undefined) continue;
    for (const run of [own.slice(own.findIndex(isNumber) + 1), ...row.slice(at + 1)]) {
      if (run.length === 0) continue;
      const whole = registerIn(printedOf(run), run);
      const isUnder = whole !== undefined && runs.flat().some((other) => isCaptionOf(run, other));
      const reading = isUnder ? whole : behindCaption(run);
      if (reading) return reading;
    }
  }
  return undefined;
}

/**
 * An invoice whose two parties have the same caption for their state registers, of which only one was read: each register is of the party whose
 * number stands before it in its row, and the issuer's number is the one in the key.
 */
export function withRegisters(data: InvoiceData, sheet: Sheet): InvoiceData {
  const { AccessKey: key, IssuerIE: own, RecipientIE: other } = data;
  const number = data.RecipientCNPJ ?? data.RecipientCPF;
  const issuer = key && parseAccessKey(key.value)?.issuer;
  if (issuer === undefined || number === undefined || (own !== undefined && other !== undefined)) return data;
  const [first, second] = [besideNumber(issuer, sheet), besideNumber(number.value, sheet)];
  if (second === undefined || issuer === number.value) return data;
  const fieldFrom = (reading: Reading): Field => fieldOf({ ...reading, anchorFit: 1, placed });
  const { IssuerIE: read, ...rest } = data;
  // What was read as the issuer's is the other party's; a carrier's may be the same, as of goods that are fetched.
  const kept = read && fold(read.value) !== fold(second.value) ? { IssuerIE: read } : {};
  return {
    ...rest,
    ...(first ? { IssuerIE: fieldFrom(first) } : kept),
    RecipientIE: other ?? fieldFrom(second),
  };
}
