import type { FieldName, ReadService, ServiceData } from '@lavra/contract/fields/fields';
import { fieldOf } from '../evidence/field.ts';
import type { Extractor } from './extractor.ts';
import { readForm, type FormSpec } from './reading/form.ts';
import { sheetOf } from './reading/sheet.ts';

/** Share of values that were the field's own on layouts that no rule was made for, by whether their form tells what they are. */
const placed = { text: 0.88, typed: 0.93 };

/** Fewer fields than this could stand on any paper. */
const fewestFields = 3;

/** A reader for a service whose pages are forms: what it reads is data. Pages of one file are one document. */
export function formExtractor<S extends ReadService>(service: S, spec: FormSpec<FieldName<S>>): Extractor<S> {
  return {
    services: [service],
    extract({ pages, xml }) {
      if (xml !== undefined) return { kind: 'not-mine' };
      const data: { [N in FieldName<S>]?: ReturnType<typeof fieldOf> } = {};
      for (const page of pages)
        for (const { id, reading, fit, isText } of readForm(sheetOf(page), spec))
          data[id] ??= fieldOf({ ...reading, anchorFit: fit, placed: isText ? placed.text : placed.typed });
      if (Object.keys(data).length < fewestFields) return { kind: 'not-mine' };
      const [first] = pages;
      return { kind: 'extracted', documents: [{ Page: first?.number ?? 1, Data: data as ServiceData<S> }] };
    },
  };
}
