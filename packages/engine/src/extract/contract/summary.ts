import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { jurisdictionField } from '../reading/particulars/jurisdiction-field.ts';
import { guarantee } from './guarantee.ts';
import { letProperty } from './let-property.ts';
import { rent } from './rent.ts';
import { term } from './term.ts';
import { combined } from './wordings.ts';

/** Boxes with the place and the day of signing. */
const placeAndDay = combined(
  ['Local e data', 'Local / Data', 'Cidade e data', 'Data e local'],
  ['', 'da assinatura', 'de assinatura'],
);

/** What a lease's summary says of the property, the term, the rent and the guarantee. */
export const lease: readonly FormField<FieldName<'contract'>>[] = [
  {
    id: 'ContractNumber',
    kind: 'text',
    // A law that a title quotes has a number, too.
    shape: /^(?!.*(?<!\p{L})Lei(?!\p{L}))(?:\S{1,8} ){0,2}\S*\d\S*$/iu,
    labels: [
      ...combined(
        ['Contrato', 'Instrumento', 'Locação', 'Termo', 'Pasta', 'Ficha', 'Ajuste', 'Acordo'],
        ['nº', 'n.', 'n.º'],
      ),
      ...combined(
        ['Nº', 'Número', 'Código', 'Cód.'],
        ['do contrato', 'contrato', 'de contrato', 'da locação', 'do instrumento', 'do contrato de locação'],
      ),
      ...combined(['Contrato de locação', 'Contrato de aluguel', 'Instrumento particular'], ['nº']),
      'Nº de controle',
      'Controle nº',
    ],
  },
  ...letProperty,
  ...term,
  ...rent,
  ...guarantee,
  {
    id: 'AgencyName',
    kind: 'name',
    labels: [
      ...combined(
        ['Administradora', 'Imobiliária', 'Intermediadora', 'Intermediária', 'Corretora'],
        ['', 'responsável', 'do imóvel', 'de imóveis', 'da locação', '/ Corretora'],
      ),
      'Administradora / Imobiliária',
      'Imobiliária / Administradora',
      'Imobiliária administradora',
      'Imobiliária intermediadora',
      'Administração',
      'Administrador',
      'Administração e intermediação',
      'Intermediação',
      'Administrado por',
      'Intermediado por',
      'Empresa administradora',
    ],
  },
  {
    id: 'AgencyName',
    kind: 'name',
    section: 'Agency',
    labels: ['Nome', 'Razão social', 'Nome / Razão social', 'Nome empresarial', 'Denominação', 'Empresa'],
  },
  jurisdictionField,
  {
    id: 'SignCity',
    kind: 'city',
    labels: ['Local', 'Local da assinatura', 'Local de assinatura', 'Cidade da assinatura', ...placeAndDay],
    // The label of the next blank is no town.
    shape: /^(?!(?:data|dia|assinatura)s?(?!\p{L}))/iu,
  },
  {
    id: 'SignDate',
    kind: 'date',
    labels: [
      ...combined(
        ['Data'],
        ['', 'da assinatura', 'de assinatura', 'do contrato', 'da celebração', 'de emissão'],
      ),
      ...placeAndDay,
      'Firmado em',
      'Assinado em',
      'Celebrado em',
    ],
  },
];
