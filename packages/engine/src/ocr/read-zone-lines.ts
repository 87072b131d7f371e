import { sharp } from '../pages/picture/sharp-loaders.ts';
import { glyphHeightOf, type TextLine } from '../pages/prepare/text-lines.ts';
import { rasterOf, type Raster } from '../pages/raster.ts';
import { cropOf } from './line-crop.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';
import { meanConfidence } from './second-pass.ts';

/** What a line of a machine-readable zone with figures has, whichever of its characters were misread; the shortest has 30. */
const [filler, figures, characters] = [/<</, /(?:\d\D*){6}/, /[A-Z\d<]/g] as const;
const [leastLength, leastOfZone] = [26, 0.85] as const;
/** A line read less surely than this is read once more, at this height of its letters in pixels, if they are clearly higher. */
const [doubtful, best, clearlyHigher] = [60, 34, 1.4] as const;

/** Whether words are a line of a machine-readable zone with figures, which the quick data reads better than the careful. */
function isLineOfZone(words: readonly ReadWord[]): boolean {
  const text = words.map((word) => word.text).join('');
  return (
    text.length >= leastLength &&
    filler.test(text) &&
    figures.test(text) &&
    (text.match(characters)?.length ?? 0) >= leastOfZone * text.length
  );
}

/** The words of a line, of which one of a zone, whose box may be that of the whole line, ends where the next one begins. */
export function endedWhereNextBegins(words: readonly ReadWord[]): readonly ReadWord[] {
  if (!words.some(({ text }) => filler.test(text))) return words;
  return words.map((word, index) => {
    const next = words[index + 1];
    return next === undefined || next.left <= word.left || next.left >= word.right
      ? word
      : { ...word, right: next.left };
  });
}

/**
 * Reads lines of a zone again that were hardly read: on a card enlarged for its small print the zone's letters are so high that they are
 * torn or doubled.
 */
export async function readZoneLines(
  page: Raster,
  lines: readonly TextLine[],
  readings: readonly (readonly ReadWord[])[],
  recogniser: Recogniser,
): Promise<ReadonlyMap<number, readonly ReadWord[]>> {
  const again = lines.flatMap((line, index) => {
    const words = readings[index] ?? [];
    const isHigh = glyphHeightOf(line) > clearlyHigher * best;
    return isHigh && meanConfidence(words) < doubtful && isLineOfZone(words) ? [{ line, index }] : [];
  });
  if (again.length === 0) return new Map();
  const scales = again.map(({ line }) => best / glyphHeightOf(line));
  const crops = await Promise.all(again.map(({ line }, at) => shrunk(cropOf(page, line), scales[at] ?? 1)));
  const read = await recogniser.readLines(crops, 'quick');
  return new Map(
    again.flatMap(({ index }, at) => {
      const words = (read[at] ?? []).map((word) => enlarged(word, 1 / (scales[at] ?? 1)));
      return meanConfidence(words) > meanConfidence(readings[index] ?? []) ? [[index, words] as const] : [];
    }),
  );
}

async function shrunk({ width, height, data }: Raster, scale: number): Promise<Raster> {
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.max(1, Math.round(width * scale)) })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rasterOf(info, pixels);
}

const enlarged = (word: ReadWord, by: number): ReadWord => ({
  ...word,
  left: Math.round(word.left * by),
  top: Math.round(word.top * by),
  right: Math.round(word.right * by),
  bottom: Math.round(word.bottom * by),
});
