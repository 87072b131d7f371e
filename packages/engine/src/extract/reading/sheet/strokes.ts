import type { Sheet, Token } from './sheet.ts';

/** Strokes and dotted lines set as signs, as between the two ends of a way ("┆", "│", "⋮"). */
const stroke = /^[\u2500-\u257F\u22EE|]+$/u;

/** The sheet without strokes at the beginning of its rows: they stand before the lines of a text, and are no part of it. */
export function withoutStrokesBefore(sheet: Sheet): Sheet {
  const dropped = new Set<Token>();
  for (const row of sheet.rows) {
    const from = row.findIndex(({ text }) => !stroke.test(text));
    for (const token of row.slice(0, Math.max(0, from))) dropped.add(token);
  }
  if (dropped.size === 0) return sheet;
  const isKept = (token: Token): boolean => !dropped.has(token);
  return {
    ...sheet,
    tokens: sheet.tokens.filter(isKept),
    rows: sheet.rows.map((row) => row.filter(isKept)),
  };
}
