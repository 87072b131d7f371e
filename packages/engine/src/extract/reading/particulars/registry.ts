import { isUf } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField, ServiceForm } from '../forms/form-spec.ts';
import { fieldOf } from '../../../evidence/field.ts';
import { runAt } from '../labels/around-label.ts';
import { nameOver } from './signatures.ts';
import { sizeOfType } from '../labels/size-of-type.ts';
import { readPhrases, runningTextOf, type Phrase } from '../phrases/phrases.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** How sure a name is that stands where a signature's usually does, or a party's. */
const placedBySignature = 0.85;

type RegistryService = 'birthcertificate' | 'deathcertificate';
/** Fields that both certificates of a civil registry have. */
type RegistryField = FieldName<'birthcertificate'> & FieldName<'deathcertificate'>;
type RegistryTable = NonNullable<ServiceForm<RegistryService>['tables']>[number];

/** Notes about the person's other documents, at the foot of the models of 2017 (Provimento CNJ 63). */
export const registryTable: RegistryTable = {
  id: 'RegistryAnnotations',
  title: ['ANOTAÇÕES DE CADASTRO'],
  least: 3,
  columns: [
    { id: 'DocumentType', kind: 'text', labels: ['TIPO DOCUMENTO', 'TIPO DO DOCUMENTO'] },
    { id: 'Number', kind: 'code', labels: ['NÚMERO'] },
    { id: 'IssueDate', kind: 'date', labels: ['DATA EXPEDIÇÃO', 'DATA DE EXPEDIÇÃO'] },
    { id: 'IssuingAuthority', kind: 'text', labels: ['ÓRGÃO EXPEDIDOR'] },
    { id: 'ExpiryDate', kind: 'date', labels: ['DATA DE VALIDADE'] },
  ],
};

/** A date with its month in words, and day and year in words or digits. */
export const dayInWords = String.raw`[\p{L}\s/()\d]+? de (?:janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) d[eo] (?:ano de )?(?:\d{4}|(?:\p{L}+ )*?\p{L}+)`;

/** The colours that registers write. */
const skinColors = 'branca|preta|parda|amarela|ind[ií]gena|morena|negra|mulata';
/** Words that go on behind a name. */
const noName =
  '(?:Registro|Testemunhas?|Nome|Data|Local|Termo|Averba|Observa|Pessoas|Naturais|Civil|Subdistrito|Distrito)';

/** Closing phrases of both kinds of certificates, and phrases that both use in running text. */
export const registryPhrases: readonly Phrase<RegistryField>[] = [
  {
    pattern: /\b(\d{6}[ .]?\d{2}[ .]?55[ .]?\d{4}[ .]?\d[ .]?\d{5}[ .]?\d{3}[ .]?\d{7}[ -]?\d{2})\b/,
    gives: [['RegistryNumber', 'matricula']],
  },
  {
    pattern: /Data (?:e )?Local:? ?([^,\d]{3,50}?) ?[/-] ?([A-Z]{2}),? ?(\d{1,2}º? de \p{L}+ de \d{4})/iu,
    gives: [
      ['OfficeCity', 'city'],
      ['OfficeState', 'uf'],
      ['IssueDate', 'date'],
    ],
  },
  {
    pattern:
      /dou f[eé][.,]? [^]{0,120}?(\d{1,2}º? de (?:janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) de \d{4})/i,
    gives: [['IssueDate', 'date']],
  },
  {
    pattern:
      // Some courts part the letters and figures of a seal from its random letters.
      /(?:Selo|SELO) (?:[Dd]igital|DIGITAL|[Dd]e [Ff]iscaliza[cç][aã]o|DE FISCALIZA[CÇ][AÃ]O)(?: [Ee]letr[oô]nico| ELETR[OÔ]NICO)?:? ?(?:[Nn][º°o.]+:? ?|:)?([A-Z]{3,4}\d{4,6} [A-Z]{3})(?![\p{L}\d])/u,
    gives: [['SealNumber', 'text']],
  },
  {
    pattern:
      /Selo (?:Digital|de Fiscaliza[cç][aã]o)(?: Eletr[oô]nico)?:? ?(?:n[º°o.]+ ?|:)?([A-Z0-9]{3}[A-Z0-9.-]{2,}[A-Z0-9])/i,
    gives: [['SealNumber', 'text']],
  },
  { pattern: /\b(?:fls|folhas?)\.? ?(?:n[º°o.]+ ?)?(\d+\w?)\b/i, gives: [['Page', 'text']] },
  { pattern: /\blivro (?:n[º°o.]+ ?)?([A-Z] ?-? ?\d+|\d+ ?-? ?[A-Z]?)\b/i, gives: [['Book', 'text']] },
  { pattern: /\bsob (?:o )?n(?:[º°o.]+|[úu]mero) ?(\d[\d.]*)/i, gives: [['Entry', 'number']] },
  { pattern: /(?:NASCIMENTO|[ÓO]BITO|REGISTRO) N[.º°]+ ?(\d[\d.]*)/, gives: [['Entry', 'number']] },
  { pattern: /encontrei no ([A-Z] ?-? ?\d+),? (?:fls|folha)/i, gives: [['Book', 'text']] },
  // Seals of courts whose code has letters and figures mixed.
  { pattern: /\bselo:? ?(?=[A-Z]*\d)([A-Z0-9]{12,})\b/i, gives: [['SealNumber', 'text']] },
  // Each parent's own particulars stand behind the name.
  {
    pattern:
      /\bfilh[oa](?:\(a\))? de ([\p{L}' ]{5,60}?)(?:(?:,| natural)[^.]{0,600}?)?,? e de (?:dona )?([\p{L}' ]{5,60}?)(?= ?[,.;]| natural| sendo)/iu,
    gives: [
      ['FatherName', 'name'],
      ['MotherName', 'name'],
    ],
  },
  {
    pattern: /FILIA[ÇC][ÃA]O ([\p{Lu}' ]{5,60}?) E ([\p{Lu}' ]{5,60}?) AV[ÓO]S\b/u,
    gives: [
      ['FatherName', 'name'],
      ['MotherName', 'name'],
    ],
  },
  {
    pattern: /\bcompareceu(?: neste [\p{L} ]{5,40},)? ([\p{Lu}][\p{L}' ]{5,60}?),/iu,
    gives: [['Declarant', 'name']],
  },
  { pattern: /\btermo (?:n[º°o.]+ ?)?(\d[\d.]*)/i, gives: [['Entry', 'number']] },
  {
    pattern: /assento de (?:nascimento de |[oó]bito de )?(\p{Lu}[\p{Lu}' ]+\p{Lu})\b/u,
    gives: [['Name', 'name']],
  },
  {
    pattern:
      /(?:registrad[oa]|lavrad[oa]|consta|registro),? (?:(?:o|do|de) )?(?:assento d[eo] |registro d[eo] )?(?:nascimento|[oó]bito) de (\p{Lu}[\p{L}' ]+?)(?= ?[,;.])/u,
    gives: [['Name', 'name']],
  },
  { pattern: /\bdo sexo (masculino|feminino)/i, gives: [['Sex', 'sex']] },
  { pattern: /\bde cor (\p{L}+)/iu, gives: [['SkinColor', 'text']] },
  {
    pattern: new RegExp(String.raw`\bcor(?: ?(?:e|ou|\/) ?ra[çc]a)?:? (${skinColors})(?!\p{L})`, 'iu'),
    gives: [['SkinColor', 'text']],
  },
  // Sex and colour in one box.
  {
    pattern: new RegExp(String.raw`\b(MASCULINO|FEMININO)(?: ?[/,–-] ?| )(${skinColors})(?!\p{L})`, 'iu'),
    gives: [
      ['Sex', 'sex'],
      ['SkinColor', 'text'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`DECLARANTE:? ((?:(?!${noName})\p{Lu}\p{Ll}[\p{L}']*)(?: (?:d[aeo]s? |e )?(?!${noName})\p{Lu}\p{Ll}[\p{L}']*)+)(?![\p{L}'])`,
      'u',
    ),
    gives: [['Declarant', 'name']],
  },
  {
    pattern:
      /\bfilh[oa] de (.+?),? e (?:de )?(?:dona |d\. )?(.+?)(?= ?[,;.](?!\w)| ?;| sendo | resid| foi )/i,
    gives: [
      ['FatherName', 'name'],
      ['MotherName', 'name'],
    ],
  },
  {
    pattern: /foi declarante:? (.+?)(?= ?,| e (?:as )?testemunhas| e ?serviram|\.| sendo )/i,
    gives: [['Declarant', 'name']],
  },
  {
    pattern: /(\d+[ºo°] Of[ií]cio d[eo] Registro Civil[^.,-]*?Naturais)\b/i,
    gives: [['OfficeName', 'text']],
  },
  {
    pattern: /Pessoas Naturais (\p{Lu}[\p{L}' ]+?) - Oficial/u,
    gives: [['OfficialName', 'name']],
  },
  // A title tells where the name begins, which may stand behind the office's.
  {
    pattern: new RegExp(
      String.raw`(?:Bela?\.ª?|Dr\.ª?|Dra\.) ((?:(?!${noName})\p{Lu}\p{Ll}[\p{L}']+)(?: (?:d[aeo]s? |e )?(?!${noName})\p{Lu}\p{Ll}[\p{L}']+){1,5}) ?[-–—] ?(?:Oficiala?|Registradora?|Tabeli[ãa]o?|Escriv[ãa]o?)(?!\p{L})`,
      'u',
    ),
    gives: [['OfficialName', 'name']],
  },
  {
    pattern:
      /ESTADO D[EOA] ([\p{Lu} ]+?),?(?: [-–—])? (?:COMARCA|MUNIC[ÍI]PIO)(?: E (?:COMARCA|MUNIC[ÍI]PIO))? DE ([\p{Lu} -]+?)(?= \d| CART| CERT| REG| OF[ÍI]C| SELO| ESTAMP| LIVRO| TERMO| \p{Lu}\p{Ll})/u,
    gives: [
      ['OfficeState', 'uf'],
      ['OfficeCity', 'city'],
    ],
  },
  // The town of the registry between the page's heading and its title.
  {
    pattern: /PESSOAS NATURAIS (\p{Lu}[\p{L}' ]{2,40}?) ?[-–/] ?([A-Z]{2}) (?=CERTID[ÃA]O)/iu,
    gives: [
      ['OfficeCity', 'city'],
      ['OfficeState', 'uf'],
    ],
  },
  {
    pattern: /Observa[cç][oõ]es: (.+?)\.?(?= O referido| O conte| Dou f)/i,
    gives: [['Annotations', 'text']],
  },
];

export const registryFields: readonly FormField<RegistryField>[] = [
  {
    id: 'CPF',
    kind: 'cpf',
    labels: ['CPF', 'NÚMERO DO CPF', 'Nº DO CPF', 'CIC', 'CPF Nº', 'INSCRIÇÃO NO CPF'],
  },
  { id: 'Sex', kind: 'sex', labels: ['SEXO', 'SEXO / COR'] },
  { id: 'FatherName', kind: 'name', labels: ['FILIAÇÃO', 'PAI', 'NOME DO PAI', 'GENITOR'] },
  { id: 'MotherName', kind: 'name', labels: ['FILIAÇÃO', 'MÃE', 'NOME DA MÃE', 'GENITORA'] },
  {
    id: 'IssueDate',
    kind: 'date',
    labels: [
      'DATA DE EMISSÃO',
      'Data da emissão',
      'Emitida em',
      'DATA DE EXPEDIÇÃO',
      'Data da expedição',
      'Expedida em',
    ],
  },
  {
    id: 'VoterNumber',
    kind: 'voter_card_digits',
    labels: ['T. ELEITOR', 'TÍTULO ELEITOR', 'TÍTULO DE ELEITOR'],
  },
  { id: 'PostalCode', kind: 'cep', labels: ['CEP Residencial'] },
  { id: 'BloodType', kind: 'blood-type', labels: ['FATOR RH', 'Tipo Sanguíneo', 'Grupo Sanguíneo'] },
  { id: 'RegistryNumber', kind: 'matricula', labels: ['MATRÍCULA'] },
  {
    id: 'OfficeName',
    kind: 'text',
    labels: ['Nome do Ofício', 'Serventia', 'Nome da Serventia'],
  },
  {
    id: 'OfficeCNS',
    kind: 'number',
    labels: ['CNS', 'CNS nº', 'Código Nacional da Serventia', 'Código da Serventia'],
  },
  {
    id: 'OfficialName',
    kind: 'name',
    labels: ['Oficial Registrador', 'Oficial', 'Oficial do Registro Civil'],
  },
  { id: 'OfficeCity', kind: 'city', labels: ['Município/UF', 'Município', 'Cidade', 'Cidade/UF'] },
  { id: 'OfficeState', kind: 'uf', labels: ['Município/UF', 'Cidade/UF'] },
  { id: 'OfficeAddress', kind: 'street', labels: ['Endereço', 'Logradouro'] },
  { id: 'SealNumber', kind: 'code', labels: ['Selo Digital nº', 'Selo de Fiscalização'] },
  { id: 'Book', kind: 'serial', labels: ['livro', 'livro nº'] },
  { id: 'Page', kind: 'serial', labels: ['fls.', 'folhas', 'folha', 'folha nº', 'página'] },
  { id: 'Entry', kind: 'number', labels: ['Termo', 'Termo nº'] },
  {
    id: 'Annotations',
    kind: 'text',
    labels: [
      'AVERBAÇÕES',
      'OBSERVAÇÕES / AVERBAÇÕES',
      'AVERBAÇÕES/ANOTAÇÕES À ACRESCER',
      'ANOTAÇÕES/AVERBAÇÕES À ACRESCER',
      'AVERBAÇÕES / ANOTAÇÕES',
      'Observações',
    ],
  },
  {
    id: 'SkinColor',
    kind: 'text',
    labels: ['COR', 'COR / RAÇA', 'RAÇA / COR', 'RAÇA', 'SEXO / COR'],
    splits: {
      pattern: new RegExp(String.raw`(?<!\p{L})(${skinColors})(?!\p{L})`, 'iu'),
      into: ['SkinColor'],
    },
  },
  { id: 'Declarant', kind: 'name', labels: ['DECLARANTE'] },
];

/** The letterhead of certificates written as running text: official, office and its town, each in a row. */
export const registryRows: readonly Phrase<RegistryField>[] = [
  {
    pattern:
      /^(?:Bel\.?ª? )?(\p{Lu}[\p{L}' ]+?) [-–—] (?:Oficial|Registradora?|Escriv[ãa]o?|Tabeli[ãa]o?)(?: d[oe] Registro.*| Titular)?$/iu,
    gives: [['OfficialName', 'name']],
  },
  {
    pattern:
      // What every certificate is headed is the name of no office.
      /^(?!Registro Civil das Pessoas Naturais$)((?:\d+[ºo°ª]? )?(?:Of[ií]cio|Cart[oó]rio|Servi[çc]o|Serventia|Registro Civil|Tabelionato|Oficial(?= [^]*Naturais)) (?=[^]*(?:Registro|Civil|Naturais))[\p{L}\dºª°' .,-]{5,80})$/iu,
    gives: [['OfficeName', 'text']],
  },
];

/** The official's name between the day of issue and what the official is, which ends the page where nothing else is told of it. */
const signedBy: Phrase<RegistryField> = {
  pattern:
    /(?<=\d{4}\.? )(\p{Lu}\p{Ll}+(?: (?:d[aeo]s? |e )?\p{Lu}\p{Ll}+){1,5}),? (?:(?:Oficial|Escrevente)(?: d[oe] Registro| Registrador| Substitut| Interin| Autorizad)|Oficial$)/u,
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

/** The foot of a certificate: rows with the official, the office's town, and its address (model of Provimento CNJ 63). */
function officeOf({ rows, glyph }: Sheet): Partial<Record<RegistryField, Field>> {
  const at = rows.findLastIndex((row) => /^Oficial:/i.test(printedOf(row)));
  const foot = at < 0 ? [] : rows.slice(at + 1, at + 5).map((row) => runAt(row, row[0]?.left ?? 0, glyph));
  const town = foot.find((run) => ofTown.test(printedOf(run)));
  if (town === undefined) return {};
  const [, city = '', state = ''] = ofTown.exec(printedOf(town)) ?? [];
  const street = foot.find((run) => ofStreet.test(printedOf(run)));
  const fieldOfRow = (value: string, tokens: readonly Token[]): Field =>
    fieldOf({ value, tokens, anchorFit: 1, placed: placedBySignature });
  return {
    ...(isUf(state) ? { OfficeCity: fieldOfRow(city, town), OfficeState: fieldOfRow(state, town) } : {}),
    ...(street ? { OfficeAddress: fieldOfRow(printedOf(street), street) } : {}),
  };
}

/** The office's address among the rows over the title of a certificate written as running text. */
function letterheadOf({ rows }: Sheet): Partial<Record<RegistryField, Field>> {
  // The title's letters may stand apart.
  const title = rows.findIndex((row) => /^CERTI(?:DAO|FICO)/.test(row.map(({ folded }) => folded).join('')));
  const street = rows.slice(0, Math.max(0, title)).find((row) => ofStreet.test(printedOf(row)));
  return street === undefined
    ? {}
    : {
        OfficeAddress: fieldOf({
          value: printedOf(street),
          tokens: street,
          anchorFit: 1,
          placed: placedBySignature,
        }),
      };
}
const ofTown = /^(\p{Lu}[\p{L}' ]{2,40}?) ?[-–/] ?([A-Z]{2})$/u;
const ofStreet = /^(?:Rua|R\.|Avenida|Av\.|Pra[cç]a|Travessa|Alameda|Rodovia) \p{L}.*\d/iu;

/** The official, whose name stands over what the official is. */
function officialOf(sheet: Sheet): Partial<Record<RegistryField, Field>> {
  const name = nameOver(
    sheet,
    /^(?:[OA] )?(?:Oficiala?|Escriv[ãa]o?|Tabeli[ãa]o?|Registradora?)(?: (?:d[oe] Registro(?: Civil)?|Registradora?|Titular|Substitut[oa]|Interin[oa]|Designad[oa]|Civil))*$/i,
  );
  return name === undefined ? {} : { OfficialName: name };
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
    ...officialOf(sheet),
    ...Object.fromEntries(
      said.map(({ id, reading }) => [id, fieldOf({ ...reading, anchorFit: 1, placed: placedBySignature })]),
    ),
  };
}
