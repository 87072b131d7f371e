import { isUf } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import type { ValueKind } from '../values/kinds.ts';
import { dayWithMonth } from './days.ts';
import { endOfLocation, kindOfStreet, readLocation, type Location } from './location.ts';
import type { RunningText } from './phrases.ts';
import { deedFieldIn, type Stretch } from './stretch.ts';

/** Particulars of a party in deeds: name, status, profession, documents, and residence or registered office. */
export type Particular =
  | 'Name'
  | 'Nationality'
  | 'MaritalStatus'
  | 'Profession'
  | 'BirthDate'
  | 'RG'
  | 'RGIssuer'
  | 'CNHNumber'
  | 'Phone'
  | 'Email'
  | 'CPF'
  | 'CNPJ'
  | Location;

export type Qualification = Partial<Record<Particular, Field>>;

/** How nationalities begin, in either gender. */
export const nationalities =
  'brasileir|portugu|italian|espanho|argentin|urugua|paragua|japon|chin[eê]s|alem|frances|estrangeir';
const nationality = String.raw`(?:brasileir|estrangeir|italian|argentin|urugua[iy]|paragua[iy]|bolivian|chilen|colombian|venezuelan|peruan|cuban|haitian|american|norte-american|mexican|angolan|alem|s[ií]ri|su[ií][çc]|austr[ií]ac|russ)[oaãn]{1,2}s?|(?:portugu|japon|chin|franc|ingl|holand|libane|senegal)[eê]s[ae]?s?|espanh[oó]l[a]?|libanesa?`;
const status = String.raw`(?:solteir|casad|divorciad|desquitad|vi[uú]v|separad)[oa]s?|convivente|(?:em )?uni[aã]o est[aá]vel`;

/** Nationality and marital status cut short, as typewritten deeds have them ("bras., solt."); behind the point the next particular is parted. */
const shortNationality = String.raw`[Bb]ras\.(?=\s*(?:[,;]|[-–]\s))`;
export const shortStatus = String.raw`(?:[Bb]ras|[Ss]olt|[Cc]as|[Dd]iv(?:orc)?|[Dd]esq|[Vv]i[úu]v?|[Ss]ep)\.(?=\s*(?:[,;]|[-–]\s))`;

/** Where one particular ends: at punctuation, or at the words of the next one. */
const nextParticular = String.raw`(?=\s*(?:[,;.:]|\((?![ao]\)))|\s+[-–]\s|\s+(?:com \p{Lu}|maior\b|portador|inscrit|resident|domicil|Profiss|profiss|Nacional|nacionalidade|estado civil|nascid|RG\b|R\.G|C\.?I\.|CPF|CNPJ|Endere|Estado|RGn|e (?:n?[ao]s?|sua|seu|s\/m|do|RG|CPF|inscrit|portador|resid)\b)|$)`;

const patterns: readonly (readonly [part: Particular, kind: ValueKind, pattern: RegExp])[] = [
  [
    'Nationality',
    'text',
    new RegExp(
      String.raw`(?:[,;(:]|\s[-–]|nacionalidade:?|(?<!\p{L})cidad[ãa]o?(?:\(ã\))?)\s*(${nationality}|${shortNationality})(?!\p{L})`,
      'iu',
    ),
  ],
  [
    'MaritalStatus',
    'text',
    new RegExp(
      String.raw`(?:[,;(:]|\s[-–]|\se|estado civil(?: [ée]|:)?)\s*((?:${status}|(?!bras)${shortStatus})(?:\([ao]\))?(?! com \p{Lu})[^,;.:(]*?(?:, (?:sob |pelo |no |em )?(?:o )?(?:regime (?:d[eao]s? )?)?(?:comunh|separa[çc]|participa[çc])[^,;.:(]*?)?)${nextParticular}`,
      'iu',
    ),
  ],
  [
    'BirthDate',
    'date',
    new RegExp(
      String.raw`(?:nascid[oa](?:\([ao]\))?|nasceu|nascimento:?|(?<=[,(·•|–-] ?)n(?:asc)?\.),? (?:em |aos? |no dia |a )?(\d{2}[/.]\d{2}[/.]\d{4}|\d{1,2}º? de \p{L}+ de \d{4}|${dayWithMonth})`,
      'iu',
    ),
  ],
  [
    'RG',
    'text',
    /(?<!\p{L})(?:RG|R\.\s?G\.?|C\.?I\.|CI|identidade|c[eé]dula)(?:(?!\p{L})|(?=n[º°]))(?:(?!CPF|CNPJ|C\.P)[^\d;]){0,40}?((?:[A-Z]{1,2}- ?)?(?:\d{1,2}[. ]{1,2}\d{3} ?[. ]{1,2}\d{3}(?!\d)|\d[\d.:]{3,})(?: ?- ?(?:\d{1,2}|[Xx]))?)(?!\d|\/\d|-\d)/iu,
  ],
  [
    'RGIssuer',
    'text',
    /(?<!\p{L})(?:RG|R\.\s?G\.?|C\.?I\.|CI|[Ii]dentidade|IDENTIDADE|[Cc][eé]dula)(?!\p{L})[^;]{0,70}?\b([A-Z]{2,7} ?[-–/] ?[A-Z]{2})(?![\p{L}\d])/u,
  ],
  [
    'Phone',
    'phone',
    /(?:\b(?:telefone|celular|fone|tel\.?|whatsapp):? ?|(?=\())(\(?\d{2}\)? ?\d{4,5}[ -]?\d{4})(?!\d)/iu,
  ],
  ['Email', 'email', /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/u],
  // A picture may lose the sign before the domain of a well-known provider.
  [
    'Email',
    'email',
    /(?:[Ee]-?mail|E-?MAIL):? ([\w.+-]+ ?(?:[DEGOQ©®&(]{1,2} ?)?(?:gmail|hotmail|outlook|live|icloud|yahoo|uol|bol|terra|globo|msn)\.com(?:\.br)?)(?![\w@])/u,
  ],
  [
    'CNHNumber',
    'text',
    /(?<!\p{L})(?:C\.?N\.?H\.?|(?:carteira|cart\.) (?:nacional )?de (?:habilita[çc][ãa]o|motorista)|habilita[çc][ãa]o)(?!\p{L})[^\d;]{0,40}(\d{11})(?!\d)/iu,
  ],
  [
    'CPF',
    'cpf',
    /(?<!\p{L})(?:C\.?P\.?F\.?(?: ?\/? ?\(?M\.?[EF]\.?\)?)?|C\.?I\.?C\.?|cadastro (?:nacional )?d[aeo]s? pessoas? f[íi]sicas?)(?:(?!\p{L})|(?=n[º°]))[^\d;]{0,60}?((?:\d[. ]{0,3}){9}[-/]? ?\d ?\d)(?!\d)/iu,
  ],
  [
    'CNPJ',
    'cnpj',
    /(?<!\p{L})(?:C\.?N\.?P\.?J\.?(?: ?\/? ?\(?M\.?[EF]\.?\)?)?|cadastro (?:nacional )?d[aeo]s? pessoas? jur[íi]dicas?)(?!\p{L})[^\d;]{0,60}([\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4} ?- ?\d{2})/iu,
  ],
];

/** A CPF with its points, which no word need name. */
export const printedCpf = String.raw`(?<![\d.])\d{3}\.\d{3}\.\d{3} ?- ?\d{2}(?!\d)`;

/** Numbers that their print alone tells, where no word names them. */
const bare: readonly (readonly [part: 'CPF' | 'CNPJ', kind: ValueKind, pattern: RegExp])[] = [
  ['CPF', 'cpf', new RegExp(`(${printedCpf})`)],
  ['CNPJ', 'cnpj', /(?<![\d.])(\d{2}\.\d{3}\.\d{3}\/\d{4} ?- ?\d{2})(?!\d)/],
];

const seat =
  /(?:(?<!\p{L})(?:residentes?|residindo|(?:que )?(?:reside|mora|resido|moro|vivo)(?= (?:n[ao]|em|[àáa]) )|domiciliad[oa]s?|moradora?e?s?|res\.(?: e dom\.)?|dom\.|estabelecid[oa]|sediad[oa]|situad[oa]|localizad[oa]|com (?:sede|endere[cç]o|domic[ií]lio|resid[eê]ncia|escrit[oó]rio)|sede|endere[cç]o|end\.|resid[eê]ncia)(?:\([ao]\))?(?: (?:e|comercial|profissional|residencial|social|foro|domic[ií]lio|domiciliad[oa]s?(?:\([ao]\))?|residentes?|atual))*)(?:,? (?:nesta|na) (?:cidade|capital|comarca)(?! d[aeo])(?: e comarca)?,?)?(?:,? sit[oa])?(?: (?:[àáa]|n[ao]|em|ao|no endere[cç]o|no\(a\)|n[ao]\([ao]\)|(?<=moradora?e?s? )d[ao]))?:? /giu;

/** The address behind the first word of residence that a street or place follows. */
function readSeat(running: RunningText, { from, to }: Stretch): Partial<Record<Location, Field>> {
  const text = running.text.slice(from, to);
  const led = [...text.matchAll(seat)]
    .map(({ index, 0: words }) => index + words.length)
    .find((at) =>
      /^(?:(?:cidade|munic[ií]pio)(?: e (?:comarca|munic[ií]pio))? d[aeo] )?\p{Lu}/u.test(text.slice(at)),
    );
  const at = led ?? new RegExp(String.raw`(?<=[,;] )${kindOfStreet}`, 'u').exec(text)?.index;
  if (at === undefined) return {};
  return readLocation(running, { from: from + at, to: from + at + endOfLocation(text.slice(at)) });
}

/** No professions: age and capacity, what comes before documents and places, and what a company is. */
const noProfession =
  /^(?:maior|menor|capa[zc]|nasc(?:id|eu|\.|$)|natural|filh|portador|inscrit|residen|domicil|morador|propriet|representad|neste ato|pessoa|sociedade|empresa|firma|com |sob |sendo|doravante|denominad|e |regime|ambos|endere[çc]|telefone|e-?mail|complemento|bairro|cidade|C\.?P\.?F|CNPJ|R\.?G|n[º°o.]|(?:res|dom|end|tel|insc|port)\.)/i;
/** A profession whose first word is cut short ("mot. autônomo", "comerc."). */
const shortProfession = /^\p{Ll}{3,8}\.(?: \p{Ll}[\p{L} ]{2,30})?$/u;
const isStatus = new RegExp(
  String.raw`^(?:de )?(?:nacionalidade|estado civil|${nationality}|${status}|bras\.$|(?:solt|cas|div(?:orc)?|desq|vi[úu]v?|sep)\.$)`,
  'iu',
);

/** The profession has no word of its own: it is the first particular of words alone that is neither nationality nor status. */
function professionIn(text: string): string | undefined {
  const labelled = new RegExp(
    String.raw`(?:profiss[aã]o(?: de|:)?|exerc\p{Ll}+ a (?:profiss[aã]o|atividade) de|(?:trabalha(?:ndo)?|atua(?:ndo)?) como) (\p{L}[^,;.:]*?)${nextParticular}`,
    'iu',
  ).exec(text)?.[1];
  if (labelled !== undefined) return labelled;
  const parts = text
    .split(/[,;]| [-–] /)
    .slice(1, 8)
    .map((part) => part.trim());
  // Numbers may come before the status ("CPF 529.982.247-25, brasileiro, casado, dentista").
  const from = Math.max(
    0,
    parts.findIndex((part) => isStatus.test(part)),
  );
  const end = parts.findIndex(
    (part, index) =>
      index >= from && /^(?!nasc(?:id|eu)).*?\d|portador|inscrit|residen|domicil|CPF|CNPJ/i.test(part),
  );
  const told = parts.slice(0, end < 0 ? parts.length : end + 1);
  // Behind the status, or else before it.
  return [...told.slice(from), ...told.slice(0, from)]
    .map((part) =>
      shortProfession.test(part)
        ? part
        : (new RegExp(
            String.raw`^(.+?)(?: de(?= profiss)|${nextParticular}|(?<=\p{Ll})(?= \p{Lu}{4}))`,
            'u',
          ).exec(part)?.[1] ?? part),
    )
    .find(
      (part) =>
        (shortProfession.test(part) || /^\p{L}[\p{L} ()/-]{2,40}$/u.test(part)) &&
        !isStatus.test(part) &&
        !noProfession.test(part),
    );
}

/** Reads the particulars of one party; the range begins with its name. Addresses are read up to `seatTo`, which may lie behind a spouse. */
export function readQualification(
  running: RunningText,
  stretch: Stretch,
  seatTo = stretch.to,
): Qualification {
  const text = running.text.slice(stretch.from, stretch.to);
  const found: Qualification = {};
  const put = (part: Particular, printed: string | undefined, kind: ValueKind): void => {
    const field = deedFieldIn(running, stretch, printed, kind);
    if (field !== undefined) found[part] ??= field;
  };
  put('Name', nameAt(text), 'name');
  for (const [part, kind, pattern] of [...patterns, ...bare]) put(part, pattern.exec(text)?.[1], kind);
  if (found.RG !== undefined)
    found.RG = { ...found.RG, value: found.RG.value.replace(/^([A-Z]{1,2}-) /, '$1') };
  if (found.RGIssuer !== undefined && !isUf(found.RGIssuer.value.slice(-2))) delete found.RGIssuer;
  if (found.CNPJ === undefined) put('Profession', professionIn(text), 'text');
  return { ...found, ...readSeat(running, { from: stretch.from, to: seatTo }) };
}

/** The name with which a party's particulars begin. */
function nameAt(text: string): string | undefined {
  return /^[^\p{L}\d]*(?:\d+[.)] )?(.+?)(?=,| ?;| ?\(| [-–] (?!ME\b|EPP\b)|,? (?:CPF|C\.P\.F|CNPJ|RG\b|R\.G|inscrit|portador|brasileir|[Nn]acionalidade|[Ee]stado [Cc]ivil|[Pp]rofiss|Endere[çc]o|residente|Data de|pessoa jur|Telefone|E-?mail)|:)/u.exec(
    text,
  )?.[1];
}
