import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { readWhole } from '../reading/values/values.ts';

/** Share of the page below which a receipt's foot is, and above which its emblem stands. */
const [footFrom, headTo] = [0.5, 0.2] as const;
/** Most space between a company's name and its number below it, and between words of one text, in glyphs. */
const [underName, inText] = [1.6, 1.6] as const;
/** A company's name, which its legal form ends. */
const named = /^\p{Lu}[^:;|\d]*? (?:Ltda|LTDA|S[./]? ?A|EIRELI|Eireli|ME|EPP)\.?$/u;
const numberRow = /^CNPJ(?:\/MF)?:?\.? ?(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})$/u;

const fieldAt = (tokens: readonly Token[], kind: 'name' | 'cnpj'): Field | undefined => {
  const reading = readWhole(printedOf(tokens), kind, tokens);
  return (
    reading && fieldOf({ ...reading, anchorFit: 1, placed: kind === 'name' ? placed.text : placed.typed })
  );
};

/** The row with the name of the company, and the word with its number, which is the only one of the page, in a row of its own right below it. */
function companyOf({ rows, height, glyph }: Sheet): { name: readonly Token[]; number: Token } | undefined {
  const numbers = rows.flat().filter(({ text }) => /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/.test(text));
  const [number] = numbers;
  const at = rows.findIndex((row) => numberRow.test(printedOf(row)));
  const [name, row] = [rows[at - 1], rows[at]];
  if (numbers.length !== 1 || number === undefined || name === undefined || row === undefined)
    return undefined;
  const [over, under] = [edgesOf(name), edgesOf(row)];
  const isRight = over.top > footFrom * height && under.top - over.bottom < underName * glyph;
  return isRight && named.test(printedOf(name)) ? { name, number } : undefined;
}

/** The text in the head that is the name of the company without its last words, however small ("ZumGo" of "ZumGo Transportes Ltda."). */
function emblemOf(name: readonly Token[], { rows, height, glyph }: Sheet): readonly Token[] | undefined {
  const begins = new Set(name.slice(0, -1).map((_token, at) => fold(printedOf(name.slice(0, at + 1)))));
  for (const row of rows) {
    if (edgesOf(row).top > headTo * height) return undefined;
    const own = runsApart(row, inText * glyph).find((run) => begins.has(fold(printedOf(run))));
    if (own) return own;
  }
  return undefined;
}

/**
 * The company that a receipt names only at its foot, right above its number, below the brand under which it sells: the screen of an application or
 * the account of a restaurant. The name there is that of the company, whatever the head says; what `brandOf` finds in the head is its trade name.
 */
export function companyAtFoot(
  sheet: Sheet,
  brandOf: (sheet: Sheet) => ServiceData<'refund'>,
): ServiceData<'refund'> {
  const company = companyOf(sheet);
  const name = company && fieldAt(company.name, 'name');
  if (company === undefined || name === undefined) return {};
  const number = fieldAt([company.number], 'cnpj');
  const emblem = emblemOf(company.name, sheet);
  const tradeName = emblem && fieldAt(emblem, 'name');
  return {
    ...brandOf(sheet),
    IssuerName: name,
    ...(number && { IssuerCNPJ: number }),
    ...(tradeName && { IssuerTradeName: tradeName }),
  };
}
