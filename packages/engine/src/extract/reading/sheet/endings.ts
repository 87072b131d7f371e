import { rowsOf, type Sheet, type Token } from './sheet.ts';
import { joinedWords } from './runs.ts';

/** Printed words of a form whose ending for a man or a woman is left to be filled in; none is a word by itself. */
const stem =
  /^(?:nascid|filh|falecid|casad|solteir|vi[úu]v|brasileir|residenciad|domiciliad|registrad|inscrit)$/iu;
const ending = /^([oa]s?)([,;.]?)$/iu;

/** Widest space before an ending, in glyphs. */
const near = 3;

/** The sheet with endings that were filled in joined to their words ("nascid a" is "nascida"). */
export function withEndings(sheet: Sheet): Sheet {
  const tokens: Token[] = [];
  for (const token of sheet.tokens) {
    const last = tokens.at(-1);
    const isEnding =
      last !== undefined &&
      stem.test(last.text) &&
      ending.test(token.text) &&
      token.left >= last.left &&
      token.left - last.right < near * sheet.glyph;
    if (!isEnding) {
      tokens.push(token);
      continue;
    }
    tokens[tokens.length - 1] = joinedWords(last, token, last.text + token.text);
  }
  return tokens.length === sheet.tokens.length
    ? sheet
    : { ...sheet, tokens, rows: rowsOf(tokens, sheet.glyph) };
}
