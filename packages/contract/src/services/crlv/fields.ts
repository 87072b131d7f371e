import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';
import { vehicleFields } from '../../fields/vehicle.ts';

const document: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

export const crlvFields = [
  ...vehicleFields,
  ...inGroup(document, [
    ['LicensingYear', 'integer', 'Exercício', 'Licensing year'],
    ['District', 'text', 'Bairro', 'District'],
    ['InsuranceAmount', 'money', 'Prêmio total DPVAT', 'Insurance premium'],
    ['IPVADueDate', 'date', 'Vencimento da cota única', 'Vehicle tax due date'],
  ]),
];
