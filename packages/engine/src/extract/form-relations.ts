import { provesItself } from '../evidence/confidence.ts';
import { withChecks } from '../evidence/field.ts';
import type { Found } from './found.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import { readWhole } from './reading/values/values.ts';

/** A value in words and in digits must be the same; a value in words alone is also given in digits. */
export function putDerived<Id extends string>(data: Found<Id>, { derives = [] }: FormSpec<Id>): void {
  for (const { from, to, kind } of derives) {
    const [words, figures] = [data[from], data[to]];
    const value = words && readWhole(words.printed ?? words.value, kind, [])?.value;
    if (words === undefined || value === undefined) continue;
    if (figures === undefined) {
      data[to] = { ...words, value, printed: words.value };
      continue;
    }
    const ok = figures.value === value;
    data[to] = withChecks(figures, [{ check: 'words_match', ok, against: value }]);
    data[from] = withChecks(words, [{ check: 'words_match', ok, against: figures.value }]);
  }
}

/** A whole and its part are exchanged where only so they leave the rest, or where the part is the greater and no rest is known: two columns of weighings may have one heading. */
export function putParts<Id extends string>(data: Found<Id>, { parted }: FormSpec<Id>): void {
  if (parted === undefined) return;
  const [whole, part, rest] = [data[parted.whole], data[parted.part], data[parted.rest]];
  if (whole === undefined || part === undefined) return;
  const more = Number(part.value) - Number(whole.value);
  if (more <= 0 || (rest !== undefined && more !== Number(rest.value))) return;
  data[parted.whole] = part;
  data[parted.part] = whole;
}

/** What was lost of one print of a party is taken from the other. */
export function putTwins<Id extends string>(data: Found<Id>, { twins = [] }: FormSpec<Id>): void {
  for (const { keys, pairs } of twins) {
    const [one, other] = keys.map((id) => data[id]);
    const isSame = one !== undefined && one.value === other?.value && provesItself(one.checks ?? []);
    for (const [to, from] of isSame ? pairs : []) {
      const [own, twin] = [data[to], data[from]];
      if (own === undefined && twin) data[to] = twin;
      else if (twin === undefined && own) data[from] = own;
    }
  }
}

/** Who is called by a word alone in a sentence has the name that stands at its label. */
export function putReferred<Id extends string>(
  data: Found<Id>,
  text: string,
  { referred = [] }: FormSpec<Id>,
): void {
  for (const { pattern, from, to } of referred) {
    const named = data[from];
    if (named !== undefined && pattern.test(text)) data[to] ??= named;
  }
}

/** Below this confidence what a label may have led to is a guess. */
const guessed = 90;

/** A number that is surely one thing's, and another's by a guess alone, is no other's: its own label is unknown or not on the page. */
export function dropRepeats<Id extends string>(data: Found<Id>, { distinct = [] }: FormSpec<Id>): void {
  for (const { own, other } of distinct) {
    const [sure, guess] = [data[own], data[other]];
    const isGuess = (guess?.conf ?? 0) < Math.min(guessed, sure?.conf ?? 0);
    if (sure !== undefined && sure.value === guess?.value && isGuess) delete data[other];
  }
}

/** A person's number beside the name of who acts for a company is this person's, though its label is one of the company's block. */
export function putActing<Id extends string>(data: Found<Id>, { acting }: FormSpec<Id>): void {
  if (acting === undefined) return;
  const [name, number] = [data[acting.name], data[acting.number]];
  const isFree = data[acting.company] !== undefined && data[acting.own] === undefined;
  if (!isFree || name?.box === undefined || number?.box === undefined || name.page !== number.page) return;
  const [left, top, , height] = name.box;
  const [x, y, , ownHeight] = number.box;
  if (x < left || y > top + height || y + ownHeight < top) return;
  data[acting.own] = number;
  delete data[acting.number];
}
