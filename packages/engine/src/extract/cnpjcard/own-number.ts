import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { isMark } from '../reading/labels/alone.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';

/** Space that ends a text, in glyphs. */
const apart = 2;
/** How many of the numbers told so were the company's. */
const placed = 0.96;
/** What leads to the company's number in a box or a column. */
const led =
  /^(?:CNPJ|C\.N\.P\.J\.|N[º°o.]* d[eo] (?:CNPJ|inscri[çc][ãa]o)|N[úu]mero d[eo] (?:CNPJ|inscri[çc][ãa]o)|Inscri[çc][ãa]o)(?:\/MF| n[º°o.]*| CNPJ| no CNPJ)*:?$/iu;
/** Words of sentences that tell of who made the print, or of another company. */
const ofOthers =
  /(?<!\p{L})(?:site|portal|respons[áa]ve|fonte|consulta(?:do|da|nte)|solicita|gerad|emitid|impress|usu[áa]rio|cliente|contador|escrit[óo]rio|desenvolv|direitos|matriz)/iu;

interface Candidate {
  readonly reading: Reading;
  /** Less than 0 within a sentence, more where it stands alone or behind its label. */
  readonly standing: number;
}

function candidatesIn({ rows, glyph }: Sheet): Candidate[] {
  return rows.flatMap((row) =>
    runsApart(row, apart * glyph).flatMap((run) =>
      run.flatMap((token): Candidate[] => {
        const reading = readWhole(token.text.replace(/[.,;]$/, ''), 'cnpj', [token]);
        if (reading === undefined || !reading.checks.every(({ ok }) => ok)) return [];
        const before = run.slice(0, run.indexOf(token)).filter((word: Token) => !isMark(word));
        const said = printedOf(before);
        const standing = said === '' || led.test(said) ? 1 : ofOthers.test(printedOf(run)) ? -2 : -1;
        return [{ reading, standing }];
      }),
    ),
  );
}

/** The company's own number of several on a page: the one that stands alone or behind its label, before those that sentences tell of others. */
export function ownNumberIn(sheet: Sheet): ServiceData<'cnpjcard'> {
  const candidates = candidatesIn(sheet);
  const numbers = new Set(candidates.map(({ reading }) => reading.value));
  if (numbers.size < 2) return {};
  const standingOf = (value: string): number =>
    Math.max(...candidates.filter(({ reading }) => reading.value === value).map(({ standing }) => standing));
  const [best, ...others] = [...numbers].toSorted((a, b) => standingOf(b) - standingOf(a));
  if (best === undefined || others.some((other) => standingOf(other) >= standingOf(best))) return {};
  const own = candidates.find(({ reading }) => reading.value === best)?.reading;
  return own === undefined ? {} : { CNPJ: fieldOf({ ...own, anchorFit: 1, placed }) };
}

/** The only number of a page that has no label: alone in its text, as under a heading with the company's name. */
export function numberAlone(sheet: Sheet): ServiceData<'cnpjcard'> {
  const candidates = candidatesIn(sheet);
  const [first] = candidates.filter(({ standing }) => standing > 0);
  const isOnly = new Set(candidates.map(({ reading }) => reading.value)).size === 1;
  return first === undefined || !isOnly ? {} : { CNPJ: fieldOf({ ...first.reading, anchorFit: 1, placed }) };
}

/** Fields whose words are badges without a label. */
const badges = [
  ['RegistrationStatus', /^(?:ATIVA|SUSPENSA|INAPTA|BAIXADA|NULA)$/iu],
  ['EstablishmentType', /^(?:MATRIZ|FILIAL)$/iu],
] as const;

/** The state of the registration, and what kind of house it is, in badges without a label: the only such word that is a text of its own. */
export function wordsAlone({ rows, glyph }: Sheet): ServiceData<'cnpjcard'> {
  const texts = rows
    .flatMap((row) => runsApart(row, apart * glyph))
    .map((run) => run.filter((word) => !isMark(word)));
  const found = badges.flatMap(([id, words]): [string, Field][] => {
    const said = texts.filter((run) => words.test(printedOf(run)));
    const [first] = said;
    if (first === undefined || new Set(said.map((run) => printedOf(run).toUpperCase())).size > 1) return [];
    const reading = readWhole(printedOf(first), 'text', first);
    return reading === undefined ? [] : [[id, fieldOf({ ...reading, anchorFit: 1, placed })]];
  });
  return Object.fromEntries(found);
}
