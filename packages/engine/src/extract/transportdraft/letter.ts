import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn, type Stretch } from '../reading/phrases/stretch.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import { company, count, packages, sayings, weight } from './sayings.ts';

/** Shares of values that the words of a sentence name surely: its texts end where a comma says so. */
const shares = { text: 0.8, typed: 0.95 };

/** How a letter asks for goods to be fetched, and how a carrier says in a sentence that it has them; forms do neither. */
const asks =
  /\b(?:(?:recebemos|recebi|recebido|recebeu|recebeu-se|foram? recebid[oa]s?|embarcamos|carregamos) (?:d[aeo]s?|para|a bordo)(?= .{0,400}(?:volumes?|carga|mercadorias?|peso)(?!\p{L}))|solicit(?:amos|o)|vimos (?:por meio desta )?solicitar|pedimos|gentileza|favor (?:coletar|retirar|efetuar|providenciar)|autoriz(?:amos|o) a (?:coleta|retirada)|prezad[oa]s?|venho solicitar)(?!\p{L})/iu;

/** How a message brings a draft: what it says of the goods, the journey and the hours is in sentences, the parties may be in a table below. */
const brings =
  /(?<!\p{L})(?:segue|anexo|encaminh(?:o|amos)|envi(?:o|amos)|confirm(?:o|amos)|conforme)(?: (?:abaixo|anex[oa]|em anexo|[aà]|o|os|as|dados d[ao]|nossa|sua)){0,3} (?:minuta|ordem de (?:coleta|carregamento|embarque))(?!\p{L})/iu;

/** How a form tells in a sentence what goes: so many packages of something, and their weight. */
const tells = new RegExp(
  `(?<!\\p{L})(?:s[ãa]o|v[ãa]o|seguem?|levam?|vai|transporte de|carregamento de) (?:${count}) (?:${packages}) (?:de|com|contendo) \\p{L}[^;]{2,120}?(?<!\\p{L})(?:pesando|que pesam?|peso|com ${weight})(?!\\p{L})`,
  'iu',
);

const article = '(?:(?:a|o|à|ao|para|pela|empresa|firma) ){0,3}';
const party =
  "(\\p{Lu}[\\p{L}\\d&.'’ -]{3,70}?(?: [-–] (?:ME|EPP))?)(?=,| \\(|;| inscrit| CNPJ| CPF| [-–] (?!ME|EPP))";
/** What a sentence calls the two parties, and where the name of each begins. */
const parties = [
  [
    'Sender',
    new RegExp(
      `(?<!\\p{L})(?:(?:[Rr]emetente|REMETENTE|[Ee]xpedidor|[Ee]mbarcador)a?(?: é| será)?|(?:[Rr]eceb(?:emos|i|ido|eu)|RECEBEMOS|RECEBIDO) (?:d[aeo]s?|D[AEO]S?)|(?:[Rr]ecebid|[Ee]mbarcad|[Ee]ntregue)[oa]?s? p(?:or|el[ao]))[:,]? ${article}${party}`,
      'u',
    ),
  ],
  [
    'Recipient',
    new RegExp(
      `(?<!\\p{L})(?:[Dd]estinat[áa]ri[oa]|DESTINAT[ÁA]RI[OA]|[Rr]ecebedora?|entreg(?:ues?|ar|ue-se)|destinad[oa]s?|enviad[oa]s?|remetid[oa]s?|consignad[oa]s?|destino)(?: é| será)?[:,]? ${article}${party}`,
      'u',
    ),
  ],
] as const;
/** Where what is said of a party ends: at the next party, or at a sentence about something else. */
const endOfParty =
  /(?<!\p{L})(?:destinat[áa]ri[oa]|remetente|entregues?|destinad[oa]s?|consignad[oa]s?)(?!\p{L})|\. (?:A|O|As|Os|Frete|Contato|Solicit\p{L}+|Volumes|Peso|Segue|Favor) /iu;
const mostSaid = 360;

/** A street, its house and what is said of that. */
const house = String.raw`((?:Rua|R\.|Avenida|Av\.?|Alameda|Al\.|Rodovia|Rod\.|Estrada|Travessa|Praça|Largo|Via) [^,;]{2,60}?),? ?(?:n[º°o.]+ ?|n[úu]mero )?(\d[\d.]*|[sS]/?[nN][º°]?)(?:(?:,| [-–]) ?((?:sala|galp[ãa]o|bloco|loja|apto|andar|conjunto|km|box)[^,;]{1,30}?))?(?:,| [-–]) ?(?:no |do )?`;
const street = new RegExp(
  String.raw`${house}(?:bairro )?([^,;]{2,40}?)(?:,| [-–]) ?(?:CEP:? [\d.-]{9,10}(?:,| [-–]) ?)?(?:(?:na |em )?(?:cidade|munic[íi]pio) de |em )?(\p{Lu}[^,;/]{2,40}?)(?: ?/ ?| ?[-–] ?|, ?| \()([A-Z]{2})(?![\p{L}])`,
  'u',
);
/** A party's address without its town, which the route names. */
const streetAlone = new RegExp(String.raw`${house}bairro ([^,;.]{2,40}?)(?=[,;.])`, 'u');
const ofPlace = [
  ['Street', 'street'],
  ['Number', 'house'],
  ['Complement', 'text'],
  ['District', 'text'],
  ['City', 'city'],
  ['State', 'uf'],
] as const;
const postalCode = /CEP:? ?(\d{2}\.?\d{3}-?\d{3})/i;
const ofParty = [
  ['CNPJ', /(\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2})/, 'cnpj'],
  ['CPF', /(?<!\d)(\d{3}\.\d{3}\.\d{3}-\d{2})/, 'cpf'],
  [
    'IE',
    /(?:IE|[Ii]nscri[çc][ãa]o [Ee]stadual)(?: n[º°o.]+)?:? (\d[\d./-]{5,18}\d|ISENTO)/,
    'state-register',
  ],
  ['PostalCode', postalCode, 'cep'],
  ['Phone', /(?:telefone|fone|tel\.?)(?: n[º°o.]+)?:? ?(\(?\d{2}\)? ?9?\d{4}-?\d{4})/i, 'phone'],
] as const;

const invoices =
  /(?<!\p{L})(?:NFs?(?:-es?)?|notas? fisca(?:l|is)(?: eletr[ôo]nicas?)?)(?: de)?(?: n[º°os.]+| n[úu]meros?)?:? (\d[\d.]+\d(?:(?:,| e|\/|;) ?\d[\d.]+\d)*)(?:,? ?(?:s[ée]rie|\/) ?(\d{1,3}))?/iu;

const letterhead = new RegExp(
  `^${company}.{0,260}?CNPJ.{0,160}?(?= (?:À|Ao|Aos|Prezad[oa]s?)(?!\\p{L}))`,
  'u',
);

const headOfCarrier = new RegExp(
  `^\\P{L}{0,10}${company}.{0,260}?CNPJ\\D{0,30}([\\d./-]{18}).{0,300}?(?= (?:(?:Declar\\p{L}+ .{0,40}?)?[Rr]eceb(?:emos|i|ido|eu)|RECEBEMOS|Embarcamos)(?!\\p{L}))`,
  'u',
);

/** What a shipper's letter or a carrier's receipt says in sentences: which goods are to be fetched where, for whom, by whom and at whose cost. */
export function readLetter(running: RunningText): ServiceData<'transportdraft'> {
  const { text } = running;
  const isLetter = asks.test(text);
  if (!isLetter && !brings.test(text) && !tells.test(text)) return {};
  const data: Record<string, Field> = {};
  const put = (id: string, printed: string | undefined, kind: ValueKind, at: Stretch): void => {
    const field = data[id] === undefined ? fieldIn(running, at, printed, kind, shares) : undefined;
    if (field) data[id] = field;
  };
  for (const { pattern, gives } of sayings) {
    const match = pattern.exec(text);
    if (match === null) continue;
    gives.forEach(([id, kind], index) => {
      put(id, match[index + 1], kind, { from: match.index, to: match.index + match[0].length });
    });
  }
  const putPlace = (name: string, at: Stretch): void => {
    const said = text.slice(at.from, at.to);
    const match = street.exec(said) ?? streetAlone.exec(said);
    if (match === null) return;
    ofPlace.forEach(([part, kind], index) => {
      put(`${name}${part}`, match[index + 1], kind === 'house' ? 'text' : kind, {
        from: at.from + match.index,
        to: at.from + match.index + match[0].length,
      });
    });
  };
  const putNumbers = (name: string, at: Stretch): void => {
    for (const [part, pattern, kind] of ofParty)
      put(`${name}${part}`, pattern.exec(text.slice(at.from, at.to))?.[1], kind, at);
  };
  for (const [name, pattern] of isLetter ? parties : []) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const from = match.index + match[0].length;
    put(`${name}Name`, match[1], 'name', { from: match.index, to: from });
    const rest = text.slice(from, from + mostSaid);
    const end = endOfParty.exec(rest)?.index ?? rest.length;
    putNumbers(name, { from, to: from + end });
    putPlace(name, { from, to: from + end });
  }
  // Who writes stands in the head of the letter, before the carrier that it is addressed to.
  const head = letterhead.exec(text);
  if (head && data['SenderName'] === undefined) {
    const at = { from: head.index, to: head.index + head[0].length };
    put('SenderName', head[1], 'name', at);
    putNumbers('Sender', at);
    putPlace('Sender', at);
  }
  // Who has received goods stands in the head of its paper.
  const carrier = headOfCarrier.exec(text);
  if (carrier && data['CarrierName'] === undefined) {
    const at = { from: carrier.index, to: carrier.index + carrier[0].length };
    put('CarrierName', carrier[1], 'name', at);
    put('CarrierCNPJ', carrier[2], 'cnpj', at);
  }
  // The writer's own place, where the goods are.
  const own =
    /(?:nosso|nossa|em) (?:estabelecimento|empresa|sede|f[áa]brica|dep[óo]sito|endere[çc]o|armaz[ée]m)/iu.exec(
      text,
    );
  if (own && data['SenderStreet'] === undefined) {
    const rest = text.slice(own.index, own.index + mostSaid);
    const at = { from: own.index, to: own.index + (endOfParty.exec(rest)?.index ?? rest.length) };
    putPlace('Sender', at);
    put('SenderPostalCode', postalCode.exec(text.slice(at.from, at.to))?.[1], 'cep', at);
  }
  const listed = invoices.exec(text);
  const at = listed && { from: listed.index, to: listed.index + listed[0].length };
  const Series = at && fieldIn(running, at, listed[2], 'code', shares);
  const Invoices = (at ? (listed[1] ?? '').split(/(?:,| e|\/|;) ?/) : []).flatMap((printed) => {
    const Number = at && fieldIn(running, at, printed, 'number', shares);
    return Number ? [{ Number, ...(Series ? { Series } : {}) }] : [];
  });
  return { ...data, ...(Invoices.length > 0 ? { Invoices } : {}) };
}
