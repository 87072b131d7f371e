import { runningTextOfPieces, type RunningText } from '../phrases/phrases.ts';
import { readQualification, type Qualification } from '../phrases/qualification.ts';
import type { Token } from '../sheet/sheet.ts';
import type { Cell, Family } from '../tables/cell-rows.ts';

/** What a table tells of a person. */
export type PersonFamily =
  | 'name'
  | 'cpf'
  | 'rg'
  | 'nationality'
  | 'status'
  | 'profession'
  | 'birth'
  | 'place'
  | 'driver'
  | 'issuer'
  | 'house'
  | 'unit'
  | 'district'
  | 'town'
  | 'state'
  | 'code'
  | 'documents'
  | 'phone'
  | 'email';

/** What the headings of a table of persons say, folded. */
export const personFamilies: readonly Family<PersonFamily>[] = [
  {
    family: 'name',
    heading:
      /^(?:NOMES?|SOCIOS?|SOCIOA?S?|SOCIASO?S?|QUOTISTAS?|COTISTAS?|ACIONISTAS?|TITULAR(?:ES)?|SUBSCRITOR(?:ES)?|NOMECOMPLETO|NOMED[OA]S?(?:SOCIOS?|QUOTISTAS?|COTISTAS?|ACIONISTAS?|TITULAR)|SOCIOSQUOTISTAS?|NOMERAZAOSOCIAL|SOCIOSQUALIFICACAO|INTEGRANTES)$/,
  },
  { family: 'cpf', heading: /^(?:N?O?D?O?CPF(?:MF)?|CPFCNPJ|CNPJCPF|CPFN?O?)$/ },
  {
    family: 'rg',
    heading:
      /^(?:RGN?O?|N?O?D?O?RG|IDENTIDADE|(?:RG|IDENTIDADE)E?ORGAO(?:EXPEDIDOR|EMISSOR)?(?:UF)?|RGUF|CARTEIRADEIDENTIDADE|CI)$/,
  },
  { family: 'nationality', heading: /^(?:NACIONALIDADE|NACION|NAC|E)$/ },
  {
    family: 'status',
    heading: /^ESTADOCIVIL(?:EREGIMEDEBENS)?$|^VIVECOMO$|^EST(?:ADO)?CIV(?:IL)?(?:REGIME)?$|^ECIVIL$/,
  },
  {
    family: 'profession',
    heading:
      /^(?:PROFISSAO|OCUPACAO|PROFISSAOOCUPACAO|PROF|PROFISS|OFICIO|ATIVIDADE|(?:TRABALHA|ATUA)COMO|OQUEFAZ)$/,
  },
  {
    family: 'birth',
    heading: /^(?:DATADE)?NASC(?:IMENTO)?$|^DTNASC(?:IMENTO)?$|^NASC(?:ID[OA]A?|EU)(?:EM|NODIA)$/,
  },
  {
    family: 'place',
    heading:
      /^(?:ENDERECO|MORAEM|RESIDENCIA|DOMICILIO|ENDERECORESIDENCIAL|RESIDENCIAEDOMICILIO|ENDERECOCOMPLETO|LOGRADOURO|VIA|RUA|RUAE(?:NUMERO|NO)|END|RUAAV|ENDRESID|RESIDENTE(?:A|NA|EM)?|(?:RESIDE|VIVE|FICA)(?:EM|NA|NO)|MORAN[AO]|ONDE(?:MORA|FICA|RESIDE))$/,
  },
  { family: 'house', heading: /^(?:N[OR]?|NUM|NUMERO|CASA(?:N[OR]?|NUMERO)?|PORTA)$/ },
  { family: 'unit', heading: /^COMPL(?:EMENTO)?$/ },
  { family: 'district', heading: /^BAIRRO(?:DISTRITO)?$/ },
  { family: 'town', heading: /^(?:MUNICIPIO|CIDADE|MUNIC)(?:E?UF|E?ESTADO)?$/ },
  { family: 'state', heading: /^(?:UF|ESTADO)$/ },
  { family: 'code', heading: /^CEP$/ },
  { family: 'driver', heading: /^(?:N?O?(?:D[AO])?CNH(?:N?O)?|HABILITACAO)$/ },
  {
    family: 'issuer',
    heading:
      /^(?:ORGAO)?(?:EMISSOR|EXPEDIDOR|ORGAO|ORGAOEXP)(?:D[OA](?:RG|IDENTIDADE|CI))?(?:UF)?$|^(?:RG|IDENTIDADE)?(?:FEIT|EMITID|EXPEDID)[OA]POR$/,
  },
  {
    family: 'documents',
    heading: /^(?:DOCUMENTOS?|DOCUMENTACAO|QUALIFICACAO|DADOSPESSOAIS|DOCUMENTOSCPFRG|CPFRG|RGCPF)$/,
  },
  { family: 'phone', heading: /^(?:TELEFONES?|CELULAR|FONE|TEL|CONTATO|WHATSAPP)$/ },
  { family: 'email', heading: /^(?:ENDERECODE)?EMAIL$/ },
];

/** The word that leads to a particular in running text, for a cell whose heading is this word. */
const leads: Partial<Record<PersonFamily, string>> = {
  cpf: 'CPF ',
  rg: 'RG ',
  nationality: 'nacionalidade ',
  status: 'estado civil ',
  profession: 'profissão ',
  birth: 'nascimento ',
  place: 'endereço: ',
  house: 'nº ',
  unit: 'Complemento: ',
  district: 'bairro ',
  town: 'cidade ',
  code: 'CEP ',
  driver: 'CNH ',
  phone: 'telefone ',
  email: 'e-mail ',
};

/** The parts of an address in the order in which a sentence tells them; what is no part comes before. */
const inAddress: readonly PersonFamily[] = ['place', 'house', 'unit', 'district', 'town', 'state', 'code'];
const orderOf = (family: PersonFamily): number => (family === 'name' ? -1 : inAddress.indexOf(family) + 1);

const linking = /^(?:d[aeo]s?|e|com|sob|em|n[ao]|para|apto?\.?|bloco|casa|sala|loja|[–-]|&)$/iu;
const particular =
  /^(?:brasileir|nacional|solteir|casad|divorc|vi[uú]v|separad|portad|inscrit|nascid|resid|domicil)/iu;
/** A marital status that the property of a marriage does not follow in the next line. */
const statusWord = /^(?:solteir|casad|divorciad|desquitad|vi[uú]v|separad)[oa]s?$/iu;
const ofMarriage = /^(?:(?:sob|em|pel[oa]|com|n[ao])(?!\p{L})|\()/iu;
const leading = /^(?:CPF|RG|CNPJ|CEP|n[º°o.]+|nasc\.?|CI)[:.]?$/iu;

/** Cells that hold one text, however many lines it has. */
const ofOneText = new Set<PersonFamily>(['profession', 'unit', 'district', 'town', 'email']);

/** The lines of a cell as pieces of a sentence: a line that had no room for the next word goes on in the next line. */
function piecesOf({ family, lines, edge }: Cell<PersonFamily>): (Token | string)[] {
  let hasNumber = false;
  // Where commas part the particulars, a line without one at its end goes on.
  const hasCommas = lines.flat().filter(({ text }) => text.endsWith(',')).length > 2;
  return lines.flatMap((line, index) => {
    const [next] = lines[index + 1] ?? [];
    const last = line.at(-1);
    hasNumber ||= line.some(({ text }) => /\d/.test(text));
    if (next === undefined || last === undefined) return [...line];
    const isFull = edge - last.right < next.right - next.left + 2;
    // The next part of an address may begin where a line is full, too: it has a capital letter, and the street its number.
    const goesOn =
      !leading.test(next.text) &&
      !particular.test(next.text) &&
      !(statusWord.test(last.text) && !ofMarriage.test(next.text)) &&
      (!/^\p{Lu}/u.test(next.text) ||
        linking.test(last.text) ||
        family === 'name' ||
        (family === 'place' && !hasNumber));
    if (ofOneText.has(family)) return [...line, ' '];
    const isOpen = hasCommas && !/[,;.]$/.test(last.text);
    return [...line, leading.test(last.text) || isOpen || (isFull && goesOn) ? ' ' : ', '];
  });
}

/** One person's cells as the sentence that they stand for. */
export function qualificationOfCells(cells: readonly Cell<PersonFamily>[]): Qualification {
  const spoken = cells
    .filter(({ lines }) => lines.length > 0)
    .toSorted((a, b) => orderOf(a.family) - orderOf(b.family))
    .flatMap((cell, index) => [index === 0 ? '' : ', ', leads[cell.family] ?? '', ...piecesOf(cell)]);
  const running: RunningText = runningTextOfPieces([...spoken, ', ']);
  return readQualification(running, { from: 0, to: running.text.length });
}
