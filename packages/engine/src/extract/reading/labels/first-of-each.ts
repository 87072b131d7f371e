import type { Label, LabelSpec } from './labels.ts';

const weightOf = (label: Label): number =>
  label.fit * label.tokens.reduce((sum, token) => sum + token.folded.length, 0);

/** Greatest space between a label and the value below it, also where the value's box has both labels, and between their left edges, in heights of the label. */
const [rightUnder, inOneBox, atEdge] = [1.2, 2, 0.8] as const;

/**
 * Whether a word is the value right under another label, in whose row of labels its own one is ("VOLUMES" under ESPÉCIE, behind QUANTIDADE), or
 * begins the value under another label of the same box ("TRANSPORTADORA SOL LTDA" under RAZÃO SOCIAL).
 */
function isUnderAnother<Id extends string>(label: Label<Id>, labels: readonly Label<Id>[]): boolean {
  return labels.some((over) => {
    const height = over.bottom - over.top;
    const isOver =
      over !== label &&
      label.top > over.bottom - 0.3 * height &&
      label.top - over.bottom < (over.id === label.id ? inOneBox : rightUnder) * height &&
      Math.abs(label.left - over.left) < atEdge * height;
    return (
      isOver &&
      (over.id === label.id ||
        labels.some(
          (own) =>
            own !== label &&
            own.id === label.id &&
            Math.min(own.bottom, over.bottom) - Math.max(own.top, over.top) > 0.5 * height,
        ))
    );
  });
}

/** One label for each id: a value may repeat its label's word ("Bairro do Limão" below BAIRRO), but further down or less fully. */
export function firstOfEach<Id extends string>(
  labels: readonly Label<Id>[],
  specs: readonly LabelSpec<Id>[],
): Label<Id>[] {
  return labels.filter((label) => {
    if (specs.find((spec) => spec.id === label.id)?.repeats) return true;
    const rivals = labels.filter((other) => other.id === label.id && !isUnderAnother(other, labels));
    const best = Math.max(...rivals.map(weightOf));
    return label === rivals.find((other) => weightOf(other) === best);
  });
}
