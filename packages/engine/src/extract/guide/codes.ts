import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';

export type Field = FormField<FieldName<'guide'>>;

/** A field of a code, in any block or in one. */
export const code = (id: Field['id'], labels: readonly string[], section?: string): Field =>
  section === undefined ? { id, kind: 'code', labels } : { id, kind: 'code', labels, section };
