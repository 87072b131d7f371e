import { isUf, states, ufOfName } from '@lavra/brazil/states';
import { isTown as isTownOf } from '@lavra/brazil/towns';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { fold } from '../sheet/text.ts';
import { runAt } from '../labels/around-label.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { readPhrases, runningTextOf, type Phrase } from '../phrases/phrases.ts';
import { centreOf, edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { dayOfIssue, hasEnd, noName, rankOfOfficial, withoutTitle, type RegistryField } from './registry.ts';
import { readWhole } from '../values/values.ts';
import { nameOver, runsOf, textsOf } from './signatures.ts';

/** How sure a name is that stands where a signature's usually does, or a party's. */
const placedBySignature = 0.85;

/** The official's name between the day of issue and what the official is, which ends the page where nothing else is told of it. */
const signedBy: Phrase<RegistryField> = {
  pattern: new RegExp(
    String.raw`(?<=\d{4}\.? )((?!${noName})\p{Lu}\p{Ll}+(?: (?:d[aeo]s? |e )?\p{Lu}\p{Ll}+){1,5}),? (?:(?:Oficial|Escrevente)(?: d[oe] Registro| Registrador| Substitut| Interin| Autorizad)|Oficial$)`,
    'u',
  ),
  gives: [['OfficialName', 'name']],
};

/** A name in capitals beside a CPF: the first row of the models of Provimentos CNJ 63 and 149. */
const named: Phrase<RegistryField> = {
  pattern: /^(\p{Lu}[\p{Lu}' ]{4,60}\p{Lu}) \d{3}\.\d{3}\.\d{3}-\d{2}$/u,
  gives: [['Name', 'name']],
};

/** A row that is a person's name, and one that begins the grandparents on the father's side. */
const isName = (row: readonly Token[]): boolean =>
  row.filter(({ folded }) => folded.length > 2).length > 1 &&
  /^\p{Lu}[\p{L}']+(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}']+))+$/u.test(printedOf(row));
const isPaternal = (row: readonly Token[]): boolean => /^(?:AVÓS )?Paternos:/i.test(printedOf(row));

/** The parents, each in a row of their own above the grandparents, between which at most one label is. */
function parentsOf({ rows, glyph }: Sheet): Partial<Record<RegistryField, Field>> {
  const at = rows.findIndex(isPaternal);
  const above = rows.slice(Math.max(0, at - 3), Math.max(0, at)).filter((row) => row.length > 1);
  const [father, mother] = above.slice(-2);
  if (father === undefined || mother === undefined || !isName(father) || !isName(mother)) return {};
  if (edgesOf(mother).top - edgesOf(father).bottom > 1.5 * glyph) return {};
  // A label that was misread is printed smaller than the names.
  const size = sizeOfType(mother) / Math.max(1, sizeOfType(father));
  if (size < 0.85 || size > 1.18) return {};
  const fieldOfRow = (tokens: readonly Token[]): Field =>
    fieldOf({ value: printedOf(tokens), tokens, anchorFit: 1, placed: placedBySignature });
  return { FatherName: fieldOfRow(father), MotherName: fieldOfRow(mother) };
}

/** Most texts of other columns between the rows of an address. */
const mostBetween = 3;

/** The row of an address with the rest of its postal code, where that goes on in the next row. */
function withWholeCode(texts: readonly (readonly Token[])[], at: number): readonly Token[] | undefined {
  const row = texts[at];
  const isRest = printedOf(row ?? []).endsWith(',')
    ? /^CEP:? ?\d{2}\.?\d{3}-?\d{3}$/i
    : /^(?:\d{2}\.?\d{3}-)?\d{3}$/;
  const isOpen = /(?:(?:^|[ ,])CEP:?(?: \d{2}\.?\d{3}-)?|,)$/i;
  if (row === undefined || !isOpen.test(printedOf(row))) return row;
  const next = texts.slice(at + 1, at + 1 + mostBetween);
  const rest = next.find((each) => isRest.test(printedOf(each)));
  return rest === undefined ? row : [...row, ...rest];
}

/** An address as printed, its postal code in one word. */
const addressOf = (row: readonly Token[]): string =>
  printedOf(row)
    .replace(/- (?=\d{3}$)/, '-')
    .replace(reached, '');

/** The foot of a certificate: rows with the official, the office's town, and its address (model of Provimento CNJ 63). */
function officeOf({ rows, glyph }: Sheet): Partial<Record<RegistryField, Field>> {
  const at = rows.findLastIndex((row) => /^Oficial:/i.test(printedOf(row)));
  const foot = at < 0 ? [] : rows.slice(at + 1, at + 5).map((row) => runAt(row, row[0]?.left ?? 0, glyph));
  const town = foot.find((run) => isTown(townIn(run)));
  if (town === undefined) return {};
  const [, city = '', state = ''] = ofTown.exec(townIn(town)) ?? [];
  const street = withWholeCode(
    foot,
    foot.findIndex((run) => ofStreet.test(printedOf(run))),
  );
  const fieldOfRow = (value: string, tokens: readonly Token[]): Field =>
    fieldOf({ value, tokens, anchorFit: 1, placed: placedBySignature });
  return {
    OfficeCity: fieldOfRow(city, town),
    OfficeState: fieldOfRow(ufOfName(state) ?? state, town),
    ...(street
      ? {
          OfficeAddress: fieldOfRow(
            printedOf(street)
              .replace(/-(?: )(?=\d{3}$)/, '-')
              .replace(reached, ''),
            street,
          ),
        }
      : {}),
  };
}

/** The name of the office where it goes on below its label, in a box with no other column. */
function officeNameOf({ rows, glyph }: Sheet): Partial<Record<RegistryField, Field>> {
  const at = rows.findIndex((row) =>
    /^Nome d[oa] (?:Of[ií]cio|Serventia|Cart[óo]rio):/i.test(printedOf(row)),
  );
  const left = rows[at]?.[0]?.left;
  if (left === undefined) return {};
  const first = runAt(rows[at] ?? [], left, glyph).slice(3);
  const next = rows
    .slice(at + 1, at + 4)
    .map((row) => runAt(row, left, glyph))
    .find((run) => run.length > 0 && Math.abs((run[0]?.left ?? 0) - left) < glyph);
  if (first.length === 0 || hasEnd.test(printedOf(first)) || next === undefined) return {};
  if (next.some(({ text }) => text.endsWith(':'))) return {};
  const tokens = [...first, ...next];
  return {
    OfficeName: fieldOf({ value: printedOf(tokens), tokens, anchorFit: 1, placed: placedBySignature }),
  };
}

/** The office's address among the rows over the title of a certificate written as running text. */
function letterheadOf(sheet: Sheet): Partial<Record<RegistryField, Field>> {
  const { rows } = sheet;
  // The title's letters may stand apart.
  const title = rows.findIndex((row) =>
    /CERTIDAODE|^(?:CERTI(?:DAO|FICO)|INTEIROTEOR|(?:NASCIMENTO|OBITO)CERTIDAO)/.test(
      row.map(({ folded }) => folded).join(''),
    ),
  );
  const head = rows.slice(0, Math.max(0, title));
  // Beside the office's block the head may tell its officials, or what the paper is.
  const parts = head.flatMap((row) => withStates(runsOf(row, sheet.glyph)));
  const own = parts.some((part) => ofStreet.test(printedOf(part))) ? parts : footOf(sheet);
  const street = withWholeCode(
    own,
    own.findIndex((row) => ofStreet.test(printedOf(row))),
  );
  const [address, ofAddress, stateOfAddress] = street === undefined ? [] : partedAtTown(addressOf(street));
  const alone = own.find((row) => isTown(townIn(row))) ?? parts.find((row) => isTown(townIn(row)));
  const [, city = ofAddress, state = stateOfAddress] =
    alone === undefined ? [] : (ofTown.exec(townIn(alone)) ?? []);
  // The head may tell the town alone, as the seat of its court.
  const seat = parts.map(
    (row) => /^(?:Comarca|Munic[ií]pio|Cidade) d[eoa] (.+)$/iu.exec(printedOf(row))?.[1],
  );
  const town = city ?? seat.find((each) => each !== undefined);
  const put = (id: RegistryField, value: string | undefined, tokens: readonly Token[] | undefined) =>
    value === undefined || tokens === undefined
      ? {}
      : { [id]: fieldOf({ value, tokens, anchorFit: 1, placed: placedBySignature }) };
  const uf = state === undefined ? undefined : (ufOfName(state) ?? state);
  return {
    ...nameOf(own === parts ? head : own, sheet.glyph),
    ...nameOf(head, sheet.glyph),
    ...put('OfficeAddress', withoutTown(address ?? (street && addressOf(street)), town), street),
    ...stateInBlank(head, sheet.glyph),
    ...(uf !== undefined && isUf(uf)
      ? { ...put('OfficeCity', city, alone ?? street), ...put('OfficeState', uf, alone ?? street) }
      : {}),
  };
}
/** The state filled in behind its label over the title of a certificate: further down the label is of the birth or of the entry. */
function stateInBlank(
  head: readonly (readonly Token[])[],
  glyph: number,
): Partial<Record<RegistryField, Field>> {
  const texts = head.flatMap((row) => textsOf(row, glyph));
  const at = texts.findIndex((text) =>
    /^(?:Estado|UF|Unidade da Federa[çc][ãa]o):?$/iu.test(printedOf(text)),
  );
  const filled = at < 0 ? [] : (texts[at + 1] ?? []);
  // The next label of the row may stand close behind the state.
  for (let length = filled.length; length > 0; length -= 1) {
    const value = filled.slice(0, length);
    const uf = ufOfName(printedOf(value)) ?? printedOf(value);
    const isAlone = length === filled.length || filled.slice(length).some(({ text }) => text.endsWith(':'));
    if (isAlone && isUf(uf))
      return { OfficeState: fieldOf({ value: uf, tokens: value, anchorFit: 1, placed: placedBySignature }) };
  }
  return {};
}

/** An address without the town of the office, which may stand behind it with no sign between them ("Rua do Sol, 20 Crato"). */
const withoutTown = (address: string | undefined, town: string | undefined): string | undefined =>
  address !== undefined && town !== undefined && fold(address).endsWith(fold(town)) && /\d/.test(address)
    ? address.slice(0, address.length - town.length).replace(/[\s,;–—-]+$/, '')
    : address;

/** What the rows beside an office's address name it by. */
const ofOffice = /CNS|Oficial|Serventia|Registro Civil|Pessoas Naturais|Cart[óo]rio|Tabeli/i;

/** The rows of the block with the office's address at the foot, whatever stands beside them. */
function footOf({ rows, glyph }: Sheet): readonly (readonly Token[])[] {
  const runs = rows.flatMap((row) => runsOf(row, glyph));
  for (const street of runs.toReversed()) {
    if (!ofStreet.test(printedOf(street))) continue;
    const edges = edgesOf(street);
    const block = runs.filter((run) => {
      const { left, right, top } = edgesOf(run);
      const isSet =
        Math.abs(left - edges.left) < glyph || Math.abs(left + right - edges.left - edges.right) < 2 * glyph;
      return isSet && Math.abs(top - edges.top) < rowsOfBlock * glyph;
    });
    const isOffice = (run: readonly Token[]): boolean => ofOffice.test(printedOf(run)) || isReachedTown(run);
    if (block.some((run) => run !== street && isOffice(run))) return block;
  }
  return [];
}
/** Whether a row is a town with how the office there is reached ("Bagé/RS · Fone (53) 3242-1000"). */
const isReachedTown = (run: readonly Token[]): boolean => reached.test(printedOf(run)) && isTown(townIn(run));
/** Greatest distance of a row of the block from the address, in glyphs. */
const rowsOfBlock = 11;

/** A town without what the row says before or behind it. */
const townIn = (row: readonly Token[]): string =>
  printedOf(row)
    .replace(/^(?:Comarca|Munic[ií]pio|Cidade)(?: e (?:Comarca|Munic[ií]pio))?(?: d[eoa]|:) /iu, '')
    .replace(reached, '')
    .replace(behindTown, '')
    .replace(/(?<![–—,/-]) (?=Estado d[eoa] )/iu, ', ')
    .replace(stateBehind, (both, town: string, state: string) =>
      isTownOf(town, isUf(state) ? state : ufOfName(state)) ? `${town}, ${state}` : both,
    );
/** A state behind a town, where a picture has lost the sign between them. */
const stateBehind = new RegExp(
  `^(\\p{Lu}[\\p{L}' ]{2,40}?) ([A-Z]{2}|${states.map(({ name }) => name).join('|')})$`,
  'iu',
);

/** The texts of a row, a town with its state's name behind it as one: a picture loses the dash between them. */
function withStates(runs: readonly (readonly Token[])[]): (readonly Token[])[] {
  const joined: (readonly Token[])[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const uf = ufOfName(printedOf(run));
    if (last !== undefined && uf !== undefined && isTownOf(printedOf(last), uf))
      joined.splice(-1, 1, [...last, ...run]);
    else joined.push(run);
  }
  return joined;
}

/** The name of the office over its address, which may go on in the next row. */
function nameOf(head: readonly (readonly Token[])[], glyph: number): Partial<Record<RegistryField, Field>> {
  // Beside the office's block the paper has its own title.
  const blocks = head.map((row) => runsOf(row, glyph)[0] ?? []);
  const at = blocks.findIndex((row) => ofName.test(printedOf(row)));
  const [first = [], next = []] = at < 0 ? [] : blocks.slice(at, at + 2);
  const goesOn = first.length > 0 && (!hasEnd.test(printedOf(first)) || isRestOfName(next, first, glyph));
  const isShort = next.length <= mostOfRest || isRestOfName(next, first, glyph);
  const tokens = goesOn && isShort ? [...first, ...next] : first;
  return tokens.length === 0
    ? {}
    : {
        OfficeName: fieldOf({
          value: printedOf(tokens).replace(reached, ''),
          tokens,
          anchorFit: 1,
          placed: placedBySignature,
        }),
      };
}
/** Whether a row goes on with the name right above it: it begins with a preposition in small letters, or with the part of a town that the office keeps. */
function isRestOfName(row: readonly Token[], name: readonly Token[], glyph: number): boolean {
  const isLed =
    /^(?:e|d[aeo]s?) (?:d[aeo]s? )?(?:\p{Lu}|\d)/u.test(printedOf(row)) ||
    /^(?:D[AEO]S? )?(?:\d{1,2}[ºo°ª] |PRIMEIRO |SEGUNDO |TERCEIRO |QUARTO )?(?:SUB-?DISTRITO|DISTRITO|ZONA|CIRCUNSCRI[ÇC][ÃA]O)(?!\p{L})/iu.test(
      printedOf(row),
    );
  if (!isLed || row.length > mostOfLedRest) return false;
  const [upper, lower] = [edgesOf(name), edgesOf(row)];
  const isSet =
    Math.abs(upper.left - lower.left) < glyph || Math.abs(centreOf(upper) - centreOf(lower)) < 2 * glyph;
  return isSet && lower.top - upper.bottom < glyph;
}
/** Most words of a name's second row that begins with a preposition. */
const mostOfLedRest = 9;
/** Most words in which a name goes on. */
const mostOfRest = 3;
const ofName =
  /^(?!Registro Civil das Pessoas Naturais$)(?:R\.?C\.?P\.?N\.? (?:d[aeo] )?[\p{L}\dºª°' .,–—-]+|(?:(?:\d+[ºo°ª]?|(?:Primeir|Segund|Terceir|Quart|Quint|Sext)[oa]) )?(?:Of[ií]cio|Cart[oó]rio|Servi[çc]o|Serventia|Tabelionato|Oficial(?= .*Naturais)|Registro Civil) [\p{L}\dºª°' .,&–—-]*(?:Registr|Civil|Naturais)[\p{L}\dºª°' .,&–—-]*|(?:Escrivania|Cart[óo]rio) de (?:Paz|Notas)(?: (?:d[aeo]s?|e(?: d[aeo]s?)?) [\p{L}\dºª°' .–—-]+)?|(?:Serventia|Servi[çc]o) (?:Extrajudicial|Notarial|Registral)(?: e (?:Notarial|Registral))?(?: d[aeo]s? [\p{L}\dºª°' .,–—-]+)?|Registro Civil,? (?:e )?(?:d[eao]s? )?(?:T[íi]tulos|Interdi[çc][õo]es|Notas|Tabelionato|Im[óo]veis|Protesto|Pessoas Jur[íi]dicas)[\p{L}\dºª°' .,–—-]*|Registro Civil d[aeo]s? [\p{L}\dºª°' .-]*(?:Distrito|Zona|Circunscri[çc][ãa]o|Comarca|Munic[ií]pio|Sede)[\p{L}\dºª°' .,–—-]*|(?:\d+[ºo°ª]|(?:Primeir|Segund|Terceir|Quart|Quint|Sext)[oa]) (?:Sub-?distrito|Distrito|Circunscri[çc][ãa]o|Zona)(?: [\p{L}' .-]+)?)$/iu;

/** How the office is reached, behind its address, whose postal code is a part of it, or behind its town. */
const reached =
  /(?: ?[–—|;•·-] ?|,? )(?:Tel|Fone|Telefone|PABX|E-?mail|Site|CNPJ|CNS|Oficial|www|Hor[áa]rio)\b.*$/iu;
const behindTown = /(?: ?[–—|;•·-] ?|,? )CEP\b.*$/iu;
/** An address that ends with the town. */
const addressWithTown =
  /^(.*\d.*?)(?: ?[–—-] |, )(\p{Lu}[\p{L}' ]{2,40}?) ?(?:[/–—-] ?|\()([A-Z]{2})\)?(?: ?[–—,-]? ?(?:CEP:? ?)?[\d.-]{8,10})?$/u;
/** The same with a comma before the state, which stands there behind other words too: the town must be one of it. */
const addressWithStateApart =
  /^(.*\d.*?)(?: ?[–—-] |, )(\p{Lu}(?:[\p{L}' ]|-(?=\p{L})){2,40}?), ([A-Z]{2})$/u;
/** An address, and the town and state with which it ends. */
function partedAtTown(printed: string): readonly string[] {
  const [, ...joined] = addressWithTown.exec(printed) ?? [];
  const [, ...apart] = addressWithStateApart.exec(printed) ?? [];
  const [, town = '', state = ''] = apart;
  return isUf(state) && isTownOf(town, state) ? apart : joined;
}
const isTown = (printed: string): boolean => {
  const [, , state = ''] = ofTown.exec(printed) ?? [];
  return isUf(state) || ufOfName(state) !== undefined;
};
const ofTown =
  /^(\p{Lu}[\p{L}' ]{2,40}?) ?[-–—/,(] ?(?:Estado d[eoa] |ESTADO D[EOA] )?([A-Z]{2}|\p{Lu}[\p{L} ]{3,18})\)?$/u;
const ofStreet =
  /^(?:Rua|R\.|Avenida|Av\.|Pra[cç]a|Pça\.?|Travessa|Tv\.|Alameda|Al\.|Rodovia|Rod\.|Estrada|Est\.|Largo|Ladeira|Via|Viela|Quadra|Boulevard) (?:\p{L}|\d{1,3}(?:-?[A-Z])?,? (?!de )).*\d/iu;

/** A town and a day in words, which stand alone where a paper was signed. */
const signedOn = new RegExp(
  String.raw`^(?:Data e local:? |Local e data:? )?\p{Lu}[\p{L}'’ .-]{2,40}?(?: ?[/(–-] ?[A-Z]{2}\)?)?, (?:aos? |em )?(${dayOfIssue})[.,;]?$`,
  'iu',
);

/** The same with the day in figures, as the places of other days are told too. */
const signedInFigures =
  /^\p{Lu}[\p{L}'’ .-]{2,40}?(?: ?[/(–-] ?[A-Z]{2}\)?)?, (?:em )?(\d{2}[/.]\d{2}[/.]\d{4})[.,;]?$/u;
/** Words with which a certificate closes, and most rows from them to the day. */
const [closes, behindClosing] = [/(?<!\p{L})dou f[eé](?!\p{L})|[eé] verdade(?!\p{L})/iu, 3] as const;

/** The day of issue beside the office at the foot, below everything that is told of the entry. */
function dayAtFoot({ rows, glyph }: Sheet): Partial<Record<RegistryField, Field>> {
  const runs = rows.flatMap((row) => runsOf(row, glyph));
  const end = rows.findLastIndex((row) => closes.test(printedOf(row)));
  const behind = end < 0 ? [] : rows.slice(end, end + 1 + behindClosing).flatMap((row) => runsOf(row, glyph));
  const signed =
    runs.findLast((run) => signedOn.test(printedOf(run))) ??
    behind.find((run) => signedInFigures.test(printedOf(run)));
  const said = signed === undefined ? '' : printedOf(signed);
  const [, day = ''] = signedOn.exec(said) ?? signedInFigures.exec(said) ?? [];
  const reading = signed && readWhole(day, 'date', signed);
  return reading === undefined
    ? {}
    : { IssueDate: fieldOf({ ...reading, anchorFit: 1, placed: placedBySignature }) };
}

/** The official, whose name stands over what the official is. */
function officialOf(sheet: Sheet): Partial<Record<RegistryField, Field>> {
  const name = nameOver(sheet, official) ?? nameBefore(sheet) ?? nameOver(sheet, substitute);
  return name === undefined ? {} : { OfficialName: { ...name, value: withoutTitle(name.value) } };
}

const official = new RegExp(
  String.raw`^(?:[OA] )?(?:Oficial(?:a|\(a\))?|Escriv[ãa](?:o|\(o\))?|Tabeli[ãa](?:o|\(o\))?|Registrador(?:a|\(a\))?)(?: (?:d[oe] Registro(?: Civil)?|d[aeo] Paz|Civil|${rankOfOfficial}))*$`,
  'i',
);

/** Who stands in for an official, whose name is listed under the official's. */
const substitute =
  /^(?:(?:Oficiala?|Registradora?|Escreventes?|Tabeli[ãa]o?) )?(?:Substitut[oa]|Escreventes?)(?: (?:Substitut|Autorizad)[oa]s?)?$/i;

/** The official in a list of names each over what its bearer is, where the label's other neighbour is the substitute's name. */
export function officialInList(sheet: Sheet): { readonly OfficialName?: Field } {
  const [name, other] = [nameOver(sheet, official), nameOver(sheet, substitute)];
  return name === undefined || other === undefined || name.value === other.value
    ? {}
    : { OfficialName: name };
}

/** The official's name beside what the official is, in a row of both: "O Oficial" is the caption of a line to sign on, and nothing beside it is of it. */
function nameBefore({ rows, glyph }: Sheet): Field | undefined {
  for (const row of rows) {
    const [name, title, ...others] = runsOf(row, glyph);
    if (name === undefined || title === undefined || others.length > 0) continue;
    if (isName(name) && official.test(printedOf(title)) && !/^[OA] /i.test(printedOf(title)))
      return fieldOf({ value: printedOf(name), tokens: name, anchorFit: 1, placed: placedBySignature });
  }
  return undefined;
}

/** Names that no label gave: below the signature, beside the first CPF, and above the grandparents. */
export function placesOfRegistry(sheet: Sheet): Partial<Record<RegistryField, Field>> {
  const running = runningTextOf([{ tokens: sheet.rows.flat() }]);
  const ofRows = sheet.rows.flatMap((row) => readPhrases(runningTextOf([{ tokens: row }]), [named]));
  const said = [...readPhrases(running, [signedBy]), ...ofRows.slice(0, 1)];
  return {
    ...parentsOf(sheet),
    ...officeOf(sheet),
    ...letterheadOf(sheet),
    ...officeNameOf(sheet),
    ...dayAtFoot(sheet),
    ...Object.fromEntries(
      said.map(({ id, reading }) => [id, fieldOf({ ...reading, anchorFit: 1, placed: placedBySignature })]),
    ),
    ...officialOf(sheet),
  };
}
