import { fold } from '../sheet/text.ts';
import { withWordsExchanged } from './label-synonyms.ts';

/** Words that only join others, which narrow boxes leave out ("Nº nota" for "Nº da nota"). */
const joint = /^d[aeo]s?$/i;
/** The sign of a number, which stands before what it counts or behind it. */
const sign = /^n[º°o]\.?$/i;

/** Other ways in which forms print a label: without the words that join others, and with the sign of a number at its other end. */
function variantsOf(label: string): string[] {
  const words = label.split(' ');
  const bare = words.filter((word, index) => index === 0 || !joint.test(word));
  const [first = '', ...others] = bare;
  const turned = [
    ...(sign.test(first) ? [[...others, first]] : []),
    ...(sign.test(bare.at(-1) ?? '') ? [[bare.at(-1) ?? '', ...bare.slice(0, -1)]] : []),
  ];
  return [bare, ...turned].filter((each) => each.length > 1).map((each) => each.join(' '));
}

const beginningsOf = (label: string): string[] => {
  const words = label.split(' ');
  return words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '));
};

interface Labelled {
  readonly id?: string;
  readonly section?: string;
  readonly labels: readonly string[];
}

/** What a label is claimed as: it may be that of one field in each block. */
const claimOf = ({ section = '' }: Labelled, label: string): string => `${section}|${fold(label)}`;

/**
 * Fields or columns with the variants of their labels, except those that another one has for its own or that two would have, and those that
 * begin with a label: what follows may be its value ("Porte" and "EMPRESA DE …").
 */
export function withVariants<T extends Labelled>(fields: readonly T[], others: readonly string[] = []): T[] {
  const own = new Set([...fields.flatMap(({ labels }) => labels), ...others].map(fold));
  const variants = fields.map((field) =>
    field.labels
      .flatMap((label) => [label, ...withWordsExchanged(label)])
      .flatMap((label) => [label, ...variantsOf(label)])
      .filter((label) => !own.has(fold(label)) && !beginningsOf(label).some((each) => own.has(fold(each)))),
  );
  const claims = new Map<string, Set<string | undefined>>();
  for (const [index, field] of fields.entries())
    for (const label of variants[index] ?? []) {
      const claim = claimOf(field, label);
      claims.set(claim, (claims.get(claim) ?? new Set()).add(field.id));
    }
  return fields.map((field, index) => {
    const free = (variants[index] ?? []).filter((label) => claims.get(claimOf(field, label))?.size === 1);
    return free.length === 0 ? field : { ...field, labels: [...field.labels, ...new Set(free)] };
  });
}
