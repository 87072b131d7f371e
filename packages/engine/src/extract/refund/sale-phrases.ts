import type { ServiceForm } from '../reading/forms/form-spec.ts';

const brand = String.raw`(?:Visa|Master(?:[Cc]ard)?|Elo|Amex|American Express|Hipercard|Diners|VISA|MASTER(?:CARD)?|ELO|AMEX|HIPERCARD)`;
const card = String.raw`(?:(?:[Cc]art[ãa]o|CART[ÃA]O)(?: de| DE)? )?(?:${brand} )?(?:[Cc]r[ée]dito|CR[ÉE]DITO|[Dd][ée]bito|D[ÉE]BITO)(?: ${brand})?(?: (?:final|terminado em) \d{4})?`;
/** The ways to pay that a receipt names, a card with its brand and its last figures. */
const way = String.raw`(${card}|Pix|PIX|[Dd]inheiro|DINHEIRO|[Cc]heque|CHEQUE)(?!\p{L})`;
const sum = String.raw`R\$ ?[\d.]+,\d\d`;
const hour = String.raw`(\d{2}[:h]\d{2}(?::\d{2})?)(?![\d:])`;

/** Patterns of sentences in which accounts of restaurants and receipts sent by telephone or mail say what others print beside labels. */
export const salePhrases: NonNullable<ServiceForm<'refund'>['phrases']> = [
  // Right behind what was paid stand when and how ("R$ 20,00 em 15/08/2026, às 18:42:30, com Pix").
  {
    pattern: new RegExp(
      String.raw`${sum},? (?:em|no dia) (\d{2}\/\d{2}\/\d{4}),? [àa]s ${hour},? (?:com|por|via|no|em) ${way}`,
      'u',
    ),
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
      ['PaymentMethod', 'text'],
    ],
  },
  // The head of a receipt in words: what was paid, with what and when.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:pagou|pagamos|pago|foi pago|compra de|total de):? (${sum}),? (?:com|por|via|no|em) ${way},? (?:em|no dia) (\d{2}\/\d{2}\/\d{4}|\d{1,2}º? de \p{L}{4,9} de \d{4})(?:,| [àa]s|, [àa]s| [·–-])? ${hour}`,
      'iu',
    ),
    gives: [
      ['TotalAmount', 'money'],
      ['PaymentMethod', 'text'],
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // What the customer gave, right before the change.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:valor )?(?:pago|recebido|entregue)(?: pelo cliente)?:? (${sum}) (?:(?:seu|valor do) )?troco:? (${sum})`,
      'iu',
    ),
    gives: [
      ['PaidAmount', 'money'],
      ['ChangeAmount', 'money'],
    ],
  },
  // The way to pay behind its label is a label elsewhere ("Dinheiro 12,00"), but not where no amount is behind it.
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:FORMA|[Ff]orma|(?:[Pp]ago|PAGO|[Cc]obrado|COBRADO) (?:com|COM|em|EM|via|VIA|por|POR|no|NO)):? ${way}(?! ?R\$| \d)`,
      'u',
    ),
    gives: [['PaymentMethod', 'text']],
  },
  // Any way to pay between the word for it and the amount ("Pago: Convênio 81,63"); a card without its kind is the label of what was paid.
  {
    pattern:
      /(?<!\p{L})(?:Pago|Pagto\.?|Pgto\.?|Pagamento|PAGO|PAGTO\.?|PGTO\.?|PAGAMENTO):? (?!R\$|Total|TOTAL|Valor|VALOR|(?:Cart[ãa]o|CART[ÃA]O) [R\d])(\p{Lu}[\p{L} -]{2,28}\p{L}) (?:R\$ ?)?([\d.]+,\d\d)(?!\d)/u,
    gives: [
      ['PaymentMethod', 'text'],
      ['PaidAmount', 'money'],
    ],
    isOfLine: true,
  },
  // The day and behind it the hour at which the account was closed.
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{2}\/\d{2}\/(?:\d{4}|\d{2})),? (?:conta )?(?:fechad|encerrad|emitid|pag)[ao] [àa]s ${hour}`,
      'iu',
    ),
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // A table's account names the hour at which it was opened and the day at which it was closed.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:fechamento|encerramento)(?: d[ae] (?:conta|mesa|comanda))?:? (\d{2}\/\d{2}\/(?:\d{4}|\d{2})),?(?: [àa]s)? ${hour}`,
      'iu',
    ),
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // When it was closed, before how many things are on it.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})em (\d{2}\/\d{2}\/\d{4}),?(?: [àa]s)? ${hour}(?: ?h)?,? (\d{1,3}) ite(?:m|ns)(?!\p{L})`,
      'iu',
    ),
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
      ['ItemCount', 'number'],
    ],
  },
  // Who served stands behind the table.
  {
    pattern:
      /(?<!\p{L})[Mm]esa \d{1,3},?(?: [·•|–-])? (?:servid|atendid)[ao] por (\p{Lu}\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+){0,3})(?!\p{L})/u,
    gives: [['Attendant', 'name']],
  },
  // The number in large type has no space before it.
  { pattern: /(?<!\p{L})MESA(\d{1,3})(?!\d)/iu, gives: [['TableNumber', 'number']] },
  // Whose ride it was, behind its number.
  {
    pattern:
      /(?<!\p{L})(?:[Vv]iagem|[Cc]orrida|[Rr]ecibo|[Rr]eserva)(?: n[º°o.]{1,2})? \d{3,14} de (\p{Lu}\p{Ll}+(?: (?:(?:d[aeo]s?|e) )?\p{Lu}\p{Ll}+)+)(?!\p{L})/u,
    gives: [['ConsumerName', 'name']],
  },
  // How many there are stands before what they come to.
  {
    pattern: /(?<![\d.,])(\d{1,3}) ite(?:m|ns) ?[·•|,:–—-]? ?(?:sub)?total(?!\p{L})/iu,
    gives: [['ItemCount', 'number']],
  },
  {
    pattern:
      /(?<!\p{L})autorizad[ao] (?:sob|pelo|com|por)(?: o)?(?: (?:n[º°o.]{1,2}|n[úu]mero|protocolo)){0,3}:? (\d{15}),? (?:em|de|no dia) (\d{2}\/\d{2}\/\d{4})(?!\d)/iu,
    gives: [
      ['Protocol', 'number'],
      ['ProtocolDate', 'date'],
    ],
  },
  {
    pattern: /Protocolo(?: de [Aa]utoriza[çc][ãa]o)?:? \d{15},? (?:de|em) (\d{2}\/\d{2}\/\d{4})(?!\d)/iu,
    gives: [['ProtocolDate', 'date']],
  },
];
