import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../../reading/forms/form-spec.ts';
import type { ValueKind } from '../../reading/values/kinds.ts';

type Id = FieldName<'nfe'>;
const field = (id: Id, kind: ValueKind, ...labels: readonly string[]): FormField<Id> => ({
  id,
  kind,
  labels,
});

/** Labels of what the issuer and the tax office note, in common words. */
export const noteFields: readonly FormField<Id>[] = [
  field(
    'AdditionalInformation',
    'long-text',
    'Recado da loja',
    'Recado da loja (informações complementares)',
    'Recado',
    'Recado ao destinatário',
    'Mais alguma coisa',
    'Recado e dados complementares',
    'Recado ao cliente',
    'Recado ao cliente (inf. complementares)',
    'Recado ao cliente (informações complementares)',
    'Recado (inf. complementares)',
    'Mensagem ao cliente',
    'Aviso ao cliente',
    'Informações ao cliente',
    'Recados e observações',
    'Observações e dados complementares',
    'Mensagem',
    'Mensagem da loja',
    'Inf. complementares',
    'Inf. compl.',
    'Inf. complem.',
    'Obs.',
    'Observação',
    'Avisos',
  ),
  {
    id: 'AdditionalInformation',
    kind: 'long-text',
    labels: ['Notas'],
    alone: true,
    shape: /^(?:\S+ ){3}/,
  },
  // The title of the model's block, under which its own box has a label.
  {
    id: 'AdditionalInformation',
    kind: 'long-text',
    labels: ['Dados adicionais'],
    shape: /^(?!Informa[çc])(?:\S+ ){3}/i,
  },
  field(
    'FiscoInformation',
    'long-text',
    'Anotações do fisco',
    'Anotações ao fisco',
    'Para o fisco',
    'Ao fisco',
    'Informações fiscais',
    'Observações do fisco',
  ),
];
