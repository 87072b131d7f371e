import { isOneOfTwo } from './alone.ts';
import { isBehindPreposition } from './behind-preposition.ts';
import { isOfDistrict } from './districts.ts';
import { inRow } from './around-label.ts';
import type { Label } from './labels.ts';
import { oncePer } from '../sheet/once-per.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { isInLanguages } from './translations.ts';
import { beginsValue } from './value-words.ts';
import { writtenOut } from './written-out.ts';
import { fold } from '../sheet/text.ts';
import { runsApart } from '../sheet/runs.ts';
import { rowWith } from '../sheet/row-with.ts';

/** Words before the subject of a label that only mention it ("Sem averbações", "com coparticipação", "nesta cidade", "1ª via transportadora"). */
const mentions = /^(?:SEM|COM|VIA|NENHUMA?|HA|HOUVE|CONSTAM?|N?ESTE|[DN]?EST[AE]|[DN]?ESSA)$/;

/** A word read at least this surely is not a misreading of another word. */
const surelyRead = 95;

/** Whether two spellings are labels of one field. */
type IsKin = (one: string, other: string) => boolean;
type Kin = Readonly<Record<'isKin' | 'isTwin', IsKin>>;

/**
 * The actual labels among all words that spell one: words of values, sentences and longer labels are excluded. `isKin` tells whether two
 * spellings are labels of one field, whose value may begin with either; `isTwin` whether of one that a page has only once.
 */
export function ownLabels(
  labels: readonly Label[],
  sheet: Sheet,
  isKin: IsKin = (one, other) => one === other,
  isTwin: IsKin = isKin,
): Label[] {
  const isOfValue = beginsValue(labels, sheet, isKin);
  return withoutEchoes(
    outsideLists(
      outsideLonger(
        outsideSentences(
          outsideMentions(
            withoutPrepositions(
              outsideDistricts(withoutLikenesses(labels), sheet).filter(
                (label) => !endsWithComma(label) && !isOfValue(label) && !isOneOfTwo(label, sheet),
              ),
              sheet,
            ),
            sheet,
          ),
          sheet,
        ),
        sheet,
      ),
      sheet,
      isTwin,
    ),
    sheet,
    { isKin, isTwin },
  );
}

/**
 * Joins the halves of bilingual labels (`halves` is the first half by the second), also when the slash between them was misread. When only
 * the second half was read, the words in the place of the first are joined to it, because the value begins below them.
 */
export function withHalves(
  labels: readonly Label[],
  halves: ReadonlyMap<string, string>,
  { tokens, glyph }: Sheet,
): Label[] {
  const ofLabels = new Set(labels.flatMap((label) => label.tokens));
  const firstOf = (label: Label): Label | undefined => {
    const half = labels.find(
      (each) =>
        each.id === halves.get(label.id) &&
        inRow(each, label, glyph) &&
        label.left >= each.right - 0.4 * glyph &&
        label.left - each.right < 3 * glyph,
    );
    if (half) return half;
    const id = halves.get(label.id);
    if (id === undefined) return undefined;
    const perLetter = (label.right - label.left) / label.id.length;
    const from = label.left - perLetter * (id.length + 2);
    const misread = tokens.filter(
      (token) =>
        !ofLabels.has(token) &&
        token.conf < surelyRead &&
        token.left > from &&
        token.left < label.left &&
        inRow(token, label, glyph),
    );
    return misread.length === 0 ? undefined : { id, fit: label.fit, tokens: misread, ...edgesOf(misread) };
  };
  const joined = new Set<Label>();
  const whole = labels.map((label) => {
    const first = firstOf(label);
    if (first === undefined) return label;
    joined.add(first);
    const both = [...first.tokens, ...label.tokens];
    return { id: first.id + label.id, fit: Math.min(first.fit, label.fit), tokens: both, ...edgesOf(both) };
  });
  return whole.filter((label) => !joined.has(label));
}

/** "No" before another word is no sign of a number ("No caso de transferência"). */
function withoutPrepositions(labels: readonly Label[], { rows, glyph }: Sheet): Label[] {
  return labels.filter(({ tokens }) => {
    const [first, ...others] = tokens.filter(({ folded }) => folded !== '');
    if (first === undefined || others.length > 0 || !/^no$/i.test(first.text)) return true;
    const row = rowWith(rows, first);
    const next = row[row.indexOf(first) + 1];
    return next === undefined || !/^\p{L}{2}/u.test(next.text) || next.left - first.right > 1.3 * glyph;
  });
}

/** A word of at most this length has no ending of its own. */
const longestEnding = 4;

/** Whether a word of exact text is another one than the label's: no ending or sign alone tells them apart ("CONDOMÍNIO", "Condômino"). */
function isOtherWord({ id, fit, tokens }: Label): boolean {
  // A dash before a word is no part of it.
  const words = tokens.filter(({ folded }) => folded !== '');
  const [word, ...others] = words;
  const last = words.at(-1);
  // Nor do exact words of which the last is another spell a label ("Registro lavrado nos" is not "… em").
  if (fit < 1 && others.length > 0 && last !== undefined && words.every(({ conf }) => conf === 100)) {
    const stem = last.folded.length > longestEnding ? last.folded.slice(0, -1) : last.folded;
    if (last.folded.length > 1 && stem.length <= longestEnding && /^[A-Z]+$/.test(stem) && !id.includes(stem))
      return true;
  }
  if (word === undefined || others.length > 0 || fit === 1 || word.conf < 100) return false;
  return /^\p{L}+:?$/u.test(word.text) && !word.folded.startsWith(id) && !id.startsWith(word.folded);
}

/**
 * Words read surely that only resemble a label are other words, when the exact label is also on the page ("CONDOMÍNIO" beside "Condômino"),
 * or where nothing was misread.
 */
function withoutLikenesses(labels: readonly Label[]): Label[] {
  const spelt = new Set(labels.filter(({ fit }) => fit === 1).map(({ id }) => id));
  return labels.filter(
    (label) =>
      (label.fit === 1 ||
        !spelt.has(label.id) ||
        label.tokens.some(({ conf }) => conf < surelyRead) ||
        (label.tokens.length === 1 && isAbbreviated(label))) &&
      !isOtherWord(label),
  );
}

/** No label ends with a comma: a text goes on behind it ("Dom Pedro II, 12"). */
const endsWithComma = ({ tokens }: Label): boolean =>
  tokens.at(-1)?.text.endsWith(',') === true && tokens.at(-1)?.conf === 100;

/** Whether a word is the label's, cut short ("MUN."). */
const isAbbreviated = ({ id, tokens }: Label): boolean => writtenOut(tokens).includes(id);

const endsWithColon = ({ tokens }: Label): boolean => tokens.at(-1)?.text.endsWith(':') === true;

const choicesOf = ({ tokens }: Label): string[] => {
  const choices = tokens
    .map(({ text }) => text)
    .join('')
    .split('/');
  return choices.length > 1 ? choices.map(fold) : [];
};

/** Least letters of a choice that is cut short. */
const leastOfChoice = 3;
const isShortFor = (choice: string, word: string): boolean =>
  choice === word || (choice.length >= leastOfChoice && word.startsWith(choice));

/** Widest space between two words of a value in large type, in glyphs. */
const wordSpace = 2;

/** The sign of a number, which right behind a word belongs to it ("Lei nº 11.442"). */
const isSign = /^N[O0R]?$/;

/** Widest space behind a comma within one text, in glyphs. */
const behindComma = 1.2;

/** Labels of at most this length may be between values of one row ("SP CEP 17010-100"). */
const longestInline = 6;

/** Most words of a remark in brackets between a label and its colon. */
const longestRemark = 4;

/** Least labels with a colon, and their share, on a page whose labels have colons. */
const [leastLed, ofLed] = [6, 0.6] as const;
/** Widest space between words of one text, in glyphs: monospaced type has a whole letter there, and more behind a point. */
const betweenWords = 1.5;

/** Whether words stand right behind a label: alone, or with a value in a column of its own, it is no beginning of one. */
function isFollowed(label: Label, words: readonly Token[], glyph: number): boolean {
  const last = label.tokens.at(-1) ?? label;
  return words.some(
    (token) =>
      inRow(token, last, glyph) &&
      token.left >= last.right - 0.2 * glyph &&
      token.left - last.right < wordSpace * glyph,
  );
}

/** Whether the page has the label elsewhere with its colon, or another one of its field. */
const isElsewhere = (label: Label, labels: readonly Label[], isTwin: IsKin): boolean =>
  labels.some((other) => other !== label && endsWithColon(other) && isTwin(other.id, label.id));

/** Whether the colon of a label stands behind a remark ("Condomínio (estimado): R$ 640,00"). */
function hasColonBehindRemark({ tokens }: Label, row: readonly Token[]): boolean {
  const remark = row.slice(row.findIndex((token) => token === tokens.at(-1)) + 1);
  const closes = remark.findIndex(({ text }) => text.endsWith('):'));
  return remark[0]?.text.startsWith('(') === true && closes >= 0 && closes < longestRemark;
}

/** A sentence may repeat a label's words, and a longer heading may end with them ("Const. Medidor"): the label is the one with no word right before it. */
function withoutEchoes(labels: readonly Label[], { tokens, glyph }: Sheet, { isKin, isTwin }: Kin): Label[] {
  const own = new Set(labels.flatMap((label) => label.tokens));
  const rowOf = oncePer((label: Label) =>
    tokens.filter((token) => inRow(token, label, glyph)).toSorted((a, b) => a.left - b.left),
  );
  const free = tokens.filter((token) => !own.has(token));
  const led = labels.filter(endsWithColon).length;
  const areLed = led >= leastLed && led >= ofLed * labels.length;
  const follows = (label: Label): boolean =>
    rowOf(label).some(
      (token) =>
        token.right <= label.left + 0.2 * glyph &&
        // A comma says that the text goes on, however wide the spaces of the type are.
        label.left - token.right < (token.text.endsWith(',') ? behindComma : 0.6) * glyph &&
        !own.has(token),
    );
  // The word right behind it is no label: it is one text with it.
  const goesOn = (label: Label): boolean => {
    const last = label.tokens.at(-1) ?? label;
    return (
      !endsWithColon(label) &&
      rowOf(label).some(
        (token) =>
          token.left >= last.right - 0.2 * glyph &&
          // Monospaced type has a whole letter between words.
          token.left - last.right < glyph &&
          !own.has(token) &&
          // The sign before an amount is no word.
          /\p{L}/u.test(token.text.replace(/^R\$/, '')),
      )
    );
  };
  // After a colon stands the value, whichever word it begins with ("BAIRRO: DISTRITO INDUSTRIAL").
  const isBehindColon = (label: Label): boolean =>
    goesOn(label) &&
    labels.some(
      (other) =>
        other !== label &&
        endsWithColon(other) &&
        inRow(other, label, glyph) &&
        label.left >= other.right - 0.2 * glyph &&
        label.left - other.right < 1.3 * glyph,
    );
  // Where labels have colons, a word of a text led by one is none without its own ("NOME: CASA DE CARGA LTDA").
  const isOfLed = (label: Label): boolean => {
    const [first] = label.tokens;
    if (first === undefined || endsWithColon(label) || !areLed) return false;
    if (label.id.length <= longestInline && !goesOn(label) && !isElsewhere(label, labels, isTwin))
      return false;
    const row = rowOf(label);
    if (hasColonBehindRemark(label, row)) return false;
    const before = row.slice(0, row.indexOf(first)).toReversed();
    const isNear = (token: Token, index: number): boolean =>
      (before[index - 1] ?? first).left - token.right < betweenWords * glyph;
    const end = before.findIndex((token, index) => token.text.endsWith(':') || !isNear(token, index));
    const lead = before[end];
    return end > 0 && lead?.text.endsWith(':') === true && isNear(lead, end);
  };
  // Nor does a label begin behind a preposition of a value.
  const isWithinValue = (label: Label): boolean => isBehindPreposition(label, rowOf(label), own, glyph);
  // A value right below its label may begin with the label's own word ("CARROCERIA ABERTA").
  const isUnder = (label: Label): boolean =>
    !endsWithColon(label) &&
    labels.some(
      (other) =>
        other !== label &&
        other.fit >= label.fit &&
        Math.abs(other.left - label.left) < glyph &&
        label.top > other.bottom - 0.3 * glyph &&
        label.top - other.bottom < 2 * glyph &&
        ((other.id === label.id && isFollowed(label, free, glyph)) ||
          (other.id.endsWith(label.id) && goesOn(label))),
    );
  // Or it may be one of the label's choices ("Titular" or "Dependente" below "Titular/Dep.").
  const isChoice = (label: Label): boolean =>
    !endsWithColon(label) &&
    labels.some(
      (other) =>
        Math.abs(other.left - label.left) < glyph &&
        label.top > other.bottom - 0.3 * glyph &&
        label.top - other.bottom < glyph &&
        choicesOf(other).some((choice) => isShortFor(choice, label.id)),
    );
  // A value beside its label may begin with the label's word too ("FAZENDA FAZENDA TRÊS LAGOAS"), or with another label of its field ("FAZENDA SÍTIO BOA VISTA").
  const isBeside = (label: Label): boolean => {
    const row = rowOf(label);
    const [first, last] = [label.tokens[0], label.tokens.at(-1)];
    const before = row[row.findIndex((token) => token === first) - 1];
    const next = row[row.findIndex((token) => token === last) + 1];
    return (
      before !== undefined &&
      labels.some(
        (other) =>
          other.tokens.at(-1) === before &&
          (other.id === label.id ||
            (isKin(other.id, label.id) && next !== undefined && /\p{L}{2}/u.test(next.text))),
      ) &&
      last !== undefined &&
      next !== undefined &&
      !own.has(next) &&
      next.left - last.right < 1.3 * glyph
    );
  };
  // Between two numbers it is the label of the second, however long ("29.052.731/0001-62 INSCR. EST. 904.58242-57").
  const isBetweenNumbers = (label: Label): boolean => {
    const row = rowOf(label);
    const [first, last] = [label.tokens[0], label.tokens.at(-1)];
    const before = row[row.findIndex((token) => token === first) - 1];
    const next = row[row.findIndex((token) => token === last) + 1];
    return [before, next].every((token) => token !== undefined && /^[\d.,/-]{6,}$/.test(token.text));
  };
  return labels.filter(
    (label) =>
      !isUnder(label) &&
      !isBehindColon(label) &&
      !isWithinValue(label) &&
      !isOfLed(label) &&
      !isChoice(label) &&
      // Its own colon makes it the label of the next box, when the one before is empty.
      (endsWithColon(label) || !isBeside(label)) &&
      !(isSign.test(label.id) && !endsWithColon(label) && follows(label)) &&
      (label.id.length <= longestInline ||
        isBetweenNumbers(label) ||
        !follows(label) ||
        !labels.some((other) => other !== label && other.id === label.id && !follows(other))),
  );
}

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
function outsideLonger(labels: readonly Label[], { tokens, glyph }: Sheet): Label[] {
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
function outsideMentions(labels: readonly Label[], { tokens, rows, glyph }: Sheet): Label[] {
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
function outsideLists(labels: readonly Label[], { tokens, glyph }: Sheet, isTwin: IsKin): Label[] {
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

/** A signature line is no title: "ASSINATURA DO COMPRADOR" is below all blocks. */
export const isTitle = ({ tokens: [first] }: Label, { rows, glyph }: Sheet): boolean => {
  const row = rowWith(rows, first);
  for (let at = row.findIndex((token) => token === first) - 1; at >= 0; at -= 1) {
    const [token, next] = [row[at], row[at + 1]];
    if (!token || !next || next.left - token.right > 0.9 * glyph) return true;
    if (token.folded.startsWith('ASSINATURA')) return false;
  }
  return true;
};

/** A value's type is larger than its label's by at least this factor. */
const ofValue = 1.12;

function outsideDistricts(labels: readonly Label[], { rows, glyph }: Sheet): Label[] {
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
function outsideSentences(labels: readonly Label[], { rows, glyph }: Sheet): Label[] {
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
