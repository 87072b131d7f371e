import type { Field } from '@lavra/contract/model/result';
import { partyWord } from './deeds.ts';
import { piecesIn, tokensIn, type RunningText } from './phrases.ts';
import { printedCpf } from './qualification.ts';
import { deedFieldIn, type Stretch } from './stretch.ts';
import { witnessesInColumns } from './witness-columns.ts';

/** A witness of a deed with one document. */
export type Witness = Partial<Record<'Name' | 'CPF' | 'RG', Field>>;

/** What is said of witnesses behind the word for them. */
const qualified = String.raw`(?: *\(?s?\)?)?(?:,? (?:presencia(?:l|is)|instrument[áa]rias?|abaixo(?: assinadas?| identificadas?)?|identificadas?|que (?:a tudo )?assistiram|que (?:tamb[ée]m )?(?:o )?(?:assinam|subscrevem)(?: tamb[ée]m)?|do ato|PRESENCIA(?:L|IS)|INSTRUMENT[ÁA]RIAS?|ABAIXO(?: ASSINADAS?)?))*`;
const heading = new RegExp(
  String.raw`testemunhas?${qualified} ?[:_\d]|(?<!\p{L})(?:[Tt]ests?\.|TESTS?\.)(?: ?\d[ªa]?)? ?(?:[:_]|(?=\p{Lu}))|(?:(?:[Ff]oram|[Ss]ão|[Cc]omo|[Ss]erviram de) testemunhas|[Nn]a presen[çc]a (?:de|das testemunhas)|NA PRESENÇA DE):? |(?:TESTEMUNHAS?|Testemunhas?)${qualified} ?(?:[:_\d]|(?=\p{Lu}))|(?:\d ?[ªa°º]\.?|[Pp]rimeira|PRIMEIRA|[Ss]egunda|SEGUNDA) (?:[Tt]estemunha|TESTEMUNHA|[Tt]est\.|TEST\.)(?: ?[-–—/] ?(?:[Nn]ome|NOME))?`,
  'gu',
);
/** How far the signatures of two witnesses go behind their heading, in characters. */
const mostOfWitnesses = 500;
/** What a deed has behind its signatures: the lawyer's, and the stamp of a register. */
const behindWitnesses =
  /(?:Visto|VISTO|OAB|Advogad|ADVOGAD|Junta|JUNTA|CERTIFICO|Certifico|Protocolo|PROTOCOLO)(?!\p{L}*\()/u;
const word = String.raw`(?!(?:Nome|NOME|CPF|RG|Testemunha|TESTEMUNHA|Assinatura|ASSINATURA|${partyWord})(?!\p{L}))\p{Lu}[\p{L}'’]+(?![\p{L}'’])`;
const person = new RegExp(String.raw`(?<![\p{L}\d])${word}(?: (?:d[aeo]s? |D[AEO]S? |e |E )?${word})+`, 'gu');
const documents = [
  ['CPF', 'cpf', new RegExp(printedCpf, 'g')],
  [
    'RG',
    'text',
    /(?<![\d.])(?:(?:[A-Z]{2}-)?\d{1,2}\.\d{3}\.\d{3}(?: ?- ?[\dXx])?|(?<=(?:RG|R\.G\.|[Ii]dentidade|IDENTIDADE|C\.?I\.?)(?: ?n[º°o.]+)?:? ?)(?:[A-Z]{2}-?)?\d{5,13}(?:-[\dXx])?)(?!\d|[./-]\d)/g,
  ],
] as const;

/** What a witness is said to have done behind its particulars ("Fulano, CPF …, assinou como testemunha"). */
const asWitness = new RegExp(
  String.raw`(${person.source}),? ?[(–-]? ?[^.;\d]{0,60}?(?:(${documents[0][2].source})|(${documents[1][2].source}))[^.;\d]{0,60}?(?<!\p{L})testemunha(?!s?:)`,
  'gu',
);

/** What a record of signatures tells between who signed and the number: when, and from which machine. */
const ofRecord = String.raw`(?:[^;\d]|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[:h]\d{2}(?::\d{2})?|(?<=UTC ?[-–+−])\d{1,2}|(?<=IP:? )\d{1,3}(?:\.\d{1,3}){3})`;

/** The same in a record of signatures: the name, what its bearer signed as, and the number ("Fulano · Testemunha · CPF …"). */
const signedAs = new RegExp(
  String.raw`(${person.source})[ ·|,;:–(-]{0,6}(?:(?:[Aa]ssin\p{L}+|[Ss]ign\p{L}+) )?(?:[Cc]omo )?(?:[Tt]estemunha|TESTEMUNHA)(?: ?\d)?(?![\p{L}\d])(?:(?!(?<!\p{L})(?:[Tt]estemunha|TESTEMUNHA))${ofRecord}){0,90}?(?:(${documents[0][2].source})|(${documents[1][2].source}))`,
  'gu',
);

/** Widest space between two words of one name, in heights of a word. */
const widest = 2;

/** Whether a stretch goes from one text of a row to another beside it, as over the names of two signatures. */
function isAcross(running: RunningText, { from, to }: Stretch): boolean {
  const words = tokensIn(running, from, to);
  return words.some((token, at) => {
    const before = words[at - 1];
    return (
      before !== undefined &&
      token.top < before.bottom &&
      token.bottom > before.top &&
      token.left - before.right > widest * (token.bottom - token.top)
    );
  });
}

/** Whether a name stands apart beside another text and the word for a witness in a lower row: the word is a caption, perhaps the other text's. */
function isOverCaption({ tokens, starts }: RunningText, { from, to }: Stretch): boolean {
  const at = tokens.findIndex((_, index) => (starts[index] ?? 0) >= from);
  const last = tokens.findLast((_, index) => (starts[index] ?? 0) < to);
  const [before, name] = [tokens[at - 1], tokens[at]];
  if (before === undefined || name === undefined || last === undefined) return false;
  const height = name.bottom - name.top;
  const isBeside = name.top < before.bottom && name.bottom > before.top;
  return isBeside && name.left - before.right > widest * height && last.top > name.bottom;
}

/** Witnesses of whom each has a sentence of its own. */
function readTold(running: RunningText): readonly Witness[] {
  const told = [asWitness, signedAs].map((pattern) =>
    [...running.text.matchAll(pattern)].filter(
      ({ index, 0: all, 1: name = '' }) =>
        !isAcross(running, { from: index, to: index + name.length }) &&
        !isOverCaption(running, { from: index, to: index + all.length }),
    ),
  );
  const best = told.find(({ length }) => length > 1) ?? told.flat();
  return best.slice(-2).map(({ index, 0: told, 1: name, 2: cpf, 3: rg }) => {
    const stretch = { from: index, to: index + told.length };
    return {
      ...part('Name', deedFieldIn(running, stretch, name, 'name')),
      ...part('CPF', deedFieldIn(running, stretch, cpf, 'cpf')),
      ...part('RG', deedFieldIn(running, stretch, rg, 'text')),
    };
  });
}

/** The names in a range; of names side by side the space between them tells which is whose. */
function namesBefore(running: RunningText, { from, to }: Stretch): { text: string; at: number }[] {
  return piecesIn(running, from, to).flatMap((piece) =>
    [...running.text.slice(piece.from, piece.to).matchAll(person)].map(({ 0: text, index }) => ({
      text,
      at: piece.from + index - from,
    })),
  );
}

/**
 * Where the witnesses may begin, each behind a heading of its own perhaps; or behind the last heading alone, where a sentence before the parties'
 * signatures names witnesses too.
 */
function headingsIn(text: string): readonly Stretch[] {
  const all = [...text.matchAll(heading)];
  const last = all.at(-1);
  if (last === undefined) return [];
  const first = all.find(({ index }) => index > last.index - mostOfWitnesses / 2) ?? last;
  return [...new Set([first, last])].map((begin) => {
    const from = begin.index + begin[0].length;
    const rest = text.slice(from, last.index + mostOfWitnesses);
    const end = rest.search(behindWitnesses);
    return { from, to: from + (end < 0 ? rest.length : end) };
  });
}

/** The two witnesses of a deed: in columns side by side, behind their heading, or in a sentence each. */
export function readWitnesses(running: RunningText): readonly Witness[] {
  const columns = witnessesInColumns(running.tokens);
  if (columns.length > 0) return columns;
  const listed = readListed(running);
  return listed.length > 0 ? listed : readTold(running);
}

/** The two witnesses behind their heading, each name with its documents in the same order; none unless both have one of a kind. */
function readListed(running: RunningText): readonly Witness[] {
  const stretches = headingsIn(running.text);
  let found: readonly Witness[] = [];
  for (const [document, kind, pattern] of documents) {
    const numbersIn = ({ from, to }: Stretch) => [...running.text.slice(from, to).matchAll(pattern)];
    const stretch = stretches.find((each) => numbersIn(each).length === 2);
    const [first, second] = stretch === undefined ? [] : numbersIn(stretch);
    if (stretch === undefined || first === undefined || second === undefined) continue;
    const names = namesBefore(running, { from: stretch.from, to: stretch.from + second.index });
    const between = names.filter(({ at }) => at > first.index);
    const [one, other] =
      between.length > 0 ? [names.findLast(({ at }) => at < first.index), between.at(-1)] : names.slice(-2);
    if (one === undefined || other === undefined) continue;
    const pairs = [
      [one, first],
      [other, second],
    ] as const;
    found = pairs.map(([name, number], index) => ({
      ...part('Name', deedFieldIn(running, stretch, name.text, 'name')),
      ...found[index],
      ...part(document, deedFieldIn(running, stretch, number[0], kind)),
    }));
  }
  return found.length > 0 ? found : readMixed(running, stretches);
}

/** The two witnesses behind their heading where one has another document than the other: each number behind its own name. */
function readMixed(running: RunningText, stretches: readonly Stretch[]): readonly Witness[] {
  for (const stretch of stretches) {
    const text = running.text.slice(stretch.from, stretch.to);
    const numbers = documents
      .flatMap(([document, kind, pattern]) =>
        [...text.matchAll(pattern)].map(({ index, 0: printed }) => ({ document, kind, index, printed })),
      )
      .toSorted((a, b) => a.index - b.index);
    const [first, second] = numbers;
    if (first === undefined || second === undefined || numbers.length > 2) continue;
    const names = namesBefore(running, { from: stretch.from, to: stretch.from + second.index });
    const named = [names.filter(({ at }) => at < first.index), names.filter(({ at }) => at > first.index)];
    if (named.some(({ length }) => length !== 1)) continue;
    return [first, second].map(({ document, kind, printed }, index) => ({
      ...part('Name', deedFieldIn(running, stretch, named[index]?.[0]?.text, 'name')),
      ...part(document, deedFieldIn(running, stretch, printed, kind)),
    }));
  }
  return [];
}

const part = (id: keyof Witness, field: Field | undefined): Witness =>
  field === undefined ? {} : { [id]: field };
