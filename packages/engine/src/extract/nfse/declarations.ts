import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';

/** The number of a declaration or receipt with its series behind it in one box ("25 / 1"), which may be empty. */
export const numberAndSeries = <N extends FieldName<'nfse'>, S extends FieldName<'nfse'>>(
  number: N,
  series: S,
  paper: 'DPS' | 'RPS',
): FormField<N | S> => ({
  id: number,
  kind: 'text',
  labels: [
    `${paper} / série`,
    `${paper} nº / série`,
    `Nº ${paper} / série`,
    `Número / série da ${paper}`,
    `Número / série do ${paper}`,
    `Número e série da ${paper}`,
    `Número e série do ${paper}`,
    `${paper} (número / série)`,
  ],
  shape: inTwo,
  splits: { pattern: inTwo, into: [number, series] },
});
const inTwo = /^(\d+)(?: ?[/–-] ?(\w{1,5}))?$/;

/** Number and series in the box of a declaration or receipt, each behind its word ("DPS" over "nº 9349 / série 900"). */
export const seriesInBox: readonly Phrase<FieldName<'nfse'>>[] = (['DPS', 'RPS'] as const).map((paper) => ({
  pattern: new RegExp(
    String.raw`\b${paper}\b(?:(?!\b[DR]PS\b).){0,160}?\bn(?:[º°o.]+|[úu]mero:?) ?(\d{1,15}) ?[/,;–·-]? ?s[eé]rie:? ?(?:(?:d[ao] )?${paper}:? )?(?!(?:d[aoe]s?|[DR]PS)\b)(\w{1,5})\b`,
    'iu',
  ),
  gives: [
    [`${paper}Number`, 'number'],
    [`${paper}Series`, 'code'],
  ],
}));

/** Number and series behind the word alone ("DPS 131 série 900"). */
export const seriesBehind: readonly Phrase<FieldName<'nfse'>>[] = (['DPS', 'RPS'] as const).map((paper) => ({
  pattern: new RegExp(
    String.raw`\b${paper}:? (\d{1,15}),? ?[/–·-]? ?s[eé]rie:? ?(?:(?:d[ao] )?${paper}:? )?(?!(?:d[aoe]s?|[DR]PS)\b)(\w{1,5})\b`,
    'iu',
  ),
  gives: [
    [`${paper}Number`, 'number'],
    [`${paper}Series`, 'code'],
  ],
}));
