import type { FieldName } from '@lavra/contract/services/fields';
import { issuerInKey } from '../../letterheads.ts';
import type { FormField, ServiceForm } from '../../reading/forms/form-spec.ts';
import type { InvoiceData } from '../invoice.ts';

/** What a party is called that sends goods; it is the issuer unless the note is of goods that come in, which their buyer issues. */
const ofSender =
  /REMETENTE|FORNECEDOR|VENDEDOR|EXPORTADOR|PRODUTOR|QUEM VENDE|QUEM ENVIA|QUEM REMETE|VENDIDO POR/i;
const ofIssuer = /EMITENTE|EMISSOR/i;
const namesSender = (title: string): boolean => ofSender.test(title) && !ofIssuer.test(title);

/** Further titles of the sender's block, which alone do not tell who issued the note. */
const furtherTitles = [
  'EXPORTADOR',
  'DADOS DO EXPORTADOR',
  'REMETENTE / EXPORTADOR',
  'EXPORTADOR / REMETENTE',
  'FORNECEDOR / EXPORTADOR',
  'EXPORTADOR / FORNECEDOR',
  'REMETENTE / FORNECEDOR',
  'FORNECEDOR / REMETENTE',
  'PRODUTOR / FORNECEDOR',
  'PRODUTOR / VENDEDOR',
];

type Field = FormField<FieldName<'nfe'>>;

/** The form of a note whose sender is not its issuer but the other party, whose block and labels are those of the recipient. */
export function formOfEntry(form: ServiceForm<'nfe'>): ServiceForm<'nfe'> {
  const { Issuer: own = [], Recipient: other = [], ...rest } = form.sections ?? {};
  const moved = form.fields.flatMap(({ id, labels }) =>
    id === 'IssuerName' ? labels.filter(namesSender) : [],
  );
  const without = (field: Field): Field => ({
    ...field,
    labels: field.labels.filter((label) => !namesSender(label)),
  });
  return {
    ...form,
    sections: {
      ...rest,
      Issuer: own.filter((title) => !namesSender(title)),
      Recipient: [...other, ...own.filter(namesSender), ...furtherTitles],
    },
    fields: form.fields.map((field) => {
      if (field.id === 'IssuerName') return without(field);
      return field.id === 'RecipientName' ? { ...field, labels: [...field.labels, ...moved] } : field;
    }),
  };
}

/** Whether what was read as the issuer's is another's, as its number is not the one in the key, or it is abroad; or goods come in from none: no other party was read. */
export function isOfEntry(data: InvoiceData): boolean {
  const { IssuerCNPJ: company, IssuerCPF: person, IssuerUF: state } = data;
  const issuer = issuerInKey(data, 'AccessKey');
  const hasOther = [data.RecipientName, data.RecipientCNPJ, data.RecipientCPF].some(
    (field) => field !== undefined,
  );
  if (issuer === undefined || hasOther) return false;
  const isAnother = (number: string | undefined): boolean =>
    number !== undefined && number.padStart(issuer.length, '0') !== issuer;
  return (
    isAnother(company?.value) ||
    isAnother(person?.value) ||
    state?.value === 'EX' ||
    data.OperationType?.value === '0'
  );
}
