import { documentGroup, inGroup } from '../../fields/field-definition.ts';
import { vehicleFields } from '../../fields/vehicle.ts';

export const crlvFields = [
  ...vehicleFields,
  ...inGroup(documentGroup, [
    ['LicensingYear', 'integer', 'Exercício', 'Licensing year'],
    ['District', 'text', 'Bairro', 'District'],
    ['InsuranceAmount', 'money', 'Prêmio total DPVAT', 'Insurance premium'],
    ['IPVADueDate', 'date', 'Vencimento da cota única', 'Vehicle tax due date'],
  ]),
];
