import { joinedWords } from './runs.ts';
import { middleOf, rowsOf, type Sheet, type Token } from './sheet.ts';

/** Widest space between the groups of one number, and before its unit, in heights of its figures. */
const [betweenGroups, beforeUnit] = [1.2, 1.5] as const;
/** Units of a measure; without one behind it two numbers stand beside each other. */
const unit = /^(?:kg|kgs|kilos?|quilos?|t|ton|toneladas?|m[³3]|litros?|l|kwh)[.,;)]?$/i;
/** A space within a word of a text layer, which parts thousands. */
const spacesWithin = /(?<=\d)[\u00A0\u2009\u202F](?=\d{3}(?!\d))/g;

/** A page whose measures have points where a space parts their thousands ("17 120 kg"). */
export function withSpacedThousands(sheet: Sheet): Sheet {
  const taken = new Set<Token>();
  const wholes = new Map<Token, Token>();
  for (const row of sheet.rows)
    for (const [at, first] of row.entries()) {
      if (taken.has(first) || !/^\d{1,3}$/.test(first.text)) continue;
      const height = first.bottom - first.top;
      const follows = (index: number, most: number): boolean => {
        const [before, word] = [row[index - 1], row[index]];
        if (before === undefined || word === undefined) return false;
        const isLevel = Math.abs(middleOf(word) - middleOf(before)) < 0.3 * height;
        return isLevel && word.left >= before.right && word.left - before.right < most * height;
      };
      let end = at + 1;
      while (/^\d{3}$/.test(row[end]?.text ?? '') && follows(end, betweenGroups)) end += 1;
      const groups = row.slice(at, end);
      const isMeasure = unit.test(row[end]?.text ?? '') && follows(end, beforeUnit);
      const last = groups.at(-1);
      if (groups.length < 2 || last === undefined || !isMeasure) continue;
      wholes.set(first, joinedWords(first, last, groups.map(({ text }) => text).join('.')));
      for (const group of groups) taken.add(group);
    }
  const hasSpaces = sheet.tokens.some(({ text }) => text.search(spacesWithin) >= 0);
  if (wholes.size === 0 && !hasSpaces) return sheet;
  const tokens = sheet.tokens
    .filter((token) => wholes.has(token) || !taken.has(token))
    .map((token) => wholes.get(token) ?? token)
    .map((token) => ({ ...token, text: token.text.replace(spacesWithin, '.') }));
  return { ...sheet, tokens, rows: rowsOf(tokens, sheet.glyph) };
}
