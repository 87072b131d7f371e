import type { Field } from '@lavra/contract/model/result';
import type { FieldName } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { centreOf, edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';

type BirthRecord = Partial<Record<FieldName<'birthcertificate'>, Field>>;
type Run = readonly Token[];

const fieldOfRun = (tokens: Run): Field =>
  fieldOf({ value: printedOf(tokens), tokens, anchorFit: 1, placed: placed.text });

/** The parent and the grandparents of each side. */
const family = {
  patern: { own: 'FatherName', o: 'PaternalGrandfather', a: 'PaternalGrandmother' },
  matern: { own: 'MotherName', o: 'MaternalGrandfather', a: 'MaternalGrandmother' },
} as const;
type Side = keyof typeof family;
type Sex = 'o' | 'a';
/** What a row or a column of a table of the family is about: the parent, or the grandparent of one sex. */
type Member = 'own' | Sex;

const sexOf = (run: Run): Sex | undefined => {
  const printed = printedOf(run).normalize('NFC');
  if (/^av[ôÔ]s?$/iu.test(printed)) return 'o';
  return /^av[óÓ]$/iu.test(printed) ? 'a' : undefined;
};
const sideOf = (run: Run): Side | undefined => {
  const side =
    /^(?:(?:av[óo]s|lado|linha|parte|ramo|fam[íi]lia|ascend[êe]ncia|filia[çc][ãa]o) )?(patern|matern)(?:[oa]s?|o\(a\)s?):?$/iu
      .exec(printedOf(run))?.[1]
      ?.toLowerCase();
  return side === 'patern' || side === 'matern' ? side : undefined;
};
const parents = {
  pai: 'patern',
  genitor: 'patern',
  mãe: 'matern',
  mae: 'matern',
  genitora: 'matern',
} as const;
/** The side of the parent who leads a row or a column. */
const sideOfParent = (run: Run): Side | undefined => {
  const said = printedOf(run).replace(/:$/, '').normalize('NFC').toLowerCase();
  return said in parents ? parents[said as keyof typeof parents] : sideOf(run);
};
const memberOf = (run: Run): Member | undefined => (ofParent.test(printedOf(run)) ? 'own' : sexOf(run));
const ofParent =
  /^(?:nomes?(?: completo)?|genitor(?:\(a\)|es)?|progenitor(?:\(a\)|es)?|pais?|pai(?: ?\/ ?| ou | e )m[ãa]e|filia[çc][ãa]o)$/iu;
const isName = (run: Run): boolean => /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+)+$/u.test(printedOf(run));
/** Most rows of such a table behind its heading. */
const mostRows = 4;

/** The run of a row that stands under a heading. */
export const under = (heading: Run, runs: readonly Run[]): Run | undefined => {
  const { left, right } = edgesOf(heading);
  return runs.find((run) => {
    const edges = edgesOf(run);
    return (
      (edges.left < right && edges.right > left) || Math.abs(centreOf(edges) - centreOf({ left, right })) < 30
    );
  });
};

/** The family in a table: a heading for each parent's name and for grandparents of each sex and a row for each side, or the other way round. */
function familyOf({ rows, glyph }: Sheet): BirthRecord {
  const found: BirthRecord = {};
  for (const [at, row] of rows.entries()) {
    const headings = runsOf(row, glyph);
    const areMembers = areEach(headings.map(memberOf), ['o', 'a']);
    const areSides = areEach(headings.map(sideOfParent), ['patern', 'matern']);
    if (!areMembers && !areSides) continue;
    // Where the parents' own column comes first, nothing leads the rows: the father's stands over the mother's.
    const own = headings[0] !== undefined && memberOf(headings[0]) === 'own' ? headings[0] : undefined;
    const unledSides: Side[] = ['patern', 'matern'];
    for (const line of rows.slice(at + 1, at + 1 + mostRows)) {
      const runs = runsOf(line, glyph);
      const isUnled =
        areMembers &&
        own !== undefined &&
        runs.length === headings.length &&
        runs.every((run, place) => isName(run) && under(headings[place] ?? [], [run]) === run);
      const unled = isUnled ? unledSides.shift() : undefined;
      const [lead, ...others] = runs;
      const names = isUnled ? runs : others;
      if (lead === undefined) continue;
      for (const heading of headings) {
        const side = areMembers ? (unled ?? sideOfParent(lead)) : sideOfParent(heading);
        const member = areMembers ? memberOf(heading) : memberOf(lead);
        const name = under(heading, names);
        if (side === undefined || member === undefined || name === undefined || !isName(name)) continue;
        found[family[side][member]] ??= fieldOfRun(name);
      }
    }
  }
  return found;
}
/** Whether headings are all known ones, each once, with both of a kind among them. */
const areEach = (
  headings: readonly (Member | Side | undefined)[],
  both: readonly (Member | Side)[],
): boolean =>
  headings.length <= 3 &&
  !headings.includes(undefined) &&
  new Set(headings).size === headings.length &&
  both.every((each) => headings.includes(each));

/** The title of a couple over the boxes of both, each headed by its sex. */
function couplesUnderTitles({ rows, glyph }: Sheet): BirthRecord {
  const found: BirthRecord = {};
  for (const [at, row] of rows.entries()) {
    const side = sideOf(row);
    const headings = runsOf(rows[at + 1] ?? [], glyph);
    const names = runsOf(rows[at + 2] ?? [], glyph);
    if (side === undefined) continue;
    for (const heading of headings) {
      const sex = sexOf(heading);
      const name = sex === undefined ? undefined : under(heading, names);
      if (sex !== undefined && name !== undefined && isName(name))
        found[family[side][sex]] ??= fieldOfRun(name);
    }
  }
  return found;
}

/** Labels over or beside two persons, and the fields of these. */
const ofTwo = [
  [
    /^(?:(?:nomes? dos )?av[óo]s |ascendentes |progenitores )(?:\(?paternos\)?|- paternos|pat\.|por parte d[eo] (?:pai|primeiro genitor)):?(?: ?\/ ?[\p{L} ]+)?$/iu,
    'PaternalGrandfather',
    'PaternalGrandmother',
  ],
  [/^pais d[oe] pai:?$/i, 'PaternalGrandfather', 'PaternalGrandmother'],
  [/^pais d[ae] m[ãa]e:?$/iu, 'MaternalGrandfather', 'MaternalGrandmother'],
  [
    /^(?:(?:nomes? dos )?av[óo]s |ascendentes |progenitores )(?:\(?maternos\)?|- maternos|mat\.|por parte d[eoa] (?:m[ãa]e|segundo genitor)):?(?: ?\/ ?[\p{L} ]+)?$/iu,
    'MaternalGrandfather',
    'MaternalGrandmother',
  ],
  [/^paternal grandparents:?$/i, 'PaternalGrandfather', 'PaternalGrandmother'],
  [/^maternal grandparents:?$/i, 'MaternalGrandfather', 'MaternalGrandmother'],
  [/^(?:filia[çc][ãa]o|pais|genitores|nomes? dos pais):?$/iu, 'FatherName', 'MotherName'],
] as const;
/** Greatest space between a label and the first of two names, and between both, in glyphs; how far their left edges may differ. */
const [toNames, betweenNames, sameEdge] = [2.6, 1.6, 0.8] as const;

const capitalised = /^\p{Lu}[\p{L}'’.-]+(?: (?:d[aeo]s?|D[AEO]S?|(?![eE] )\p{Lu}[\p{L}'’.-]*))+$/u;
/** With such words begin the titles of blocks and the labels of others, and no person's name. */
const ofTitle =
  /^(?:av[óo]s?|pais?|m[ãa]es?|genitor(?:es|a)?|ascendentes|declarante|testemunhas?)(?!\p{L})/iu;
const isPerson = (printed: string): boolean => capitalised.test(printed) && !ofTitle.test(printed);

/** The words of a name without the "e" that joins it to the other one, before or behind it. */
const withoutLink = (run: Run): Run =>
  run.slice(...(/^e$/i.test(run[0]?.text ?? '') ? [1] : /^e$/i.test(run.at(-1)?.text ?? '') ? [0, -1] : [0]));

interface Placed extends Pick<Token, 'left' | 'right' | 'top' | 'bottom'> {
  readonly run: Run;
}

/** Two names, each in a row of its own, right above their label and nearer to it than what stands below it. */
function coupleOver(
  label: Placed,
  names: readonly Placed[],
  all: readonly Placed[],
  glyph: number,
): readonly [Placed, Placed] | undefined {
  const isAt = (each: Placed): boolean => Math.abs(each.left - label.left) < sameEdge * glyph;
  const two = names.findLast((each) => isAt(each) && each.bottom < label.top + 0.3 * glyph);
  const one = names.findLast(
    (each) => two !== undefined && isAt(each) && each.bottom < two.top + 0.3 * glyph,
  );
  const next = all.find((each) => isAt(each) && each.top > label.bottom - 0.3 * glyph);
  if (one === undefined || two === undefined) return undefined;
  const space = label.top - two.bottom;
  const below = next === undefined ? Infinity : next.top - label.bottom;
  return space < toNames * glyph && space < nearer * below && two.top - one.bottom < betweenNames * glyph
    ? [one, two]
    : undefined;
}
/** Names are a label's own where their space is less than this share of the space below it. */
const nearer = 0.7;

/** Two names, each in a row of its own, below their label, beside the middle of it or right above it. */
function couplesOf({ rows, glyph }: Sheet): BirthRecord {
  const found: BirthRecord = {};
  const all = rows.flatMap((row) => runsOf(row, glyph).map((run) => ({ run, ...edgesOf(run) })));
  const names = all
    .map((each) => ({ ...each, run: withoutLink(each.run) }))
    .filter(({ run }) => isPerson(printedOf(run)));
  for (const label of all) {
    const [, first, second] = ofTwo.find(([said]) => said.test(printedOf(label.run))) ?? [];
    if (first === undefined || second === undefined) continue;
    const over = coupleOver(label, names, all, glyph);
    if (over !== undefined) {
      found[first] ??= fieldOfRun(over[0].run);
      found[second] ??= fieldOfRun(over[1].run);
      continue;
    }
    const near = names.filter(
      ({ left, top, bottom }) =>
        (Math.abs(left - label.left) < sameEdge * glyph &&
          top > label.bottom - 0.3 * glyph &&
          top - label.bottom < (toNames + betweenNames + 1) * glyph) ||
        (left > label.right && bottom > label.top - toNames * glyph && top < label.bottom + toNames * glyph),
    );
    for (const one of near) {
      const two = near.find(
        (other) =>
          Math.abs(other.left - one.left) < sameEdge * glyph &&
          other.top > one.top + 0.5 * glyph &&
          other.top - one.bottom < betweenNames * glyph,
      );
      if (two === undefined) continue;
      const isBelow =
        Math.abs(one.left - label.left) < sameEdge * glyph && one.top - label.bottom < toNames * glyph;
      // Beside a label the names stand around its middle, or the first in its row and the second in one that no other label begins.
      const away = Math.abs((one.top + two.bottom) / 2 - (label.top + label.bottom) / 2);
      const isInRow = Math.abs(one.top + one.bottom - label.top - label.bottom) < glyph;
      const isLed = all.some(
        ({ right, top, bottom }) => right < two.left && top < two.bottom && bottom > two.top,
      );
      const isBeside = one.left > label.right && (away <= 0.5 * glyph || (isInRow && !isLed));
      if (!isBelow && !isBeside) continue;
      found[first] ??= fieldOfRun(one.run);
      found[second] ??= fieldOfRun(two.run);
      break;
    }
  }
  return found;
}

/** The side of the grandparents of a row, before the first of the two. */
const ledBySide = /^(?:av[óo]s )?\(?(?:(?:patern|matern)os|(?:pat|mat)\.)\)?:? ?(?=\p{Lu})/iu;
/** Words after which a couple goes on in the next row. */
const unended = /^(?:e|d[aeo]s?)$/i;
const isLink = ({ text }: Token): boolean => /^e$/i.test(text);

/** The grandparents of a side in two rows, where the upper one ends with "e" or within a name, or the lower one begins with "e" or has the second name below the first. */
function couplesOverRows({ rows, glyph }: Sheet): BirthRecord {
  const found: BirthRecord = {};
  for (const [at, row] of rows.entries()) {
    const [run = []] = runsOf(row, glyph);
    const lead = ledBySide.exec(printedOf(run))?.[0];
    const { o, a } = family[/pat/i.test(lead ?? '') ? 'patern' : 'matern'];
    const own = run.slice(lead?.trim().split(' ').length);
    const [under, ...others] = runsOf(rows[at + 1] ?? [], glyph);
    const areTwo =
      lead !== undefined &&
      under !== undefined &&
      others.length === 0 &&
      isSecond(own, under, glyph) &&
      [own, under].every((name) => isPerson(printedOf(name)));
    if (areTwo) {
      found[o] ??= fieldOfRun(own);
      found[a] ??= fieldOfRun(under);
      continue;
    }
    const next = runsOf(rows[at + 1] ?? [], glyph).find(
      (each) =>
        Math.abs(edgesOf(each).left - edgesOf(run).left) < sameEdge * glyph &&
        edgesOf(each).top - edgesOf(run).bottom < betweenNames * glyph,
    );
    const [last, goesOn] = [run.at(-1), next?.[0]];
    if (lead === undefined || next === undefined || last === undefined || goesOn === undefined) continue;
    if (!unended.test(last.text) && !isLink(goesOn)) continue;
    const told = [...own, ...next];
    const link = told.findIndex(isLink);
    const couple = [told.slice(0, link), told.slice(link + 1)] as const;
    if (link < 0 || !couple.every((name) => isPerson(printedOf(name)))) continue;
    found[o] ??= fieldOfRun(couple[0]);
    found[a] ??= fieldOfRun(couple[1]);
  }
  return found;
}

/** Whether a name stands right below another one, at its edge. */
const isSecond = (first: Run, second: Run, glyph: number): boolean =>
  first.length > 0 &&
  Math.abs(edgesOf(second).left - edgesOf(first).left) < sameEdge * glyph &&
  edgesOf(second).top - edgesOf(first).bottom < betweenNames * glyph;

/** The parents and grandparents that tables and boxes of two name. */
export const familyIn = (sheet: Sheet): BirthRecord => ({
  ...couplesOverRows(sheet),
  ...couplesUnderTitles(sheet),
  ...familyOf(sheet),
  ...couplesOf(sheet),
});
