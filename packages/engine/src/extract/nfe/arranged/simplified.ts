import type { Field } from '@lavra/contract/model/result';
import type { FieldName } from '@lavra/contract/services/fields';
import { isUf } from '@lavra/brazil/states';
import { fieldOf } from '../../../evidence/field.ts';
import { type Found, placed } from '../../found.ts';
import { formExtractor } from '../../form-extractor.ts';
import type { ServiceForm } from '../../reading/forms/form-spec.ts';
import { arrangedSections } from './arranged-sections.ts';
import { invoiceForm } from './as-form.ts';
import { findLabels } from '../../reading/labels/labels.ts';
import { partyFields } from '../../reading/particulars/parties.ts';
import { printedOf, type Sheet } from '../../reading/sheet/sheet.ts';
import { operationPhrases, operationSigns } from '../head/operation-phrases.ts';
import { totalsOfRoll } from '../totals/roll-totals.ts';
import { withTurnedOver } from './turned-over.ts';
import { isStreet } from '../../reading/values/street.ts';

/** Text of a district's or a town's name; a label has a colon. */
const named = /^\p{Lu}[^\d:]*$/u;
/** District and town side by side: the state has a box of its own. */
const besideEachOther = /^([^,]{3,}?)(?:, | [-–] )([^,]{3,}?)(?:(?: ?\/ ?| [-–] )[A-Z]{2})?$/u;

/** A town and its state alone, not a district and its town. */
const townAlone = /^([^,/–-]{3,}?) ?(?:\/| [-–]) ?([A-Z]{2})$/u;

/** The row under the addressee's street, where neither it nor its district and town have labels. */
function addresseesPlace(sheet: Sheet): Found<FieldName<'nfe'>> {
  const [title] = findLabels(sheet, [
    { id: 'title', spellings: ['DESTINATARIO', 'DADOSDODESTINATARIO', 'DESTINATARIOREMETENTE'] },
  ]);
  const under = sheet.rows.filter((row) => title !== undefined && row.every(({ top }) => top > title.bottom));
  const at = under.slice(0, mostRows).findIndex((row) => isStreet(printedOf(row)));
  const row = at < 0 ? undefined : under[at + 1];
  const text = printedOf(row ?? []);
  const [, district, city] = named.test(text) ? (besideEachOther.exec(text) ?? []) : [];
  const fieldFor = (value: string): Field =>
    fieldOf({
      value,
      tokens: (row ?? []).filter(({ text: word }) => value.includes(word.replace(/,$/, ''))),
      anchorFit: 1,
      placed: placed.text,
    });
  // The district may stand behind the street.
  const [, town, state] = named.test(text) ? (townAlone.exec(text) ?? []) : [];
  if (town !== undefined && state !== undefined && isUf(state))
    return { RecipientCity: fieldFor(town), RecipientUF: fieldFor(state) };
  if (district === undefined || city === undefined) return {};
  return { RecipientDistrict: fieldFor(district), RecipientCity: fieldFor(city) };
}
/** A party's rows: name, numbers, street, place. */
const mostRows = 4;

const party = ['Name', 'CNPJ', 'CPF', 'IE', 'Address', 'District', 'City', 'UF', 'CEP', 'Phone'] as const;

/**
 * The simplified DANFE, on a roll or as a parcel label (MOC, annex II; NT 2020.004): of the form's blocks it keeps key, protocol, both
 * parties and the total, in any order that fits its width.
 */
const form: ServiceForm<'nfe'> = {
  sections: {
    ...arrangedSections,
    Issuer: [...arrangedSections.Issuer, 'NOME/RAZÃO SOCIAL EMITENTE', 'NOME/RAZÃO SOCIAL DO EMITENTE'],
    Recipient: [
      ...arrangedSections.Recipient,
      'NOME/RAZÃO SOCIAL DESTINATÁRIO',
      'NOME/RAZÃO SOCIAL DO DESTINATÁRIO',
    ],
  },
  arranged: withTurnedOver,
  accessKey: 'AccessKey',
  phrases: [
    {
      pattern: /(?<!\d)(\d{15})(?!\d)(?:\D{1,5}(\d{2}\/\d{2}\/\d{4}))?/,
      gives: [
        ['Protocol', 'number'],
        ['ProtocolDate', 'date'],
      ],
    },
    ...operationPhrases,
  ],
  signs: operationSigns,
  places: addresseesPlace,
  proven: totalsOfRoll,
  // An amount below the total that a maker adds, and that is none.
  passedOver: invoiceForm.fields.flatMap(({ id, labels }) => (id === 'ApproximateTaxesAmount' ? labels : [])),
  fields: [
    ...partyFields('Issuer', party, {
      Name: ['Nome/Razão Social Emitente', 'Nome/Razão Social do Emitente', 'Emitente'],
    }),
    ...partyFields('Recipient', party, {
      Name: ['Nome/Razão Social Destinatário', 'Nome/Razão Social do Destinatário', 'Destinatário'],
    }),
    { id: 'Number', kind: 'integer', labels: ['Número', 'Nº', 'Número da NF-e', 'NF-e nº'] },
    { id: 'Series', kind: 'integer', labels: ['Série'] },
    { id: 'IssueDate', kind: 'date', labels: ['Data de emissão', 'Data da emissão', 'Emissão'] },
    {
      id: 'TotalAmount',
      kind: 'money',
      labels: [
        'Valor total da NF-e',
        'Valor total da nota',
        'Valor total da nota fiscal',
        'Valor total',
        'Total da nota',
      ],
    },
    {
      id: 'AdditionalInformation',
      kind: 'long-text',
      labels: ['Dados adicionais', 'Informações adicionais', 'Informações complementares', 'Observações'],
    },
  ],
};

export const simplifiedInvoices = formExtractor('nfe', form);

/** Recognised by its title in the page's upper third: notes at the foot of a page may mention one. */
export const isSimplified = (sheet: Sheet): boolean =>
  findLabels(sheet, [{ id: 'title', spellings: ['DANFESIMPLIFICADO', 'DANFESIMPLIFICADOETIQUETA'] }]).some(
    ({ top }) => top < sheet.height / 3,
  );
