import { fold } from '../sheet/text.ts';

/**
 * What words of labels speak of, by their beginnings: words of one row mean the same thing on forms, whatever part of speech ("Solicitado em",
 * "Médico que solicitou", "Solicitante"). From general knowledge of Brazilian fiscal, freight, civil and health forms.
 */
const concepts: readonly (readonly [concept: string, words: RegExp])[] = [
  ['issue', /^(?:EMISS|EMITI|EXPEDI[CD]|GERAD[AO]S?$|LAVRAD|LAVRATURA)/],
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
  ['sender', /^(?:REMETENT|EMBARCADOR)/],
  ['recipient', /^(?:DESTINATARI|RECEBEDOR)/],
  ['destination', /^(?:DESTINO|ENTREGA)/],
  ['origin', /^(?:ORIGEM|COLETA|PROCEDENCIA)/],
  ['total', /^(?:TOTAL|TOTAIS|SOMA|SOMATORIO|GERAL)/],
  ['payment', /^(?:PAGAR|PAGO|PAGAMENTO|PAGTO|COBRAD)/],
  ['net', /^LIQUID/],
  ['weight', /^(?:PESOS?$|QUILO|KG)/],
  ['goods', /^(?:PRODUT|MATERIA|MERCADORI)/],
  ['address', /^(?:ENDERECO|LOGRADOUR|RUA$)/],
  ['town', /^(?:CIDADE|MUNICIP|LOCALIDAD)/],
  ['birth', /^(?:NASC)/],
  ['death', /^(?:OBITO|FALEC|MORT|MORREU)/],
  ['reason', /^(?:MOTIVO|CAUSA|RAZAO$|INDICAC)/],
  ['discount', /^(?:DESCONT|ABATIMENT|DEDUC)/],
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
];

/** Words that only join others or point at them. */
const joints =
  /^(?:D[AEO]S?|N[AO]S?|[AEO]S?|E|EM|AO?S?|POR|PEL[AO]S?|COM|PARA|QUE|SEU|SUA|EST[AE]|AQUI|FOI|OU|R)$/;
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
  for (const printed of label.split(/[^\p{L}\p{M}\dºª°]+/u)) {
    const word = fold(printed);
    if (word === '' || joints.test(word)) continue;
    const concept = conceptOf(word);
    found.set(concept.id, concept);
  }
  return [...found.values()];
}
