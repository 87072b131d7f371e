import { inRow } from './around-label.ts';
import type { Label } from './labels.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { rowWith } from '../sheet/row-with.ts';

/** A word nearer than this behind another one, in glyphs, is of one text with it; in a value, whatever its type. */
const ofText = 1.1;
/** A value is printed larger than its label by this factor; words of one text differ by less. */
const [larger, alike] = [1.12, 1.15] as const;
/** Greatest distances of a value from the label above it, in glyphs. */
const [aside, under] = [1, 2] as const;
/** A label with words this close behind it, in glyphs, has its value there. */
const besideLabel = 3;

/** Least values behind other labels that begin at one place, where those are a column, and by how much they may differ, in glyphs. */
const [leastInColumn, ofColumn] = [3, 0.5] as const;

/** Most words of a company's name behind its first, and widest space between them in a row of values, in glyphs. */
const [longestName, inValue] = [7, 1.6] as const;
/** Least labels right above a row of values. */
const leastAbove = 3;

/** The end of a company's name. */
const legalForm = /^(?:LTDA|SA|EIRELI|ME|EPP)$/;

type Behind = (last: Token) => readonly Token[];

/** Tests whether words stand over their own caption, which is in smaller type and alone: the value begins with the word that the caption is ("Fazenda Três Marcos" over "fazenda"). */
const overCaption =
  (labels: readonly Label[], behind: Behind, glyph: number) =>
  (label: Label): boolean =>
    labels.some((other) => {
      const last = other.tokens.at(-1);
      const down = other.top - label.bottom;
      return (
        other !== label &&
        other.id === label.id &&
        last !== undefined &&
        down > -0.3 * glyph &&
        down < under * glyph &&
        Math.abs(other.left - label.left) < aside * glyph &&
        sizeOfType(label.tokens) > larger * sizeOfType(other.tokens) &&
        behind(last).length === 0
      );
    });

/** Tests whether words stand right behind the colon of another label of their field, with nothing behind them ("Retenção do ISS: Retido pelo tomador"). */
const behindColon =
  (
    labels: readonly Label[],
    rowOf: (token: Token) => readonly Token[],
    behind: Behind,
    glyph: number,
    isKin: (one: string, other: string) => boolean,
  ) =>
  ({ id, tokens: [first] }: Label, last: Token): boolean => {
    const row = first === undefined ? [] : rowOf(first);
    const before = row[row.findIndex((token) => token === first) - 1];
    if (first === undefined || before?.text.endsWith(':') !== true) return false;
    const other = labels.find(({ tokens }) => tokens.at(-1) === before);
    const isNear = first.left - before.right < ofText * Math.max(glyph, first.bottom - first.top);
    const isKinOf = other !== undefined && other.id !== id && isKin(id, other.id);
    // One word says which of several it is ("Destino: sepultamento").
    return isNear && isKinOf && first !== last && behind(last).length === 0;
  };

/** Tests whether words begin a company's name in a row of values below a row of labels. */
const belowLabels =
  (labels: readonly Label[], rowOf: (token: Token) => readonly Token[], glyph: number) =>
  (label: Label, last: Token): boolean => {
    const own = rowOf(last);
    const rest = own.slice(own.indexOf(last) + 1, own.indexOf(last) + 1 + longestName);
    const end = rest.findIndex(({ folded }) => legalForm.test(folded));
    const isText = rest
      .slice(0, end + 1)
      .every((token, at) => token.left - (rest[at - 1] ?? last).right < inValue * glyph);
    if (label.tokens.length > 1 || end < 1 || !isText) return false;
    const others = labels.filter((other) => other !== label);
    const isFree = !others.some(({ tokens }) => tokens.some((token) => own.includes(token)));
    const above = others.filter(
      ({ bottom }) => label.top - bottom > -0.3 * glyph && label.top - bottom < under * glyph,
    );
    return isFree && above.length >= leastAbove;
  };

/** Tests whether words stand behind a label in the column in which other labels have their values: there they are of a value. */
function inValueColumn(
  labels: readonly Label[],
  rows: Sheet['rows'],
  rowOf: (token: Token) => readonly Token[],
  glyph: number,
): (label: Label) => boolean {
  const ofLabels = new Set(labels.flatMap(({ tokens }) => tokens));
  const lastOfLabels = new Set(labels.map(({ tokens }) => tokens.at(-1)));
  const valuesBehind = rows.flatMap((row) =>
    row.filter((token, at) => !ofLabels.has(token) && at > 0 && lastOfLabels.has(row[at - 1])),
  );
  return ({ tokens: [first] }) => {
    const row = first === undefined ? [] : rowOf(first);
    const before = row[row.findIndex((token) => token === first) - 1];
    if (first === undefined || before === undefined || !lastOfLabels.has(before)) return false;
    const isAligned = ({ left }: Pick<Token, 'left'>): boolean =>
      Math.abs(left - first.left) < ofColumn * glyph;
    return (
      valuesBehind.filter(isAligned).length >= leastInColumn &&
      !labels.some((other) => other.tokens[0] !== first && isAligned(other))
    );
  };
}

/** Tests whether a row is another label and this one and nothing else: it is no row of headings. */
const onlyBehind =
  (labels: readonly Label[], rowOf: (token: Token) => readonly Token[]) =>
  ({ tokens: [first] }: Label, last: Token): boolean => {
    const row = rowOf(last);
    const before = row.slice(
      0,
      row.findIndex((token) => token === first),
    );
    return (
      row.at(-1) === last &&
      labels.some(
        ({ tokens }) => tokens.length === before.length && before.every((token) => tokens.includes(token)),
      )
    );
  };

/**
 * Tests whether words that spell a label begin a value: "FAZENDA" of "FAZENDA RIO DAS ANTAS" in a box whose smaller label is right above, or
 * "TRANSPORTADORA" of a company's name in the letterhead and under the line for its signature.
 */
export function beginsValue(
  labels: readonly Label[],
  { rows, glyph }: Sheet,
  isKin: (one: string, other: string) => boolean,
): (label: Label) => boolean {
  const ofLabels = new Set(labels.flatMap(({ tokens }) => tokens));
  const rowOf = (token: Token): readonly Token[] => rowWith(rows, token);
  const behind = (last: Token): Token[] => {
    const row = rowOf(last);
    const rest = row.slice(row.indexOf(last) + 1);
    // Words in large type are further apart than those of the page, and monospaced ones by a whole letter.
    const near = ofText * Math.max(glyph, last.bottom - last.top);
    const end = rest.findIndex(
      (token, at) => token.left - (rest[at - 1] ?? last).right > near || ofLabels.has(token),
    );
    return end < 0 ? rest : rest.slice(0, end);
  };
  const isOneType = (label: Label, more: readonly Token[]): boolean => {
    const share = sizeOfType(label.tokens) / Math.max(1, sizeOfType(more));
    return share < alike && share > 1 / alike;
  };
  const isInBox = (label: Label): boolean =>
    labels.some((other) => {
      const last = other.tokens.at(-1);
      if (other === label || last === undefined || last.text.endsWith(':')) return false;
      const down = label.top - other.bottom;
      const isBelow =
        down > -0.3 * glyph && down < under * glyph && Math.abs(other.left - label.left) < aside * glyph;
      return (
        isBelow &&
        sizeOfType(label.tokens) > larger * sizeOfType(other.tokens) &&
        !rowOf(last).some(
          (token) =>
            !ofLabels.has(token) &&
            inRow(token, last, glyph) &&
            token.left >= last.right &&
            token.left - last.right < besideLabel * glyph,
        )
      );
    });
  const isOfName = (label: Label, more: readonly Token[]): boolean => {
    if (label.tokens.length > 1 || more.length < 2 || !legalForm.test(more.at(-1)?.folded ?? ''))
      return false;
    const text = more.map(({ folded }) => folded).join('');
    const { top } = edgesOf(label.tokens);
    const isLarge = sizeOfType(label.tokens) > larger * glyph;
    const isRepeated = labels.some(
      (other) =>
        other.id === label.id &&
        Math.abs(other.top - top) > 2 * glyph &&
        other.tokens.length === 1 &&
        other.tokens
          .flatMap(behind)
          .map(({ folded }) => folded)
          .join('') === text,
    );
    return isLarge || isRepeated;
  };
  // Behind a dash in the text of a box a short number's word is of that text ("Armazém 17B - Moega 2").
  const isBehindDash = (label: Label, last: Token): boolean => {
    const row = rowOf(last);
    const [dash, next] = [label.tokens[0], row[row.indexOf(last) + 1]];
    let at = row.findIndex((token) => token === dash);
    if (!/^[-–—]$/.test(dash?.text ?? '') || at < 1 || (next !== undefined && !/^\d{1,3}$/.test(next.text)))
      return false;
    while (at > 0 && (row[at]?.left ?? 0) - (row[at - 1]?.right ?? 0) < ofText * glyph) at -= 1;
    const text = row.slice(at, row.indexOf(last) + 1);
    return text[0] !== dash && isInBox({ ...label, tokens: text, left: edgesOf(text).left });
  };
  // Right behind another label without a colon, in larger type than that one's or where both mean one field ("Propriedade Fazenda Rio Verde").
  const isBehindLabel = ({ id, tokens: own }: Label): boolean => {
    const [first] = own;
    const row = first === undefined ? [] : rowOf(first);
    const before = row[row.findIndex((token) => token === first) - 1];
    const other = labels.find(({ tokens }) => tokens.at(-1) === before);
    if (first === undefined || before === undefined || other === undefined) return false;
    const isNear = first.left - before.right < ofText * Math.max(glyph, first.bottom - first.top);
    if (!isNear || before.text.endsWith(':')) return false;
    return sizeOfType(own) > larger * sizeOfType(other.tokens) || (other.id !== id && isKin(id, other.id));
  };
  const isInColumn = inValueColumn(labels, rows, rowOf, glyph);
  const isAllBehind = onlyBehind(labels, rowOf);
  const isBelowLabels = belowLabels(labels, rowOf, glyph);
  const isOverCaption = overCaption(labels, behind, glyph);
  const isAnswer = behindColon(labels, rowOf, behind, glyph, isKin);
  return (label) => {
    const last = label.tokens.at(-1);
    if (last === undefined || last.text.endsWith(':')) return false;
    if (isBehindDash(label, last) || isAnswer(label, last)) return true;
    const more = behind(last);
    const isText = more[0] !== undefined && /\p{L}/u.test(more[0].text);
    if ((isText || isAllBehind(label, last)) && isInColumn(label)) return true;
    return (
      isText &&
      isOneType(label, more) &&
      (isInBox(label) ||
        isOverCaption(label) ||
        isBehindLabel(label) ||
        isOfName(label, more) ||
        isBelowLabels(label, last))
    );
  };
}
