import { inRow } from './around-label.ts';
import type { Label } from './labels.ts';
import type { Sheet, Token } from './sheet.ts';

/** So sure a reading is no misreading of another word. */
const surelyRead = 95;

/** The labels of a form among all words that spell one: those of values, sentences and longer labels are none. */
export function ownLabels(labels: readonly Label[], sheet: Sheet): Label[] {
  return withoutEchoes(
    outsideLists(outsideLonger(outsideSentences(withoutLikenesses(labels), sheet), sheet), sheet),
    sheet,
  );
}

/** Words read surely that only nearly spell a label are other words, where it is also there to the letter ("CONDOMÍNIO" beside "Condômino"). */
function withoutLikenesses(labels: readonly Label[]): Label[] {
  const spelt = new Set(labels.filter(({ fit }) => fit === 1).map(({ id }) => id));
  return labels.filter(
    ({ id, fit, tokens }) => fit === 1 || !spelt.has(id) || tokens.some(({ conf }) => conf < surelyRead),
  );
}

/** A value may repeat the words of its label in a sentence: the label is then the one that stands free. */
function withoutEchoes(labels: readonly Label[], { tokens, glyph }: Sheet): Label[] {
  const own = new Set(labels.flatMap((label) => label.tokens));
  const follows = (label: Label): boolean =>
    tokens.some(
      (token) =>
        !own.has(token) &&
        inRow(token, label, glyph) &&
        token.right <= label.left + 0.2 * glyph &&
        label.left - token.right < 0.6 * glyph,
    );
  // Right under its label a value begins with the label's own word ("CARROCERIA ABERTA").
  const isUnder = (label: Label): boolean =>
    labels.some(
      (other) =>
        other.id === label.id &&
        Math.abs(other.left - label.left) < glyph &&
        label.top > other.bottom - 0.3 * glyph &&
        label.top - other.bottom < 2 * glyph,
    );
  // So does a value beside its label ("FAZENDA FAZENDA TRÊS LAGOAS").
  const isBeside = (label: Label): boolean => {
    const row = tokens.filter((token) => inRow(token, label, glyph)).toSorted((a, b) => a.left - b.left);
    const [first, last] = [label.tokens[0], label.tokens.at(-1)];
    const before = row[row.findIndex((token) => token === first) - 1];
    const next = row[row.findIndex((token) => token === last) + 1];
    return (
      before !== undefined &&
      labels.some((other) => other.id === label.id && other.tokens.at(-1) === before) &&
      last !== undefined &&
      next !== undefined &&
      !own.has(next) &&
      next.left - last.right < 1.3 * glyph
    );
  };
  return labels.filter(
    (label) =>
      !isUnder(label) &&
      !isBeside(label) &&
      (label.id.length < 10 ||
        !follows(label) ||
        !labels.some((other) => other !== label && other.id === label.id && !follows(other))),
  );
}

/** Words that begin many labels. */
const heads = /^(?:DATA|NOME|NUMERO|VALOR|LOCAL|CODIGO|BANCO)$/;
const preposition = /^D[AEO]S?$/;

/**
 * The head of a longer label that nobody knows is no label ("DATA" of "DATA DE PAGAMENTO", "BANCO" of "BANCO DO BRASIL"), nor is
 * the end of a value that nearly spells one ("GRUPO DE MUNICÍPIOS").
 */
function outsideLonger(labels: readonly Label[], { tokens, glyph }: Sheet): Label[] {
  const joins = tokens.filter(({ folded }) => preposition.test(folded));
  return labels.filter(({ tokens: own, fit }) => {
    const [word, ...others] = own;
    if (word === undefined || others.length > 0 || word.text.endsWith(':')) return true;
    const near = joins.filter((join) => inRow(join, word, glyph));
    const isNext = (gap: number): boolean => gap >= -0.2 * glyph && gap < 0.8 * glyph;
    const isHead = heads.test(word.folded) && near.some((join) => isNext(join.left - word.right));
    return !isHead && (fit === 1 || !near.some((join) => isNext(word.left - join.right)));
  });
}

/** So short a label stands behind a comma as well ("RUA NOVA, 12, CEP 17010-100"). */
const shortLabel = 4;

/** A word behind a comma goes on with a list of values ("RUA NOVA, 12, CIDADE JARDIM"). */
function outsideLists(labels: readonly Label[], { tokens, glyph }: Sheet): Label[] {
  return labels.filter(
    ({ id, tokens: [first, ...others] }) =>
      first === undefined ||
      others.length > 0 ||
      id.length <= shortLabel ||
      first.text.endsWith(':') ||
      !tokens.some(
        (token) =>
          token.text.endsWith(',') &&
          inRow(token, first, glyph) &&
          Math.abs(first.left - token.right) < 0.8 * glyph,
      ),
  );
}

/** Who signs is no title: "ASSINATURA DO COMPRADOR" is at the foot of all blocks. */
export const isTitle = ({ tokens: [first] }: Label, { rows, glyph }: Sheet): boolean => {
  const row = rows.find((each) => first !== undefined && each.includes(first)) ?? [];
  for (let at = row.findIndex((token) => token === first) - 1; at >= 0; at -= 1) {
    const [token, next] = [row[at], row[at + 1]];
    if (!token || !next || next.left - token.right > 0.9 * glyph) return true;
    if (token.folded.startsWith('ASSINATURA')) return false;
  }
  return true;
};

/** Words of one sentence in a row: more than a form sets beside each other. */
const leastSentence = 12;

/** A legend at the foot of a card, or a sentence, names labels without giving values to them: it holds no figures. */
function outsideSentences(labels: readonly Label[], { rows, glyph }: Sheet): Label[] {
  const sentences = rows.flatMap((row) => {
    const runs: Token[][] = [];
    for (const token of row) {
      const last = runs.at(-1)?.at(-1);
      if (last && token.left - last.right < 0.9 * glyph) runs.at(-1)?.push(token);
      else runs.push([token]);
    }
    return runs.filter(
      (run) => run.length >= leastSentence && !run.some(({ text }) => /:$|\d{3}/.test(text)),
    );
  });
  const within = new Set(sentences.flat());
  return labels.filter(({ tokens }) => !tokens.every((token) => within.has(token)));
}
