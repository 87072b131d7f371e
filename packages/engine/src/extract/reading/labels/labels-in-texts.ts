import { isOfDistrict } from './districts.ts';
import { inRow } from './around-label.ts';
import { endsWithColon, type Label } from './labels.ts';
import { printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { isInLanguages } from './translations.ts';
import { runsApart } from '../sheet/runs.ts';
import { rowWith } from '../sheet/row-with.ts';
import type { IsKin } from './label-echoes.ts';

/** Words before the subject of a label that only mention it ("Sem averbações", "com coparticipação", "nesta cidade", "1ª via transportadora"). */
const mentions = /^(?:SEM|COM|VIA|NENHUMA?|HA|HOUVE|CONSTAM?|N?ESTE|[DN]?EST[AE]|[DN]?ESSA)$/;

/** Words that begin many labels. */
const heads = /^(?:DATA|NOME|NUMERO|VALOR|LOCAL|CODIGO|BANCO|MUNICIPIO|CNPJ|CPF)$/;

const preposition = /^D[AEO]S?$/;

/** Labels that are also common surnames, after another name or its preposition ("JOÃO DO NASCIMENTO"). */
const surnames = /^NASCIMENTO$/;

const isGivenName = ({ text, folded, conf }: Token): boolean =>
  conf > 85 && /^\p{L}{3,}$/u.test(text) && !heads.test(folded) && !preposition.test(folded);

/**
 * Removes the first word of a longer unknown label ("DATA" of "DATA DE PAGAMENTO", "BANCO" of "BANCO DO BRASIL"), and the end of a
 * value that resembles a label ("GRUPO DE MUNICÍPIOS").
 */
export function outsideLonger(labels: readonly Label[], { tokens, glyph }: Sheet): Label[] {
  const joins = tokens.filter(({ folded }) => preposition.test(folded));
  // Monospaced type has a whole letter between words.
  const isNext = (gap: number): boolean => gap >= -0.2 * glyph && gap < glyph;
  const endsLonger = (word: Token): boolean =>
    joins.some((join) => inRow(join, word, glyph) && isNext(word.left - join.right));
  // Words of a value may be further apart than words of a title.
  const isClose = (gap: number): boolean => gap >= -0.2 * glyph && gap < 1.3 * glyph;
  const isSurname = (word: Token): boolean =>
    surnames.test(word.folded) &&
    [word, ...joins.filter((join) => inRow(join, word, glyph) && isClose(word.left - join.right))].some(
      (next) =>
        tokens.some(
          (token) =>
            isGivenName(token) &&
            inRow(token, word, glyph) &&
            token !== word &&
            isClose(next.left - token.right),
        ),
    );
  const standsFree = ({ tokens: [word, ...others] }: Label): boolean =>
    word !== undefined && others.length === 0 && !endsLonger(word);
  return labels.filter((label) => {
    const [word, ...others] = label.tokens;
    if (word === undefined || others.length > 0 || word.text.endsWith(':')) return true;
    const isHead =
      heads.test(word.folded) &&
      joins.some((join) => inRow(join, word, glyph) && isNext(join.left - word.right));
    // Nor is a word within a text ("NÃO QUITA DÉBITOS DE EXERCÍCIOS ANTERIORES").
    const isWithin =
      joins.some((join) => inRow(join, word, glyph) && isNext(join.left - word.right)) &&
      tokens.some(
        (token) =>
          /\p{L}{3}$/u.test(token.text) && inRow(token, word, glyph) && isNext(word.left - token.right),
      );
    // The end of a title ("CONFERÊNCIA DE MESA") is no label if the label is elsewhere by itself, nor is that of a sentence ("À MARGEM DO TERMO.").
    const isEnd =
      endsLonger(word) &&
      (label.fit < 1 ||
        word.text.endsWith('.') ||
        labels.some((other) => other.id === label.id && standsFree(other)));
    return !isHead && !isWithin && !isEnd && !isSurname(word);
  });
}

/** Labels of at most this length may follow a comma ("RUA NOVA, 12, CEP 17010-100"). */
const shortLabel = 4;

/** Removes words that a value mentions ("Sem averbações"), and the last word of a sentence ("à margem do termo."). */
export function outsideMentions(labels: readonly Label[], { tokens, rows, glyph }: Sheet): Label[] {
  const said = tokens.filter(({ folded }) => mentions.test(folded));
  const isBehind = (label: Label, token: Token): boolean =>
    inRow(token, label, glyph) &&
    label.left - token.right > -0.2 * glyph &&
    label.left - token.right < 1.3 * glyph;
  const endsSentence = (label: Label): boolean => {
    const [word, ...others] = label.tokens;
    if (word === undefined || others.length > 0 || !/^\p{Ll}{4,}\.$/u.test(word.text)) return false;
    return (
      rows.some((row) => row.at(-1) === word) &&
      tokens.some(({ text, ...token }) => /\p{Ll}$/u.test(text) && isBehind(label, { ...token, text }))
    );
  };
  return labels.filter(
    (label) =>
      endsWithColon(label) || (!said.some((token) => isBehind(label, token)) && !endsSentence(label)),
  );
}

/** Removes words after a comma, which continue a list of values ("RUA NOVA, 12, CIDADE JARDIM"); a short label only where its field has another. */
export function outsideLists(labels: readonly Label[], { tokens, glyph }: Sheet, isTwin: IsKin): Label[] {
  const isListed = ({ tokens: [first, ...others] }: Label): boolean =>
    first !== undefined &&
    others.length === 0 &&
    !first.text.endsWith(':') &&
    tokens.some(
      (token) =>
        token.text.endsWith(',') &&
        inRow(token, first, glyph) &&
        Math.abs(first.left - token.right) < 0.8 * glyph,
    );
  return labels.filter(
    (label) =>
      !isListed(label) ||
      (label.id.length <= shortLabel &&
        !labels.some((other) => other !== label && !isListed(other) && isTwin(other.id, label.id))),
  );
}

/** A value's type is larger than its label's by at least this factor. */
const ofValue = 1.12;

export function outsideDistricts(labels: readonly Label[], { rows, glyph }: Sheet): Label[] {
  return labels.filter(({ tokens }) => {
    // A dash before a word is no part of it.
    const [word, ...others] = tokens.filter(({ folded }) => folded !== '');
    if (word === undefined || others.length > 0 || word.text.endsWith(':')) return true;
    const row = rowWith(rows, word);
    const next = row[row.indexOf(word) + 1];
    // Words in large or monospaced type are further apart than those of the page.
    const near = 1.5 * Math.max(glyph, word.bottom - word.top);
    const isNext = next !== undefined && next.left - word.right < near;
    // A label is in smaller type than its value ("Bairro  Alto da Glória").
    const isSmaller = next !== undefined && sizeOfType([next]) > ofValue * sizeOfType([word]);
    return !isNext || isSmaller || !isOfDistrict(word, next);
  });
}

/** Least words of a sentence in one row: more than a form prints side by side. */
const leastSentence = 12;

/** Least words of a label that a sentence may begin with, which mentions no label by so many. */
const leastOpening = 5;

/** Removes labels within sentences and legends, which mention labels without values: they have no colon and no long number. */
export function outsideSentences(labels: readonly Label[], { rows, glyph }: Sheet): Label[] {
  const sentences = rows.flatMap((row) => {
    const runs = runsApart(row, 0.9 * glyph);
    return runs.filter(
      (run) =>
        run.length >= leastSentence &&
        !run.some(({ text }) => /:$|\d{3}/.test(text)) &&
        !isInLanguages(printedOf(run)),
    );
  });
  const within = new Set(sentences.flat());
  const opens = (words: readonly Token[]): boolean => {
    const run = sentences.find(([first]) => first === words[0]);
    const rest = run?.slice(words.length) ?? [];
    // A sentence has one type; a label may be in smaller type than its long value right behind it.
    const isSmaller = rest.length > 0 && sizeOfType(rest) > ofValue * sizeOfType(words);
    return run !== undefined && (words.length >= leastOpening || isSmaller);
  };
  return labels.filter(({ tokens }) => opens(tokens) || !tokens.every((token) => within.has(token)));
}
