import { parseAccessKey } from '@lavra/brazil/access-key';
import { isBoletoBarcode, isBoletoLine } from '@lavra/brazil/boleto';
import { isCollectionBarcode } from '@lavra/brazil/collection-slip';
import { isCmc7 } from '@lavra/brazil/cmc7';
import { isCns } from '@lavra/brazil/cns';
import { isTd3 } from '@lavra/brazil/mrz';
import { readZone } from '../reading/values/zone.ts';
import { findPrintedKeys, keyOfSheet } from '../reading/values/keys.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import type { Page } from '../../pages/page.ts';
import { cuesOfCountries, cuesOfGenres, ofBrazil } from './anchors/genres.ts';
import { otherNouns, otherTitles, runningTitles, tellsOfPapers } from './anchors/other.ts';
import { sentencesOfKinds } from './anchors/sentences.ts';
import { titlesOfKinds } from './anchors/titles.ts';
import { documentKinds, otherPaper } from './kinds.ts';
import { labelSearch } from './labels-of-forms.ts';
import type { DocumentKind } from './anchors/anchor.ts';
import { labelledKinds } from '../forms.ts';
import { findPhrase, pageText, type PageText } from './page-text.ts';
import { findTitles, phrasePattern, titlePattern, type Titles } from './titles.ts';

/** Words (or a code) that are evidence for a kind. */
export interface Evidence {
  readonly text: string;
  readonly weight: number;
  readonly tokens: readonly Token[];
  /** True for a label of the kind's form, of which only many together are clear. */
  readonly isLabel?: true;
}

export interface Candidate {
  readonly type: string;
  /** Sum of the weights found. */
  readonly points: number;
  /** 0 to 100: the candidate's share of belief, see `beliefOf`. */
  readonly score: number;
  readonly evidence: readonly Evidence[];
}

/** The kind of a page; `unknown` when the evidence is thin or divided. */
export interface Classification {
  readonly type: string;
  /** 0 to 100; absent for a page without any word or code, where nothing was measured. */
  readonly conf?: number;
  /** Candidates with any evidence, best first. */
  readonly candidates: readonly Candidate[];
}

/** Points below which a page is of no known kind: a title, or several common words, reach it. */
const leastPoints = 6.2;
/** A few weak words are not enough: the evidence needs one of at least this weight, or `clearTogether` points. */
const leastClear = 3.5;
/** Points from which weak words suffice: no other page has so many labels of one form. */
const clearTogether = 12;
/** A page with the titles of this many kinds only mentions them, and is none of them. */
const leastNamed = 4;
const titleWeight = 5;
/** Points at which belief is about two thirds. */
const halfLife = 6;

/** The kind of document by the model in its access key. */
const kindOfModel: Readonly<Record<string, string>> = {
  '55': 'danfe',
  '65': 'refund',
  '59': 'refund',
  '57': 'cte',
  '67': 'cte',
  '58': 'transportdraft',
  '66': 'proofofaddress',
  '62': 'proofofaddress',
};

/** Weight of a title's words, whatever stands between them. */
const titledWeight = 6.5;
/** Weight of a sentence with which a paper says what it is. */
const sentenceWeight = 3.5;
/**
 * Share of a label's weight that counts, and the most that the labels of one form count together. On 144 of 168 filled forms of others the labels
 * of their own kind weigh 18 and more, on 157 of them 10; on 31 of 39 look-alikes those of any kind weigh less than 7.
 */
const [ofLabels, mostOfLabels] = [0.35, 8] as const;
/** Factor on the title of another paper, and on all that speaks for a kind below one. */
const [otherPlace, ofAnothers] = [1.25, 0.4] as const;
/** Labels count more below a title of their form: forms of one office share most of them. */
const underTitle = 1.2;
/** Fewer labels of a form stand on papers of many kinds. */
const fewestLabels = 6;

const labelsOn = labelSearch(labelledKinds);
const isOfOthers = (phrase: string): boolean =>
  otherTitles.some(([title]) => `${phrase} `.startsWith(`${title} `));

/** Titles by kind: by their words, and by the phrases that no other kind has. */
const titled = documentKinds
  .filter(({ type }) => type !== otherPaper)
  .map(({ type, anchors }) => ({
    type,
    patterns: [
      ...(titlesOfKinds[type] ?? []).map(titlePattern),
      ...anchors.flatMap(([phrase, weight]) =>
        weight >= titleWeight && !isOfOthers(phrase) ? [phrasePattern(phrase)] : [],
      ),
    ],
  }));
const others = { phrases: otherTitles, nouns: otherNouns, tells: tellsOfPapers, running: runningTitles };
const phrases = documentKinds.flatMap(({ anchors }) => anchors.map(([phrase]) => phrase));

/** Models of invoices and of bills of freight, by a key's model. */
const [ofInvoice, ofFreight] = [/^(?:55|65)$/, /^(?:57|67)$/] as const;
const modelOf = (key: string): string => parseAccessKey(key)?.model ?? '';

/** A bill of freight may have its own key below those of the invoices that it carries: no other paper has the one and the others. */
function keyBelowInvoices(sheet: Sheet): string | undefined {
  const keys = findPrintedKeys(sheet).map(({ key }) => key);
  const [own, ...others] = new Set(keys.filter((key) => ofFreight.test(modelOf(key))));
  const areInvoices = keys.every((key) => key === own || ofInvoice.test(modelOf(key)));
  return others.length === 0 && areInvoices ? own : undefined;
}

function evidenceOfKeys(sheet: Sheet, type: string): Evidence[] {
  // Freight documents list the keys of the invoices they carry, so only the first printed key counts.
  const below = type === 'cte' ? keyBelowInvoices(sheet) : undefined;
  const found = keyOfSheet(sheet, (key) => below === undefined || key === below);
  if (found === undefined || kindOfModel[parseAccessKey(found.key)?.model ?? ''] !== type) return [];
  return [{ text: found.key, weight: 4, tokens: found.code ? [] : (found.printed?.tokens ?? []) }];
}

/** A page in the form in which every kind examines it. */
interface Looked {
  readonly sheet: Sheet;
  readonly text: PageText;
  readonly zone: ZoneLines | undefined;
  readonly titles: Titles;
  readonly labels: ReturnType<typeof labelsOn>;
}

function evidenceOfNumbers({ sheet, zone }: Looked, type: string): Evidence[] {
  const lines = sheet.rows.map((row) => row.map((token) => token.text).join(' '));
  if (type === 'boleto') {
    const slips = sheet.codes.filter((code) => isBoletoBarcode(code.text) || isCollectionBarcode(code.text));
    const digits = lines.map((line) => line.replace(/^\D*\d{3}-?\d?\s(?=\d{5}\.)|[^\d]/g, ''));
    const printed = digits.findIndex((line) => line.length >= 47 && isBoletoLine(line.slice(-47)));
    return [
      ...slips.map((code) => ({ text: code.text, weight: 3, tokens: [] })),
      ...(printed >= 0 ? [{ text: lines[printed] ?? '', weight: 4, tokens: sheet.rows[printed] ?? [] }] : []),
    ];
  }
  if (type === 'bankcheck') return evidenceOfMagneticLine(sheet, lines);
  if (type === 'healthcard') return evidenceOfHealthNumber(sheet, lines);
  return zone ? evidenceOfZone(zone, type) : [];
}

/** A cheque's magnetic line whose check digits hold, which no other paper has. */
function evidenceOfMagneticLine({ rows }: Sheet, lines: readonly string[]): Evidence[] {
  const at = lines.findIndex((line) =>
    isCmc7(/^\D{0,3}([<>:⑆⑇⑈⑉\d ]{30,44})\D{0,3}$/u.exec(line)?.[1] ?? ''),
  );
  return at < 0 ? [] : [{ text: lines[at] ?? '', weight: leastPoints, tokens: rows[at] ?? [] }];
}

/** The number of the national health card, as a barcode or in print. */
function evidenceOfHealthNumber(sheet: Sheet, lines: readonly string[]): Evidence[] {
  const code = sheet.codes.find(({ text }) => isCns(text));
  if (code !== undefined) return [{ text: code.text, weight: 4.5, tokens: [] }];
  const printed = lines.findIndex((line) =>
    isCns(/(?<!\d)\d{3} ?\d{4} ?\d{4} ?\d{4}(?!\d)/.exec(line)?.[0].replaceAll(' ', '') ?? ''),
  );
  return printed < 0 ? [] : [{ text: lines[printed] ?? '', weight: 1, tokens: sheet.rows[printed] ?? [] }];
}

/** Kinds of card with a Brazilian machine-readable zone, by whether the holder is Brazilian. */
const cardsOfBrazil = { own: ['rg', 'cnh'], foreign: ['rnm', 'rne'] } as const;

/** Weight of a zone as evidence for a passport: with valid check digits, partly read, and a single line, as texts about passports print it. */
const [provenZone, unprovenZone, loneLine] = [8, 6, 4] as const;
/** Lines of cards have 30 characters, those of passports 44, some of which may be lost. */
const longestOfCard = 35;

/** Lines of a machine-readable zone; `isProven` when their check digits hold. */
interface ZoneLines {
  readonly lines: readonly string[];
  readonly isProven: boolean;
}

/** The zone of a page: from its codes, else as read with valid check digits, else its printed lines. */
function zoneLinesOf(sheet: Sheet): ZoneLines | undefined {
  const decoded = sheet.codes.find((code) => code.format.toUpperCase().startsWith('MRZ'));
  if (decoded) return { lines: decoded.text.split('\n'), isProven: false };
  const zone = readZone(sheet);
  if (zone) return { lines: zone.lines.map((line) => line?.value ?? ''), isProven: true };
  const printed = sheet.rows
    .map((row) => row.map((token) => token.text.replace(/\s/g, '')).join(''))
    .filter((line) => /^[A-Z0-9<]{28,44}$/.test(line) && /<<|^[IAC][A-Z<]BRA/.test(line));
  return printed.length === 0 ? undefined : { lines: printed, isProven: false };
}

/** Passports of any country, but only Brazil's cards: other countries' cards are no kind of this list. */
function evidenceOfZone({ lines, isProven }: ZoneLines, type: string): Evidence[] {
  const [first = '', second = ''] = lines;
  const speaks = (weight: number): Evidence[] => [{ text: lines.join(' '), weight, tokens: [] }];
  // A card's line of names may begin with a P too, but is shorter.
  const isTravel = /^P[A-Z<]/.test(first) && first.length > longestOfCard;
  if (isTd3(lines) || (isTravel && isProven)) return type === 'passport' ? speaks(provenZone) : [];
  if (isTravel) return type === 'passport' ? speaks(lines.length > 1 ? unprovenZone : loneLine) : [];
  if (!/^[IAC][A-Z<]BRA/.test(first)) return [];
  const nationality = /^\d{6}[\d<][MF<]\d{7}([A-Z]{3})/.exec(second)?.[1];
  if (nationality === undefined) return [];
  const cards: readonly string[] = nationality === 'BRA' ? cardsOfBrazil.own : cardsOfBrazil.foreign;
  return cards.includes(type) ? speaks(4) : [];
}

/** Whether words stand in quotation marks: a text about papers quotes theirs. */
const isQuoted = (tokens: readonly Token[]): boolean => /^["“”«]/.test(tokens[0]?.text ?? '');

/** What phrases say for a kind, each where it is found best. */
function saidOf({ anchors, isProse }: DocumentKind, text: PageText): Evidence[] {
  const share = shareOf(text, isProse);
  const words = anchors.flatMap(([phrase, weight]): Evidence[] => {
    const found = findPhrase(text, phrase);
    return found && !isQuoted(found.tokens)
      ? [{ text: phrase, weight: weight * found.fit * found.place * share, tokens: found.tokens }]
      : [];
  });
  return words.filter(({ text: phrase }) => !isPartOfAnother(phrase, words));
}

/** Up to half of a form's words may be running text; with more of it, and on a form that nobody filled in, labels are probably only mentioned. */
const shareOf = (text: PageText, isProse: true | undefined): number =>
  isProse === true ? 1 : Math.min(1, 2 * (1 - text.prose)) * text.filled;

function evidenceFor({ type, isProse }: DocumentKind, said: readonly Evidence[], looked: Looked): Evidence[] {
  const { sheet, text, titles } = looked;
  if (type === otherPaper) return [...said, ...evidenceOfOthers(titles), ...evidenceOfGenres(text)];
  const share = shareOf(text, isProse);
  const title = titles.own.get(type);
  const evidence = [
    ...said,
    ...(title === undefined ? [] : evidenceOfOwnTitle(title, said, share)),
    ...evidenceOfLabels(looked, type, title === undefined ? share : underTitle * share),
    ...evidenceOfSentences(text, type),
    ...evidenceOfKeys(sheet, type),
    ...evidenceOfNumbers(looked, type),
  ];
  const isList =
    (type === 'cnpjcard' && companiesOn(sheet) > mostCompanies) ||
    (type === 'healthcard' && amountsOn(sheet) > mostAmounts);
  return titles.isAnothers || isList
    ? evidence.map((each) => ({ ...each, weight: ofAnothers * each.weight }))
    : evidence;
}

/** The kind's title, as far as no phrase of the kind says it already. */
function evidenceOfOwnTitle(
  { tokens, printed }: { readonly tokens: readonly Token[]; readonly printed: string },
  said: readonly Evidence[],
  share: number,
): Evidence[] {
  const within = said.filter((each) => each.tokens.some((token) => tokens.includes(token)));
  const weight = titledWeight * share - within.reduce((sum, each) => sum + each.weight, 0);
  return weight > 0 ? [{ text: printed, weight, tokens }] : [];
}

/** Sentences with which the paper says what it is. */
function evidenceOfSentences(text: PageText, type: string): Evidence[] {
  const running = text.rows.map(({ words }) => words.trim()).join(' ');
  return (sentencesOfKinds[type] ?? []).flatMap((sentence) => {
    const [said] = sentence.exec(running) ?? [];
    return said === undefined ? [] : [{ text: said, weight: sentenceWeight, tokens: [] }];
  });
}

/** Labels of the kind's form, each with its part of what they count together. */
function evidenceOfLabels({ labels }: Looked, type: string, share: number): Evidence[] {
  const found = labels.get(type) ?? [];
  if (found.length < fewestLabels) return [];
  const sum = ofLabels * share * found.reduce((total, { weight }) => total + weight, 0);
  const part = ofLabels * share * Math.min(1, (mostOfLabels * share) / sum);
  return found.map((label) => ({ ...label, weight: part * label.weight, isLabel: true as const }));
}

/** "MEDIDOR" within "MEDIDOR DE ENERGIA" counts once. */
function isPartOfAnother(phrase: string, words: readonly Evidence[]): boolean {
  return words.some(({ text }) => text !== phrase && ` ${text} `.includes(` ${phrase} `));
}

const evidenceOfOthers = ({ others: found }: Titles): Evidence[] =>
  found.map(({ title, phrase, weight }) => ({
    text: phrase,
    weight: otherPlace * weight,
    tokens: title.tokens,
  }));

/** How many companies a page names by their numbers; a card names its own and those of its partners, a list many. */
const companiesOn = ({ tokens }: Sheet): number =>
  new Set(tokens.flatMap(({ text }) => /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/.exec(text) ?? [])).size;
const mostCompanies = 6;

/** A health card may name what a consultation costs; a list of prices of plans says much of what cards say. */
const amountsOn = ({ tokens }: Sheet): number =>
  tokens.filter(({ text }) => /^\d{1,3}(?:\.\d{3})*,\d{2}$/.test(text)).length;
const mostAmounts = 8;

/** Cues that the page is an article, an advertisement or another country's; a lone weak one says nothing. */
function evidenceOfGenres({ rows }: PageText): Evidence[] {
  const said = rows.map(({ words, printed, tokens }) => ({ words: words.trim(), printed, tokens }));
  const isBrazils = said.some(({ words }) => ofBrazil.test(words));
  const found = [...cuesOfGenres, ...(isBrazils ? [] : cuesOfCountries)].flatMap((cue): Evidence[] => {
    const own = said.filter(({ words }) => cue.row.test(words));
    const [row] = own;
    return row === undefined || own.length < cue.rows
      ? []
      : [{ text: row.printed, weight: cue.weight, tokens: row.tokens }];
  });
  return found.length > 1 || found.some(({ weight }) => weight >= clearCue) ? found : [];
}
/** Weight of a cue that tells by itself. */
const clearCue = 8;

/**
 * Belief in the best kind, 0 to 100, from the amount of evidence (points against `halfLife`) and its lead over the next kind.
 * Both are measured on the page.
 */
export function beliefOf(points: number, runnerUp: number): number {
  const amount = 1 - Math.exp(-points / halfLife);
  const lead = points > 0 ? Math.min(1, (points - runnerUp) / (0.6 * points)) : 0;
  return Math.round(1000 * amount * (0.4 + 0.6 * Math.max(0, lead))) / 10;
}

function speaksClearly({ points, evidence }: Pick<Candidate, 'points' | 'evidence'>): boolean {
  const ofForm = evidence.reduce((sum, { weight, isLabel }) => sum + (isLabel === true ? weight : 0), 0);
  const isClear = ofForm >= leastClear || evidence.some(({ weight }) => weight >= leastClear);
  return points >= leastPoints && (points >= clearTogether || isClear);
}

/** Bills, rents and invoices have a payment slip at their foot: when the evidence for another kind is clear, the page is that kind. */
function withoutSlip<T extends Pick<Candidate, 'type' | 'points' | 'evidence'>>(scored: readonly T[]): T[] {
  const [best] = scored;
  const others = scored.filter(({ type }) => type !== 'boleto');
  const [above] = others;
  const isCarried =
    best?.type === 'boleto' && above !== undefined && above.type !== otherPaper && speaksClearly(above);
  return isCarried ? others : [...scored];
}

/** The kind of document that a page shows, with a score for every kind with any evidence. */
export function classifyPage(page: Page): Classification {
  const sheet = sheetOf(page);
  const text = pageText(sheet, page.source === 'ocr', phrases);
  const said = documentKinds.map((kind) => ({ kind, said: saidOf(kind, text) }));
  // A kind's own title, misread, begins with the same noun as those of other papers.
  const strong = said.flatMap(({ kind, said: phrasesSaid }) =>
    kind.type === otherPaper
      ? []
      : phrasesSaid.filter(({ text: phrase, weight }) => weight >= titleWeight && !isOfOthers(phrase)),
  );
  const looked: Looked = {
    sheet,
    text,
    zone: zoneLinesOf(sheet),
    titles: findTitles(
      text,
      { glyph: sheet.glyph, known: new Set(strong.flatMap(({ tokens }) => tokens)) },
      titled,
      others,
    ),
    labels: labelsOn(sheet),
  };
  const scored = said
    .map(({ kind, said: ofKind }) => {
      const evidence = evidenceFor(kind, ofKind, looked);
      return { type: kind.type, evidence, points: evidence.reduce((sum, each) => sum + each.weight, 0) };
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.type.localeCompare(b.type));
  const competing = withoutSlip(scored);
  const ranked = competing.map((each, index) => {
    const rival = index === 0 ? (competing[1]?.points ?? 0) : (competing[0]?.points ?? 0);
    return { ...each, score: beliefOf(each.points, rival) };
  });
  const candidates = ranked.filter(({ type }) => type !== otherPaper);
  if (sheet.tokens.length === 0 && sheet.codes.length === 0) return { type: 'unknown', candidates };
  const [best] = ranked;
  const named = candidates.filter(({ evidence }) => evidence.some(({ weight }) => weight >= titleWeight));
  const isKnown =
    best !== undefined &&
    best.type !== otherPaper &&
    best.score >= 35 &&
    speaksClearly(best) &&
    named.length < leastNamed;
  if (isKnown) return { type: best.type, conf: best.score, candidates };
  // On a page with few words it means little that no kind fits.
  const heard = 1 - Math.exp(-sheet.tokens.length / 20);
  return {
    type: 'unknown',
    conf: Math.round(10 * (100 - (candidates[0]?.score ?? 0)) * heard) / 10,
    candidates,
  };
}
