import { middleOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';

/** Three weights of one weighing. */
interface Weights {
  readonly gross: Reading;
  readonly tare: Reading;
  readonly net: Reading;
  /** What is taken off the net weight and what is left of it, where both are printed. */
  readonly less?: { readonly discount: Reading; readonly rest: Reading };
}

const weight = /^(?:\d{1,3}(?:\.\d{3})+|\d{3,6})(?:kg)?$/i;
const word = /^\(?[\p{L}\d][\p{L}\d.ºª°/()-]*:?$/u;

/** What the words at a weight say that it is; what a loaded vehicle holds ("CARGA") is its net weight. */
const [ofNet, ofTare, ofGross] = [
  // Its end is lost where it stands in a dark box.
  /\bL[IÍ]Q|^(?:PESO )?(?:D[AE] )?CARGA$/i,
  /\bTARA\b|\bVAZI[OA]\b|\bDESCARREGAD[OA]\b|\bSEM CARGA\b/i,
  /\bBRUTO\b|\bPBT\b|\bCHEI[OA]\b|\bCARREGAD[OA]\b|\bCOM CARGA\b/i,
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
  // What is before such a weight is the name of the one before it.
  const behind = nameBehind(token, tokens, glyph);
  if ([ofNet, ofTare, ofGross].some((name) => name.test(behind))) return [behind];
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
  const names = rows.map((row) =>
    printedOf(
      lastRun(
        row.toSorted((a, b) => a.left - b.left),
        glyph,
      ),
    ),
  );
  return [...names, titleOver(token, tokens, glyph)];
}

/** The word right behind a weight and its unit, in their text ("37.240 kg líquido"). */
function nameBehind(weight: Token, tokens: readonly Token[], glyph: number): string {
  const row = tokens
    .filter((token) => token.left > weight.left && Math.abs(middleOf(token) - middleOf(weight)) < 0.4 * glyph)
    .toSorted((a, b) => a.left - b.left);
  const [unit, name] = row;
  const isNamed =
    unit !== undefined &&
    name !== undefined &&
    /^kg$/i.test(unit.text) &&
    /^\p{L}{3,}$/u.test(name.text) &&
    [unit.left - weight.right, name.left - unit.right].every((space) => space < withinName * glyph);
  return isNamed ? name.text : '';
}

/** The whole text right above a weight that begins over it: it may be longer than the weight is wide. */
function titleOver(weight: Token, tokens: readonly Token[], glyph: number): string {
  const height = weight.bottom - weight.top;
  const first = tokens.find(
    (token) =>
      token.left > weight.left - glyph &&
      token.left < weight.right &&
      token.bottom < weight.top + 0.3 * height &&
      weight.top - token.bottom < height,
  );
  if (first === undefined) return '';
  const row = tokens
    .filter((token) => token.left >= first.left && Math.abs(middleOf(token) - middleOf(first)) < 0.4 * glyph)
    .toSorted((a, b) => a.left - b.left);
  const end = row.findIndex(
    (token, at) => at > 0 && token.left - (row[at - 1]?.right ?? 0) > withinName * glyph,
  );
  return printedOf(row.slice(0, end < 0 ? undefined : end));
}

/** A weight with what its names say. */
interface Named {
  readonly reading: Reading;
  readonly amount: number;
  readonly isDiscount: boolean;
}

/** A discount by its name and the weight that is left of the net one without it. */
function lessOf(net: Named, all: readonly Named[]): Pick<Weights, 'less'> {
  for (const discount of all) {
    const rest = all.find(({ amount }) => amount === net.amount - discount.amount);
    if (discount.isDiscount && discount.amount < net.amount / 2 && rest !== undefined && rest !== discount)
      return { less: { discount: discount.reading, rest: rest.reading } };
  }
  return {};
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
        isDiscount: names.some((name) => /\bDESCONTOS?\b/i.test(name)),
        isElse: names.some((name) => ofOther.test(name)),
      },
    ];
  });
  for (const net of all.filter(({ isNet }) => isNet))
    for (const gross of all)
      for (const tare of all) {
        const isNamed = (gross.isGross && !tare.isNet) || (tare.isTare && !gross.isNet);
        const isOther = gross.isTare || tare.isGross || tare === net || gross === net;
        if (isNamed && !isOther && gross.amount - tare.amount === net.amount)
          return { gross: gross.reading, tare: tare.reading, net: net.reading, ...lessOf(net, all) };
      }
  // Two weights by their names prove the third, whatever that is called.
  const isSure = (gross: (typeof all)[number], tare: (typeof all)[number]): boolean =>
    gross.isGross && tare.isTare && !gross.isTare && !tare.isGross;
  for (const gross of all)
    for (const tare of all) {
      const net = all.find(
        (each) =>
          each.amount === gross.amount - tare.amount && each !== tare && !each.isElse && !each.isGross,
      );
      const proven = net?.reading ?? inTonnes(gross.amount - tare.amount, sheet);
      if (proven !== undefined && isSure(gross, tare))
        return { gross: gross.reading, tare: tare.reading, net: proven, ...(net && lessOf(net, all)) };
    }
  return undefined;
}

/** A weight that is said again in tonnes, to the kilogram. */
function inTonnes(kilograms: number, { rows }: Sheet): Reading | undefined {
  for (const row of rows)
    for (const [at, token] of row.entries())
      if (
        /^\d{1,3},\d{3}$/.test(token.text) &&
        /^(?:t|ton\.?|toneladas?)[.,;)]?$/i.test(row[at + 1]?.text ?? '')
      ) {
        const reading = readWhole(token.text.replace(',', '.'), 'integer', [token]);
        if (reading !== undefined && Number(reading.value) === kilograms) return reading;
      }
  return undefined;
}

/** Farthest that the moment of a weighing is below its weight, in heights of its figures. */
const mostUnder = 2.4;

/** The day and the hour right below a weight, or behind it in its row. */
function momentAt({ tokens: [weight] }: Reading, { tokens }: Sheet): readonly [Reading, Reading] | undefined {
  if (weight === undefined) return undefined;
  const { left, top, bottom } = weight;
  const near = tokens.filter(
    (token) =>
      token.top > top - 0.5 * (bottom - top) &&
      token.top - bottom < mostUnder * (bottom - top) &&
      token.left >= left - (bottom - top) &&
      token.left - left < toWeight * (bottom - top),
  );
  const only = (kind: 'date' | 'time'): Reading | undefined => {
    const [one, other] = near.flatMap((token) => readWhole(token.text, kind, [token]) ?? []);
    return other === undefined ? one : undefined;
  };
  const [date, time] = [only('date'), only('time')];
  return date && time && [date, time];
}

/** When the two weighings of a ticket were made, each below or behind its weight; the first is the earlier one. */
export function momentsApart({ gross, tare }: Weights, sheet: Sheet) {
  const moments = [gross, tare].flatMap((each) => {
    const moment = momentAt(each, sheet);
    return moment === undefined ? [] : [{ moment, at: moment.map(({ value }) => value).join(' ') }];
  });
  const [first, second] = moments.toSorted((one, other) => one.at.localeCompare(other.at));
  return first && second && first.at !== second.at
    ? { first: first.moment, second: second.moment }
    : undefined;
}
