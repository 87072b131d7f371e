import type { FieldName } from '@lavra/contract/services/fields';
import type { Phrase } from '../reading/phrases/phrases.ts';

const label = String.raw`(?:frete (?:por conta|pago|a pagar)(?: d[eoa]| por| pel[oa])?|(?:tomador|pagador)(?: d[oe] (?:servi[çc]o|frete))?|quem paga(?: o frete)?)`;
const role = '(remetente|destinat[áa]rio|expedidor|recebedor|outros?|terceiros?)';
const register = String.raw`(?:I\.?E\.?|Insc(?:r(?:i[cç][aã]o)?)?\.? ?Est(?:adual)?\.?)`;
/** Between the parts of the line: a comma, a dash, or only space. */
const between = String.raw`,?(?: [-–—|·/])? ?`;
const number = String.raw`(?:CNPJ(?:\/CPF)?:? ?(\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})|CPF(?:\/CNPJ)?:? ?(\d{3}\.?\d{3}\.?\d{3}-?\d{2}))(?!\d)`;

/** Who pays, in one line: the part in the freight, and behind a sign the name with its numbers and, at the end, its town. */
export const payerLine: Phrase<FieldName<'cte'>> = {
  pattern: new RegExp(
    String.raw`(?<!\p{L})${label}:? ${role} ?[^\p{L}\p{N}\s,;.(] ?(\p{Lu}[^:]{1,90}?)${between}${number}(?:${between}${register}:? ?(ISENTO|\d[\d./-]{6,17}))?(?:${between}(\p{Lu}[\p{L}'’. -]{1,40}?) ?[/–-] ?([A-Z]{2})(?![\p{L}-]))?`,
    'iu',
  ),
  gives: [
    ['PayerRole', 'text'],
    ['PayerName', 'name'],
    ['PayerCNPJ', 'cnpj'],
    ['PayerCPF', 'cpf'],
    ['PayerIE', 'state-register'],
    ['PayerCity', 'city'],
    ['PayerUF', 'uf'],
  ],
  isOfLine: true,
};
