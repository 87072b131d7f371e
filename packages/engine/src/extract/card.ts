import { isUf, ufOfName } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import type { Page } from '../pages/page.ts';
import { placedOnCard } from '../evidence/confidence.ts';
import { fieldOf } from '../evidence/field.ts';
import type { Found } from './found.ts';
import { findNumbers } from './generic/find-numbers.ts';
import { findDates } from './generic/find-values.ts';
import { putCardAddress } from './card-address.ts';
import { putTowns } from './card-towns.ts';
import { sortParents } from './parents.ts';
import type { CardFields } from './reading/forms/card-fields.ts';
import { sizeOfType, tellsSize } from './reading/sheet/size-of-type.ts';
import { readPhrases, runningTextOf, type Phrase } from './reading/phrases/phrases.ts';
import { edgesOf, middleOf, rowsOf, textOf, type Sheet, type Token } from './reading/sheet/sheet.ts';
import { tokensOf } from './reading/sheet/words-as-tokens.ts';
import { fold } from './reading/sheet/text.ts';
import { runsApart } from './reading/sheet/runs.ts';

/** The same share for a name that may be another person's. */
const doubtful = 0.5;

/** Words printed on cards in capitals that are nobody's name. */
const notNames =
  /\b(?:QUEM|REPUBLICA|FEDERATIVA|MINISTERIO|SECRETARIA|DEPARTAMENTO|CARTEIRA|ESTADO|INSTITUTO|ASSINATURA|GOVERNO|PASSAPORTE|PASSPORT|NACIONAL|VALIDA|TERRITORIO|NOME|SOBRENOME|DATA|REGISTRO|DOC|FILIACAO|CPF|DETRAN|DIRETOR\w*|POLICIA|IDENTIDADE|IDENTIFICACAO|OBSERVAC\w*|PORTADOR|EMISSOR|TITULAR|NATURALIDADE|NACIONALIDADE|BRASILEIR\w*|DRIVER|LICENSE|PERMISO|LEI|CIVIL|PUBLICA|ORIGEM|ELEITOR|BANCO|FIDUCIARIA|CERTIFICADO|AUTORIZACAO|CARTAO|SAUDE|COOPERATIVA|VEICULO|ADESAO|RENAVAM|CHASSI|RNTRC|CRV|ATPVE?|ANO|MODELO|NUMERO|CODIGO|FABRICACAO|TABELIAO|DATE|PLACE|BIRTH|SURNAME|EXPEDICAO|EMISSAO|NASCIMENTO|VALIDADE|FEDERAL|AG|AGENCIA|BENEFI\w*|USUARI\w*|ASSOCIAD\w*|ACOMOD\w*|ABRANG\w*|SEGMENT\w*|RESERVA|RESTRICAO|RESTRICOES|ALIENACAO|CHEQUE|EXTENSO|REAIS|CENTAVOS|FORMULARIO|ARRENDAMENTO|MERCANTIL|GRAVAME|PENHOR)\b/;

interface Run {
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Words close together in a row, without what was read from background patterns before and after them. */
function runsOf({ rows, glyph }: Sheet): Run[] {
  return rows.flatMap((row) => {
    const runs = runsApart(row, 2 * glyph);
    return runs.flatMap((run) => {
      const from = run.findIndex(
        ({ text, conf }, index) =>
          text.length > 2 ||
          conf > 80 ||
          /^n[º°]$|^\d[AªaºO°]$/i.test(text) ||
          run[index + 1]?.text === 'VIA',
      );
      const end = run.findLastIndex(({ text, conf }) => text.length > 3 || conf > 60);
      const tokens = from < 0 ? [] : run.slice(from, end + 1);
      const { left, top, bottom } = edgesOf(tokens);
      return tokens.length > 0 ? [{ tokens, left, top, bottom }] : [];
    });
  });
}

const plainCapitals = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

function isName({ tokens }: Run): boolean {
  const text = withoutStrokes(tokens.map((token) => token.text).join(' '));
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  return (
    tokens.length >= 2 &&
    letters.length >= 8 &&
    /^[\p{L} '.&-]+$/u.test(text) &&
    capitals.length > 0.7 * letters.length &&
    !notNames.test(plainCapitals(text)) &&
    // A town is printed with its state behind it ("PRES. PRUDENTE -SP").
    !isUf(text.slice(-3).replace(/^[ -]/, ''))
  );
}

/** The text without bars that were read from a pattern after a word, and without the "and" between two parents. */
const withoutStrokes = (text: string): string =>
  text.replace(/(?<=\p{L})[!|](?= |$)/gu, '').replace(/^E (?=\p{L})/u, '');

/** A bar right behind a consonant may be an I as well, with which many names end. */
const isBarOrLetter = /[BCDFGLMNPRSTVZ][!|](?= |$)/;

function valueOf(tokens: readonly Token[], sheet: Sheet, share = placedOnCard): Field {
  const text = textOf(tokens, sheet.glyph);
  const doubts = isBarOrLetter.test(text) ? (['mended'] as const) : [];
  return fieldOf({ value: withoutStrokes(text), tokens, anchorFit: 1, placed: share, doubts });
}

/** Whether more words in capitals follow a name, further away than words of a name are: letters between them were lost. */
const goesOn = ({ tokens }: Run, { tokens: all, glyph }: Sheet): boolean => {
  const last = tokens.at(-1);
  return (
    last !== undefined &&
    all.some(
      (token) =>
        /^\p{Lu}{3,}$/u.test(token.text) &&
        Math.abs(middleOf(token) - middleOf(last)) < 0.5 * glyph &&
        token.left > last.right &&
        token.left - last.right < 6 * glyph,
    )
  );
};

/** The day of a law or decree, which cards print, is nobody's; identity cards' law (7.116, 29/08/1983) is known also where its words are misread. */
const ofLaw = (row: readonly Token[]): boolean => {
  const text = row.map((token) => token.text).join(' ');
  return (
    /(?<!\p{L})(?:LEI|DECRETO|PORTARIA|RESOLU[CÇ][AÃ]O) (?:n\S* )?[\d.]+,? de \d/iu.test(text) ||
    (/(?<!\p{L})LEI(?!\p{L})|7[.,]116|29\/08\/(?:19)?83/iu.test(text) &&
      row.some((token) => token.text.endsWith('83')))
  );
};

/** Fills missing dates with the unused dates of the card, in chronological order, when there are exactly as many. */
function putDays<Id extends string>(data: Found<Id>, days: readonly Id[], sheets: readonly Sheet[]): void {
  const read = new Map<string, Field>();
  for (const sheet of sheets)
    for (const { Date: day } of findDates({ ...sheet, rows: sheet.rows.filter((row) => !ofLaw(row)) }))
      if (day && !read.has(day.value)) read.set(day.value, day);
  const missing = days.filter((id) => data[id] === undefined);
  const known = new Set(Object.values<Field | undefined>(data).flatMap((field) => field?.value ?? []));
  const free = [...read.values()]
    .filter(({ value }) => !known.has(value))
    .toSorted((a, b) => a.value.localeCompare(b.value));
  if (missing.length === 0 || free.length !== missing.length) return;
  const all = { ...data, ...Object.fromEntries(missing.map((id, index) => [id, free[index]])) } as Found<Id>;
  const inOrder = days.flatMap((id) => all[id]?.value ?? []);
  if (inOrder.some((value, index) => index > 0 && value < (inOrder[index - 1] ?? ''))) return;
  missing.forEach((id, index) => {
    const day = free[index];
    if (day) data[id] = { ...day, conf: Math.round((day.conf ?? 0) * placedOnCard * 10) / 10 };
  });
}

/** Farthest that a parent's name stands below the other, in glyphs, and below one that a label gave: a box leaves two rows to each. */
const [underName, underFather] = [2.6, 4] as const;

/** Labels have at most this share of the height of names; where all words have accents or tails, nothing shows the size of their type. */
const ofLabel = 0.82;
const isSmaller = (label: readonly Token[], name: readonly Token[]): boolean =>
  [label, name].every(tellsSize) && sizeOfType(label) < ofLabel * sizeOfType(name);

function putParents<Id extends string>(
  data: Found<Id>,
  [father, mother]: readonly [Id, Id],
  names: readonly Id[],
  sheet: Sheet,
): void {
  const own = names.flatMap((id) => (data[id] === undefined ? [] : fold(data[id].value)));
  if (own.length === 0 || (data[father] !== undefined && data[mother] !== undefined)) return;
  const [knownFather, knownMother] = [data[father], data[mother]].map((field) => field && fold(field.value));
  const runs = runsOf(sheet).filter(
    (run) => isName(run) && !own.includes(fold(textOf(run.tokens, sheet.glyph))),
  );
  for (const upper of runs)
    for (const lower of runs) {
      const gap = lower.top - upper.bottom;
      const isFathers = knownFather !== undefined && fold(valueOf(upper.tokens, sheet).value) === knownFather;
      const isUnder =
        gap > -0.5 * sheet.glyph &&
        gap < (isFathers ? underFather : underName) * sheet.glyph &&
        Math.abs(lower.left - upper.left) < 1.5 * sheet.glyph;
      // A label that was misread in capitals is in smaller type than the name below it.
      if (!isUnder || lower === upper || isSmaller(upper.tokens, lower.tokens)) continue;
      const [first, second] = [upper, lower].map((run) => valueOf(run.tokens, sheet));
      if (first === undefined || second === undefined) continue;
      if (knownFather !== undefined && ![first, second].some(({ value }) => fold(value) === knownFather))
        continue;
      if (knownMother !== undefined && ![first, second].some(({ value }) => fold(value) === knownMother))
        continue;
      if (knownFather === fold(second.value) || knownMother === fold(first.value)) {
        data[father] ??= second;
        data[mother] ??= first;
      } else {
        data[father] ??= first;
        data[mother] ??= second;
      }
      return;
    }
}

/** A father whose label was lost: the only name between the holder's and the mother's, set to their left edge. */
function putFatherBetween<Id extends string>(
  data: Found<Id>,
  [father, mother]: readonly [Id, Id],
  names: readonly Id[],
  sheet: Sheet,
): void {
  const own = names.flatMap((id) => (data[id] === undefined ? [] : fold(data[id].value)));
  const known = data[mother] && fold(data[mother].value);
  if (data[father] !== undefined || known === undefined) return;
  const runs = runsOf(sheet).filter(isName);
  const runOf = (said: readonly string[]): Run | undefined =>
    runs.findLast(({ tokens }) => said.includes(fold(textOf(tokens, sheet.glyph))));
  const [over, under] = [runOf(own), runOf([known])];
  if (over === undefined || under === undefined) return;
  const between = runs.filter(
    ({ tokens, left, top, bottom }) =>
      top > over.bottom &&
      bottom < under.top &&
      Math.abs(left - under.left) < 1.5 * sheet.glyph &&
      !isSmaller(tokens, under.tokens),
  );
  const [only] = between;
  const isColumn = Math.abs(over.left - under.left) < 1.5 * sheet.glyph;
  if (only !== undefined && between.length === 1 && isColumn) data[father] = valueOf(only.tokens, sheet);
}

/** What is left of a misread label of both parents; how far its only name stands below it and how wide its first half is, in glyphs; and how sure such a name is. */
const [ofFiliation, underLabel, halfLabel, withLabel] = [
  /^FIL(?!H)|[FI]LIA[CT]|LIATION|LIACAO/,
  1.2,
  8,
  0.8,
] as const;

/** A parent alone: the only name below what is left of the label of both, where the other's place is empty. */
function putLoneParent<Id extends string>(
  data: Found<Id>,
  [father, mother]: readonly [Id, Id],
  names: readonly Id[],
  sheet: Sheet,
): void {
  const own = names.flatMap((id) => (data[id] === undefined ? [] : fold(data[id].value)));
  if (own.length === 0 || data[father] !== undefined || data[mother] !== undefined) return;
  const runs = runsOf(sheet);
  const labels = runs.filter(({ tokens }) => ofFiliation.test(tokens.map(({ folded }) => folded).join('')));
  const found = runs.filter((run) => {
    const isUnder = labels.some(
      ({ tokens, left, bottom }) =>
        run.top - bottom > -0.5 * sheet.glyph &&
        run.top - bottom < underLabel * sheet.glyph &&
        // Its first half may be lost.
        left - run.left > -1.5 * sheet.glyph &&
        left - run.left < halfLabel * sheet.glyph &&
        sizeOfType(tokens) < sizeOfType(run.tokens),
    );
    return isUnder && isName(run) && !own.includes(fold(textOf(run.tokens, sheet.glyph)));
  });
  const [only] = found;
  if (only !== undefined && found.length === 1) data[father] = valueOf(only.tokens, sheet, withLabel);
}

/** Fills fields from values whose form identifies them; a value whose check digits fail identifies nothing. */
function putPatterns<Id extends string>(
  data: Found<Id>,
  pieces: readonly (readonly Token[])[],
  patterns: readonly Phrase<Id>[],
  sheet: Sheet,
): void {
  for (const tokens of pieces) {
    const rows = rowsOf(tokens, sheet.glyph);
    for (const { id, reading } of readPhrases(runningTextOf([{ tokens: rows.flat() }]), patterns))
      if (reading.checks.every(({ ok }) => ok))
        data[id] ??= fieldOf({ ...reading, anchorFit: 1, placed: placedOnCard });
  }
}

/** The brand's letters are at least this many times as tall as any others. */
const clearlyLarger = 1.25;

/** A holder's name has at least so many words, most brands fewer. */
const wordsOfName = 4;

/** Share of a word's height that an accent over a capital has. */
const ofAccent = 0.22;

/** The height of a word's letters, without an accent over its capitals. */
const heightOfLetters = ({ text, box }: Token): number =>
  box[3] * (/[À-ÃÉÊÍÓ-ÕÚ]/u.test(text) ? 1 - ofAccent : 1);

/** The height of a text's letters; capitals with tails ("J") tell it only where no other word does. */
function heightOfRun({ tokens }: Run): number {
  const even = tokens.filter(({ text }) => !/[JQ]/.test(text));
  return Math.max(...(even.length > 0 ? even : tokens).map(heightOfLetters));
}

/** The words in the largest type, if no others come near; digits may be as large. */
function brandOf(sheet: Sheet): Run | undefined {
  const sized = runsOf(sheet)
    .filter(({ tokens }) => /^\p{L}[\p{L} &.+-]{3,}$/u.test(tokens.map(({ text }) => text).join(' ')))
    .map((run) => ({ run, height: heightOfRun(run) }))
    .toSorted((a, b) => b.height - a.height);
  const [largest, next] = sized;
  if (largest === undefined || next === undefined || largest.height < clearlyLarger * next.height)
    return undefined;
  // A company's name may begin or end with what it sells ("SAÚDE DA SERRA", "VIDA SAÚDE").
  const name = plainCapitals(textOf(largest.run.tokens, sheet.glyph)).replace(
    /^(?:SAUDE|COOPERATIVA) (?=\w)| (?:SAUDE|COOPERATIVA)$/,
    '',
  );
  // Where the brand was not read, the largest words are the holder's name.
  const isHolder = largest.run.tokens.length >= wordsOfName && isName(largest.run);
  return notNames.test(name) || isHolder ? undefined : largest.run;
}

/** Whether a label gave the words to a field, as the holder's name where the brand was not read. */
const isOfField = (data: Partial<Record<string, Field>>, run: Run): boolean => {
  const words = fold(run.tokens.map(({ text }) => text).join(''));
  return Object.values(data).some((field) => field !== undefined && fold(field.value) === words);
};

/** The name right above a CPF or CNPJ, else the first on the page, which may be another's. */
function holderOf(sheet: Sheet): { readonly run: Run; readonly isFirst: boolean } | undefined {
  // A letterhead names its state.
  const names = runsOf(sheet).filter(
    (run) => isName(run) && ufOfName(textOf(run.tokens, sheet.glyph)) === undefined,
  );
  const taxpayer = sheet.tokens.find(({ folded }) => /^(?:CPF|CNPJ)/.test(folded));
  const over =
    taxpayer &&
    names.filter(
      (run) =>
        Math.abs(run.left - taxpayer.left) < 2 * sheet.glyph &&
        run.bottom < taxpayer.bottom &&
        taxpayer.top - run.bottom < 3 * sheet.glyph,
    );
  const own = over?.at(-1);
  if (own) return { run: own, isFirst: false };
  const [first] = names;
  return first && { run: first, isFirst: true };
}

/** The only number of its kind on the pages, unless another field has it. */
function putOnlyNumber<Id extends string>(
  data: Found<Id>,
  id: Id | undefined,
  kind: 'CPF' | 'CNPJ',
  sheets: readonly Sheet[],
): void {
  if (id === undefined || data[id] !== undefined) return;
  const found = sheets.flatMap(findNumbers).filter(({ field }) => field === kind);
  const [only] = found;
  if (only === undefined || found.some(({ number }) => number.value !== only.number.value)) return;
  const isOthers = Object.values<Field | undefined>(data).some((field) => field?.value === only.number.value);
  if (!isOthers) data[id] = only.number;
}

/**
 * Fills the fields of a card that its labels did not give; `told` are parents whose label says which of the two it is, `headings` the words of
 * labels that led to values and so are none themselves.
 */
export function putCard<Id extends string>(
  data: Found<Id>,
  pages: readonly Page[],
  sheets: readonly Sheet[],
  card: CardFields<Id>,
  told: ReadonlySet<Id> = new Set(),
  headings: ReadonlySet<Token> = new Set(),
): void {
  pages.forEach((page, index) => {
    const sheet = sheets[index];
    if (!card.margin || !sheet) return;
    const turned = tokensOf(page.turned ?? [], page);
    putPatterns(
      data,
      turned.map((token) => [token]),
      card.margin,
      sheet,
    );
  });
  for (const sheet of sheets) {
    const runs = runsOf(sheet)
      .map(({ tokens }) => tokens)
      .filter((tokens) => !tokens.every((token) => headings.has(token)));
    if (card.firstRuns) putPatterns(data, runs, card.firstRuns, sheet);
    if (card.rows) putPatterns(data, sheet.rows, card.rows, sheet);
    if (card.runs) putPatterns(data, runs, card.runs, sheet);
    const holder = card.holder === undefined || data[card.holder] !== undefined ? undefined : holderOf(sheet);
    const brand = card.brand === undefined || data[card.brand] !== undefined ? undefined : brandOf(sheet);
    if (card.brand !== undefined && brand && !isOfField(data, brand))
      data[card.brand] = valueOf(brand.tokens, sheet);
    if (card.holder !== undefined && holder) {
      const share = holder.isFirst ? doubtful : placedOnCard;
      data[card.holder] = valueOf(holder.run.tokens, sheet, goesOn(holder.run, sheet) ? share / 2 : share);
    }
    if (card.address) putCardAddress(data, card.address, sheet);
  }
  if (card.days) putDays(data, card.days, sheets);
  putOnlyNumber(data, card.cpf, 'CPF', sheets);
  putOnlyNumber(data, card.cnpj, 'CNPJ', sheets);
  putTowns(data, card, sheets);
  for (const sheet of sheets) {
    if (card.parents === undefined) continue;
    putParents(data, card.parents, card.names ?? [], sheet);
    putFatherBetween(data, card.parents, card.names ?? [], sheet);
    putLoneParent(data, card.parents, card.names ?? [], sheet);
  }
  const areTold = card.parents?.some((id) => told.has(id)) === true;
  if (card.parents) sortParents(data, card.parents, { areForeigners: card.areForeigners === true, areTold });
}
