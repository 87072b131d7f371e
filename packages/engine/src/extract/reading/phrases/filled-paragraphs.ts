import type { Field } from '@lavra/contract/model/result';
import type { ValueKind } from '../values/kinds.ts';
import type { Role } from './deed-parties.ts';
import { kindOfStreet } from './location.ts';
import type { RunningText } from './phrases.ts';
import type { Particular } from './qualification.ts';
import { deedFieldIn } from './stretch.ts';

/** The sign of a number; a picture may lose its raised letter, and points and spaces of the words before it. */
const sign = String.raw`(?: ?n(?:[º°o]\.?|\.[º°o]|úmero|(?= \d)))?:?`;

/**
 * The words that a stationer prints before the blanks of a paragraph. They are told by their small letters from what was typed in,
 * mostly in capitals ("cidade" from "CIDADE JARDIM"); what has no field ends the blank before it.
 */
const labels: readonly (readonly [part: Particular | undefined, kind: ValueKind, said: string])[] = [
  ['Name', 'name', String.raw`[Nn]ome(?: completo)?|[Rr]azão social|[Ff]irma`],
  ['Nationality', 'text', String.raw`[Nn]ac(?:ional(?:idade)?|ion)?\.|[Nn]acionalidade`],
  ['MaritalStatus', 'text', String.raw`[Ee](?:st(?:ado)?)?\.? ?civ(?:il|\.)`],
  ['Profession', 'text', String.raw`[Pp]rof(?:iss)?\.|[Pp]rofissão|[Oo]cupação`],
  [
    'BirthDate',
    'date',
    String.raw`(?:[Dd]ata (?:de )?)?[Nn]asc(?:imento|\.)(?: em)?|[Nn]ascid[oa](?:\(a\))? (?:em|a)`,
  ],
  [
    'RG',
    'text',
    String.raw`(?:[Cc]art(?:eira|\.)(?: de)?|[Cc][ée]d(?:ula|\.)(?: de)?|[Dd]oc(?:umento|\.)(?: de)?) [Ii]dent(?:idade|\.)${sign}|[Ii]dent(?:idade|\.)${sign}|(?:R\. ?G\.|RG|C\. ?I\.)${sign}`,
  ],
  [
    'RGIssuer',
    'text',
    String.raw`[óÓoO]rg(?:ão|ao|\.)(?: (?:exp(?:edidor|\.)?|em(?:issor|\.)?))?|[Ee]xp(?:edid[oa]|\.) p(?:or|el[oa])`,
  ],
  ['CPF', 'cpf', String.raw`C[. ]{0,2}(?:P[. ]{0,2}F|I[. ]{0,2}C)\.?(?:\/MF)?${sign}`],
  ['CNPJ', 'cnpj', String.raw`C[. ]{0,2}(?:N[. ]{0,2}P[. ]{0,2}J|G[. ]{0,2}C)\.?(?:\/MF)?${sign}`],
  [
    'Street',
    'text',
    String.raw`(?:[Rr]esidente(?: e domiciliad[oa](?:\(a\))?)?|[Dd]omiciliad[oa](?:\(a\))?|[Ee]stabelecid[oa](?:\(a\))?|[Cc]om sede|[Ss]ede)(?: ?[àáãâa](?!\p{L})| (?:n[ao]|em)(?!\p{L}))?|[Ee]nd(?:ereço|\.)|[Ll]ogradouro`,
  ],
  ['Number', 'text', String.raw`n(?:[º°]\.?|\.[º°o]|úmero|[o.]?(?= \d))`],
  ['Complement', 'text', String.raw`[Cc]ompl(?:emento|\.)`],
  ['District', 'text', String.raw`[Bb]airro`],
  ['City', 'city', String.raw`[Cc]idade|[Mm]unic(?:ípio|\.)`],
  ['State', 'uf', String.raw`[Ee]st(?:ado|\.)|U\.?F\.?`],
  ['PostalCode', 'cep', String.raw`C\. ?E\. ?P\.?|CEP`],
  [
    undefined,
    'text',
    String.raw`[Nn]este ato|[Rr]epresentad[oa]|[Tt]el(?:efone|\.)|[Ff]one|[Mm]atr(?:ícula|\.)|[Ii]nscr(?:ição|\.)`,
  ],
];
/** A sentence parts its particulars by commas, a row of blanks by its labels alone. */
const label = new RegExp(
  String.raw`(?<=^ ?|[^,;\s] |: ?)(?:${labels.map(([, , said]) => `(${said})`).join('|')}):?(?![\p{L}\d])`,
  'gu',
);
/** A title in capitals ("PRAZO:"), and how long a paragraph of blanks may be, in characters. */
const inCapitals = /(?<=\s)(?=\p{Lu}{4}(?:[\p{Lu} ]|\(\p{Lu}{1,2}\))*:)/gu;
const mostOfParagraph = 700;
/** Where a paragraph ends: at the next title, which begins a row; what was typed in before it may be capitals, too. */
function endOfParagraph({ text, tokens, starts }: RunningText, from: number): number {
  const rest = text.slice(from, from + mostOfParagraph);
  const title = [...rest.matchAll(inCapitals)].find(({ index }) => {
    const at = starts.indexOf(from + index);
    const [before, own] = [tokens[at - 1], tokens[at]];
    return before !== undefined && own !== undefined && own.left < before.right;
  });
  return from + (title?.index ?? rest.length);
}

const street = { from: 0, to: 0, of: labels.find(([part]) => part === 'Street') };
const beginsStreet = new RegExp(String.raw`^\s*${kindOfStreet}`, 'u');
/** Fewest labels that make words behind a title a paragraph of blanks. */
const fewestLabels = 4;

/**
 * Parties and places of a stationer's form whose blanks follow each other as running text, row by row, behind the title of their
 * paragraph ("INQUILINO(A): Nome RUI SÁ nac. BRASILEIRO est. civil CASADO …"): a blank ends where the next label begins.
 */
export function readFilledParagraphs<R extends string>(
  running: RunningText,
  roles: readonly Role<R>[],
): Partial<Record<`${R}${Particular}`, Field>> {
  const found: Partial<Record<`${R}${Particular}`, Field>> = {};
  for (const { role, words } of roles) {
    const title = new RegExp(
      String.raw`(?<![\p{L}\d])(?:${words})(?:\(\p{L}{1,2}\))?(?: \p{Lu}[\p{L} ()]{0,40})?:`,
      'gu',
    );
    for (const match of running.text.matchAll(title)) {
      const from = match.index + match[0].length;
      const text = running.text.slice(from, endOfParagraph(running, from));
      const marks = [...text.matchAll(label)].map((mark) => ({
        from: mark.index,
        to: mark.index + mark[0].length,
        of: labels[mark.slice(1).findIndex((group) => group !== undefined)],
      }));
      if (new Set(marks.map(({ of }) => of?.[0])).size < fewestLabels) continue;
      // Labels with colons are read where they stand, as boxes.
      if (marks.filter(({ to }) => text[to - 1] === ':').length > marks.length / 2) continue;
      // Behind its title a paragraph begins with its first label, or with the address alone; else it is a sentence.
      const lead = text.slice(0, marks[0]?.from);
      const isAddress = beginsStreet.test(lead);
      if (!isAddress && lead.trim() !== '') continue;
      const blanks = [...(isAddress ? [street] : []), ...marks];
      const ended = blanks.findIndex(({ of }) => of !== undefined && of[0] === undefined);
      for (const [at, { to, of }] of (ended < 0 ? blanks : blanks.slice(0, ended)).entries()) {
        const [part, kind] = of ?? [];
        if (part === undefined || kind === undefined) continue;
        const end = blanks[at + 1]?.from ?? text.length;
        const printed = text.slice(to, end).replaceAll(/^[\s:_.…]+(?:[àáãâ] )?|[\s,;_…]+$/gu, '');
        const field = deedFieldIn(running, { from: from + to, to: from + end }, printed, kind);
        if (field !== undefined) found[`${role}${part}`] ??= field;
      }
      break;
    }
  }
  return found;
}
