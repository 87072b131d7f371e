import { sharp } from '../pages/picture/sharp-loaders.ts';
import { glyphHeightOf, unionOf, type TextLine } from '../pages/prepare/text-lines.ts';
import { rasterOf, type Raster } from '../pages/raster.ts';
import { cropOf } from './line-crop.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';
import { meanConfidence } from './second-pass.ts';

/** What a line of a machine-readable zone with figures has, whichever of its characters were misread; the shortest has 30. */
const [filler, figures, characters, notOfZone] = [/<</, /(?:\d\D*){6}/, /[A-Z\d<]/g, /[^A-Z\d<]/] as const;
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
