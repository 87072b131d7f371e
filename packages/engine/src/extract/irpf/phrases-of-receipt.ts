import type { ServiceForm } from '../reading/forms/form-spec.ts';

const phone = String.raw`\(?\d{2}\)? ?9?\d{4}-?\d{4}(?!\d)`;

/** Sentences of a receipt that is written as a letter. */
export const phrasesOfReceipt: NonNullable<ServiceForm<'irpf'>['phrases']> = [
  // Where the declarant lives, from the street to the telephone.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:mora(?:dora?)?|resid(?:e|ente)|domiciliad[oa](?:\([ao]\))?|com (?:endere[çc]o|domic[íi]lio)) (?:[àa]|n[ao]|em) (\p{L}[^,\d]{3,60}(?:\d{1,2} de \p{L}+[^,\d]{0,30})?), (?:n(?:[º°o.]{1,2}|[úu]mero) )?(\d{1,6}|s\/n)(?:, (?!(?:no )?bairro|em |CEP)([^,;]{2,40}))?, (?:no )?bairro (?:d[aeo]s? )?(\p{L}[^,;]{2,40}?), (?:em )?(\p{L}[^,;()\d/]{2,40}?) ?(?:\(|[/–-] ?)([A-Z]{2})\)?(?:,? (?:com )?(?:o )?CEP:? (\d{2}\.?\d{3}-?\d{3})(?!\d))?(?:[,;.]? (?:e )?(?:(?:atende|fala|contato) (?:n?o|pelo|por) |(?:com )?(?:o )?(?:telefone|tel\.?|fone|celular):? )+(${phone}))?`,
      'iu',
    ),
    gives: [
      ['Street', 'street'],
      ['Number', 'house-number'],
      ['Complement', 'text'],
      ['District', 'text'],
      ['City', 'city'],
      ['State', 'uf'],
      ['PostalCode', 'cep'],
      ['PhoneNumber', 'phone'],
    ],
  },
  // The number of a receipt that is to be kept, and when the declaration came.
  {
    pattern:
      /(?<!\p{L})(?:guarde|anote|este [ée]|seu) (?:este |o |bem )*(?:n[úu]mero|recibo)(?: d[eo] (?:seu )?recibo)?(?: [ée])?:? (\d{2}(?:[ .,-]{1,3}\d{2}){5})(?!\d|[.,]\d)/iu,
    gives: [['ReceiptNumber', 'number']],
  },
  {
    pattern:
      /(?<!(?:[uú]ltim[ao]|anterior|retificada)[^]{0,40})(?<!\p{L})(?:chegou|recebemos|recebida|entregue|transmitida) (?:aqui )?em (\d{2}\/\d{2}\/\d{4}),? [àa]s (\d{2}:\d{2}(?::\d{2})?)(?!\d)/iu,
    gives: [
      ['DeliveryDate', 'date'],
      ['DeliveryTime', 'time'],
    ],
  },
];
