import type { Sheet, Token } from './sheet.ts';

/** A block of the line of an authority's or utility's slip: eleven figures and their check digit. */
const block = /^\d{11}[-.]?\d$/;
/** Blocks of one line; a picture may have one of them misread. */
const leastBlocks = 3;

/** A page without the blocks of its slip's line, which are no value of a label that stands above them. */
export function withoutSlipBlocks(sheet: Sheet): Sheet {
  const blocks = new Set<Token>();
  for (const row of sheet.rows) {
    const own = row.filter(({ text }) => block.test(text));
    if (own.length >= leastBlocks) for (const token of own) blocks.add(token);
  }
  if (blocks.size === 0) return sheet;
  const isLeft = (token: Token): boolean => !blocks.has(token);
  return { ...sheet, tokens: sheet.tokens.filter(isLeft), rows: sheet.rows.map((row) => row.filter(isLeft)) };
}
