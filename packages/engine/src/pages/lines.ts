import type { PlacedWord } from './document.ts';
import { clampBox, unionOf } from './geometry.ts';
import type { Line, Word } from './page.ts';

/** Share of the taller band that two bands must share to stand on one line. */
const sharedBand = 0.45;

interface Growing {
  readonly words: PlacedWord[];
  top: number;
  bottom: number;
}

/** Visual lines across the whole page, top to bottom, their words left to right; turned words stand alone. */
export function groupIntoLines(words: readonly PlacedWord[]): Line[] {
  const lines: Growing[] = [];
  const centred = [...words].toSorted(
    (a, b) => a.band[0] + a.band[1] - b.band[0] - b.band[1] || a.box[0] - b.box[0],
  );
  for (const word of centred) {
    const line = word.isTurned ? undefined : lines.findLast((candidate) => sharesBand(candidate, word));
    if (line === undefined) lines.push({ words: [word], top: word.band[0], bottom: word.band[1] });
    else join(line, word);
  }
  return lines
    .toSorted(
      (a, b) => a.top + a.bottom - b.top - b.bottom || (a.words[0]?.box[0] ?? 0) - (b.words[0]?.box[0] ?? 0),
    )
    .map(({ words: unordered }) => {
      const ordered = unordered
        .toSorted((a, b) => (a.level ?? a.box)[0] - (b.level ?? b.box)[0])
        .map(toPlainWord);
      return {
        text: ordered.map((word) => word.text).join(' '),
        words: ordered,
        box: clampBox(unionOf(ordered.map((word) => word.box))),
      };
    });
}

function sharesBand(line: Growing, word: PlacedWord): boolean {
  if (line.words[0]?.isTurned === true) return false;
  const [top, bottom] = word.band;
  const shared = Math.min(line.bottom, bottom) - Math.max(line.top, top);
  return shared > sharedBand * Math.max(line.bottom - line.top, bottom - top);
}

/** The band of a line is the mean of its words: a slanted line neither grows nor swallows its neighbour. */
function join(line: Growing, word: PlacedWord): void {
  const count = line.words.length;
  line.top = (line.top * count + word.band[0]) / (count + 1);
  line.bottom = (line.bottom * count + word.band[1]) / (count + 1);
  line.words.push(word);
}

function toPlainWord({ text, conf, box, level, isTurned }: PlacedWord): Word {
  return { text, conf, box, ...(level === undefined ? {} : { level }), ...(isTurned ? { isTurned } : {}) };
}
