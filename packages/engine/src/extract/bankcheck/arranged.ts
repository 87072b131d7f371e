import { withoutOverlaps } from '../reading/sheet/overlaps.ts';
import { joinedWords } from '../reading/sheet/runs.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';

/** What the stub that stays in the book asks for. */
const ofStub =
  /^(?:CANHOTO|FAVORECIDO|FAVOR|SALDO|DATA|VALOR|DEPOSITOS?|HISTORICO|DESTINO|FINALIDADE|REFERENTE|TRANSPORTE|SOMA)$/;
/** Fewer words of it may be of the cheque. */
const leastOfStub = 2;

/** The cheque without the stub at its left, which repeats its number, day and amount. */
function withoutStub(sheet: Sheet): Sheet {
  const order = sheet.tokens.find(({ folded }) => folded === 'PAGUE');
  if (order === undefined) return sheet;
  const isStub = (token: Token): boolean => token.right < order.left - 0.5 * sheet.glyph;
  const stub = sheet.tokens.filter(isStub);
  if (stub.filter(({ folded }) => ofStub.test(folded)).length < leastOfStub) return sheet;
  const tokens = sheet.tokens.filter((token) => !isStub(token));
  return { ...sheet, tokens, rows: rowsOf(tokens, sheet.glyph) };
}

/** The beginning and the end of an account's number, which its point may part, and their greatest space in glyphs. */
const [beginning, ending, parted] = [/^\d{2,3}\.?$/, /^\.?\d[\d.]{2,8}-[\dXx]$/, 0.35] as const;

/** The tokens of a row with the parts of an account's number joined. */
function withWholeAccount(row: readonly Token[], glyph: number): readonly Token[] {
  const at = row.findIndex((token, index) => {
    const next = row[index + 1];
    const isNext = next !== undefined && next.left - token.right < parted * glyph;
    return isNext && beginning.test(token.text) && ending.test(next.text);
  });
  const [first, second] = [row[at], row[at + 1]];
  if (first === undefined || second === undefined) return row;
  return [...row.slice(0, at), joinedWords(first, second, first.text + second.text), ...row.slice(at + 2)];
}

/** The figures of the magnetic line in a row, whatever separates them. */
const magnetic = /^\D{0,3}\d{8}\D{1,3}\d{10}\D{1,3}\d{12}\D{0,3}$/;

/** The page down to the magnetic line, with which a cheque ends: below it a copy of the cheque lists what was paid. */
function withoutCopy(sheet: Sheet): Sheet {
  const at = sheet.rows.findIndex((row) => magnetic.test(row.map(({ text }) => text).join('')));
  const order = sheet.rows.findIndex((row) => row.some(({ folded }) => folded === 'PAGUE'));
  if (at < 0 || order < 0 || order > at || at + 1 === sheet.rows.length) return sheet;
  const rows = sheet.rows.slice(0, at + 1);
  const kept = new Set(rows.flat());
  return {
    ...sheet,
    rows,
    tokens: sheet.tokens.filter((token) => kept.has(token)),
    height: edgesOf([...kept]).bottom + sheet.glyph,
  };
}

/** A cheque as it is read: without its stub or what is printed below it, and with the numbers of its boxes whole. */
export function arrangedCheque(page: Sheet): Sheet {
  const sheet = withoutStub(withoutCopy(page));
  const rows = sheet.rows.map((row) => withWholeAccount(withoutOverlaps(row), sheet.glyph));
  return { ...sheet, rows, tokens: rows.flat() };
}
