import { foldWords } from '../sheet/text.ts';

/**
 * What words of labels speak of, by their beginnings: words of one row mean the same thing on forms, whatever part of speech ("Solicitado em",
 * "Médico que solicitou", "Solicitante"). From general knowledge of Brazilian fiscal, freight, civil and health forms.
 */
const concepts: readonly (readonly [concept: string, words: RegExp])[] = [
  ['issue', /^(?:EMISS|EMITI|EXPEDI[CD]|GERAD[AO]S?$|LAVRAD|LAVRATURA|IMPRESS[AO]$)/],
  ['expected', /^(?:PREVIS|COMBINAD|PROMETID|ESPERAD|ESTIMAD|AGENDAD)/],
  ['sent', /^(?:ENVIAD|ENVIO|TRANSMI[ST])/],
  ['validity', /^(?:VALID|VENC|VALE$|ATE$|EXPIRA)/],
  ['request', /^(?:SOLICIT|PEDI|REQUER|REQUISIT)/],
  ['approval', /^(?:AUTORIZ|LIBERAD|APROVA)/],
  ['professional', /^(?:MEDIC|PROFISSION)/],
  ['patient', /^(?:PACIENT|BENEFICIARI|SEGURAD|USUARI|ASSOCIAD)/],
  ['card', /^(?:CARTEIR|CARTAO)/],
  ['plan', /^(?:CONVENI|OPERADORA|PLANO)/],
  ['driver', /^(?:MOTORIST|CONDUTOR|CONDUZ|DIRIG)/],
  ['vehicle', /^(?:CAMINH|VEICUL|CAVALO|CARRO$)/],
  ['carrier', /^TRANSPORT/],
  ['customer', /^(?:CLIENT|TOMADOR|COMPRADOR|CONTRATANT|ADQUIRENT|SACADO|PAGADOR)/],
  ['provider', /^(?:PRESTADOR|EXECUTANT|EXECUTOR|CONTRATAD)/],
  ['performed', /^(?:PRESTACAO|PRESTAD|EXECUC|EXECUTAD|REALIZAD|REALIZAC)/],
  ['service', /^(?:SERVIC|TRABALHO)/],
  ['description', /^(?:DESCRIC|DISCRIMINA|HISTORIC|DETALHA|ESPECIFICAC)/],
  ['kind', /^(?:TIPO|ESPECIE)/],
  ['sender', /^(?:REMETENT|EMBARCADOR|MANDA$|MANDOU|ENVIA$|ENVIOU)/],
  ['recipient', /^(?:DESTINATARI|RECEBEDOR|RECEBE$|RECEBEU)/],
  ['destination', /^(?:DESTINO|ENTREGA|CHEGA$|CHEGAD|DESCARG)/],
  ['origin', /^(?:ORIGEM|COLETA|PROCEDENCIA|SAI$|PARTIDA|CARREGAMENTO)/],
  ['total', /^(?:TOTAL|TOTAIS|SOMA|SOMATORIO|GERAL)/],
  ['payment', /^(?:PAGAR|PAGO|PAGAMENTO|PAGTO|COBRAD)/],
  ['net', /^LIQUID/],
  ['weight', /^(?:PESOS?$|QUILO|KG)/],
  ['goods', /^(?:PRODUT|MATERIA|MERCADORI)/],
  ['main', /^(?:PRINCIPA|PREDOMIN|PREDOM$)/],
  ['address', /^(?:ENDERECO|LOGRADOUR|RUA$|DOMICILI|SEDE$|RESIDENCIA|RESIDE$|MORADA)/],
  ['town', /^(?:CIDADE|MUNICIP|LOCALIDAD|PREFEITUR)/],
  ['state', /^(?:ESTAD(?:O|UA)|UF$)/],
  ['registration', /^(?:INSCR|INSC$|REGISTRO|CADASTRO|CAD$)/],
  ['phone', /^(?:TELEFON|FONE|TEL$|CELULAR|WHATSAPP)/],
  ['birth', /^(?:NASC)/],
  ['death', /^(?:OBITO|FALEC|MORT|MORREU)/],
  ['reason', /^(?:MOTIVO|CAUSA|RAZAO$|INDICAC)/],
  ['discount', /^(?:DESCONT|ABATIMENT|DEDU[CTZ])/],
  ['balance', /^(?:SALDO|FALTA$|RESTA$)/],
  ['income', /^(?:RENDIMENT|GANHO|PROVENTO)/],
  ['refund', /^RESTITU/],
  ['spouse', /^(?:CONJUGE|COMPANHEIR|ESPOS[AO]|MARIDO)/],
  ['occupation', /^(?:OCUPAC|PROFISSAO)/],
  ['remarks', /^(?:OBSERVAC|OBS$|ANOTAC|RECADO|COMENTARIO)/],
  ['meter', /^(?:HIDROM|MEDIDOR|RELOGIO)/],
  ['tax', /^(?:IMPOST|TRIBUT)/],
  ['withheld', /^(?:RETID|RETENC)/],
  ['reading', /^LEITURA/],
  ['consumption', /^(?:CONSUM|GASTO)/],
  ['operator', /^(?:OPERADOR$|BALANCEIR|PESOU|PESADOR|ATENDENT)/],
  ['document', /^(?:DOCUMENT|DOC$)/],
];

/** Words that say what sort of thing a value is, which its own form tells as well: they weigh little. */
const sorts: readonly (readonly [concept: string, words: RegExp])[] = [
  ['date', /^(?:DATA|DIA|DT|QUANDO)$/],
  ['number', /^(?:NUMERO|NUM|NRO|NO|CODIGO|COD)$/],
  ['name', /^(?:NOME|QUEM|EMPRESA)$/],
  ['amount', /^(?:VALOR|VLR|VL|PRECO|QUANTIA|MONTANTE|IMPORTANCIA|CUSTO)/],
  ['hour', /^(?:HORA|HORARIO)$/],
  ['place', /^(?:LOCAL|LUGAR|ONDE)$/],
];

/** Words that only join others or point at them. */
const joints =
  /^(?:D[AEO]S?|N[AO]S?|[AEO]S?|E|EM|AO?S?|POR|PEL[AO]S?|COM|PARA|QUE|SEU|SUA|EST[AE]|AQUI|FOI|OU|R|VOCE|JA|SO)$/;

/** Words that only together mean what another one says alone, and that one. */
const phrases: readonly (readonly [words: RegExp, word: string])[] = [
  [/\bCORREIO ELETRONICO\b|\bENDERECO ELETRONICO\b|\bE MAIL\b/g, 'EMAIL'],
  [/\bCOD(?:IGO)? POSTAL\b/g, 'CEP'],
  [/\bCADASTRO D[AE]S? PESSOAS? FISICAS?\b/g, 'CPF'],
  [/\bCADASTRO NACIONAL D[AE]S? PESSOAS? JURIDICAS?\b/g, 'CNPJ'],
  [/\b(?:RECEBE|A RECEBER|RECEBER) DE VOLTA\b/g, 'RESTITUIR'],
  [/^O QUE (?:FOI |VAI )?(?:(?:DES)?CARREGA|VENDI|COMPRA|PESA|TRANSPORTA|ENTREG)[A-Z]*$/g, 'PRODUTO'],
  [/\bQUANTO VALE\b/g, 'VALOR'],
  [/\bQUANTO PESA\b/g, 'PESO'],
];
/** Letters of a word that tell it from others, whatever its ending. */
const stem = 6;

/** A thing that a label speaks of. */
export interface Concept {
  readonly id: string;
  /** Whether it only says what sort of thing the value is. */
  readonly isSort: boolean;
}

const conceptOf = (word: string): Concept => {
  const known = concepts.find(([, words]) => words.test(word));
  const sort = known === undefined ? sorts.find(([, words]) => words.test(word)) : undefined;
  if (known !== undefined) return { id: known[0], isSort: false };
  if (sort !== undefined) return { id: sort[0], isSort: true };
  return { id: (word.length > 4 ? word.replace(/S$/, '') : word).slice(0, stem), isSort: false };
};

/** What the words of a label speak of, each once. */
export function conceptsOf(label: string): readonly Concept[] {
  const found = new Map<string, Concept>();
  const spoken = phrases.reduce((text, [words, word]) => text.replace(words, word), foldWords(label));
  for (const word of spoken.split(' ')) {
    if (word === '' || joints.test(word)) continue;
    const concept = conceptOf(word);
    found.set(concept.id, concept);
  }
  return [...found.values()];
}
