import {
  type CompositeField,
  type ReportColumn,
  compositeFields,
  reportFields,
} from '@lavra/contract/model/report';

import type { ReportDraft } from '../../../api/company-reports.ts';

/** How a composite attribute goes into the file. */
export const attributeModes = ['none', 'single', 'split', 'custom'] as const;
export type AttributeMode = (typeof attributeModes)[number];

export interface AttributeChoice {
  readonly mode: AttributeMode;
  /** Names of the wanted parts, for `custom`. */
  readonly names: readonly string[];
}

export interface Draft {
  readonly observation: string;
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly isCsv: boolean;
  readonly isJson: boolean;
  readonly fields: readonly ReportColumn[];
  readonly attributes: Readonly<Record<CompositeField, AttributeChoice>>;
}

const nothing: AttributeChoice = { mode: 'none', names: [] };

export const emptyDraft: Draft = {
  observation: '',
  start: undefined,
  end: undefined,
  isCsv: true,
  isJson: false,
  fields: [...reportFields],
  attributes: { result: nothing, metadata: nothing, client_data: nothing, validation: nothing },
};

/** The request for the report; undefined while something is missing. */
export function requestOf({ attributes, ...draft }: Draft): ReportDraft | undefined {
  const { observation, start, end, isCsv: csv, isJson: json } = draft;
  const withMode = (mode: AttributeMode) => compositeFields.filter((name) => attributes[name].mode === mode);
  const fields = [...draft.fields, ...withMode('single')];
  const custom = withMode('custom').map((name) => ({ name, fields: [...attributes[name].names] }));
  const split = withMode('split');
  const hasColumns = fields.length + split.length + custom.length > 0;
  const isWhole = custom.every((one) => one.fields.length > 0);
  if (start === undefined || end === undefined || !(csv || json) || !hasColumns || !isWhole) return undefined;
  return { observation, start, end, csv, json, fields, field_by_field: split, attribute_fields: custom };
}

/** The request for the preview: days and columns only, without custom attributes of which no part is chosen yet. */
export function previewOf(draft: Draft): ReportDraft | undefined {
  const isBegun = ({ mode, names }: AttributeChoice) => mode === 'custom' && names.length === 0;
  const chosen = Object.entries(draft.attributes).map(([name, choice]) => [
    name,
    isBegun(choice) ? nothing : choice,
  ]);
  const attributes = Object.fromEntries(chosen) as Draft['attributes'];
  return requestOf({ ...draft, attributes, observation: '', isCsv: true, isJson: false });
}

/** Whether the file contains an attribute in full, in part or not at all. */
export function extentOf(
  { mode, names }: AttributeChoice,
  parts: readonly string[],
): 'all' | 'some' | 'none' {
  if (mode === 'none') return 'none';
  if (mode !== 'custom') return 'all';
  return parts.length > 0 && parts.every((part) => names.includes(part)) ? 'all' : 'some';
}
