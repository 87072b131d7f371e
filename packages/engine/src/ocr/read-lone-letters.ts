import { glyphHeightOf, shareOfHeight, withoutRoom, type TextLine } from '../pages/prepare/text-lines.ts';
import type { Raster } from '../pages/raster.ts';
import { cropOf } from './line-crop.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';
import { meanConfidence } from './second-pass.ts';

/** A value of one or two letters: a sex, a class or a blood group. Pieces of rules are read as letters of two strokes or one. */
const [mostGlyphs, letter, bloodGroup] = [2, /^(?![IJLT])\p{Lu}$/u, /^(?:AB?|B|O)[+-]$/] as const;
const hasLetter = /[\p{L}\p{N}]/u;
/** Below this confidence it is read again, and believed from this one on; a blood group has a form of its own. */
const [doubtful, believed, believedGroup] = [85, 70, 50] as const;
/** Words of its row are so many glyphs long, so surely read, and in type of the same height, within this share. */
const [leastBeside, sureBeside, sameRow, sameType] = [3, 85, 0.8, 0.15] as const;

/**
 * Reads letters again that were hardly read where they stand alone in a row of words of their own type: in the room for their accents may be
 * the foot of a label above them, and where a recogniser looks for a line of text first, a single wide letter is none.
 */
export async function readLoneLetters(
  page: Raster,
  lines: readonly TextLine[],
  readings: readonly (readonly ReadWord[])[],
  recogniser: Recogniser,
): Promise<ReadonlyMap<number, readonly ReadWord[]>> {
  const sure = lines.filter(
    ({ glyphs }, index) => glyphs >= leastBeside && meanConfidence(readings[index] ?? []) >= sureBeside,
  );
  const better = new Map<number, readonly ReadWord[]>();
  for (const [index, line] of lines.entries()) {
    const before = readings[index] ?? [];
    const conf = meanConfidence(before.filter(({ text }) => hasLetter.test(text)));
    if (line.glyphs > mostGlyphs || conf >= doubtful || !sure.some((other) => isOfRow(line, other))) continue;
    const tight = withoutRoom(line);
    const word = await letterIn(cropOf(page, tight), recogniser);
    if (word === undefined || word.conf < conf) continue;
    const y = tight.top - line.top;
    better.set(index, [{ ...word, top: word.top + y, bottom: word.bottom + y }]);
  }
  return better;
}

/** The letter in a picture of nothing else, in the surer of two readings: as a line, in which a single letter may be lost, and as none. */
async function letterIn(picture: Raster, recogniser: Recogniser): Promise<ReadWord | undefined> {
  const found: ReadWord[] = [];
  for (const layout of ['line', 'letter'] as const) {
    const [word, ...others] = await recogniser.read(picture, layout);
    const isValue = word && (isBloodGroup(word) || (letter.test(word.text) && word.conf >= believed));
    if (isValue === true && others.length === 0) found.push(word);
  }
  return found.toSorted((a, b) => b.conf - a.conf)[0];
}

/** Whether a word is a blood group, which no pattern is read as. */
export const isBloodGroup = ({ text, conf }: ReadWord): boolean =>
  bloodGroup.test(text) && conf >= believedGroup;

function isOfRow(line: TextLine, other: TextLine): boolean {
  const [own, height] = [glyphHeightOf(line), glyphHeightOf(other)];
  return (
    Math.abs(own - height) <= sameType * Math.max(own, height) &&
    shareOfHeight(withoutRoom(line), withoutRoom(other)) >= sameRow
  );
}
