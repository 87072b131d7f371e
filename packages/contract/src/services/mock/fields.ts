import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';
import { genericFields } from '../../fields/generic.ts';

const simulation: FieldGroup = { key: 'simulation', pt: 'Simulação', en: 'Simulation' };

/**
 * The same values for every file, when the metadata asks for them, for programs that test their integration; else
 * generic fields.
 */
export const mockFields = [
  ...inGroup(simulation, [
    ['Name', 'name', 'Nome', 'Name'],
    ['BirthDate', 'date', 'Data de nascimento', 'Date of birth'],
    ['TotalAmount', 'money', 'Valor total', 'Total amount'],
  ]),
  ...genericFields,
];
