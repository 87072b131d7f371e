import { inkOf, type Token } from './sheet.ts';
import { isOver } from './tall-boxes.ts';

/** Two words of which one covers more than this share of the other, in width and in height, may be one word. */
const mostShared = 0.7;

/** Share of the wider box that both must share unless one text is part of the other: a box may be drawn too wide, over its neighbour. */
const leastShared = 0.5;

/** Greatest offset, in letters, of a part of a word from its letters in the whole word, and its least width compared with theirs. */
const mostAside = 1.5;

const leastWide = 0.65;

/** Printed width of a text in letters; narrow ones count half. */
const lettersOf = (text: string): number => text.length - 0.5 * (text.match(/[IJ1]/g)?.length ?? 0);

/** Whether a word is a part of another. The other's box may also reach over a neighbour: a dash, or a word whose letters it contains elsewhere ("TOMADOR DO"). */
function isPartOf({ text, folded, left, right }: Token, whole: Token): boolean {
  if (folded === '') return whole.text.includes(text);
  if (folded.length === 1) return whole.folded.includes(folded);
  const all = whole.folded;
  const pitch = (whole.right - whole.left) / lettersOf(all);
  if (right - left < leastWide * lettersOf(folded) * pitch) return false;
  for (let at = all.indexOf(folded); at >= 0; at = all.indexOf(folded, at + 1)) {
    const middle = whole.left + (lettersOf(all.slice(0, at)) + lettersOf(folded) / 2) * pitch;
    if (Math.abs(middle - (left + right) / 2) < mostAside * pitch) return true;
  }
  return false;
}

/** Two words read surely, of which one has letters so many times as wide as the other's, are not one: its box was drawn over its neighbour. */
const [surely, mostPitches] = [80, 2] as const;

function isTooWide(a: Token, b: Token): boolean {
  const [one, other] = [a, b].map(({ left, right, folded }) => (right - left) / Math.max(1, folded.length));
  const share = (one ?? 1) / (other ?? 1);
  const isSure = [a, b].every(({ conf, folded }) => conf > surely && /^[A-Z]{3}/.test(folded));
  return isSure && (share > mostPitches || share < 1 / mostPitches);
}

/** Whether two words are at the same place, measured by the smaller of them. */
function coverEachOther(a: Token, b: Token): boolean {
  if (isOver(a, b) || isOver(b, a)) return false;
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const isPart = isPartOf(a, b) || isPartOf(b, a);
  if (!isPart && isTooWide(a, b)) return false;
  return (
    (isPart || wide > leastShared * Math.max(a.right - a.left, b.right - b.left)) &&
    wide > mostShared * Math.min(a.right - a.left, b.right - b.left) &&
    high > mostShared * Math.min(a.bottom - a.top, b.bottom - b.top)
  );
}

/** Keeps the surer reading of a picture's words that were read twice, as part of the page and of their line. */
export function readOnce(tokens: readonly Token[]): Token[] {
  const inOrder = tokens.toSorted((a, b) => a.left - b.left);
  const pairs = inOrder.flatMap((token, index) => {
    const rest = inOrder.slice(index + 1);
    const end = rest.findIndex(({ left }) => left >= token.right);
    return rest
      .slice(0, end < 0 ? undefined : end)
      .filter((other) => token.conf < 100 && other.conf < 100 && coverEachOther(token, other))
      .map((other) => (inkOf([token]) < inkOf([other]) ? [token, other] : [other, token]) as [Token, Token]);
  });
  const doubled = new Set<Token>();
  // A word that is itself dropped replaces no other.
  for (const [weaker, stronger] of pairs.toSorted((a, b) => inkOf([b[1]]) - inkOf([a[1]])))
    if (!doubled.has(stronger)) doubled.add(weaker);
  return tokens.filter((token) => !doubled.has(token));
}
