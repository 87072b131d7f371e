import { labelFit } from './text.ts';
import type { Sheet, Token } from './sheet.ts';

/** A label to look for: its spellings are folded (capitals, no accents, spaces or signs). */
export interface LabelSpec<Id extends string = string> {
  readonly id: Id;
  readonly spellings: readonly string[];
  /** The form has this label more than once in a band; otherwise the fullest, then the uppermost, spelling is it. */
  readonly repeats?: true;
}

/** A label found on a sheet. */
export interface Label<Id extends string = string> {
  readonly id: Id;
  /** 0 to 1, 1 when spelt exactly. */
  readonly fit: number;
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Band {
  readonly top: number;
  readonly bottom: number;
}

interface Candidate<Id extends string> extends Label<Id> {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

function bestSpec<Id extends string>(
  reading: string,
  specs: readonly LabelSpec<Id>[],
): { spec: LabelSpec<Id>; fit: number } | undefined {
  let best: { spec: LabelSpec<Id>; fit: number } | undefined;
  for (const spec of specs) {
    for (const spelling of spec.spellings) {
      const fit = labelFit(reading, spelling);
      if (fit > (best?.fit ?? 0)) best = { spec, fit };
    }
  }
  return best;
}

function candidatesOf<Id extends string>(
  sheet: Sheet,
  row: readonly Token[],
  index: number,
  specs: readonly LabelSpec<Id>[],
): Candidate<Id>[] {
  const longest = Math.max(...specs.flatMap((spec) => spec.spellings.map((spelling) => spelling.length)));
  const candidates: Candidate<Id>[] = [];
  row.forEach((first, from) => {
    let reading = '';
    for (let to = from; to < row.length; to++) {
      const token = row[to];
      const before = row[to - 1];
      if (!token || (to > from && before && token.left - before.right > 2.5 * sheet.glyph)) break;
      reading += token.folded;
      if (reading.length > longest * 1.2 + 1) break;
      if (token.folded === '') continue;
      const best = bestSpec(reading, specs);
      if (!best) continue;
      const tokens = row.slice(from, to + 1);
      candidates.push({
        id: best.spec.id,
        fit: best.fit,
        tokens,
        left: first.left,
        top: Math.min(...tokens.map((each) => each.top)),
        right: token.right,
        bottom: Math.max(...tokens.map((each) => each.bottom)),
        row: index,
        from,
        to,
        length: reading.length,
      });
    }
  });
  return candidates;
}

/** Finds labels word by word, accents and spacing ignored, one misprint in five letters forgiven; the longest reading wins where two overlap. */
export function findLabels<Id extends string>(
  sheet: Sheet,
  specs: readonly LabelSpec<Id>[],
  band?: Band,
): Label<Id>[] {
  if (specs.length === 0) return [];
  const inBand = (token: Token): boolean =>
    !band || ((token.top + token.bottom) / 2 >= band.top && (token.top + token.bottom) / 2 < band.bottom);
  const found: Candidate<Id>[] = [];
  const candidates = sheet.rows.flatMap((row, index) =>
    candidatesOf(sheet, row.filter(inBand), index, specs),
  );
  for (const candidate of candidates.toSorted(
    (a, b) => b.length * b.fit - a.length * a.fit || a.row - b.row || a.from - b.from,
  )) {
    const taken = found.some(
      (other) => other.row === candidate.row && other.from <= candidate.to && candidate.from <= other.to,
    );
    if (!taken) found.push(candidate);
  }
  return found.toSorted((a, b) => a.row - b.row || a.left - b.left);
}

const weightOf = (label: Label): number =>
  label.fit * label.tokens.reduce((sum, token) => sum + token.folded.length, 0);

/** One label for each id: a value may repeat the word of its label ("Bairro do Limão" under BAIRRO), but below it or shorter. */
export function firstOfEach<Id extends string>(
  labels: readonly Label<Id>[],
  specs: readonly LabelSpec<Id>[],
): Label<Id>[] {
  return labels.filter((label) => {
    if (specs.find((spec) => spec.id === label.id)?.repeats) return true;
    const rivals = labels.filter((other) => other.id === label.id);
    const best = Math.max(...rivals.map(weightOf));
    return label === rivals.find((other) => weightOf(other) === best);
  });
}
