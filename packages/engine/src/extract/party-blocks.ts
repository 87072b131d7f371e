import type { AddressFields, FormSpec } from './reading/forms/form-spec.ts';
import { labelsIn } from './reading/forms/words-of-form.ts';
import { roleTitlesOn } from './reading/forms/role-titles.ts';
import { goesOnBehind, isTitleAlone } from './reading/labels/alone.ts';
import { isTitle } from './reading/labels/own-labels.ts';
import { findLabels, type Label } from './reading/labels/labels.ts';
import { withTitlesInBrackets } from './reading/labels/titles-in-brackets.ts';
import { oncePer, oncePerPair } from './reading/sheet/once-per.ts';
import { edgesOf, middleOf, printedOf, rowsOf, type Sheet, type Token } from './reading/sheet/sheet.ts';
import { fold } from './reading/sheet/text.ts';
import { findLetterheads, type Letterhead } from './reading/values/letterhead.ts';
import { readWhole, type Reading } from './reading/values/values.ts';
import { runFrom, runsApart } from './reading/sheet/runs.ts';

/** How far left of its title a party's block may begin, in glyphs. */
const beforeTitle = 2;
/** Titles in one row are this close in height, in glyphs. */
const inOneRow = 1;

/** A party of the form whose name and address are printed below its title, without labels. */
export interface PartyBlock<Id extends string> {
  readonly names: AddressFields<Id>;
  readonly head: Letterhead;
  /** An address for mail within the block. */
  readonly email?: { readonly id: Id; readonly reading: Reading };
}

/** The address fields of a section, by the suffixes that parties' fields have. */
function addressFieldsOf<Id extends string>(section: string, { fields }: FormSpec<Id>): AddressFields<Id> {
  const idOf = (suffix: string): Id | undefined =>
    fields.find(({ id, section: own }) => own === section && id === section + suffix)?.id;
  const suffixes = {
    name: 'Name',
    tradeName: 'TradeName',
    address: 'Address',
    street: 'Street',
    number: 'Number',
    complement: 'Complement',
    district: 'District',
    city: 'City',
    uf: 'UF',
    cep: 'CEP',
    phone: 'Phone',
  } as const;
  const all = Object.entries(suffixes).map(([part, suffix]) => [
    part,
    idOf(suffix) ?? (part === 'uf' ? idOf('State') : part === 'cep' ? idOf('PostalCode') : undefined),
  ]);
  return Object.fromEntries(all.filter(([, id]) => id !== undefined)) as AddressFields<Id>;
}

/** Whether a title is more than the first word of a name ("Produtos Químicos Aurora S.A."). */
const isAlone = (title: Label, sheet: Sheet): boolean =>
  title.tokens.filter(({ folded }) => folded !== '').length > 1 || isTitleAlone(title, sheet);

/** Rows below a title that show how wide its block is, and least space before another column, in glyphs. */
const [ofWidth, betweenColumns] = [3, 2.5] as const;

/** The right edge of the first rows below a title, up to the space before another column. */
function edgeOfRows(title: Label, left: number, right: number, { tokens, glyph }: Sheet): number {
  const under = tokens.filter(
    (token) => middleOf(token) > title.bottom && token.left >= left && token.left < right,
  );
  const first = rowsOf(under, glyph).flatMap((row) => {
    const [run] = runsApart(row, betweenColumns * glyph);
    return run?.[0] !== undefined && run[0].left - title.left < beforeTitle * glyph ? [run] : [];
  });
  const rows = first.slice(0, ofWidth);
  return rows.length < ofWidth ? Infinity : edgesOf(rows.flat()).right;
}

/** The words of a title's block: down to the next title below it, and beside the next one in its row. */
function regionOf(title: Label, titles: readonly Label[], page: Sheet): Sheet {
  const { tokens, glyph, ...sheet } = page;
  const inTitles = titles.filter((other) => Math.abs(other.top - title.top) < inOneRow * glyph);
  const isBefore = inTitles.some(({ left }) => left < title.left);
  // Words of another column may stand before a title ("ICMS (12%)   365,51   Motorista").
  const isBehind = tokens.some(
    (token) =>
      token.folded !== '' &&
      token.right < title.left - beforeTitle * glyph &&
      (token.top + token.bottom) / 2 > title.top &&
      (token.top + token.bottom) / 2 < title.bottom,
  );
  const left = isBefore || isBehind ? title.left - beforeTitle * glyph : 0;
  const right = Math.min(
    Infinity,
    ...inTitles.filter((other) => other.left > title.left).map((other) => other.left - beforeTitle * glyph),
  );
  const below = titles.filter(
    (other) => other.top > title.bottom && other.left < right && other.right > left && isAlone(other, page),
  );
  // A title right of the block's rows begins another column: it ends the block's rows, not the block.
  const edge = edgeOfRows(title, left, right, page);
  const isBeside = (other: Label): boolean => other.left - edge > beforeTitle * glyph;
  const bottom = Math.min(Infinity, ...below.filter((other) => !isBeside(other)).map(({ top }) => top));
  const end = Math.min(
    right,
    ...below
      .filter((other) => isBeside(other) && other.top < bottom)
      .map((other) => other.left - beforeTitle * glyph),
  );
  const own = tokens.filter(
    (token) =>
      token.top >= title.bottom - 0.3 * glyph &&
      token.bottom <= bottom + 0.3 * glyph &&
      token.left >= left &&
      token.left < end,
  );
  return { ...sheet, glyph, tokens: own, rows: rowsOf(own, glyph) };
}

/** Space between a title and its block at the right of it, and greatest difference of the left edges of the block's rows, in glyphs. */
const [besideTitle, aligned] = [1.5, 1] as const;

/** The words of a row before the first label with its colon behind a space: it begins another column ("… CENTRO      FONE: …"). */
function upToLabel(row: readonly Token[], glyph: number): Token[] {
  const end = row.findIndex(
    ({ text, left }, at) =>
      /^\p{L}.*:$/u.test(text) && left - (row[at - 1]?.right ?? left) > besideTitle * glyph,
  );
  return row.slice(0, end < 0 ? undefined : end);
}

/** The words of a block at the right of its title, with nothing below the title down to the next one; undefined where there is none. */
function regionBeside(title: Label, page: Sheet): Sheet | undefined {
  const { tokens, glyph, ...sheet } = page;
  const middle = (title.top + title.bottom) / 2;
  const first = tokens
    .filter(({ left, top, bottom }) => left > title.right && top < middle && bottom > middle)
    .toSorted((a, b) => a.left - b.left)[0];
  // Behind its colon the block is next to the title: rows that begin under the name's first word show it.
  const isNext = title.tokens.at(-1)?.text.endsWith(':') === true;
  if (first === undefined || (!isNext && first.left - title.right < besideTitle * glyph)) return undefined;
  const from = first.left - aligned * glyph;
  // A capital with an accent is higher than the words beside it.
  const rows = rowsOf(
    tokens.filter((token) => middleOf(token) >= title.top - 0.3 * glyph),
    glyph,
  );
  const end = rows.findIndex((row, at) => at > 0 && (row[0]?.left ?? 0) < from);
  const own = (end < 0 ? rows : rows.slice(0, end)).map((row) =>
    upToLabel(
      row.filter(({ left }) => left >= from),
      glyph,
    ),
  );
  const isBlock =
    own.length > 1 && own.every(([word]) => word !== undefined && word.left - first.left < aligned * glyph);
  return isBlock ? { ...sheet, glyph, tokens: own.flat(), rows: own } : undefined;
}

/** Whether a label with a colon stands before a word in its row: then the block has labels. */
const isLed = (word: Token | undefined, { rows }: Sheet): boolean =>
  word !== undefined &&
  rows.some(
    (row) => row.includes(word) && row.slice(0, row.indexOf(word)).some(({ text }) => text.endsWith(':')),
  );

const titleSpecs = oncePer(({ sections = {} }: Pick<FormSpec<string>, 'sections'>) =>
  Object.entries(sections).flatMap(([id, titles]) =>
    titles.map((title) => ({ id: `${id} ${fold(title)}`, spellings: [fold(title)] })),
  ),
);

/** The section of a title, with which its id begins. */
const sectionOf = (id: string): string => id.split(' ')[0] ?? '';

/** The titles of a form's blocks, each with its section and spelling as its id. */
const titlesOn = oncePerPair((sheet: Sheet, spec: FormSpec<string>): readonly Label[] => {
  const ofPage = roleTitlesOn(sheet, spec).map(({ section, spelling, label }) => ({
    ...label,
    id: `${section} ${spelling}`,
  }));
  const words = new Set(ofPage.flatMap(({ tokens }) => tokens));
  // A word of the page's own title is none by itself ("carga" of "Quem manda a carga").
  const ofForm = withTitlesInBrackets(findLabels(sheet, titleSpecs(spec)), sectionOf, sheet).filter(
    (label) => isTitle(label, sheet) && !label.tokens.some((token) => words.has(token)),
  );
  return [...ofForm, ...ofPage];
});

/** A name is nearer than this below its title, and its words to each other, in glyphs. */
const [underTitle, betweenWords] = [2.5, 2.5] as const;
/** Most words of a label. */
const longestLabel = 4;
/** The number of a company or a person. */
const ofParty = /^(?:\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2})$/;

/** A name without a label in the first row of a party's block whose other rows have labels. */
export function findNamesUnderTitles<Id extends string>(
  sheet: Sheet,
  spec: FormSpec<Id>,
): { readonly id: Id; readonly reading: Reading }[] {
  const titles = titlesOn(sheet, spec);
  const all = labelsIn(spec.fields);
  return titles.flatMap((title) => {
    const section = sectionOf(title.id);
    const name = spec.fields.find(({ id }) => id === `${section}Name`)?.id;
    if (name === undefined || !isAlone(title, sheet)) return [];
    const own = new Set(
      spec.fields.flatMap((field) => (field.section === section ? field.labels.map(fold) : [])),
    );
    const { rows, glyph } = regionOf(title, titles, sheet);
    const [first = [], second = [], third = []] = rows
      .slice(0, 3)
      .map((row) => runFrom(row, 0, betweenWords * glyph));
    const begins = (labels: Pick<ReadonlySet<string>, 'has'>, words: readonly Token[]): boolean =>
      Array.from({ length: longestLabel }, (_, at) =>
        words
          .slice(0, at + 1)
          .map(({ folded }) => folded)
          .join(''),
      ).some((text) => labels.has(text));
    const text = printedOf(first);
    const isName = first.length > 1 && !text.includes(':') && !begins(all, first) && /^\p{Lu}/u.test(text);
    // Captions stand below their values, of which the first is the party's number.
    const isLabelled = begins(own, second) || (ofParty.test(printedOf(second)) && begins(own, third));
    const reading = isName && isLabelled ? readWhole(text, 'name', first) : undefined;
    const [word] = first;
    return reading && word && word.top - title.bottom < underTitle * glyph ? [{ id: name, reading }] : [];
  });
}

/** The parties of a form that are printed below their titles, or at the right of them, as in a letterhead. */
export function findPartyBlocks<Id extends string>(sheet: Sheet, spec: FormSpec<Id>): PartyBlock<Id>[] {
  const titles = titlesOn(sheet, spec);
  const labels = labelsIn(spec.fields);
  const blocks = titles.flatMap((title): { readonly title: Label; readonly block: PartyBlock<Id> }[] => {
    const section = sectionOf(title.id);
    const names = addressFieldsOf(section, spec);
    // A word within a text begins no block ("de" of "Ademar Lopes de Siqueira").
    if (names.name === undefined || goesOnBehind(title, sheet)) return [];
    const headIn = (region: Sheet): Letterhead | undefined =>
      findLetterheads(region).find(
        ({ name, address: { address } }) =>
          name !== undefined &&
          !labels.has(fold(name.value)) &&
          !/\d{3}/.test(name.value) &&
          !isLed(address?.tokens[0], region),
      );
    const [beside, below] = [regionBeside(title, sheet), regionOf(title, titles, sheet)];
    const ofBeside = beside && headIn(beside);
    const region = beside && ofBeside ? beside : below;
    const head = ofBeside ?? headIn(below);
    if (head === undefined) return [];
    const id = spec.fields.find((field) => field.section === section && field.kind === 'email')?.id;
    const word = region.tokens.find(({ text }) => text.includes('@'));
    const reading = word && readWhole(word.text, 'email', [word]);
    const block = { names, head, ...(id && reading ? { email: { id, reading } } : {}) };
    return [{ title, block }];
  });
  // Of the titles of two parties over one address the nearer is its own: the other is a word of a text, or its block is empty.
  return blocks.flatMap(({ title, block }) => {
    const [word] = block.head.address.address?.tokens ?? [];
    const isAnothers = blocks.some(
      (other) =>
        other.block.names.name !== block.names.name &&
        other.title.top > title.top &&
        word !== undefined &&
        other.block.head.address.address?.tokens.includes(word) === true,
    );
    return isAnothers ? [] : [block];
  });
}
