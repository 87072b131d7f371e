import type { Field } from '@lavra/contract/model/result';
import type { FieldName, ServiceData } from '@lavra/contract/services/fields';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { fieldIn, type Stretch } from '../reading/phrases/stretch.ts';
import type { ValueKind } from '../reading/values/kinds.ts';

type Id = FieldName<'transportdraft'>;

/** Shares of values that the words of a sentence name surely: its texts end where a comma says so. */
const shares = { text: 0.8, typed: 0.95 };

/** How a letter asks for goods to be fetched, and how a carrier says in a sentence that it has them; forms do neither. */
const asks =
  /\b(?:(?:recebemos|recebi|recebido|recebeu|recebeu-se|foram? recebid[oa]s?|embarcamos|carregamos) (?:d[aeo]s?|para|a bordo)(?= .{0,400}(?:volumes?|carga|mercadorias?|peso)(?!\p{L}))|solicit(?:amos|o)|vimos (?:por meio desta )?solicitar|pedimos|gentileza|favor (?:coletar|retirar|efetuar|providenciar)|autoriz(?:amos|o) a (?:coleta|retirada)|prezad[oa]s?|venho solicitar)(?!\p{L})/iu;

/** How a message brings a draft: what it says of the goods, the journey and the hours is in sentences, the parties may be in a table below. */
const brings =
  /(?<!\p{L})(?:segue|anexo|encaminh(?:o|amos)|envi(?:o|amos)|confirm(?:o|amos)|conforme)(?: (?:abaixo|anex[oa]|em anexo|[aà]|o|os|as|dados d[ao]|nossa|sua)){0,3} (?:minuta|ordem de (?:coleta|carregamento|embarque))(?!\p{L})/iu;

/** What goods are packed in, as a pattern. */
export const packages =
  'volumes?|caixas?|fardos?|paletes?|pallets?|sac[oa]s?|latas?|feixes|barricas?|cestos?|pacotes?|tambores|bobinas?|engradados?|rolos?|envelopes?|amarrados?|bombonas?|big ?bags?';
/** How many packages, perhaps with points between thousands. */
const count = String.raw`\d{1,3}(?:\.\d{3})+|\d{1,6}`;
const money = '(\\d[\\d.]*,\\d{2})(?!\\d)';
const day = '(\\d{1,2}º? de \\p{L}+ de \\d{4}|\\d\\d[/.]\\d\\d[/.]\\d{4})';
const company =
  "(\\p{Lu}[\\p{L}\\d&.'’ -]{3,60}? (?:Ltda\\.?|LTDA\\.?|S\\.?[/ ]?A\\.?|EIRELI|Eireli)(?: (?:[-–] )?(?:ME|EPP))?)(?![\\p{L}])";
const town = "(\\p{Lu}[\\p{L}' ]{2,40}?) ?[-/(] ?([A-Z]{2})(?![\\p{L}])\\)?";
const clock = '\\d{1,2}(?:[:h]\\d\\d|h)?';
/** An hour that is surely one. */
const hour = '\\d{1,2}(?:[:h]\\d\\d|h|:\\d\\d ?h(?:oras)?)';

/** How a form tells in a sentence what goes: so many packages of something, and their weight. */
const tells = new RegExp(
  `(?<!\\p{L})(?:s[ãa]o|v[ãa]o|seguem?|levam?|vai) (?:${count}) (?:${packages}) (?:de|com|contendo) \\p{L}[^;]{2,120}?(?<!\\p{L})(?:pesando|que pesam?|peso)(?!\\p{L})`,
  'iu',
);

interface Saying {
  readonly pattern: RegExp;
  readonly gives: readonly (readonly [Id, ValueKind])[];
}

const sayings: readonly Saying[] = [
  {
    pattern: new RegExp(`^.{0,260}?\\p{L}(?: ?[-/(] ?[A-Z]{2}\\)?)?, (?:em )?${day}`, 'u'),
    gives: [['IssueDate', 'date']],
  },
  // At its end, alone between two sentences.
  {
    pattern: new RegExp(`[.:] \\p{Lu}[\\p{L}' ]{2,30}(?: ?[-/(] ?[A-Z]{2}\\)?)?, (?:em )?${day}\\.? `, 'u'),
    gives: [['IssueDate', 'date']],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:transportadora|[ÀA] empresa|À|Ao) ${company}(?:,? ?\\(?(?:inscrita no )?CNPJ(?: sob o)?(?: n[º°o.]+)?:? ([\\d./-]{18}))?`,
      'u',
    ),
    gives: [
      ['CarrierName', 'name'],
      ['CarrierCNPJ', 'cnpj'],
    ],
  },
  // Who drew up the draft that a message brings.
  {
    pattern:
      /(?<!\p{L})(?:minuta|ordem)(?!\p{L})[^.;]{0,60}? (?:emitid|elaborad|gerad)[ao](?: em [\d/.]{8,10}(?: [àa]s [\d:h]{2,8})?)? p(?:or|el[ao]) (\p{Lu}[\p{L}\d&.'’ -]{3,70}?),? \(?(?:inscrita no )?CNPJ(?: sob o)?(?: n[º°o.]+)?:? ([\d./-]{18})/iu,
    gives: [
      ['CarrierName', 'name'],
      ['CarrierCNPJ', 'cnpj'],
    ],
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,])(${count}) (?:\\([^)]{3,40}\\) )?(?:volumes? \\()?(${packages})(?!\\p{L})(?! ?\\( ?\\p{L})`,
      'iu',
    ),
    gives: [
      ['VolumeQuantity', 'integer'],
      ['VolumeKind', 'text'],
    ],
  },
  {
    pattern: new RegExp(`(?<![\\d.,])(${count}) volumes? ?\\( ?(${packages}) ?\\)`, 'iu'),
    gives: [
      ['VolumeQuantity', 'integer'],
      ['VolumeKind', 'text'],
    ],
  },
  // Packages of several kinds.
  {
    pattern: new RegExp(`(?<![\\d.,])(${count}) (?:\\([^)]{3,40}\\) )?volumes?(?!\\p{L})`, 'iu'),
    gives: [['VolumeQuantity', 'integer']],
  },
  {
    pattern:
      /(?:peso|pesando)(?: bruto)?(?: total)?(?: aproximado| estimado)?(?: [eé])?(?: de)?:? (\d[\d.,]*\d|\d) ?(?:kg|quilos?|quilogramas?)(?!\p{L})/iu,
    gives: [['GrossWeight', 'decimal']],
  },
  {
    pattern:
      /(?<![\d.,])(\d[\d.,]*\d|\d) ?(?:kg|quilos?) (?:de )?(?:peso )?(?:bruto|real|totais|brutos|reais)(?!\p{L})/iu,
    gives: [['GrossWeight', 'decimal']],
  },
  {
    pattern: /(?<![\d.,])(\d[\d.,]*\d|\d) ?(?:kg|quilos?) (?:de )?(?:peso )?cubad[oa]s?(?!\p{L})/iu,
    gives: [['CubedWeight', 'decimal']],
  },
  {
    pattern: /cubagem(?: total)?(?: aproximada)?(?: de)?:? (\d[\d.,]*) ?m/iu,
    gives: [['CubicMeters', 'decimal']],
  },
  {
    pattern: /(?<![\d.,])(\d[\d.,]*\d|\d) ?(?:m³|m3|metros c[úu]bicos)(?!\p{L})/iu,
    gives: [['CubicMeters', 'decimal']],
  },
  {
    pattern: new RegExp(
      `(?<!frete[^.]{0,40})valor(?: total)?(?: d[aoe]s? (?:mercadorias?|notas?(?: fisca(?:l|is))?|carga|NFs?|produtos?))?(?: declarado)?(?: [eé])?(?: de)?:? R\\$ ?${money}`,
      'iu',
    ),
    gives: [['GoodsAmount', 'money']],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:mercadorias?|cargas?|produtos?|tudo) (?:vale(?:m|ndo)?|custa(?:m|ndo)?|avaliad[ao]s? em) R\\$ ?${money}`,
      'iu',
    ),
    gives: [['GoodsAmount', 'money']],
  },
  {
    pattern: new RegExp(`(?<!\\p{L})frete(?!\\p{L})(?:(?!mercadoria|carga)[^;]){0,90}?R\\$ ?${money}`, 'iu'),
    gives: [['FreightAmount', 'money']],
  },
  {
    pattern: /(?<!\p{L})frete(?!\p{L})[^.;]{0,60}?(?<!\p{L})(CIF|FOB)(?!\p{L})/iu,
    gives: [['FreightMode', 'text']],
  },
  {
    pattern:
      /(?<!\p{L})frete(?!\p{L})[^.;]{0,30}?(por (?:nossa conta|conta d[oae] \p{L}+)|a pagar|pago)(?!\p{L})/iu,
    gives: [['FreightMode', 'text']],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:sa[íi]da|origem|coleta|retirada)(?: d[aeo]| em)? ${town},?(?: e| com)*,? (?:entrega|destino|descarga)(?: em| a| para)? ${town}`,
      'u',
    ),
    gives: [
      ['OriginCity', 'city'],
      ['OriginState', 'uf'],
      ['DestinationCity', 'city'],
      ['DestinationState', 'uf'],
    ],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:transporte|frete|viagem|trajeto|rota)(?: d[aeo] (?:carga|mercadorias?))?:? (?:de |entre )?${town},? (?:a|e|at[ée]|para|com destino a) ${town}`,
      'u',
    ),
    gives: [
      ['OriginCity', 'city'],
      ['OriginState', 'uf'],
      ['DestinationCity', 'city'],
      ['DestinationState', 'uf'],
    ],
  },
  // From where a vessel or a train leaves to where it is bound.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:porto|terminal|esta[çc][ãa]o|aeroporto|cidade|munic[íi]pio) d[aeo] ${town},? (?:(?:com|tendo por) destino|e destino|para|at[ée]|rumo|destinad[oa]s?)(?: a[os]?| à| d[aeo])?(?: (?:porto|terminal|esta[çc][ãa]o|aeroporto|cidade|munic[íi]pio) d[aeo])? ${town}`,
      'u',
    ),
    gives: [
      ['OriginCity', 'city'],
      ['OriginState', 'uf'],
      ['DestinationCity', 'city'],
      ['DestinationState', 'uf'],
    ],
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,])(?:${count}) (?:${packages})(?: \\([^)]{3,40}\\))? (?:de|com|contendo) ((?!peso)\\p{L}[^,;.\\d]{3,60}?)(?=,|;|\\.| no valor| com | e peso| pesando)`,
      'iu',
    ),
    gives: [['GoodsDescription', 'text']],
  },
  {
    pattern:
      /(?<!\p{L})(?:carga|mercadorias?) de ((?!peso|valor)\p{L}[^,;.\d]{2,60}?)(?=,|;|\.| abaixo| acima| relacionad| discriminad| com | no valor| a ser| para )/iu,
    gives: [['GoodsDescription', 'text']],
  },
  {
    pattern: /(?<!\p{L})(?:carga|mercadorias?|produtos?): ((?!peso|valor)\p{L}[^,;.:\d]{2,60}?)(?=,|;|\.)/iu,
    gives: [['GoodsDescription', 'text']],
  },
  {
    pattern:
      /(?<!\p{L})(?:contendo|referentes? a|com) ((?!(?:o )?(?:peso|valor|cubagem|endere|sa[íi]da|destino|entrega|origem|estabelecimento|sede|filial|inscri))\p{L}[^,;.\d]{3,60}?)(?=,|;|\.| no valor| com | e peso)/iu,
    gives: [['GoodsDescription', 'text']],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:coleta|coletad[oa]s?|retirada|retirad[oa]s?|efetue|busca|dispon[íi]ve(?:l|is))(?!\\p{L})[^.;]{0,60}? ${day}`,
      'iu',
    ),
    gives: [['PickupDate', 'date']],
  },
  // With the words that say which hours they are.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(entre (?:as )?${hour} e (?:as )?${hour}|(?:a partir|depois|ap[óo]s|antes) d?[aeo]s? ?${hour}|at[ée] (?:as |às )?${hour})(?![\\d/:])`,
      'iu',
    ),
    gives: [['PickupWindow', 'text']],
  },
  {
    pattern: new RegExp(
      `(?<!\\d)(?<!\\d[/:])((?:das )?${clock} ?(?:às|as|até|a) ?(?:as |às )?${clock})(?![\\d/])`,
      'u',
    ),
    gives: [['PickupWindow', 'text']],
  },
  {
    pattern:
      /(?<!\p{L})(?:motorista|conduzid[oa] (?:por|pel[oa])(?: motorista)?),? (?:será |é )?(?:o )?(?:Sr\.? |Sra\.? )?(\p{Lu}[\p{L}' ]{3,60}?)(?=,| \(|\.| CPF| portador| com| RG)(?:[^;]{0,50}?CPF(?: n[º°o.]+)?:? ([\d.-]{14}))?/u,
    gives: [
      ['DriverName', 'text'],
      ['DriverCPF', 'cpf'],
    ],
  },
  {
    pattern: new RegExp(`ped[áa]gios?(?:,? no valor)?(?: de)?:? R\\$ ?${money}`, 'iu'),
    gives: [['TollAmount', 'money']],
  },
  {
    pattern: /(?<!\p{L})placas?(?: n[º°o.]+)?:? ([A-Z]{3}-?\d[A-Z\d]\d{2})(?![\p{L}\d])/iu,
    gives: [['Plate', 'plate']],
  },
  {
    pattern:
      /(?<!\p{L})(?:[Cc]ontato|[Ff]alar com|[Pp]rocurar(?: por)?)(?: com)?:? (?:[oa] )?((?:Sra?\.? )?\p{Lu}\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+){0,3}(?:,? ramal:? \d{1,5})?)/u,
    gives: [['SenderContact', 'text']],
  },
];

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
