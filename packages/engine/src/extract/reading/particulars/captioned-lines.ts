import { median } from '../../../pages/median.ts';
import { rowWith } from '../sheet/row-with.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { runsApart } from '../sheet/runs.ts';
import {
  centreOf,
  edgesOf,
  meanMiddle,
  middleOf,
  printedOf,
  rowsOf,
  type Sheet,
  type Token,
} from '../sheet/sheet.ts';

/** What stationers print in small letters below the lines that a registry fills in. */
const caption =
  /^(?:(?:pr[ée])?nomes?(?: e sobrenome| completo| por extenso)?(?: d[oae](?:\(a\))? [\p{L}()]+)?|data(?: d[oe] (?:nascimento|[óo]bito|falecimento|registro))?(?: \(?por extenso\)?)?|horas?|sexo|cor|ra[çc]a|(?:lugar|local) d[oe] (?:nascimento|[óo]bito|falecimento|sepultamento|registro)|cidade|munic[íi]pio|[Ee]stado(?: civil)?|profiss[ãa]o|naturalidade|nacionalidade|idade|resid[êe]ncia|domic[íi]lio|av[ôó](?: (?:paterno|materno|paterna|materna))?|declarante|\d ?[ªa°º.]* ?testemunha|testemunhas?|causa (?:da morte|mortis)|m[ée]dico(?: (?:que atestou|atestante).*)?|sepultamento|cemit[ée]rio|natural (?:d[eoa]|de \(cidade\))|livro|fol?has?|fls?\.?|(?:n[úu]mero|n\.?[º°o]\.?) d[eo] (?:ordem|termo|registro|assento)|termo|pai|m[ãa]e|averba[çc][õo]es(?: e observa[çc][õo]es)?|observa[çc][õo]es(?: e averba[çc][õo]es)?)$/u;
/** Least captions of a page that has them below its lines. */
const leastCaptions = 5;
/** Farthest that a line's words stand above its caption, from middle to middle, in glyphs. */
const above = 3.2;
/** Space between words of two captions, and between two lines, in glyphs. */
const [apart, betweenLines] = [1.5, 1] as const;

/** Most that a caption begins beside its words where it is set below their beginning, in glyphs. */
const setLeft = 0.3;

/** Widest space between the middles of a caption and of what is set over its middle, in glyphs, and least share of the captions with such words. */
const [offMiddle, leastCentred] = [1.5, 0.7] as const;
/** Greatest size of small print, in glyphs, and most words of a caption in it. */
const [smallPrint, mostOfCaption] = [0.75, 5] as const;

/** Greatest share of captions below their lines that have words at one edge behind them. */
const mostBeside = 0.6;

type Run = readonly Token[];

interface Segment {
  readonly caption: Run;
  readonly from: number;
}

/** Where the line over each caption of a row begins: captions stand below the middles of their lines, or below their beginnings. */
function segmentsOf(captions: readonly Run[], left: number, glyph: number): Segment[] {
  const [first] = captions;
  const isSetLeft = first !== undefined && edgesOf(first).left - left < apart * glyph;
  let from = left;
  return captions.map((run) => {
    const segment = { caption: run, from: isSetLeft ? edgesOf(run).left : from };
    from = 2 * centreOf(edgesOf(run)) - from + betweenLines * glyph;
    return segment;
  });
}

/** Where the lines begin: at the left edge that most of them have. */
function leftOf(lines: readonly Run[], glyph: number): number {
  const starts = lines.flatMap((line) => line.map((token) => token.left)).toSorted((a, b) => a - b);
  const sharedBy = (start: number): number =>
    lines.filter((line) => line.some((token) => Math.abs(token.left - start) < glyph)).length;
  const most = Math.max(0, ...starts.map(sharedBy));
  return starts.find((start) => sharedBy(start) === most) ?? 0;
}

/** What leads to the lines of both parents, and is no sentence with their names. */
const ofParents = /^(?:filh[oa](?:\(a\))? de|filia[çc][ãa]o):?$/iu;

const lowered = (tokens: Run, down: number, right = 0): Token[] =>
  tokens.map((token) => ({
    ...token,
    top: token.top + down,
    bottom: token.bottom + down,
    left: token.left + right,
    right: token.right + right,
  }));

/** Whether words are in small letters and in small print, as the captions of lines are whatever they say. */
const isSmallPrint = (run: Run, glyph: number): boolean =>
  /^\p{Ll}/u.test(run[0]?.text ?? '') && run.length <= mostOfCaption && sizeOfType(run) < smallPrint * glyph;

/** The form with each caption set above the words over its middle, where most captions have such words; nothing elsewhere. */
function withCentredValues(
  { rows, tokens, glyph, ...sheet }: Sheet,
  known: readonly Run[],
  overAll: (run: Run) => readonly Token[],
): Sheet | undefined {
  const runs = rows.flatMap((row) => runsApart(row, apart * glyph));
  const small = runs.filter((run) => isSmallPrint(run, glyph) && !known.some((other) => other[0] === run[0]));
  const captions = [...known, ...small];
  const ofCaptions = new Set(captions.flat());
  const valuesOf = (caption: Run): readonly Run[] => {
    const near = rowsOf(
      overAll(caption).filter((token) => !ofCaptions.has(token)),
      glyph,
    );
    const middle = centreOf(edgesOf(caption));
    return near
      .flatMap((row) => runsApart(row, apart * glyph))
      .filter((run) => Math.abs(centreOf(edgesOf(run)) - middle) < offMiddle * glyph);
  };
  const filled = captions.map((caption) => ({ caption, values: valuesOf(caption) }));
  const withValues = filled.filter(({ values }) => values.length > 0);
  if (withValues.length < leastCentred * filled.length) return undefined;
  const moved = new Map<Token, Token>();
  for (const { caption, values } of withValues) {
    const words = values.flat().filter((token) => !moved.has(token));
    const [first, last] = [values[0], values.at(-1)];
    if (first === undefined || last === undefined || words.length === 0) continue;
    const down = meanMiddle(caption) - meanMiddle(last);
    const up = meanMiddle(caption) - meanMiddle(first);
    const right = edgesOf(words).left - edgesOf(caption).left;
    lowered(caption, -up, right).forEach((token, at) => moved.set(caption[at] ?? token, token));
    lowered(words, down).forEach((token, at) => moved.set(words[at] ?? token, token));
  }
  const placed = rowsOf(
    tokens.map((token) => moved.get(token) ?? token),
    glyph,
  );
  return { ...sheet, glyph, tokens: placed.flat(), rows: placed };
}

/** Whether most captions begin a row and have words at one edge behind them: a column of labels in small print beside their values. */
function areBeside(captions: readonly Run[], { rows, glyph }: Sheet): boolean {
  const ofCaptions = new Set(captions.flat());
  const edges = captions.flatMap(([first]) => {
    const row = first && rowWith(rows, first);
    if (row === undefined || row[0] !== first) return [];
    const [, behind = []] = runsApart(row, apart * glyph);
    return behind[0] === undefined || ofCaptions.has(behind[0]) ? [] : [behind[0].left];
  });
  const edge = median(edges);
  return edges.filter((left) => Math.abs(left - edge) < glyph).length > mostBeside * captions.length;
}

/** A form of a registry with the captions below its lines set above what was filled in; other sheets as they are. */
export function withCaptionsAbove(sheet: Sheet): Sheet {
  const { rows, tokens, glyph } = sheet;
  const captions = rows
    .flatMap((row) => runsApart(row, apart * glyph))
    .filter((run) => caption.test(printedOf(run)) && /^\p{Ll}|^\d/u.test(run[0]?.text ?? ''))
    .flatMap((run) => [run]);
  if (captions.length < leastCaptions || areBeside(captions, sheet)) return sheet;
  const states = rows
    .flatMap((row) => runsApart(row, apart * glyph))
    .filter((run) => printedOf(run) === 'Estado');
  const all = [...captions, ...states];
  const ofCaptions = new Set(all.flat());
  const overAll = (run: Run): Token[] =>
    tokens.filter(
      (token) =>
        !ofCaptions.has(token) &&
        meanMiddle(run) - middleOf(token) > 0.5 * glyph &&
        meanMiddle(run) - middleOf(token) < above * glyph,
    );
  // The first caption has its words above it, not below.
  const [top] = captions.toSorted((one, other) => meanMiddle(one) - meanMiddle(other));
  if (top === undefined || overAll(top).length === 0) return sheet;
  const groups = rowsOf(all.flat(), glyph).map((row) =>
    all
      .filter((run) => run.every((token) => row.includes(token)))
      .toSorted((one, other) => edgesOf(one).left - edgesOf(other).left),
  );
  // Captions below the beginnings of what they tell are told from the values, with all other labels.
  const inRows = groups.filter((own) => own.length > 1);
  const isSetLeft = (run: Run): boolean =>
    overAll(run).some((token) => Math.abs(token.left - edgesOf(run).left) < setLeft * glyph);
  // So are those of cards, in which words and captions have one middle.
  const isInCard = (run: Run): boolean =>
    rowsOf(overAll(run), glyph)
      .flatMap((row) => runsApart(row, apart * glyph))
      .some((words) => Math.abs(centreOf(edgesOf(words)) - centreOf(edgesOf(run))) < setLeft * glyph);
  const areApart = (own: readonly Run[]): boolean => own.every((run) => isSetLeft(run) || isInCard(run));
  const isLeftOnPage = inRows.some((own) => own.every(isSetLeft));
  if (isLeftOnPage && inRows.every(areApart)) return sheet;
  const centred = withCentredValues(sheet, all, overAll);
  if (centred !== undefined) return centred;
  const left = leftOf(
    groups.filter((own) => own.length === 1).map((own) => overAll(own.flat())),
    glyph,
  );
  const moved = new Map<Token, Token>();
  for (const own of groups) {
    const near = overAll(own.flat()).filter((token) => token.left > left - 2 * glyph);
    const line = rowsOf(near, glyph).at(-1) ?? [];
    if (line.length === 0) continue;
    const down = meanMiddle(own.flat()) - meanMiddle(line);
    const segments = segmentsOf(own, left, glyph);
    for (const [at, { caption: run, from }] of segments.entries()) {
      const to = segments[at + 1]?.from ?? Infinity;
      const words = near.filter((token) => token.left >= from - glyph && token.left < to - glyph);
      const right = (words[0]?.left ?? from) - edgesOf(run).left;
      lowered(run, -down, right).forEach((token, index) => moved.set(run[index] ?? token, token));
      lowered(words, down).forEach((token, index) => moved.set(words[index] ?? token, token));
    }
  }
  const leads = new Set(rows.filter((row) => ofParents.test(printedOf(row))).flat());
  const placed = rowsOf(
    tokens.filter((token) => !leads.has(token)).map((token) => moved.get(token) ?? token),
    glyph,
  );
  return { ...sheet, tokens: placed.flat(), rows: placed };
}
