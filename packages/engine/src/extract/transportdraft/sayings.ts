import type { FieldName } from '@lavra/contract/services/fields';
import type { ValueKind } from '../reading/values/kinds.ts';

type Id = FieldName<'transportdraft'>;

/** What goods are packed in, as a pattern. */
export const packages =
  'volumes?|caixas?|fardos?|paletes?|pallets?|sac[oa]s?|latas?|feixes|barricas?|cestos?|pacotes?|tambores|bobinas?|engradados?|rolos?|envelopes?|amarrados?|bombonas?|big ?bags?';
/** How many packages, perhaps with points between thousands. */
export const count = String.raw`\d{1,3}(?:\.\d{3})+|\d{1,6}`;
const money = '(\\d[\\d.]*,\\d{2})(?!\\d)';
const day = '(\\d{1,2}º? de \\p{L}+ de \\d{4}|\\d\\d[/.]\\d\\d[/.]\\d{4})';
/** A company, as a pattern: a sentence ends its name where its form does. */
export const company =
  "(\\p{Lu}[\\p{L}\\d&.'’ -]{3,60}? (?:Ltda\\.?|LTDA\\.?|S\\.?[/ ]?A\\.?|EIRELI|Eireli)(?: (?:[-–] )?(?:ME|EPP))?)(?![\\p{L}])";
const town = "(\\p{Lu}[\\p{L}' ]{2,40}?) ?[-/(] ?([A-Z]{2})(?![\\p{L}])\\)?";
/** Where a journey begins and ends, in a sentence that names both. */
const ofJourney = [
  ['OriginCity', 'city'],
  ['OriginState', 'uf'],
  ['DestinationCity', 'city'],
  ['DestinationState', 'uf'],
] as const;
const clock = '\\d{1,2}(?:[:h]\\d\\d|h)?';
/** An hour that is surely one. */
const hour = '\\d{1,2}(?:[:h]\\d\\d|h|:\\d\\d ?h(?:oras)?)';

/** A figure with its unit of weight, as a pattern. */
export const weight = String.raw`(?:\d[\d.,]*\d|\d) ?(?:kg|quilos?)`;

/** Who pays, by its name and number. */
const pays = new RegExp(
  `(?<!\\p{L})(?:pag[oa]|cobrad[oa]|custead[oa]|faturad[oa]) (?:por|d[aeo]|pel[ao]|contra|para) (\\p{Lu}[\\p{L}\\d&.'’ -]{3,70}?),? \\(?(?:inscrita no )?CNPJ(?: sob o)?(?: n[º°o.]+)?:? (\\d{2}\\.?\\d{3}\\.?\\d{3}/\\d{4}-?\\d{2})`,
  'u',
);

interface Saying {
  readonly pattern: RegExp;
  readonly gives: readonly (readonly [Id, ValueKind])[];
}

/** What letters and forms say in sentences of goods, journey and freight. */
export const sayings: readonly Saying[] = [
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
    // What the packages weigh, right behind what is in them.
    pattern: new RegExp(
      `(?<![\\d.,])(?:${count}) (?:${packages}) (?:de|com|contendo) [^;.\\d]{3,60}?,? (?:com|e) (\\d[\\d.,]*\\d|\\d) ?(?:kg|quilos?)(?!\\p{L})`,
      'iu',
    ),
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
    pattern: new RegExp(
      `(?<!\\p{L})frete(?!\\p{L})(?:(?!mercadoria|carga|nota|volume|peso)[^;]){0,90}?R\\$ ?${money}`,
      'iu',
    ),
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
    gives: ofJourney,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:transporte|frete|viagem|trajeto|rota)(?: d[aeo] (?:carga|mercadorias?))?:? (?:de |entre )?${town},? (?:a|e|at[ée]|para|com destino a) ${town}`,
      'u',
    ),
    gives: ofJourney,
  },
  // Behind what is said of the goods ("no valor de R$ 980,00, de Betim (MG) para Serra (ES)").
  {
    pattern: new RegExp(
      `(?<=\\d|kg|m³|m3), (?:de|saindo de) ${town},? (?:at[ée]|para|com destino a) ${town}`,
      'u',
    ),
    gives: ofJourney,
  },
  // From where a vessel or a train leaves to where it is bound.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:porto|terminal|esta[çc][ãa]o|aeroporto|cidade|munic[íi]pio) d[aeo] ${town},? (?:(?:com|tendo por) destino|e destino|para|at[ée]|rumo|destinad[oa]s?)(?: a[os]?| à| d[aeo])?(?: (?:porto|terminal|esta[çc][ãa]o|aeroporto|cidade|munic[íi]pio) d[aeo])? ${town}`,
      'u',
    ),
    gives: ofJourney,
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
    pattern: pays,
    gives: [
      ['PayerName', 'name'],
      ['PayerCNPJ', 'cnpj'],
    ],
  },
  {
    pattern: new RegExp(`ped[áa]gios?(?:,? no valor)?(?: de)?:? R\\$ ?${money}`, 'iu'),
    gives: [['TollAmount', 'money']],
  },
  {
    pattern:
      /(?<!\p{L})(?:ve[íi]culo|caminh[ãa]o|carreta|cavalo(?: mec[âa]nico)?)(?: de)?(?: placas?)?:? ([A-Z]{3}-?\d[A-Z\d]\d{2})(?![\p{L}\d])/iu,
    gives: [['Plate', 'plate']],
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
