import { formExtractor } from '../form-extractor.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { findLabels } from '../reading/labels/labels.ts';
import { partyFields } from '../reading/particulars/parties.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';

const party = ['Name', 'CNPJ', 'CPF', 'IE', 'Address', 'District', 'City', 'UF', 'CEP', 'Phone'] as const;

/**
 * The simplified DANFE, on a roll or as a parcel label (MOC, annex II; NT 2020.004): of the form's blocks it keeps key, protocol, both
 * parties and the total, in any order that fits its width.
 */
const form: ServiceForm<'nfe'> = {
  sections: {
    Issuer: ['EMITENTE', 'DADOS DO EMITENTE', 'NOME/RAZÃO SOCIAL EMITENTE', 'NOME/RAZÃO SOCIAL DO EMITENTE'],
    Recipient: [
      'DESTINATÁRIO',
      'DADOS DO DESTINATÁRIO',
      'DESTINATÁRIO / REMETENTE',
      'NOME/RAZÃO SOCIAL DESTINATÁRIO',
      'NOME/RAZÃO SOCIAL DO DESTINATÁRIO',
    ],
  },
  accessKey: 'AccessKey',
  phrases: [
    {
      pattern: /(?<!\d)(\d{15})(?!\d)(?:\D{1,5}(\d{2}\/\d{2}\/\d{4}))?/,
      gives: [
        ['Protocol', 'number'],
        ['ProtocolDate', 'date'],
      ],
    },
    { pattern: /(?<!\d)([01]) ?[-–] ?(?:SA[IÍ]DA|ENTRADA)(?! ?[01])/i, gives: [['OperationType', 'digit']] },
  ],
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
  ],
};

export const simplifiedInvoices = formExtractor('nfe', form);

/** Recognised by its title in the page's upper third: notes at the foot of a page may mention one. */
export const isSimplified = (sheet: Sheet): boolean =>
  findLabels(sheet, [{ id: 'title', spellings: ['DANFESIMPLIFICADO', 'DANFESIMPLIFICADOETIQUETA'] }]).some(
    ({ top }) => top < sheet.height / 3,
  );
