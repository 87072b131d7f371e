import type { Locale } from '@lavra/contract/errors';
import type { FieldDefinition } from '@lavra/contract/fields/field-definition';
import { columnOf, findField, fieldsOf } from '@lavra/contract/services/fields';
import { faceFields } from '@lavra/contract/fields/faces';
import { genericFields, numberKind } from '@lavra/contract/fields/generic';
import { isService, type Service } from '@lavra/contract/services/all';

import { showValue } from './show-value.ts';

/** Names, order and formats of a service's fields in a language. */
export interface FieldNames {
  readonly label: (name: string) => string;
  readonly group: (name: string) => { readonly key: string; readonly label: string };
  /** Position of a field within its document; unknown ones last. */
  readonly rank: (name: string) => number;
  readonly show: (name: string, value: string) => string;
  readonly column: (table: string, name: string) => string;
  readonly columnRank: (table: string, name: string) => number;
  /** Formats a cell; the row gives the `kind` of a number whose kind varies. */
  readonly showCell: (table: string, name: string, value: string, kind?: string) => string;
  /** Figures are right-aligned. */
  readonly isFigure: (table: string, name: string) => boolean;
  /** Money is summed up. */
  readonly isMoney: (table: string, name: string) => boolean;
}

const otherGroup = { key: 'other', pt: 'Outros campos', en: 'Other fields' };
const figures = new Set(['money', 'decimal', 'percent', 'integer']);

/** A name missing from the catalogue (of a newer engine), split into words: `BirthPlace` → `Birth place`. */
export function spelledOut(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return words.replaceAll(/ ([A-Z])(?=[a-z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`);
}

function rankIn(definitions: readonly FieldDefinition[] | undefined, name: string): number {
  const index = definitions?.findIndex((definition) => definition.name === name) ?? -1;
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}

/** Names from the contract's catalogue; an unknown service has the generic fields. */
export function fieldNames(serviceName: string, locale: Locale): FieldNames {
  const service: Service = isService(serviceName) ? serviceName : 'ocr';
  const order = [...fieldsOf(service), ...genericFields, ...faceFields];
  return {
    label: (name) => findField(service, name)?.[locale] ?? spelledOut(name),
    group: (name) => {
      const group = findField(service, name)?.group ?? otherGroup;
      return { key: group.key, label: group[locale] };
    },
    rank: (name) => rankIn(order, name),
    show: (name, value) => showValue(findField(service, name), value, locale),
    column: (table, name) => columnOf(service, table, name)?.[locale] ?? spelledOut(name),
    columnRank: (table, name) => rankIn(findField(service, table)?.columns, name),
    showCell: (table, name, value, kind) =>
      showValue(
        (name === 'Number' ? numberKind(kind ?? '') : undefined) ?? columnOf(service, table, name),
        value,
        locale,
      ),
    isMoney: (table, name) => columnOf(service, table, name)?.kind === 'money',
    isFigure: (table, name) => figures.has(columnOf(service, table, name)?.kind ?? ''),
  };
}
