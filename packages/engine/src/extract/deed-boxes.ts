import type { Service } from '@lavra/contract/services/all';
import { readForm } from './reading/forms/form.ts';
import type { FormSpec, ServiceForm } from './reading/forms/form-spec.ts';
import type { FormValue } from './reading/forms/form-values.ts';
import { runsApart } from './reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from './reading/sheet/sheet.ts';

type Tables = Pick<ServiceForm<Service>, 'tabled' | 'isTabledSummary'>;

/** The page without some of its words. */
export function withoutWords(sheet: Sheet, words: ReadonlySet<Token> = new Set()): Sheet {
  const isLeft = (token: Token): boolean => !words.has(token);
  return words.size === 0
    ? sheet
    : {
        ...sheet,
        tokens: sheet.tokens.filter(isLeft),
        rows: sheet.rows.map((row) => row.filter(isLeft)),
      };
}

/** Least boxes that are a summary of a deed; running text has a few words alone with a colon. */
const leastOfSummary = 6;

export interface Boxes<Id extends string> {
  readonly values: readonly FormValue<Id>[];
  /** Whether they are a summary of the deed; else running text, in which a value without a label proves nothing. */
  readonly isSummary: boolean;
  /** The words of tables, which no box has. */
  readonly tabled: ReadonlySet<Token>;
}

/** A clause's title that tells its subject ("CLÁUSULA IV - DO INÍCIO DAS ATIVIDADES E PRAZO"). */
const clauseTitle = /^(?:cl[áa]usula|cap[íi]tulo|artigo|art\.|par[áa]grafo|se[çc][ãa]o)(?!\p{L})/iu;

/** Whether a label is a word of a clause's title, below which the clause stands and no value. */
function isOfClauseTitle<Id extends string>(
  { heading = [], reading }: FormValue<Id>,
  { rows }: Sheet,
): boolean {
  const [first] = heading;
  const last = heading.at(-1);
  if (first === undefined || last === undefined || /[:?]$/.test(last.text)) return false;
  const title = rows.find((row) => row.includes(first));
  return (
    title !== undefined &&
    clauseTitle.test(title[0]?.text ?? '') &&
    !reading.tokens.some((token) => title.includes(token))
  );
}

/** Space that ends a text, in glyphs, and what a witness is called before the number of a document. */
const [apart, witness] = [
  1.5,
  /^(?:\d ?[ªa°º.)-]* ?)?(?:testemunhas?(?!\p{L})|tests?\. ?[:\d]|(?:viu|assistiu|presenciou)(?: ?[12])?:)/iu,
] as const;

/** Whether a value of another stands behind the word for a witness, in one text with it ("testemunha · CPF …") or in the line below it. */
function isOfWitness<Id extends string>({ id, reading }: FormValue<Id>, { rows, glyph }: Sheet): boolean {
  const [first] = reading.tokens;
  const at = first === undefined ? -1 : rows.findIndex((each) => each.includes(first));
  const runs = runsApart(rows[at] ?? [], apart * glyph);
  const run = first && runs.find((each) => each.includes(first));
  if (first === undefined || run === undefined || id.startsWith('Witness')) return false;
  if (run[0] !== first && witness.test(printedOf(run))) return true;
  const { top, left, right } = edgesOf(run);
  return runsApart(rows[at - 1] ?? [], apart * glyph).some((over) => {
    const edges = edgesOf(over);
    return (
      witness.test(printedOf(over)) &&
      over.length > 1 &&
      edges.left < right &&
      edges.right > left &&
      top - edges.bottom < apart * glyph
    );
  });
}

/** The boxes of a deed's page. */
function boxesOf<Id extends string>(
  page: Sheet,
  spec: FormSpec<Id>,
  tabled: ReadonlySet<Token>,
  hasTable: boolean,
): Boxes<Id> {
  const sheet = withoutWords(page, tabled);
  const read = readForm(sheet, spec);
  // A witness's number has the label of a party's own, in whose place it may have been taken.
  const ofWitnesses = read.filter((value) => isOfWitness(value, sheet));
  const rest = withoutWords(sheet, new Set(ofWitnesses.flatMap(({ reading }) => reading.tokens)));
  const own = ofWitnesses.length === 0 ? read : readForm(rest, spec);
  const values = own.filter((value) => !isOfClauseTitle(value, sheet) && !isOfWitness(value, sheet));
  const labelled = values.filter(({ label }) => label !== undefined);
  // A clause may have several values ("PRAZO: 30 meses, de … a …").
  const isSummary = hasTable || new Set(labelled.map(({ heading }) => heading)).size >= leastOfSummary;
  return { values: isSummary ? values : labelled, isSummary, tabled };
}

/** The boxes of a deed's pages, by what is read of each; those of tables that its text tells are none. */
export const boxesOfDeed = <Id extends string>(
  pages: readonly { readonly sheet: Sheet; readonly around: Sheet }[],
  spec: FormSpec<Id>,
  { tabled, isTabledSummary }: Tables,
): ReadonlyMap<Sheet, Boxes<Id>> =>
  new Map(
    pages.map(({ sheet, around }) => {
      const words = tabled?.(around) ?? new Set<Token>();
      return [sheet, boxesOf(around, spec, words, isTabledSummary?.(around) === true)] as const;
    }),
  );
