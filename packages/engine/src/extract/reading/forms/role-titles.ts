import { isMark, isTitleAlone } from '../labels/alone.ts';
import { findLabels, type Label } from '../labels/labels.ts';
import { isTitle } from '../labels/own-labels.ts';
import { isDirection, rolesOf } from '../labels/roles.ts';
import { oncePer, oncePerPair } from '../sheet/once-per.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { readWhole } from '../values/values.ts';
import type { FormSpec } from './form-spec.ts';

type Titled = Pick<FormSpec<string>, 'sections' | 'fields'>;

/** What the titles and labels of a form say of its blocks. */
interface BlocksOfForm {
  /** The blocks that have a field. */
  readonly filled: ReadonlySet<string>;
  /** The blocks that may be of a role. */
  readonly ofRole: ReadonlyMap<string, ReadonlySet<string>>;
  /** The block of each folded title. */
  readonly ofTitle: ReadonlyMap<string, string>;
  /** The folded labels, each with the blocks that have it. */
  readonly ofLabel: ReadonlyMap<string, ReadonlySet<string | undefined>>;
}

const together = <K, V>(pairs: readonly (readonly [K, V])[]): Map<K, Set<V>> => {
  const map = new Map<K, Set<V>>();
  for (const [key, value] of pairs) map.set(key, (map.get(key) ?? new Set<V>()).add(value));
  return map;
};

const blocksOf = oncePer(({ sections = {}, fields }: Titled): BlocksOfForm => {
  const titles = Object.entries(sections).flatMap(([id, all]) => all.map((title) => [title, id] as const));
  return {
    filled: new Set(fields.flatMap(({ section }) => (section === undefined ? [] : [section]))),
    ofRole: together(
      titles.flatMap(([title, id]) =>
        rolesOf(title)
          .slice(0, 1)
          .map((role) => [role, id] as const),
      ),
    ),
    ofTitle: new Map(titles.map(([title, id]) => [fold(title), id])),
    ofLabel: together(
      fields.flatMap(({ labels, section }) => labels.map((label) => [fold(label), section] as const)),
    ),
  };
});

const titleSpecs = oncePer((sections: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(sections).map(([id, spellings]) => ({ id, spellings: spellings.map(fold) })),
);

/** A title read less well than this may be another word. */
const likeTitle = 0.95;

/** The titles of the form's own words that stand on a page, each by its block. */
const titlesOn = (sheet: Sheet, { sections = {} }: Titled): readonly Label[] =>
  findLabels(sheet, titleSpecs(sections)).filter(
    (label) => label.fit >= likeTitle && isTitle(label, sheet) && isTitleAlone(label, sheet),
  );

/** A space wider than this parts two texts of a row; a label over its value is nearer than this; a block is no higher; all in glyphs. */
const [apart, over, highest] = [1.6, 1.2, 24] as const;
/** How far left of its title a block may begin, in glyphs. */
const beforeTitle = 2;
/** How far under a text, and how far indented, the title of the same block may stand, in glyphs. */
const [underTitle, indent] = [2.5, 4] as const;

/** A text alone in its stretch of a row, or before the colon of one, without its number or mark. */
interface Alone {
  readonly tokens: readonly Token[];
  /** What stands before it in the row. */
  readonly before: readonly Token[] | undefined;
  /** Whether a value stands behind its colon. */
  readonly isLabel: boolean;
}

function textsAlone({ rows, glyph }: Sheet): Alone[] {
  return rows.flatMap((row) => {
    const runs = runsApart(row, apart * glyph);
    return runs.flatMap((run, at): Alone[] => {
      const from = run.findIndex((token) => !isMark(token) || /^\p{L}$/u.test(token.text));
      const colon = run.findIndex(({ text }) => text.endsWith(':') && !isDirection(text));
      const tokens = from < 0 ? [] : run.slice(from, colon < 0 ? undefined : colon + 1);
      if (tokens[0] === undefined || !/^\p{Lu}/u.test(tokens[0].text)) return [];
      const isLabel = colon >= 0 && (colon + 1 < run.length || at + 1 < runs.length);
      return [{ tokens, before: runs[at - 1], isLabel }];
    });
  });
}

/** Whether words are the value of a label before or above them ("Frete por conta: | Quem recebe"). */
function isValue({ tokens, before }: Alone, sheet: Sheet, { ofLabel }: BlocksOfForm): boolean {
  const isLabel = (run: readonly Token[] | undefined): boolean =>
    run !== undefined && (run.at(-1)?.text.endsWith(':') === true || ofLabel.has(fold(printedOf(run))));
  const { left, top } = edgesOf(tokens);
  const above = sheet.rows
    .flatMap((row) => runsApart(row, apart * sheet.glyph))
    .find((run) => {
      const edges = edgesOf(run);
      const down = top - edges.bottom;
      return (
        Math.abs(edges.left - left) < sheet.glyph && down > -0.3 * sheet.glyph && down < over * sheet.glyph
      );
    });
  return isLabel(before) || isLabel(above);
}

/** Least labels that tell a party's block; a number of a person or company tells it alone. */
const leastLabels = 2;

/** Whether a block stands below a title, or begins beside it: labels of it, or the number of a person or company. */
function hasBlock(title: Label, id: string, sheet: Sheet, { ofLabel }: BlocksOfForm): boolean {
  const { glyph } = sheet;
  const below = sheet.rows
    .map((row) =>
      row.filter(
        ({ left, top }) =>
          left > title.left - beforeTitle * glyph &&
          top > title.top - 0.3 * glyph &&
          top < title.bottom + highest * glyph,
      ),
    )
    .filter((row) => row.length > 0);
  const isNumber = ({ text }: Token): boolean =>
    (['cnpj', 'cpf'] as const).some(
      (kind) => readWhole(text.replace(/[.,;]$/, ''), kind, [])?.checks.every(({ ok }) => ok) === true,
    );
  if (below.some((row) => row.some(isNumber))) return true;
  const labels = new Set(
    below.flatMap((row) =>
      runsApart(row, apart * glyph).flatMap((run) => {
        const colon = run.findIndex(({ text }) => text.endsWith(':'));
        const label = fold(printedOf(colon < 0 ? run : run.slice(0, colon + 1)));
        return ofLabel.get(label)?.has(id) === true ? [label] : [];
      }),
    ),
  );
  return labels.size >= leastLabels;
}

/** A title that only this page has, and the block that it begins. */
export interface RoleTitle {
  /** Folded. */
  readonly spelling: string;
  readonly section: string;
  readonly label: Label;
  /** Whether it is the label of the party's name as well ("Quem contratou: Moinho Azul Ltda"). */
  readonly isLabel: boolean;
}

const article = /^[AO]S?$/;

/**
 * Titles of a page that are none of the form's but speak of what a party does ("Quem manda a carga"), of the parties whose own titles are not on
 * the page. Beside one, the form's titles count with an article too ("A carga").
 */
export const roleTitlesOn = oncePerPair((sheet: Sheet, spec: Titled): readonly RoleTitle[] => {
  if (spec.sections === undefined) return [];
  const blocks = blocksOf(spec);
  const { filled, ofRole, ofTitle, ofLabel } = blocks;
  const texts = textsAlone(sheet).flatMap((alone) => {
    const text = printedOf(alone.tokens).replace(/:$/, '');
    const spelling = fold(text);
    if (ofTitle.has(spelling) || ofLabel.has(spelling)) return [];
    const roles = rolesOf(text);
    const [first] = alone.tokens;
    const named = article.test(first?.folded ?? '')
      ? ofTitle.get(spelling.slice(first?.folded.length))
      : undefined;
    if (roles.length === 0 && named === undefined) return [];
    // An end of a block has no value of its own.
    if (roles.length === 0 && alone.isLabel) return [];
    const label: Label = { id: spelling, fit: 1, tokens: alone.tokens, ...edgesOf(alone.tokens) };
    return [{ alone, spelling, roles, named, label }];
  });
  if (!texts.some(({ roles }) => roles.length > 0)) return [];
  const own = titlesOn(sheet, spec);
  const titled = new Set(own.map(({ id }) => id));
  /** Whether the title of a block begins the rows right under a text: both call one party. */
  const isOver = ({ left, bottom }: Label, block: string): boolean =>
    own.some(
      ({ id, top, ...title }) =>
        id === block &&
        title.left > left - apart * sheet.glyph &&
        title.left < left + indent * sheet.glyph &&
        top > bottom - 0.3 * sheet.glyph &&
        top - bottom < underTitle * sheet.glyph,
    );
  /** The block of a role, where one alone is left that may be it. */
  const blockOf = (roles: readonly string[], label: Label): string | undefined => {
    for (const role of roles) {
      const all = [...(ofRole.get(role) ?? [])];
      const [only, ...more] = all.some((id) => filled.has(id)) ? all.filter((id) => filled.has(id)) : all;
      if (only === undefined || more.length > 0) continue;
      if (!titled.has(only) || isOver(label, only)) return only;
    }
    return undefined;
  };
  const found: RoleTitle[] = [];
  const ends: RoleTitle[] = [];
  for (const { alone, spelling, roles, named, label } of texts) {
    if (isValue(alone, sheet, blocks)) continue;
    const section = named ?? blockOf(roles, label);
    if (section === undefined) continue;
    const { isLabel } = alone;
    if (named !== undefined || !filled.has(section)) ends.push({ spelling, section, label, isLabel });
    else if (hasBlock(label, section, sheet, blocks)) {
      titled.add(section);
      found.push({ spelling, section, label, isLabel });
    }
  }
  return found.length > 0 ? [...found, ...ends] : [];
});
