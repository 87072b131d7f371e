import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../../reading/forms/form-spec.ts';
import type { ValueKind } from '../../reading/values/kinds.ts';

type Id = FieldName<'nfe'>;
const field = (id: Id, kind: ValueKind, ...labels: readonly string[]): FormField<Id> => ({
  id,
  kind,
  labels,
});

/** Labels of the vehicle and of what it carries, in common words or short ones. */
export const cargoFields: readonly FormField<Id>[] = [
  field(
    'NetWeight',
    'money',
    'Líquido (kg)',
    'Kg líquido',
    'Kg líquidos',
    'Kg líq.',
    'Peso líq. kg',
    'Quilos líquidos',
    'Líquido kg',
    'P. líquido (kg)',
    'P. líq. (kg)',
    'Peso líq. (kg)',
  ),
  field(
    'GrossWeight',
    'money',
    'Bruto (kg)',
    'Bruto kg',
    'Kg bruto',
    'Kg brutos',
    'Quilos brutos',
    'P. bruto (kg)',
  ),
  field('VehiclePlate', 'plate', 'Veículo', 'Placa / UF', 'Placa e UF', 'Veículo placa'),
  field('VolumeQuantity', 'integer', 'Qtde. de volumes', 'Nº de volumes', 'Número de volumes'),
  {
    ...field('VolumeKind', 'text', 'Tipo', 'Embalagem', 'Espécie'),
    section: 'Carrier',
    oneOf:
      /^(?:caixa|volume|palete|fardo|pacote|saco|engradado|tambor|bobina|rolo|envelope|embrulho|amarrado|pe[çc]a|(?:a )?granel|bombona|barrica|lata|gal[ãa]o|cilindro|big ?bag|cont[êe]iner)(?:s|es|\(s\)|\(es\))?$/i,
  },
  // What breweries, farms and mills send is on no list, and among the carrier's boxes nothing else is so named. Goods in bulk are on it, and behind
  // them may be a word that is a caption elsewhere ("granel líquido").
  {
    ...field('VolumeKind', 'text', 'Espécie'),
    section: 'Carrier',
    shape: /^(?!granel$)\p{L}[\p{L} ./()-]*$/iu,
  },
  field('VolumeKind', 'text', 'Tipo de volume', 'Tipo do volume', 'Tipo de embalagem'),
];
