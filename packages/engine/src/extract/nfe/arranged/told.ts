import type { FieldName } from '@lavra/contract/services/fields';
import { fieldOf } from '../../../evidence/field.ts';
import { printedDay } from '../../reading/phrases/days.ts';
import { readPhrases, runningTextOf, type Phrase } from '../../reading/phrases/phrases.ts';
import type { Sheet } from '../../reading/sheet/sheet.ts';
import type { InvoiceData } from '../invoice.ts';

type Id = FieldName<'nfe'>;

/** An amount, a weight, and words of one sentence: the points of its numbers do not end it. */
const [amount, weight, within] = [
  String.raw`(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})(?!\d| ?%)`,
  String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?|\d+(?:,\d{1,4})?) ?kg`,
  String.raw`(?:[^.;]|\.(?=\d))`,
];
/** What says that something comes to an amount. */
const comesTo = String.raw`(?:soma(?:m|ram|ndo)?|totaliza(?:m|ram|ndo)?|perfaz(?:em)?|custa(?:m|ram)?|importa(?:m|ram)?|(?:é|foi|são|foram|será|fica|ficou)(?: d[eo])?|d[eo]|n[oa]|a[oa]?)(?: (?:em|n?o (?:valor|total|montante)(?: total)?|(?:valor|total|montante)(?: total)?|de))*`;

/** What follows an amount that is only offered ("desconto de R$ 5,00 para pagamento até o dia 10"). */
const unconditional = String.raw`(?! (?:por|para|se|at[ée]|caso|em caso|ao dia|no pagamento|na pr[óo]xima))`;

/** Amounts that a sentence names, before their name or behind it. */
const namedAmounts: readonly (readonly [Id, string])[] = [
  ['FreightAmount', 'frete'],
  ['InsuranceAmount', 'seguro'],
  ['DiscountAmount', 'descontos?'],
  ['IPIAmount', 'IPI'],
  ['OtherExpensesAmount', '(?:(?:outras|demais) )?despesas(?: acess[óo]rias)?'],
];

const phrase = (source: string, ...gives: Phrase<Id>['gives']): Phrase<Id> => ({
  pattern: new RegExp(source, 'iu'),
  gives,
});

/** First words of an operation's nature (the names of its codes, CFOP). */
const natures = String.raw`(?:vendas?|remessa|devolu[çc][ãa]o|retorno|transfer[êe]ncia|bonifica[çc][ãa]o|doa[çc][ãa]o|consigna[çc][ãa]o|industrializa[çc][ãa]o|simples|compra|amostra|comodato|loca[çc][ãa]o|demonstra[çc][ãa]o)(?!\p{L})`;

/** What a letter or a notice says of an invoice in sentences. */
const sentences: readonly Phrase<Id>[] = [
  phrase(
    String.raw`(?<!\p{L})emitimos (?:hoje, )?(?:em|no dia|dia) (${printedDay}),? (?:a|sua|esta|uma) (?:sua )?(?:NF-?e|nota)(?!\p{L})`,
    ['IssueDate', 'date'],
  ),
  phrase(
    String.raw`(?<!\p{L})(?:NF-?e|nota(?: fiscal)?)(?: (?:eletr[ôo]nica|n[º°o.]+ ?[\d.]+|s[ée]rie \d+|\(modelo \d+\)),?)* foi emitida (?:em|no dia|dia) (${printedDay})`,
    ['IssueDate', 'date'],
  ),
  phrase(
    String.raw`(?<!\p{L})(?:natureza (?:d[ae] )?)?opera[çc][ãa]o (?:é|foi)(?: de| uma)? (${natures}[^.;,\d]{0,80}?)(?= e (?:as?|os?) \p{L}|[.;,])`,
    ['OperationNature', 'text'],
  ),
  phrase(
    String.raw`natureza (?:d[ae] )?opera[çc][ãa]o[:,]?(?: (?:é|foi|de))? ?[“"‘«']([^”"’»']{4,90}?)[”"’»']`,
    ['OperationNature', 'text'],
  ),
  phrase(
    String.raw`autorizad[ao](?: (?:pel[ao]|n[ao]) [^.;\d]{2,40}?)?,? (?:em|no dia) (${printedDay})(?:[^.;\d]{0,40}?protocolo[^\d.;]{0,30}(?:n[º°o.]+ ?)?(\d{15})(?!\d))?`,
    ['ProtocolDate', 'date'],
    ['Protocol', 'digits'],
  ),
  phrase(String.raw`(?:produtos|mercadorias|itens|artigos) (?:[^.;,\d]{0,30} )??${comesTo} ${amount}`, [
    'ProductsAmount',
    'money',
  ]),
  phrase(
    String.raw`(?<!\p{L})(?:valor )?total (?:(?:geral )?d(?:a|o|esta|este) )?(?:nota(?: fiscal)?|NF-?e?|documento|compra)(?: fiscal)?(?: [^.;,\d]{0,20})?? ${comesTo} ${amount}`,
    ['TotalAmount', 'money'],
  ),
  phrase(
    String.raw`(?<!\p{L})ICMS ${comesTo} ${amount},? (?:calculado )?sobre (?:(?:a|uma) base(?: de c[áa]lculo)? (?:de )?)?${amount}`,
    ['ICMSAmount', 'money'],
    ['ICMSBase', 'money'],
  ),
  phrase(
    String.raw`(?<!\p{L})ICMS(?: ?-?ST| (?:por|d[ea]) substitui[çc][ãa]o(?: tribut[áa]ria)?) ${comesTo} ${amount},? (?:calculado )?sobre (?:(?:a|uma) base(?: de c[áa]lculo)? (?:de )?)?${amount}`,
    ['ICMSSTAmount', 'money'],
    ['ICMSSTBase', 'money'],
  ),
  phrase(
    String.raw`(?<!\p{L})ICMS(?! ?-?ST| (?:por|d[ea]) substitui)${within}{0,90}? base(?: de c[áa]lculo)?(?: do ICMS)? ${comesTo} ${amount}`,
    ['ICMSBase', 'money'],
  ),
  ...namedAmounts.flatMap(([id, name]) => [
    phrase(
      String.raw`${amount} (?:de|a t[íi]tulo de|referentes? a[o]?|relativos? a[o]?) ${name}(?!\p{L})${unconditional}`,
      [id, 'money'],
    ),
    phrase(
      String.raw`(?<!\p{L})${name} (?:(?:concedid|destacad|cobrad|inclu[íi]d)[ao]s? )?${comesTo} ${amount}${unconditional}`,
      [id, 'money'],
    ),
  ]),
  phrase(
    String.raw`(?:mercadorias?|cargas?|volumes?|produtos?|itens|encomendas?|pedido) (?:sa(?:i|em|iu|[ií]ram|ir[áa]|ir[ãa]o)|segu(?:e|em|iu|iram|ir[áa]|ir[ãa]o)|embarc(?:a|am|ou|aram)|(?:foi|foram|ser[áa]|ser[ãa]o) (?:despach|envi|post|embarc|expedi|colet)[ai]?d[ao]s?)(?: [^.;\d]{0,50}?)? (?:em|no dia|dia) (${printedDay})(?:,? [àa]s (\d{2}[:h]\d{2}(?::\d{2})?))?`,
    ['DepartureDate', 'date'],
    ['DepartureTime', 'time'],
  ),
  phrase(
    String.raw`(?<!\p{L})com sa[íi]da(?: d[aeo]s?(?: \p{L}+){1,4})? (?:em|no dia|dia) (${printedDay})(?:,? [àa]s (\d{2}[:h]\d{2}(?::\d{2})?))?`,
    ['DepartureDate', 'date'],
    ['DepartureTime', 'time'],
  ),
  phrase(
    String.raw`(?:pela|por|da|[àa]|via|com a|cargo da) (?:empresa )?(?:transportadora|transportador),? (\p{Lu}[^,;\d]{3,80}?)(?:,? (?:inscrita no )?CNPJ(?:\/MF)?(?: (?:sob o )?n[º°o.]+)?:? ?(\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})|(?=[,;]|\. ))`,
    ['CarrierName', 'text'],
    ['CarrierCNPJ', 'cnpj'],
  ),
  phrase(String.raw`(?<!\p{L})placas?:? ([A-Z]{3}-?\d[A-Z\d]\d{2})(?![\p{L}\d])`, ['VehiclePlate', 'plate']),
  phrase(
    String.raw`(?<!\p{L})(?:em|com|contendo|s[ãa]o|total de) (\d{1,6}) (\p{L}{3,14}(?: e \p{L}{3,14})?)(?:,| e| com)* (?:o )?peso`,
    ['VolumeQuantity', 'integer'],
    ['VolumeKind', 'text'],
  ),
  phrase(String.raw`peso bruto(?: total)?(?: (?:é|foi))? de ${weight}`, ['GrossWeight', 'money']),
  phrase(String.raw`peso l[íi]quido(?: total)?(?: (?:é|foi))? de ${weight}`, ['NetWeight', 'money']),
];

/** Share of what sentences say that was their field's own. */
const placedInSentence = 0.96;

/** The values of an invoice that sentences of a page say, in whichever order its words are read. */
export function readTold(sheet: Sheet): InvoiceData {
  const texts = [runningTextOf([{ tokens: sheet.rows.flat() }]), runningTextOf([sheet])];
  const data: InvoiceData = {};
  for (const text of texts)
    for (const { id, reading } of readPhrases(text, sentences))
      data[id] ??= fieldOf({ ...reading, anchorFit: 1, placed: placedInSentence });
  return data;
}
