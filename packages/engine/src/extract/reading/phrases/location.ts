import { isUf, states, ufOfName } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import type { ValueKind } from '../values/kinds.ts';
import type { RunningText } from './phrases.ts';
import { deedFieldIn, type Stretch } from './stretch.ts';

/** The parts of an address that a deed writes in running text. */
export type Location = 'Street' | 'Number' | 'Complement' | 'District' | 'City' | 'State' | 'PostalCode';

const kinds: Record<Location, ValueKind> = {
  Street: 'text',
  Number: 'text',
  Complement: 'text',
  District: 'text',
  City: 'city',
  State: 'uf',
  PostalCode: 'cep',
};

const rooms =
  /^(?:box(?:es)?|stand|quiosque|piso|pavimento|apt?(?:o|artamento)?s?|barrac[aã]o|bl(?:oco)?|casas?(?! (?!(?:d[aeo]s? )?(?:fundos|frente)|t[eé]rrea|principal|superior|inferior|geminada)\p{L}{3})|cj|conj\w*|ed(?:if[ií]cio|\.)|fd|frente|fundos|km|lojas?|salas?|sobrado|\d+[ºo°]?\s*andar(?:es)?|sobrelojas?|t[eé]rreo|altos|baixos|parte|pte|subsolo|c[oô]modo|kitnet|[aá]rea|m[oó]dulos?|pav|edif|cond(?:om[ií]nio)?|torre|lotes?|quadras?|galp\w*|anexo|pavilh[aã]o|hangar|dep[oó]sito|unidades?|mezanino|cobertura|gleba|ch[aá]cara(?= n?[º°.]* ?\d))\b/iu;

/** Words with which the address of a street begins, on any page. */
export const kindOfStreet = String.raw`(?:R(?:ua|UA)|R\.|A(?:v|V)(?:enida|ENIDA)?|T(?:ravessa|RAVESSA|rav\.|RAV\.|v\.|V\.)|A(?:lameda|LAMEDA|l\.|L\.)|P(?:ra[çc]a|RA[ÇC]A|[çc]a?\.|[ÇC]A?\.)|E(?:strada|STRADA|str\.)|R(?:odovia|ODOVIA|od\.|OD\.)|L(?:argo|ARGO)|L(?:adeira|ADEIRA)|V(?:ia|iela|IA|IELA)|B(?:eco|ECO)|P(?:assagem|ASSAGEM)|S(?:ervid[ãa]o|ERVID[ÃA]O)|C(?:aminho|AMINHO)|S[QCH][NS][A-Z]?|CL[NS])(?![\p{L}])`;

const cepPattern =
  /,?\s*[-–—]?\s*(?:C\.?E\.?P\.?\s*(?:\/MF)?:?\s*[–—-]?\s*(?:(?:sob )?(?:o )?n[º°o.]+\s*)?(\d{2}\.?\d{3} ?- ?\d{3}|\d{8})|(?<=[\p{L},;] )(\d{2}\.?\d{3}-\d{3}))(?![\d-])/iu;

/** Where one part of an address ends: at a comma, at a dash that leads to no state, before a house number or a label. */
const partEnds = new RegExp(
  [
    String.raw`\s*[,;]+\s+`,
    String.raw`\s+[-–—]\s+(?!\p{Lu}{2}(?!\p{L}))`,
    String.raw`,?\s+(?=n(?:[º°o.]+|[úu]mero) ?\d)`,
    String.raw`\s+(?=(?:Bairro|Cidade|Munic[ií]pio|Complemento|Compl\.?|UF|Estado)\s*:)`,
    // Words that name a part where the comma before them was not read.
    String.raw`(?<!(?<!\p{L})no)\s+(?=(?:bairro|cidade|munic[ií]pio|n[ao] cidade|no bairro|no munic[ií]pio)(?: d[aeo]s?)? \p{Lu}|em \p{Lu}[\p{L}' ]+?[ .]*[-–/] ?[A-Z]{2}(?!\p{L})|(?:no )?Estado d[aeo] \p{Lu}|Estado [A-Z]{2}(?!\p{L}))`,
  ].join('|'),
  'u',
);

/** "Here" for the place of signing, and the country: they name no town. */
const nowhere =
  /^(?:n?est[ae] (?:mesma )?(?:cidade|capital|comarca|munic[ií]pio)|n[ao] mesm[ao] (?:cidade|endere[cç]o)|Brasil)$/i;

/** The word that leads to a district's name, which begins with what the district is. */
const ledDistrict =
  /^n[oa] (?=(?:Setor|Loteamento|Jardim|Vila|Parque|Conjunto|Residencial|Distrito|Centro|Zona|N[uú]cleo)(?!\p{L}))/u;

/** States with the name of their capital. */
const isTownToo = /^(?:S[ãa]o Paulo|Rio de Janeiro)$/iu;

interface Parts {
  readonly found: Partial<Record<Location, string>>;
  readonly left: string[];
}

/** Takes one part of an address that says what it is; others are left for their order to tell. */
function takePart(part: string, { found, left }: Parts): void {
  const number =
    /^(?:(?:n[º°o.]+|n[uú]mero|n\.?º)\s*:?\s*)?(\d[\d.]*(?:-?[A-Z])?|s\/n[º°o.]?)(?: (\p{L}.*))?$/iu.exec(
      // The comma behind a number may be read as a letter.
      part.replace(/(?<=\d) [a-z]$/, ''),
    );
  // "Bairro dos Estados" is a district's whole name, "bairro da Glória" is not.
  const district =
    /^(?:no )?(?:Bairro: ?|bairro(?: d[aeo]s?)?:? |B(?:airro|AIRRO)(?! d[aeo]s? ):? |B[º°.]:? (?=\p{Lu}))(.+)$/u.exec(
      part,
    );
  const complement = /^(?:Compl(?:emento|\.)?:|complemento|compl\.) ?(.+)$/i.exec(part);
  const state = /^(?:(?:no |capital d[oe] )?Estado(?: d[aeo]|:)? (.+)|(?:UF:? ?)?([A-Z]{2}))$/i.exec(part);
  // "cidade Bauru" is a town, "Cidade Jardim" a district.
  const named = /^(?:cidade|munic[ií]pio) (\p{Lu}.+)$/u.exec(part)?.[1];
  const city =
    named ??
    /^(?:(?:n[ao] |em |nest[ea] )(?:cidade|munic[ií]pio|comarca)(?: e (?:comarca|munic[ií]pio|termo))?(?: d[aeo])?|cidade(?: e comarca)?(?: d[aeo]|:)|munic[ií]pio(?: e comarca)?(?: d[aeo]|:)?|em) (.+)$/i.exec(
      part,
    )?.[1] ??
    part;
  const [, town, uf] = /^(.+?)(?: ?\/ ?| ?[-–—] ?| ?\()([A-Z]{2})\)?$/.exec(city) ?? [];
  const isStateAlone =
    ufOfName(part) !== undefined && (found.City !== undefined || (left.length > 0 && !isTownToo.test(part)));
  if (
    number?.[1] !== undefined &&
    found.Number === undefined &&
    (number[2] === undefined || rooms.test(number[2]))
  ) {
    [, found.Number] = number;
    if (number[2] !== undefined) left.push(number[2]);
  } else if (district?.[1] !== undefined) [, found.District] = district;
  else if (complement?.[1] !== undefined) left.push(complement[1]);
  else if (state?.[1] !== undefined) {
    // A state in words follows its town, too.
    [, found.State] = state;
    found.City ??= left.pop()?.replace(/^Cidade (?:de |: ?)?(?=\p{Lu})/u, '');
  } else if (state?.[2] !== undefined && isUf(state[2])) {
    // A state alone follows its town.
    [, , found.State] = state;
    found.City ??= left.pop();
  } else if (isStateAlone && found.State === undefined) {
    // A state's name alone follows its town.
    found.State = part;
    found.City ??= left.pop();
  } else if (town !== undefined && uf !== undefined && isUf(uf)) [found.City, found.State] = [town, uf];
  else if (city !== part) found.City = city;
  else if (!nowhere.test(part)) left.push(part.replace(ledDistrict, ''));
}

const ledStreet = new RegExp(String.raw`^(?:(?:n[ao]|[àa]|em) )?(?=${kindOfStreet})`, 'u');

const hasState = (piece: string | undefined): boolean => /[-/–(] ?[A-Z]{2}\)?$/.test(piece ?? '');

/** What may come before a street: its town, with the state beside it or in words. */
const isTown =
  /[-/–(] ?[A-Z]{2}\)?$|^[A-Z]{2}$|^(?:(?:n?[ao]|nest[ea]|em) )?(?:cidade|munic[ií]pio|comarca|capital|(?:mesmo )?estado)(?!\p{L})|^em \p{Lu}/iu;

/** A district that its own word names. */
const isDistrict = /^(?:no )?bairro(?!\p{L})/iu;
/** Most pieces before a street of which only the first is told to be a town. */
const mostBefore = 3;

/** The pieces of an address from its street on; a town may come before it ("em Londrina-PR, na Rua Chile, nº 12"). */
function streetFirst(pieces: readonly string[]): string[] {
  const at = pieces.findIndex((piece) => ledStreet.test(piece));
  const [street] = pieces.slice(at);
  if (at < 1 || street === undefined) return [...pieces];
  // The words that lead to the address may have led to the town's name alone ("em Recife, Estado de Pernambuco, na Rua Chile").
  const before = pieces
    .slice(0, at)
    .map((piece, index) => (index > 0 || isTown.test(piece) ? piece : `em ${piece}`));
  // Between a town with its state and the street nothing but the district stands ("Recife/PE, Boa Vista, Rua Chile").
  const isPlace = (piece: string, index: number): boolean =>
    isTown.test(piece) ||
    (index > 0 && ufOfName(piece) !== undefined) ||
    isDistrict.test(piece) ||
    (index > 0 && hasState(before[0]) && before.length <= mostBefore);
  if (!before.every(isPlace)) return [...pieces];
  return [street.replace(ledStreet, ''), ...before, ...pieces.slice(at + 1)];
}

/** Reads "Rua das Araucárias, nº 791, Fundos, Alto da Glória, Piracicaba - SP, CEP 13490-415" and addresses in similar words. */
export function readLocation(running: RunningText, stretch: Stretch): Partial<Record<Location, Field>> {
  const whole = running.text.slice(stretch.from, stretch.to);
  const cep = cepPattern.exec(whole);
  const printedCep = cep?.[1] ?? cep?.[2];
  // The town may follow its postal code.
  const beside = cep ? [whole.slice(0, cep.index), whole.slice(cep.index + cep[0].length)] : [whole];
  const pieces = beside.flatMap((side) =>
    side
      .replace(/^[\s,;.–—)-]+|[\s,;.–—(-]+$/g, '')
      .split(partEnds)
      .filter((part) => part !== ''),
  );
  const [street, ...rest] = streetFirst(pieces);
  const parts: Parts = { found: {}, left: [] };
  const { found, left } = parts;
  if (street !== undefined) found.Street = street;
  for (const part of rest) takePart(part.trim(), parts);
  // "Rua Chile 12", where neither a comma nor the word for the number was read.
  const [, name, house] = /^(\S+ .*\p{L}) (\d{1,5})$/u.exec(found.Street ?? '') ?? [];
  if (found.Number === undefined && name !== undefined && house !== undefined)
    [found.Street, found.Number] = [name, house];
  for (const part of left) {
    if (rooms.test(part))
      found.Complement = found.Complement === undefined ? part : `${found.Complement}, ${part}`;
    else if (found.District === undefined) found.District = part;
    else found.City ??= part;
  }
  if (printedCep !== undefined) found.PostalCode = printedCep.replaceAll(' ', '');
  return Object.fromEntries(
    (Object.keys(found) as Location[]).flatMap((part) => {
      const field = deedFieldIn(running, stretch, found[part], kinds[part]);
      return field === undefined ? [] : [[part, field]];
    }),
  );
}

/** Shortened words of addresses and titles, in small letters or capitals, whose point ends no sentence. */
const shortened =
  '(?:[Aa]v|R|B|[Tt]v|[Tt]rav|P[çc]a?|Al|Dra?|Sra?|[Pp]rof[aª]?|Cel|Gen|Pe|St[oa]|Eng|Cap|Mal|Ten|Des|Ver|Dep|Brig|Com|Pres|n|nº|[Aa]pt?o?|[Bb]l|[Ee]d|J[dD]|Pq|V[lL]|Rod|Estr?|[Cc]ond|Res|[Ll]ot|[Cc]onj|[Cc]j|[Ss]l|[Ll]j|Q[dD]|L[tT]|CEP' +
  '|AV|TV|AL|DRA?|SRA?|PROF[Aª]?|CEL|GEN|PE|ST[OA]|ENG|CAP|MAL|TEN|DES|VER|DEP|BRIG|COM|PRES|APT?O?|BL|ED|PQ|ROD|ESTR?|COND|RES|LOT|CONJ|CJ|SL|LJ)';

const endOfAddress = new RegExp(
  [
    String.raw`(?=[,\s]+(?:neste ato|por sua vez|representad|doravante|portador|inscrit|nascid|matriculad|registrad|destinad|objeto|de (?:sua )?propriedade|compost|contendo|mediante|aqui |ora |celebra|firma-|t[eê]m |com (?:[aá]rea|as seguintes|inscri)|para (?:fins?|uso)|pel[oa] (?:per[ií]odo|prazo)|[Tt]el(?:efone)?\b|[Ff]one\b|[Ee]-?mail|CPF|CNPJ|RG\b|CRECI|[Mm]atr[ií]cula|[Ii]nscri[çc][ãa]o))`,
    String.raw`;(?!,? ?(?:munic|bairro|cidade|CEP))`,
    String.raw`(?<!(?<!\p{L})${shortened})\.(?= (?:\p{Lu}|["“\d])|$)`,
    '["”] ',
    // The next paragraph begins without a full stop.
    String.raw`(?<=(?:[/–-] ?|Estado (?:d[aeo] )?)[A-Z]{2})(?= (?!CEP)\p{Lu})`,
    String.raw` (?=\p{Lu}{4,}(?: \p{Lu}{2,})*:)`,
  ].join('|'),
  'u',
);

/** Where an address in running text ends, counted from its beginning: behind its postal code and town, or where another subject begins. */
export function endOfLocation(rest: string): number {
  const cep = cepPattern.exec(rest);
  const end = endOfAddress.exec(rest)?.index ?? rest.length;
  if (cep === null || cep.index > end) return end;
  const afterCep = cep.index + cep[0].length;
  return afterCep + (townBehind.exec(rest.slice(afterCep))?.[0].length ?? 0);
}

/** A town with its state, in letters or in words, behind the postal code. */
const townBehind = new RegExp(
  String.raw`^\s*[,–-]?\s*(?:(?:n?[ao]|nest[ea]|em)? ?(?:[Cc]idade|[Mm]unic[ií]pio|[Cc]omarca):?(?: d[aeo])? |em )?\p{Lu}[\p{L}' ]*?(?:(?: ?[-–/,(] ?| UF: ?)[A-Z]{2}\)?(?!\p{L})|,? (?:no |[Cc]apital d[oe] )?Estado d[aeo] (?:${states.map(({ name }) => name).join('|')})(?!\p{L})|,? (?:no )?Estado:? [A-Z]{2}(?!\p{L}))`,
  'u',
);
