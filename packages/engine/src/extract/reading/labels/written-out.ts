import { oncePer } from '../sheet/once-per.ts';
import { fold } from '../sheet/text.ts';

/**
 * Words of labels by what forms print for them where the box is narrow; an abbreviation of several words has them all. From general knowledge
 * of fiscal, freight, civil and health forms; those that are words themselves (TAR, BAL, PROC) are left out.
 */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  ALIQ: ['ALIQUOTA'],
  ANT: ['ANTERIOR'],
  APROX: ['APROXIMADO', 'APROXIMADOS'],
  AUT: ['AUTORIZACAO', 'AUTENTICIDADE'],
  AUTENT: ['AUTENTICIDADE'],
  AUTORIZ: ['AUTORIZACAO'],
  BC: ['BASECALCULO', 'BASEDECALCULO'],
  BENEF: ['BENEFICIARIO'],
  BRO: ['BAIRRO'],
  CALC: ['CALCULO'],
  CAT: ['CATEGORIA'],
  CERT: ['CERTIFICADO', 'CERTIDAO'],
  CLASSIF: ['CLASSIFICACAO'],
  COD: ['CODIGO'],
  COMPL: ['COMPLEMENTO', 'COMPLEMENTARES'],
  COMPLEM: ['COMPLEMENTARES'],
  COMPET: ['COMPETENCIA'],
  CONTRIB: ['CONTRIBUICOES', 'CONTRIBUICAO', 'CONTRIBUINTE'],
  CUB: ['CUBADO', 'CUBAGEM'],
  DED: ['DEDUCOES'],
  DESC: ['DESCONTO', 'DESCRICAO'],
  DESP: ['DESPESAS'],
  DEST: ['DESTINATARIO', 'DESTINO'],
  DESTIN: ['DESTINATARIO'],
  DESTINAT: ['DESTINATARIO'],
  DOC: ['DOCUMENTO'],
  DT: ['DATA'],
  DTA: ['DATA'],
  EMIS: ['EMISSAO', 'EMISSOR'],
  END: ['ENDERECO'],
  ENDER: ['ENDERECO'],
  ENTR: ['ENTRADA'],
  ESP: ['ESPECIE'],
  EST: ['ESTADUAL', 'ESTADO'],
  EXP: ['EXPEDICAO', 'EXPEDIDOR', 'EXPEDIDORA'],
  EXPED: ['EXPEDICAO', 'EXPEDIDOR', 'EXPEDIDORA'],
  EXPEDIC: ['EXPEDICAO'],
  FAT: ['FATURA'],
  FRT: ['FRETE'],
  HAB: ['HABILITACAO'],
  HABILIT: ['HABILITACAO'],
  HR: ['HORA'],
  FORNEC: ['FORNECEDOR'],
  IDENT: ['IDENTIDADE', 'IDENTIFICACAO'],
  INCID: ['INCIDENCIA'],
  INCOND: ['INCONDICIONADO', 'INCONDICIONAL'],
  INF: ['INFORMACOES'],
  INIC: ['INICIO'],
  INSC: ['INSCRICAO'],
  INSCR: ['INSCRICAO'],
  LEIT: ['LEITURA'],
  LIQ: ['LIQUIDO'],
  LOGRAD: ['LOGRADOURO'],
  MAT: ['MATRICULA', 'MATERNO', 'MATERNA'],
  MERC: ['MERCADORIA', 'MERCADORIAS'],
  MERCAD: ['MERCADORIA'],
  MILIT: ['MILITAR'],
  MOD: ['MODELO', 'MODALIDADE'],
  MOT: ['MOTORISTA'],
  MUN: ['MUNICIPAL', 'MUNICIPIO'],
  MUNIC: ['MUNICIPAL', 'MUNICIPIO'],
  NAC: ['NACIONAL'],
  NACIONALID: ['NACIONALIDADE'],
  NASC: ['NASCIMENTO'],
  NAT: ['NATUREZA'],
  NATURALID: ['NATURALIDADE'],
  NF: ['NOTAFISCAL', 'NOTA'],
  NR: ['NUMERO', 'NO'],
  NRO: ['NUMERO', 'NO'],
  NUM: ['NUMERO', 'NO'],
  OBS: ['OBSERVACOES', 'OBSERVACAO'],
  OCUP: ['OCUPACAO'],
  OP: ['OPERADOR', 'OPERACAO'],
  OPER: ['OPERADOR', 'OPERADORA', 'OPERACAO'],
  ORG: ['ORGAO'],
  PAGTO: ['PAGAMENTO'],
  PAT: ['PATERNO', 'PATERNA'],
  PGTO: ['PAGAMENTO'],
  PREDOM: ['PREDOMINANTE'],
  PREST: ['PRESTACAO', 'PRESTADOR'],
  PREV: ['PREVISAO', 'PREVISTA'],
  PROD: ['PRODUTO', 'PRODUTOS'],
  PROF: ['PROFISSIONAL'],
  PROT: ['PROTOCOLO'],
  PROTOC: ['PROTOCOLO'],
  QTD: ['QUANTIDADE'],
  QTDE: ['QUANTIDADE'],
  QUANT: ['QUANTIDADE'],
  RAZ: ['RAZAO'],
  REF: ['REFERENCIA', 'REFERENTE'],
  REG: ['REGISTRO'],
  REM: ['REMETENTE'],
  REMET: ['REMETENTE'],
  RESP: ['RESPONSAVEL'],
  RET: ['RETIDO', 'RETIDAS', 'RETENCOES', 'RETENCAO'],
  SEG: ['SEGURO'],
  SER: ['SERIE'],
  SERV: ['SERVICO', 'SERVICOS'],
  SIMP: ['SIMPLES'],
  SIT: ['SITUACAO'],
  SOL: ['SOLICITANTE', 'SOLICITACAO'],
  SOLIC: ['SOLICITANTE', 'SOLICITACAO'],
  TEL: ['TELEFONE'],
  TELEF: ['TELEFONE'],
  TOT: ['TOTAL'],
  TRANSP: ['TRANSPORTADOR', 'TRANSPORTADORA', 'TRANSPORTE'],
  TRIB: ['TRIBUTOS', 'TRIBUTACAO', 'TRIBUTARIA'],
  TX: ['TAXA'],
  UNID: ['UNIDADE'],
  UNIT: ['UNITARIO'],
  VAL: ['VALOR', 'VALIDADE'],
  VALID: ['VALIDADE', 'VALIDACAO'],
  VCTO: ['VENCIMENTO'],
  VEIC: ['VEICULO'],
  VENC: ['VENCIMENTO'],
  VENCTO: ['VENCIMENTO'],
  VL: ['VALOR'],
  VLR: ['VALOR'],
  VOL: ['VOLUMES', 'VOLUME'],
  VOLS: ['VOLUMES'],
  VR: ['VALOR'],
};

/** Letters that stand for a word before others only ("P. BRUTO", "V. TOTAL"). */
const initials: Readonly<Record<string, readonly string[]>> = {
  B: ['BASE', 'BASEDE'],
  P: ['PESO'],
  V: ['VALOR'],
  N: ['NUMERO', 'NO', 'NOTA'],
};

/** Most ways to write out one label; forms do not abbreviate more than two ambiguous words. */
const mostWays = 6;

interface Printed {
  readonly text: string;
}

interface Word {
  readonly word: string;
  /** What it stands for, wherever it stands. */
  readonly full: readonly string[] | undefined;
}

/** What is known of a token's words; each token is looked at with many others. */
interface WordsOfToken {
  /** Folded. */
  readonly words: readonly Word[];
  readonly hasAbbreviation: boolean;
  /** Whether the first of them is written out at the beginning of a label. */
  readonly mayBeInitial: boolean;
}

const wordsOf = oncePer(({ text }: Printed): WordsOfToken => {
  const words = text
    .split(/[^\p{L}\p{M}\d%ºª°]+/u)
    .map((printed) => {
      const word = fold(printed);
      const isNumber = word === 'NO' && /[ºª°]/.test(printed);
      return { word, full: isNumber ? ['NUMERO'] : abbreviations[word] };
    })
    .filter(({ word }) => word !== '');
  return {
    words,
    hasAbbreviation: words.some(({ full }) => full !== undefined),
    mayBeInitial: initials[words[0]?.word ?? ''] !== undefined,
  };
});

/** Whether a word may be one that is written out, alone or at the beginning of a label. */
export function mayBeAbbreviated(token: Printed): boolean {
  const { hasAbbreviation, mayBeInitial } = wordsOf(token);
  return hasAbbreviation || mayBeInitial;
}

/** Whether the words of a token together are its folded text. */
export const isFoldedByWords = (token: Folded): boolean =>
  wordsOf(token).words.reduce((joined, { word }) => joined + word, '') === token.folded;

/** The ways in which the words of a label are written out and folded; none where nothing is abbreviated. */
export function writtenOut(tokens: readonly Printed[]): string[] {
  const known = tokens.map(wordsOf);
  const first = known.find(({ words }) => words.length > 0);
  if (first === undefined || !(first.mayBeInitial || known.some(({ hasAbbreviation }) => hasAbbreviation)))
    return [];
  const words = known.flatMap((each) => each.words);
  const ofInitial = words.length > 1 ? initials[words[0]?.word ?? ''] : undefined;
  const fullOf = ({ full }: Word, index: number): readonly string[] | undefined =>
    full ?? (index === 0 ? ofInitial : undefined);
  if (!words.some((word, index) => fullOf(word, index) !== undefined)) return [];
  let ways = [''];
  for (const [index, word] of words.entries()) {
    const full = fullOf(word, index) ?? [word.word];
    ways = ways.flatMap((way) => full.map((each) => way + each)).slice(0, mostWays);
  }
  return ways;
}

/** Words that only join others: narrow boxes leave them out, and other forms print them ("Data da emissão"). */
const joint = /^D[AEO]S?$/;
/** The rate of a tax in brackets behind its label ("Valor do IBS (0,10%)"). */
const rate = /^\(\d{1,2}(?:,\d+)?%\)$/;

interface Folded extends Printed {
  readonly folded: string;
}

/** The folded text of a label's words without a rate in brackets and, of exact text, without the words that only join others; undefined where it has neither. */
export function withoutAsides(tokens: readonly Folded[], isExact: boolean): string | undefined {
  const isAside = ({ text, folded }: Folded, index: number): boolean =>
    index > 0 && ((isExact && joint.test(folded)) || rate.test(text));
  if (!tokens.some(isAside)) return undefined;
  return tokens
    .filter((token, index) => !isAside(token, index))
    .map(({ folded }) => folded)
    .join('');
}
