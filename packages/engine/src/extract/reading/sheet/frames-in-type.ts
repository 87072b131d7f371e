import { fold } from './text.ts';

interface Word {
  readonly text: string;
  readonly folded: string;
  readonly conf: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** A rule across a form, in the characters of its type ("+--------+", "========"). */
const rule = /^[+|]?(?:[-=]{8,}[+|]?)+$/;
/** A bar at the beginning or the end of a word, or alone. */
const bar = /^\|(?!.*\|.)|(?<!\|.*)\|$/;

/** Bars at one place in so many rows are of a frame, and a form in such frames has so many of them in all. */
const [leastRows, leastBars] = [2, 10] as const;
/** How far the bars of one edge are apart at most, in characters. */
const sameEdge = 0.5;

/** The middles of the bars at the ends of a word, and the width of its characters. */
function barsOf({ text, left, right }: Word): { readonly at: readonly number[]; readonly pitch: number } {
  const pitch = (right - left) / Math.max(1, text.length);
  const at = [
    ...(text.startsWith('|') ? [left + pitch / 2] : []),
    ...(text.endsWith('|') && text.length > 1 ? [right - pitch / 2] : []),
  ];
  return { at, pitch };
}

/** Dashes alone so many times at one height, where nothing else is, are a line to be cut along. */
const leastDashes = 8;

function cutsIn<T extends Word>(tokens: readonly T[]): ReadonlySet<T> {
  const rows = new Map<number, T[]>();
  for (const token of tokens) {
    const height = Math.round(token.top);
    rows.set(height, [...(rows.get(height) ?? []), token]);
  }
  const isDash = ({ text }: T): boolean => /^[-–—]$/.test(text);
  return new Set([...rows.values()].filter((row) => row.length >= leastDashes && row.every(isDash)).flat());
}

/**
 * The words of exact text without the frames that a form of a line printer draws in the characters of its type: rules of dashes, and bars at
 * one place in several rows, which would lead from the words of one box to those of the box beside it.
 */
export function withoutFramesInType<T extends Word>(tokens: readonly T[]): readonly T[] {
  const framed = tokens.filter(({ text, conf }) => conf === 100 && bar.test(text));
  const cuts = cutsIn(tokens);
  const isRule = (token: T): boolean => token.conf === 100 && (rule.test(token.text) || cuts.has(token));
  const marks = framed.flatMap((token) => barsOf(token).at.map((at) => ({ at, top: token.top })));
  const isEdge = (at: number, pitch: number): boolean =>
    new Set(
      marks.filter((other) => Math.abs(other.at - at) < sameEdge * pitch).map(({ top }) => Math.round(top)),
    ).size >= leastRows;
  const hasFrames = marks.length >= leastBars;
  const bars = new Set(hasFrames ? framed : []);
  return tokens.flatMap((token): T[] => {
    if (isRule(token)) return [];
    if (!bars.has(token)) return [token];
    const { at, pitch } = barsOf(token);
    if (!at.every((each) => isEdge(each, pitch))) return [token];
    const text = token.text.replace(/^\|+|\|+$/g, '');
    if (text === '') return [];
    const left = token.text.startsWith('|') ? token.left + pitch : token.left;
    const right = token.text.endsWith('|') ? token.right - pitch : token.right;
    return [{ ...token, text, folded: fold(text), left, right }];
  });
}
