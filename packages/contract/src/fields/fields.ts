import type { Service } from '../services.ts';
import type { FieldDefinition } from './field-definition.ts';
import { genericFields } from './generic.ts';
import { typificationFields } from './idtypification.ts';
import { invoiceFields } from './nfe.ts';
import { ocrFields } from './ocr.ts';

const own: Partial<Record<Service, readonly FieldDefinition[]>> = {
  nfe: invoiceFields,
  danfe: invoiceFields,
  ocr: ocrFields,
  idtypification: typificationFields,
};

/** The fields that a service's results can hold, in the order of the document; a service without a reader of its own gives the generic ones. */
export function fieldsOf(service: Service): readonly FieldDefinition[] {
  return own[service] ?? genericFields;
}

/**
 * The definition of a field of a service. Any service may answer with generic fields, when the file is not the document it was sent as.
 * Undefined for a name that no result holds.
 */
export function fieldOf(service: Service, name: string): FieldDefinition | undefined {
  return [...fieldsOf(service), ...genericFields].find((field) => field.name === name);
}

/** The definition of a column of a table field. */
export function columnOf(service: Service, tableName: string, name: string): FieldDefinition | undefined {
  return fieldOf(service, tableName)?.columns?.find((column) => column.name === name);
}
