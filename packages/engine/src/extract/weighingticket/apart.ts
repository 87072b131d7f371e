import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';

/** Three weights of one weighing. */
interface Weights {
  readonly gross: Reading;
  readonly tare: Reading;
  readonly net: Reading;
}

const weight = /^(?:\d{1,3}(?:\.\d{3})+|\d{3,6})(?:kg)?$/i;
const word = /^\(?[\p{L}\d][\p{L}\d.ºª°/()-]*:?$/u;

/** What the words at a weight say that it is; what a loaded vehicle holds ("CARGA") is its net weight. */
const [ofNet, ofTare, ofGross] = [
  // Its end is lost where it stands in a dark box.
  /\bL[IÍ]Q|^(?:PESO )?(?:D[AE] )?CARGA$/i,
  /\bTARA\b|\bVAZIO\b/i,
  /\bBRUTO\b|\bPBT\b|\bCHEIO\b|\bCARREGADO\b/i,
] as const;
/** A net weight after discounts, or of another paper, is none of the three. */
const ofOther = /\bFINA(?:L|IS)\b|\bFATURAR\b|\bPAGAR\b|\bDESC|\bSEC[AO]\b|\bNOTA\b|\bNF\b|\bORIGEM\b/i;

/** Farthest that words above a weight name it, in heights of its digits: one in large type has its title over it. */
const mostOver = 3.2;
/** Widest space between two words of a name, and between a name and its weight, in glyphs: both may be at the edges of a box. */
const [withinName, toWeight] = [1.6, 30] as const;

/** The words of a row that end it and are close together. */
function lastRun(row: readonly Token[], glyph: number): readonly Token[] {
  const from = row.findLastIndex(
    (token, at) =>
      !word.test(token.text) ||
      weight.test(token.text) ||
      (row[at + 1]?.left ?? -Infinity) - token.right > withinName * glyph,
  );
  return row.slice(from + 1);
}

/** The words that name a weight: those to its left in its row, or those over its box. */
function namesAt(token: Token, { tokens, glyph }: Sheet): string[] {
  const height = token.bottom - token.top;
  const middle = (token.top + token.bottom) / 2;
  const isLeft = (other: Token): boolean =>
    other !== token && other.right <= token.left && token.left - other.right < toWeight * glyph;
  const before = tokens.filter((other) => isLeft(other) && other.top < middle && other.bottom > middle);
  const above = tokens.filter(
    (other) =>
      other.bottom < token.top + 0.3 * height &&
      token.top - other.bottom < mostOver * height &&
      (isLeft(other) || (other.left < token.right && other.right > token.left)),
  );
  const low = Math.max(...above.map(({ bottom }) => bottom));
  const rows = [before, above.filter(({ bottom }) => low - bottom < 0.6 * glyph)];
  return rows.map((row) =>
    printedOf(
      lastRun(
        row.toSorted((a, b) => a.left - b.left),
        glyph,
      ),
    ),
  );
}

/** Three weights anywhere on the page, named beside or over each, where the net one is the difference of the others. */
export function weightsApart(sheet: Sheet): Weights | undefined {
  const all = sheet.tokens.flatMap((token) => {
    const reading = weight.test(token.text)
      ? readWhole(token.text.replace(/kg$/i, ''), 'integer', [token])
      : undefined;
    if (reading === undefined) return [];
    const names = namesAt(token, sheet);
    const is = (own: RegExp, others: readonly RegExp[]): boolean =>
      names.some((name) => own.test(name)) && !names.some((name) => others.some((other) => other.test(name)));
    return [
      {
        reading,
        amount: Number(reading.value),
        isNet: is(ofNet, [ofTare, ofGross, ofOther]),
        isTare: is(ofTare, [ofNet, ofGross]),
        isGross: is(ofGross, [ofNet, ofTare]),
      },
    ];
  });
  for (const net of all.filter(({ isNet }) => isNet))
    for (const gross of all)
      for (const tare of all) {
        const isNamed = (gross.isGross && !tare.isNet) || (tare.isTare && !gross.isNet);
        const isOther = gross.isTare || tare.isGross || tare === net || gross === net;
        if (isNamed && !isOther && gross.amount - tare.amount === net.amount)
          return { gross: gross.reading, tare: tare.reading, net: net.reading };
      }
  return undefined;
}
