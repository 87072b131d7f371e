import type { Sheet, Token } from '../sheet/sheet.ts';
import { withText } from './spread.ts';

/** Words that name the parts of a sale in its row, each with the part that follows; those of two words begin with "Vl." or "Valor". */
const parts = [
  ['code', /^\(?(?:C[OÓ]D(?:IGO)?|REF)\.?:?(?=.|$)/i],
  ['count', /^\(?(?:QTDE?|QUANT(?:IDADE)?)\.?:?(?=[\d.,]*$)/i],
  ['unit', /^UN(?:ID(?:ADE)?)?\.?:(?=.|$)/i],
  ['each', /^(?:(?:V[LI1|]R?\.?|VALOR|PRE[CÇ]O)[ .]?)?UNIT(?:[ÁA]RIO)?\.?:?(?=[\d.,]*$)/i],
  ['sum', /^(?:V[LI1|]R?\.?|VALOR)?[ .]?TOTAL:?(?=[\d.,]*$)/i],
  ['lead', /^\(?(?:V[LI1|]R?\.?|VALOR|PRE[CÇ]O)$|^[():]$|^R\$$/i],
] as const;
type Part = (typeof parts)[number][0];

interface Said {
  readonly part: Part;
  /** What of the word is the value; undefined where it is a label alone. */
  readonly value: Token | undefined;
}

/** The part that a word names, with its value where no space parts them ("Qtde.:2"). */
function saidBy(token: Token): Said | undefined {
  for (const [part, pattern] of parts) {
    const [label] = pattern.exec(token.text) ?? [];
    if (label === undefined) continue;
    const text = token.text.slice(label.length).replace(/\)$/, '');
    // A word that only begins like a label ("Codeína") is none.
    if (text !== '' && !/[.:]$/.test(label)) continue;
    return { part, value: text === '' ? undefined : withText(token, text) };
  }
  return undefined;
}

/** A name with its code in brackets behind it ("… (Código: 9034)"), as that code and the name. */
function codedName(row: readonly Token[]): Token[] | undefined {
  const at = row.findIndex(({ text }) => /^\(C[OÓ]D/i.test(text));
  const code = row.slice(at).find(({ text }) => /^\(?\D*\d{1,14}\)?$/.test(text));
  if (at < 1 || code === undefined) return undefined;
  const text = code.text.replace(/\D/g, '');
  return [withText(code, text), ...row.slice(0, at)];
}

/** A row of a sale without its labels: the code, if it has one, apart from the name and the rest. */
function partedRow(row: readonly Token[]): { code: Token | undefined; rest: Token[] } | undefined {
  const named = new Set<Part>();
  const rest: Token[] = [];
  let code: Token | undefined;
  let isCode = false;
  for (const token of row) {
    const said = saidBy(token);
    const value = said === undefined ? token : said.value;
    if (said !== undefined) {
      named.add(said.part);
      isCode = said.part === 'code';
    }
    if (value === undefined) continue;
    const text = value.text.replace(/[):]+$/, '');
    if (isCode && code === undefined && /^\d{1,14}$/.test(text)) code = withText(value, text);
    else rest.push(value);
    isCode = false;
  }
  // Headings have no amounts below them in their own row.
  const isSale = named.has('count') && named.has('each') && rest.some(({ text }) => /\d,\d\d/.test(text));
  return isSale ? { code, rest } : undefined;
}

/**
 * The sheet with sales whose parts have labels in their row ("Cód. 104 Qtde.: 2 CX Vl. unit.: 12,49 24,98") in the order of other registers:
 * the code before the name, and count, unit, price and amount behind it.
 */
export function withoutSaleLabels(sheet: Sheet): Sheet {
  const rows: (readonly Token[])[] = [];
  for (const row of sheet.rows) {
    const own = partedRow(row);
    const above = rows.at(-1);
    if (own === undefined || above === undefined) {
      rows.push(row);
      continue;
    }
    const { code, rest } = own;
    const isNamed = /^\d/.test(rest[0]?.text ?? '') && /^\p{L}/u.test(above[0]?.text ?? '');
    if (isNamed) rows[rows.length - 1] = code === undefined ? (codedName(above) ?? above) : [code, ...above];
    rows.push(isNamed || code === undefined ? rest : [code, ...rest]);
  }
  return { ...sheet, rows, tokens: rows.flat() };
}
