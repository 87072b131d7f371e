import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';
import { genericFields } from '../../fields/generic.ts';

const simulation: FieldGroup = { key: 'simulation', pt: 'Simulação', en: 'Simulation' };

/** The same values for every file, on demand: for programs that test their integration. Else what any document gives. */
export const mockFields = [
  ...inGroup(simulation, [
    ['Name', 'name', 'Nome', 'Name'],
    ['BirthDate', 'date', 'Data de nascimento', 'Date of birth'],
    ['TotalAmount', 'money', 'Valor total', 'Total amount'],
  ]),
  ...genericFields,
];
