import { addTurns, turnBox } from '../pages/geometry.ts';
import type { Prepared } from '../pages/prepare/prepare.ts';
import { shareOfHeight } from '../pages/prepare/text-lines.ts';
import type { Blanks } from '../pages/page.ts';
import type { Raster, Turn } from '../pages/raster.ts';
import type { ReadWord } from './recogniser.ts';

/** A blank stands behind a word that is believed; of less sure ones that may stand in the blank's place the second value is enough. */
const [believed, possible] = [60, 40] as const;
const isWord = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;
/** Letters and marks that reach below the line, and by what share of the word; words without a tall letter, and their share of a capital. */
const [descends, descent] = [/[gjpqyçQ;,]/, 0.22] as const;
const [onlySmall, smallHeight] = [/^[acemnorsuvwxzgpqyç:;.,-]+$/, 0.72] as const;
const sameRow = 0.5;

// Lengths in heights of a capital.
/** Farthest from the word before, and from one rule to the next. */
const farthest = 2.6;
/** Where a rule stands, from the foot of the letters down, and where nothing else does. */
const [highest, lowest] = [-0.15, 0.55] as const;
const [above, below] = [-0.95, 1] as const;
/** A shorter rule is a dash; a longer one divides the page or is for a signature. */
const [shortest, longest, thickest] = [1.3, 40, 0.3] as const;
/** Underscores of some faces do not touch. */
const mostBroken = 0.17;
/** The side of a cell stands at least this high on the end of a rule. */
const [sideFrom, sideTo] = [0.3, 1.3] as const;
/** What is averaged along a rule: the grain of a photograph is as dark as a pale rule in single pixels. */
const averaged = 0.5;
/** Width of an underscore, which is that of a digit. */
const underscore = 0.78;

/** Grey levels: by how much a rule is darker than the paper above and below it, and those of a cell's side and of a stroke between two rules. */
const [leastContrast, sideLevel, signLevel] = [20, 200, 140] as const;
/** Share of the places along a rule that may have ink above or below, and share of a side that has ink. */
const [mostInk, leastOfSide] = [0.12, 0.8] as const;
/** So many words of so many characters show whether all are equally wide, as of a typewriter. */
const [longWord, leastWords, mostUneven] = [5, 3, 0.08] as const;

/** A sheet as it was read, and the words on it. */
interface Sheet {
  /** The page before its rules were erased. */
  readonly flat: Raster;
  readonly turn: Turn;
  readonly prepared: Prepared;
}

/**
 * The blanks to be filled in behind words, as underscores: rules at the foot of the line, with nothing over them. The recogniser leaves
 * them out, and on scans they are erased before it reads.
 */
export function findBlanks(sheet: Sheet, words: readonly ReadWord[]): Map<ReadWord, Blanks> {
  const levelled = levelledOf(sheet);
  const likely = words.filter(({ text, conf }) => conf >= possible && /[\p{L}\p{N}]/u.test(text));
  const blanks = new Map<ReadWord, Blanks>();
  for (const each of likely) {
    if (each.conf < believed || !isWord.test(each.text)) continue;
    const next = nextInRow(likely, each);
    const end = next?.left ?? sheet.prepared.raster.width;
    const foot = footOf(each);
    const capital = (foot - each.top) / (onlySmall.test(each.text) ? smallHeight : 1);
    // Words pieced together of marks may have no height.
    if (capital <= 0 || end - each.right < shortest * capital) continue;
    const pitch = pitchOf(likely, each) ?? underscore * capital;
    const blank = blankBehind(each, { foot, capital, end, pitch, levelled });
    if (blank === undefined) continue;
    const isOfNext =
      next !== undefined && next.line !== each.line && end - blank.right < blank.left - each.right;
    const to = isOfNext ? next : each;
    blanks.set(to, { ...blanks.get(to), [isOfNext ? 'before' : 'behind']: blank.text });
  }
  return blanks;
}

/** The first word beside another that is not much lower: rules are read as low ones. */
function nextInRow(words: readonly ReadWord[], word: ReadWord): ReadWord | undefined {
  const least = (word.bottom - word.top) / 2;
  let next: ReadWord | undefined;
  for (const other of words)
    if (
      other.left >= word.right &&
      other.left < (next?.left ?? Infinity) &&
      other.bottom - other.top >= least &&
      shareOfHeight(word, other) >= sameRow
    )
      next = other;
  return next;
}

/** Where the letters of a word stand, without those that reach below. */
const footOf = ({ text, top, bottom }: ReadWord): number =>
  descends.test(text) ? bottom - descent * (bottom - top) : bottom;

/** The width of a character where all words of the line have the same; undefined where letters differ in width. */
function pitchOf(words: readonly ReadWord[], { line }: ReadWord): number | undefined {
  const pitches = words
    .filter((word) => word.line === line && word.text.length >= longWord)
    .map(({ text, left, right }) => (right - left) / (text.length - 0.2));
  const [least, most] = [Math.min(...pitches), Math.max(...pitches)];
  return pitches.length >= leastWords && most - least <= mostUneven * most
    ? pitches.reduce((sum, each) => sum + each, 0) / pitches.length
    : undefined;
}

/** Reads a pixel of the flat page by its place on the prepared one. */
interface Levelled {
  readonly scale: number;
  at(x: number, y: number): number;
}

function levelledOf({ flat, turn, prepared }: Sheet): Levelled {
  const back = addTurns(0, 360 - turn);
  const placeOf = (x: number, y: number): readonly [number, number] => {
    const [left, top] = turnBox(prepared.toPage(x, y, x, y), back);
    return [left * flat.width, top * flat.height];
  };
  // The page was turned and scaled, both of which a plane's three points show.
  const { width, height } = prepared.raster;
  const [x0, y0] = placeOf(width / 2, height / 2);
  const [x1, y1] = placeOf(width, height / 2);
  const [x2, y2] = placeOf(width / 2, height);
  const [ax, ay] = [(x1 - x0) / (width / 2), (y1 - y0) / (width / 2)];
  const [bx, by] = [(x2 - x0) / (height / 2), (y2 - y0) / (height / 2)];
  return {
    scale: 1 / Math.hypot(ax, ay),
    at: (x, y) => {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const column = Math.floor(x0 + ax * dx + bx * dy);
      const row = Math.floor(y0 + ay * dx + by * dy);
      const isInside = column >= 0 && row >= 0 && column < flat.width && row < flat.height;
      return isInside ? (flat.data[row * flat.width + column] ?? 255) : 255;
    },
  };
}

interface Place {
  readonly foot: number;
  readonly capital: number;
  /** Where the next word of the row begins. */
  readonly end: number;
  /** Width of an underscore. */
  readonly pitch: number;
  readonly levelled: Levelled;
}

interface Run {
  readonly left: number;
  readonly right: number;
}

interface Blank extends Run {
  readonly text: string;
}

function blankBehind({ right }: ReadWord, place: Place): Blank | undefined {
  let blank: Blank | undefined;
  for (let from = right; from < place.end;) {
    const run = ruleFrom(from, place, blank === undefined);
    if (run === undefined) break;
    const rule = '_'.repeat(Math.max(2, Math.round((run.right - run.left) / place.pitch)));
    const isParted = blank !== undefined && hasSign(place, { left: from, right: run.left });
    blank =
      blank === undefined
        ? { ...run, text: rule }
        : { ...blank, right: run.right, text: `${blank.text}${isParted ? '/' : ' '}${rule}` };
    from = run.right + 1;
  }
  return blank;
}

/** Whether a sign stands between two rules: between those of a date it is a stroke. */
function hasSign({ levelled, foot, capital }: Place, { left, right }: Run): boolean {
  for (let x = left; x <= right; x += levelled.scale)
    for (let y = foot - capital; y < foot; y += levelled.scale)
      if (levelled.at(x, y) < signLevel) return true;
  return false;
}

/** The first rule behind a place; every rule that is long enough covers one of the columns that are looked at. */
function ruleFrom(from: number, { foot, capital, end, levelled }: Place, isFirst: boolean): Run | undefined {
  const step = levelled.scale;
  const half = Math.max(2, Math.round((averaged * capital) / step / 2)) * step;
  const beside = Math.max(3 * step, thickest * capital);
  const meanAt = (x: number, y: number): number => {
    let [sum, count] = [0, 0];
    for (let at = x - half; at <= x + half; at += step) {
      sum += levelled.at(at, y);
      count += 1;
    }
    return sum / count;
  };
  const contrastAt = (x: number, y: number): number =>
    Math.min(meanAt(x, y - beside), meanAt(x, y + beside)) - meanAt(x, y);
  for (
    let x = from + shortest * capital;
    x < Math.min(end, from + farthest * capital + step);
    x += shortest * capital
  ) {
    let [start, most] = [foot, 0];
    for (let y = foot + highest * capital; y <= foot + lowest * capital; y += step) {
      const contrast = contrastAt(x, y);
      if (contrast > most) [start, most] = [y, contrast];
    }
    if (most < leastContrast) continue;
    const least = Math.max(leastContrast, most / 3);
    // What begins under the word is a line under text, or the edge of a cell.
    if (isFirst && [-step, 0, step].some((aside) => contrastAt(from - 2 * half, start + aside) >= least))
      continue;
    const follow = (direction: 1 | -1, until: number): number => {
      let [last, y] = [x, start];
      for (let next = x + direction * step; direction * (until - next) > 0; next += direction * step) {
        // A rule may rise or fall by a pixel on its way.
        const at = [y, y - step, y + step].find(
          (each) => Math.abs(each - start) <= 2 * step && contrastAt(next, each) >= least,
        );
        if (at !== undefined) [last, y] = [next, at];
        else if (Math.abs(next - last) > mostBroken * capital) break;
      }
      return last;
    };
    const left = follow(-1, from - capital);
    if (left < from - 1.5 * half - step) continue;
    const right = follow(1, Math.min(end + capital, x + longest * capital));
    const run = { left, right };
    if (run.right - run.left < shortest * capital || right > end + half) continue;
    if ([left, right].some((side) => hasSide(levelled, side, { y: start, capital, half }))) continue;
    const paper = Math.max(meanAt(x, start - beside), meanAt(x, start + beside));
    let [dirty, all] = [0, 0];
    for (let at = left; at <= right; at += half) {
      all += 1;
      for (let y = foot + above * capital; y <= foot + below * capital; y += step)
        if (Math.abs(y - start) > beside && meanAt(at, y) < paper - most / 2) {
          dirty += 1;
          break;
        }
    }
    if (dirty <= mostInk * all) return run;
  }
  return undefined;
}

/** Whether a stroke stands on the end of a rule, or hangs from it: the side of a cell. */
function hasSide(
  levelled: Levelled,
  x: number,
  { y, capital, half }: { y: number; capital: number; half: number },
): boolean {
  const step = levelled.scale;
  return ([-1, 1] as const).some((direction) => {
    for (let aside = -half; aside <= half; aside += step) {
      let [inked, all] = [0, 0];
      for (let away = sideFrom * capital; away <= sideTo * capital; away += step) {
        all += 1;
        if (levelled.at(x + aside, y + direction * away) < sideLevel) inked += 1;
      }
      if (inked > leastOfSide * all) return true;
    }
    return false;
  });
}
