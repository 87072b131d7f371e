import { months, shortMonths } from '../reading/phrases/days.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';

const paper = String.raw`(?<!\p{L})(?:fatura|conta|boleto|cobran[çc]a)(?!\p{L})`;
const month = String.raw`((?:${months}|${shortMonths})\.?(?: ?[/-] ?| de )\d{4}|\d{2}\/\d{4})(?!\d)`;
const day = String.raw`(\d{2}\/\d{2}\/\d{4})(?!\d)`;

/** Sentences of the mail that brings a bill ("A fatura nº 2218794, referente a março/2026, foi gerada em 02/03/2026"). */
export const sentencesOfMail: NonNullable<ServiceForm<'proofofaddress'>['phrases']> = [
  {
    // A salutation by the whole name ("Olá, Rui Sá Lima, sua conta chegou"); a first name alone is none that a bill is addressed to.
    pattern:
      /(?<!\p{L})(?:Ol[áa]|OLÁ|Oi|Prezad[oa](?:\([oa]\))?|Car[oa]),? (?!Cliente|Consumidor|Senhor)(\p{Lu}[\p{L}'’.-]+(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'’.-]*)){1,9})(?:, (?=(?:a )?(?:sua|esta|est[áa]|aqui|segue|chegou)(?!\p{L}))|(?= \((?:CPF|CNPJ|[Cc]liente|[Tt]itular)(?!\p{L})))/u,
    gives: [['Name', 'name']],
  },
  {
    pattern: new RegExp(
      String.raw`${paper}[^.;:]{0,90}? (?:referente|relativ[ao]) (?:a|à|ao)(?: (?:m[êe]s|compet[êe]ncia))?(?: de)?:? ${month}`,
      'iu',
    ),
    gives: [['ReferenceMonth', 'month']],
  },
  {
    pattern: new RegExp(
      String.raw`${paper}[^.;:]{0,140}? (?:foi|est[áa]) (?:gerad|emitid|fechad)[ao] (?:em|no dia) ${day}`,
      'iu',
    ),
    gives: [['IssueDate', 'date']],
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})valor(?: total)?(?: a pagar| da fatura| da conta)? (?:é|foi|ficou em|será)(?: de)? R\$ ?(\d{1,3}(?:\.\d{3})*,\d{2}),? (?:com|e) (?:o )?vencimento (?:em|para|no dia) (?:o dia )?${day}`,
      'iu',
    ),
    gives: [
      ['TotalAmount', 'money'],
      ['DueDate', 'date'],
    ],
  },
  // The tax in a sentence below the list, with what it is of.
  {
    pattern:
      /(?<!\p{L})ICMS de (?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2}),? (?:sobre|calculado sobre) (?:(?:a |uma )?base(?: de c[áa]lculo)? de )?(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})(?!\d)/iu,
    gives: [
      ['ICMSAmount', 'money'],
      ['ICMSBase', 'money'],
    ],
  },
  // The bill says when the meter is read again.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})voltaremos (?:para|a) (?:ler|fazer a leitura)(?: \p{L}+){0,3} em ${day}`,
      'iu',
    ),
    gives: [['NextReadingDate', 'date']],
  },
];
