import { isUf } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import type { ValueKind } from '../values/kinds.ts';
import { kindOfStreet } from './location.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';
import { type RunningText, runningTextOfPieces } from './phrases.ts';
import { fieldIn } from './stretch.ts';

/** What a company prints of itself in one line of text, at the foot or below its emblem. */
type Part = 'name' | 'cnpj' | 'address' | 'district' | 'city' | 'uf' | 'cep';
export type Imprint = Partial<Readonly<Record<Part, Field>>>;

/** What parts the pieces of an imprint. */
const sign = String.raw`(?: ?[,;|•·]| [-–—]|\.) `;
const room = String.raw`(?:\d{1,3}[º°ªo.]* ?(?:andar|piso|pavimento)|andar|sala|sl\.|salas|conj|cj|bloco|torre|loja|km|galp|ed\.|edif|t[ée]rreo|parte|pr[ée]dio|cobertura)`;
const street = String.raw`(?<!\p{L})((?:${kindOfStreet}) (?:[^|;•·,–-]|-(?=\d)){2,60}?(?:,| [-–])? ?(?:n(?:[º°o]|\.[º°o]?)\.? ?)?(?:\d[\d.]*(?!\d)|s\/n[º°o]?\.?)(?: ?-? ?[A-Z](?!\p{L}))?(?:(?:,| [-–]) ${room}[^,;|•·–]{0,30}?)*)`;
const town = String.raw`(\p{Lu}[\p{L}'. ]{2,40}?)(?: ?[-–/,(|•·] ?)([A-Z]{2})\)?(?!\p{L})`;
const code = String.raw`(?:${sign}| )?(?:C\.?E\.?P\.?:? ?)?(\d{2}\.?\d{3}-?\d{3})(?![\d/-])`;
/** The address of a company: street and number, perhaps a district, town and state, and the postal code. */
const address = new RegExp(
  String.raw`${street}${sign}(?:(?:[Bb]airro |BAIRRO )?(\p{Lu}[^,;|•·–\d-]{2,40}?)${sign})?(?:${code}${sign})?${town}(?:${code})?`,
  'dgu',
);

const number = String.raw`(?:CNPJ(?:\/MF)?|C\.N\.P\.J\.(?:\/MF)?|Inscri[çc][ãa]o [Ee]stadual|INSCRI[ÇC][ÃA]O ESTADUAL|Inscri[çc][ãa]o [Mm]unicipal|Insc(?:r)?\. ?[Ee]st(?:\.|adual)|INSC(?:R)?\. ?EST(?:\.|ADUAL)|I\. ?E\.|IE|I\. ?M\.|IM)[:. ]*(?:n[º°o.]+ ?)?(?:\d[\d./-]*\d|[Ii]sent[oa]|ISENT[OA])`;
const word = String.raw`(?:\p{Lu}[\p{L}\d&'./]*|d[aeo]s?|e|&)`;
const legalForm = String.raw`(?:S\.? ?\/?A\.?|LTDA\.?|Ltda\.?|EIRELI|Eireli)(?!\p{L})`;
const behind = String.raw`(?: ?[-–] ?\p{Lu}[\p{L}\d]{1,14}(?!\p{L})| \(\p{Lu}[^)]{1,30}\))?`;
const institution = String.raw`(?:Companhia|COMPANHIA|Cia\.|CIA\.|Cooperativa|COOPERATIVA|Concession[áa]ria|CONCESSION[ÁA]RIA|Empresa|EMPRESA|Servi[çc]o Aut[ôo]nomo|SERVI[ÇC]O AUT[ÔO]NOMO|Departamento|DEPARTAMENTO|Prefeitura|PREFEITURA|Munic[íi]pio|MUNIC[ÍI]PIO|Associa[çc][ãa]o|ASSOCIA[ÇC][ÃA]O)`;
/** The name of a company, its numbers, and what leads to the address behind them. */
const before = new RegExp(
  String.raw`(?<![\p{L}\d])(${word}(?: ${word}){0,9},? ${legalForm}${behind}|${institution}(?: ${word}){1,10}?${behind})((?:${sign}| )${number})*(?:${sign}| )(?:(?:[Ss]ede|[Ee]ndere[çc]o|[Ee]nd\.|ENDERE[ÇC]O|SEDE)(?: social)?:? |(?:com )?sede (?:n[ao]|à) |(?:situada|estabelecida|localizada) (?:n[ao]|à) )?$`,
  'u',
);
const stockCompany = /S\. ?A\.$/u;
const cnpj = /(?<![\d./-])(\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})(?!\d)/u;
/** Who printed or sent the paper is not who issued it. */
const ofOthers = /(?:[Ii]mpress|IMPRESS|[Gg]r[áa]fic|GR[ÁA]FIC|[Ss]istema|[Ss]oftware|[Rr]egulador)/u;
/** How far before an address its company's name may begin, and how far behind it the number may stand, in characters. */
const [mostBefore, mostBehind] = [240, 60] as const;

const kinds: Readonly<Record<Part, ValueKind>> = {
  name: 'name',
  cnpj: 'cnpj',
  address: 'text',
  district: 'text',
  city: 'city',
  uf: 'uf',
  cep: 'cep',
};

/** The first imprint of a text: an address in one line with the company's name or number right before it, or the number right behind it. */
export function imprintIn(running: RunningText): Imprint {
  for (const match of running.text.matchAll(address)) {
    const [whole, printedStreet, district, codeBefore, city, uf, codeBehind] = match;
    const from = Math.max(0, match.index - mostBefore);
    const end = match.index + whole.length;
    const lead = running.text.slice(from, match.index);
    const named = before.exec(lead);
    const numberBefore = cnpj.exec(named?.[0] ?? lead.slice(-mostBehind));
    const numberBehind = cnpj.exec(running.text.slice(end, end + mostBehind));
    const own = numberBefore ?? numberBehind;
    if (uf === undefined || !isUf(uf) || (named === null && own === null)) continue;
    if (ofOthers.test(lead.slice(named === null ? -mostBehind : Math.max(0, named.index - mostBehind / 2))))
      continue;
    const printed: Readonly<Record<Part, string | undefined>> = {
      name: named?.[1],
      cnpj: own?.[1],
      address: printedStreet,
      district,
      city,
      uf,
      cep: codeBehind ?? codeBefore,
    };
    const stretches: Partial<Record<Part, { from: number; to: number }>> = {
      name: { from: from + (named?.index ?? 0), to: end },
      cnpj: { from, to: end + mostBehind },
    };
    return Object.fromEntries(
      (Object.keys(kinds) as Part[]).flatMap((part) => {
        const at = stretches[part] ?? { from: match.index, to: end };
        const field = fieldIn(running, at, printed[part], kinds[part]);
        // The point of "S.A." is no stop.
        const isStock = part === 'name' && field !== undefined && stockCompany.test(printed.name ?? '');
        if (isStock) return [[part, { ...field, value: `${field.value.replace(/\.$/, '')}.` }]];
        return field === undefined ? [] : [[part, field]];
      }),
    );
  }
  return {};
}

/** Least gap, in glyphs, in which a picture has lost the dash between two parts of a line. */
const ofDash = 1.1;

/** The words of a row with the dashes that a picture has lost. */
const withLostDashes = (row: readonly Token[], glyph: number): readonly (Token | string)[] =>
  row.flatMap((token, index) => {
    const before = row[index - 1];
    const isLost = before !== undefined && token.conf < 100 && token.left - before.right > ofDash * glyph;
    return isLost ? [' –', token] : [token];
  });

type Issuer = 'Name' | 'CNPJ' | 'Address' | 'District' | 'City' | 'UF' | 'CEP';

/** The issuer in the small print, which says its name, numbers and address in one line. */
export function issuerInPrint({ rows, glyph }: Sheet): Partial<Record<`Issuer${Issuer}`, Field>> {
  const text = runningTextOfPieces(rows.flatMap((row) => withLostDashes(row, glyph)));
  const { name, cnpj, address, district, city, uf, cep } = imprintIn(text);
  return Object.fromEntries(
    Object.entries({
      IssuerName: name,
      IssuerCNPJ: cnpj,
      IssuerAddress: address,
      IssuerDistrict: district,
      IssuerCity: city,
      IssuerUF: uf,
      IssuerCEP: cep,
    }).filter(([, field]) => field !== undefined),
  );
}
