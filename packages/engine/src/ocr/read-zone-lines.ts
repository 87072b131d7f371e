import { sharp } from '../pages/picture/sharp-loaders.ts';
import { glyphHeightOf, unionOf, type TextLine } from '../pages/prepare/text-lines.ts';
import { rasterOf, type Raster } from '../pages/raster.ts';
import { cropOf } from './line-crop.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';
import { meanConfidence } from './second-pass.ts';

/** What a line of a machine-readable zone has; the shortest has 30 characters, and where it was hardly read its fillers are round letters or brackets. */
const [filler, characters, notOfZone] = [/<</, /[A-Z\d<oacs(/]/g, /[^A-Z\d<]/] as const;
const [leastLength, leastOfZone] = [26, 0.85] as const;
/** A line read less surely than this is read once more, at these heights of its letters in pixels one after the other, if they are clearly higher. */
const [doubtful, heights, clearlyHigher] = [60, [34, 30, 26, 22, 19], 1.4] as const;

/** Whether words are a line of a machine-readable zone, which the quick data reads better than the careful, however badly they were read. */
function isLineOfZone(words: readonly ReadWord[]): boolean {
  const text = words.map((word) => word.text).join('');
  return (
    text.length >= leastLength &&
    filler.test(text) &&
    (text.match(characters)?.length ?? 0) >= leastOfZone * text.length
  );
}

/** Words of a zone's line stand at most this far apart, in their height: its characters are as far from each other as their width. */
const farthest = 1;

/** The words of a line, those of a machine-readable zone as one: it has no spaces, and the box of its first piece may be that of all. */
export function withZoneAsOne(words: readonly ReadWord[]): readonly ReadWord[] {
  if (!words.some(({ text }) => filler.test(text))) return words;
  return words.reduce<ReadWord[]>((joined, word) => {
    const before = joined.at(-1);
    const height = word.bottom - word.top;
    const isOfZone = before !== undefined && `${before.text}${word.text}`.match(notOfZone) === null;
    if (!isOfZone || word.left - before.right > farthest * height) return [...joined, word];
    const { left, top, right, bottom } = unionOf(before, word);
    const conf = meanConfidence([before, word]);
    return [
      ...joined.slice(0, -1),
      { ...before, text: before.text + word.text, conf, left, top, right, bottom },
    ];
  }, []);
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
  const better = new Map<number, readonly ReadWord[]>();
  const readingOf = (index: number): readonly ReadWord[] => better.get(index) ?? readings[index] ?? [];
  for (const height of heights) {
    const again = lines.flatMap((line, index) => {
      const isHigh = glyphHeightOf(line) > clearlyHigher * height;
      const isDoubtful = meanConfidence(readingOf(index)) < doubtful && isLineOfZone(readings[index] ?? []);
      return isHigh && isDoubtful ? [{ line, index, scale: height / glyphHeightOf(line) }] : [];
    });
    if (again.length === 0) continue;
    const crops = await Promise.all(again.map(({ line, scale }) => shrunk(cropOf(page, line), scale)));
    const read = await recogniser.readLines(crops, 'quick');
    again.forEach(({ index, scale }, at) => {
      const words = (read[at] ?? []).map((word) => enlarged(word, 1 / scale));
      if (meanConfidence(words) > meanConfidence(readingOf(index))) better.set(index, words);
    });
  }
  return better;
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
