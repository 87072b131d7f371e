import type { FieldName } from '@lavra/contract/services/fields';
import type { Phrase } from '../../reading/phrases/phrases.ts';
import { approximateTaxes } from '../totals/notes.ts';

/** Values that pages say in one text, without a label each. */
export const arrangedPhrases: readonly Phrase<FieldName<'nfe'>>[] = [
  {
    // "Ambiente 1 (produção)", "Ambiente: 1 - Produção", "Amb.: 1-Produção".
    pattern: /(?<!\p{L})amb(?:iente|\.):? ?([12])(?= ?[-–(]? ?(?:produ|homolog))/iu,
    gives: [['Environment', 'digit']],
  },
  {
    pattern: approximateTaxes,
    gives: [['ApproximateTaxesAmount', 'money']],
  },
  {
    // "Saída 18/03/2026 12:50", "Saiu em 18/03/2026 às 12:50".
    pattern:
      /(?<!\p{L})(?:sa[ií]da|saiu|despachad[ao]|enviad[ao]|postad[ao]):?(?: em)?:? (\d{2}[/.-]\d{2}[/.-]\d{4})(?: ?[-–,]| [àa]s)? (\d{2}:\d{2}(?::\d{2})?)(?![\d:])/iu,
    gives: [
      ['DepartureDate', 'date'],
      ['DepartureTime', 'time'],
    ],
    isOfLine: true,
  },
  {
    // The modes of freight as the layout of the invoice words them (NF-e 4.00, modFrete).
    pattern:
      /(?<![\d.,/-])([0-4] ?[-–] ?(?:contrata[çc][ãa]o do frete|transporte pr[óo]prio) por conta (?:d[oe] )?(?:remetente|destinat[áa]rio|terceiros)(?: \((?:CIF|FOB)\))?)/iu,
    gives: [['FreightMode', 'text']],
  },
  {
    // "frete por conta do destinatário (1)", "Frete pago pelo emitente".
    pattern:
      /(?<!\p{L})frete (?:por conta|pago)(?: d[oa]| pel[oa]| por|:) ((?:\d ?[-–] ?)?(?:emitente|remetente|destinat[áa]rio|comprador|vendedor|cliente|terceiros)(?: \((?:\d|CIF|FOB)\))?)/iu,
    gives: [['FreightMode', 'text']],
  },
  {
    // The party that pays behind its figure is no title of a block ("0 - EMITENTE").
    pattern:
      /(?<!\p{L})frete(?!\p{L}).{0,160}?(?<![\d.,/-])([0-4O] ?[-–] ?(?:emitente|remetente|destinat[áa]rio|terceiros)(?: ?\((?:CIF|FOB)\))?)(?![\p{L}\d/])/iu,
    gives: [['FreightMode', 'text']],
  },
  {
    // The captions of the row stand below its values; a legend has several modes.
    pattern:
      /(?<![\d.,/-])((?:[0-4] ?[-–] ?(?:emitente|remetente|destinat[áa]rio|terceiros)|9 ?[-–] ?sem (?:frete|transporte))(?: ?\((?:CIF|FOB)\))?)(?![\p{L}\d/])(?:(?!\d ?[-–] ?(?:emit|rem|dest|terc|sem)).){0,120}?(?<!\p{L})frete por conta(?: d[eoa])?(?! ?:)/iu,
    gives: [['FreightMode', 'text']],
  },
  {
    // The bill's own discount between its amounts, in a row of the bill ("Vlr. original R$ 90,00   Desconto R$ 0,00   Vlr. líquido R$ 90,00").
    pattern:
      /(?<!\p{L})(?:valor|vlr\.?|vl\.?|vr\.?) orig(?:inal|\.):? (?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})[ ,;|·-]+(?:(?:valor|vlr\.?|vl\.?) (?:d[oe] )?)?desc(?:onto|\.):? (?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})[ ,;|·-]+(?:valor|vlr\.?|vl\.?|vr\.?) l[íi]q(?:uido|\.):? (?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})(?!\d)/iu,
    gives: [
      ['InvoiceOriginalAmount', 'money'],
      ['InvoiceDiscountAmount', 'money'],
      ['InvoiceNetAmount', 'money'],
    ],
  },
  { pattern: /(?<!\p{L})(?:RNTRC|ANTT):? (\d{8,9})(?![\d/.-])/u, gives: [['CarrierANTT', 'digits']] },
  {
    // "2 fardos, bruto 113,92 kg, líquido 109,36 kg", or the first of the weights alone.
    pattern:
      /(?<![\d.,])(\d{1,6}) (\p{L}{3,14}(?:\(e?s\))?),? (?:peso )?bruto:? (?:de )?(\d[\d.]*,\d+) ?kg(?:,? (?:e )?(?:peso )?l[íi]q(?:uido|\.):? (?:de )?(\d[\d.]*,\d+) ?kg)?/iu,
    gives: [
      ['VolumeQuantity', 'integer'],
      ['VolumeKind', 'text'],
      ['GrossWeight', 'money'],
      ['NetWeight', 'money'],
    ],
  },
  {
    // The weight of the goods first: "2 pacotes, peso líquido 6,71 kg, bruto 7,05 kg".
    pattern:
      /(?<![\d.,])(\d{1,6}) (\p{L}{3,14}(?:\(e?s\))?),? (?:com )?(?:peso )?l[íi]q(?:uido|\.):? (?:de )?(\d[\d.]*,\d+) ?kg(?:,? (?:e )?(?:peso )?bruto:? (?:de )?(\d[\d.]*,\d+) ?kg)?/iu,
    gives: [
      ['VolumeQuantity', 'integer'],
      ['VolumeKind', 'text'],
      ['NetWeight', 'money'],
      ['GrossWeight', 'money'],
    ],
  },
  {
    // "Vol.: 3 caixas": the usual kind is the word of the label itself.
    pattern:
      /(?<!\p{L})vol(?:umes?|s?\.)?: (\d{1,6}) ((?:caixa|volume|palete|fardo|pacote|saco|engradado|tambor|bobina|rolo|envelope|embrulho|amarrado)(?:s|es|\(s\)|\(es\))?)(?!\p{L})/iu,
    gives: [
      ['VolumeQuantity', 'integer'],
      ['VolumeKind', 'text'],
    ],
  },
  {
    // Volumes in one text with a sign between its parts: "Volumes: 14 · espécie Fardos · marca Aurora".
    pattern:
      /(?<!\p{L})vol(?:umes?|s?\.):? (\d{1,6}) ?[·•|;,] ?esp[ée]cie:? (\p{L}[^·•|;,\d]{1,30}?)(?: ?[·•|;,] ?marca:? ([^·•|;,]{1,30}?))?(?= ?[·•|;,]| ?$)/iu,
    gives: [
      ['VolumeQuantity', 'integer'],
      ['VolumeKind', 'text'],
      ['VolumeBrand', 'text'],
    ],
  },
  {
    // The number before its word: "3 volumes · espécie Fardos".
    pattern: /(?<![\d.,])(\d{1,6}) vol(?:umes?|s?\.) ?[·•|;,] ?esp[ée]cie:? (\p{L}[\p{L}()]{2,20})/iu,
    gives: [
      ['VolumeQuantity', 'integer'],
      ['VolumeKind', 'text'],
    ],
  },
  {
    // Both under one caption: "Peso bruto / líquido 8.400 / 8.050 kg".
    pattern:
      /(?<!\p{L})peso bruto ?[/|e] ?l[íi]q(?:uido|\.):? (?:\(kg\):? )?(\d[\d.]*(?:,\d+)?) ?(?:kg )?[/|] ?(\d[\d.]*(?:,\d+)?) ?kg/iu,
    gives: [
      ['GrossWeight', 'money'],
      ['NetWeight', 'money'],
    ],
  },
  {
    // Both weights in one text, the heavier one first: "Peso bruto 8,40 kg · líquido 8,05 kg".
    pattern:
      /(?<!\p{L})peso bruto:? (\d[\d.]*(?:,\d+)?) ?kg ?[·•|;,/e] ?(?:peso )?l[íi]q(?:uido|\.):? (\d[\d.]*(?:,\d+)?) ?kg/iu,
    gives: [
      ['GrossWeight', 'money'],
      ['NetWeight', 'money'],
    ],
  },
  {
    // "bruto 98,4 kg, líquido 92,8 kg", "peso bruto de 216,55 kg e líquido de 204,29 kg".
    pattern:
      /(?<!\p{L})bruto(?: de|:)? (\d[\d.]*,\d+) ?kg(?: ?[,;·|/]| e)+ (?:(?:o )?peso )?l[íi]q(?:uido|\.)(?: de|:)? (\d[\d.]*,\d+) ?kg/iu,
    gives: [
      ['GrossWeight', 'money'],
      ['NetWeight', 'money'],
    ],
  },
  {
    // A day and an hour may stand before what they are of ("18/09/2026 emitida").
    pattern:
      /(\d{2}[/.-]\d{2}[/.-]\d{4}),? (?:emitid[ao]|criad[ao]|emiss[ãa]o)(?!\p{L}|:)(?! (?:em:? |n[oa]:? )?\d)/iu,
    gives: [['IssueDate', 'date']],
  },
  {
    pattern:
      /(\d{2}[/.-]\d{2}[/.-]\d{4}),? (?:saiu|sa[íi]da|despachad[ao]|enviad[ao])(?!\p{L}|:)(?! (?:em:? |n[oa]:? )?\d)/iu,
    gives: [['DepartureDate', 'date']],
  },
  {
    pattern: /(?<!\d)(\d{2}:\d{2}(?::\d{2})?),? (?:hor[aá](?:rio)? d[ae] sa[íi]da)(?!\p{L}|:)(?! (?:\d))/iu,
    gives: [['DepartureTime', 'time']],
  },
  {
    // The weights of such a text, the lighter one first.
    pattern:
      /[·•|;,] ?(?:peso )?l[íi]q(?:uido|\.):? (\d[\d.]*,\d+) ?kg ?[·•|;,] ?(?:peso )?bruto:? (\d[\d.]*,\d+) ?kg/iu,
    gives: [
      ['NetWeight', 'money'],
      ['GrossWeight', 'money'],
    ],
  },
  {
    // The plate with its state in brackets or behind a stroke.
    pattern: /(?<![\p{L}\d])([A-Z]{3}-?\d[A-Z\d]\d{2}) ?[(/–-] ?([A-Z]{2})(?![\p{L}\d])/u,
    gives: [
      ['VehiclePlate', 'plate'],
      ['VehicleUF', 'uf'],
    ],
  },
  {
    // "5 caixa(s), marca Dom Pedro, nº 39866".
    pattern:
      /(?<![\d.,])(\d{1,6}) ((?:caixa|volume|palete|fardo|pacote|saco|engradado|tambor|bobina|rolo|envelope|embrulho|amarrado|pe[çc]a)(?:s|es|\(s\)|\(es\))?)(?:, marca:? ([^,;]{2,30}?))?(?:, (?:n[º°o.]+|numera[çc][ãa]o|n[úu]mero)s?:? ?(\d[\d /a-]*\d|\d))(?!\d)/iu,
    gives: [
      ['VolumeQuantity', 'integer'],
      ['VolumeKind', 'text'],
      ['VolumeBrand', 'text'],
      ['VolumeNumbering', 'text'],
    ],
  },
  {
    pattern:
      /(?<![\d.,])(\d{1,6}) ((?:caixa|volume|palete|fardo|pacote|saco|engradado|tambor|bobina|rolo|envelope|embrulho|amarrado)(?:s|es|\(s\)|\(es\))?), marca:? ([^,;]{2,30}?)(?= (?:peso|n[º°]|[–—-] )|[,;]|$)/iu,
    gives: [
      ['VolumeQuantity', 'integer'],
      ['VolumeKind', 'text'],
      ['VolumeBrand', 'text'],
    ],
  },
];
