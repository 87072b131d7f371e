import { reportFields } from '@lavra/contract/model/report';
import { describe, expect, it } from 'vitest';

import { emptyDraft, extentOf, previewOf, requestOf, type Draft } from './report-draft.ts';

const dated: Draft = { ...emptyDraft, start: '2026-10-01', end: '2026-10-31' };

describe('A request for a report', () => {
  it('says of each attribute how it stands in the file', () => {
    const attributes: Draft['attributes'] = {
      result: { mode: 'split', names: [] },
      metadata: { mode: 'custom', names: ['uc', 'uf'] },
      client_data: { mode: 'single', names: [] },
      validation: { mode: 'none', names: ['left over'] },
    };
    expect(requestOf({ ...dated, fields: ['job_id'], isJson: true, attributes })).toEqual({
      observation: '',
      start: '2026-10-01',
      end: '2026-10-31',
      csv: true,
      json: true,
      fields: ['job_id', 'client_data'],
      field_by_field: ['result'],
      attribute_fields: [{ name: 'metadata', fields: ['uc', 'uf'] }],
    });
  });

  it('holds every plain column unless told otherwise', () => {
    expect(requestOf(dated)?.fields).toEqual([...reportFields]);
  });

  it.each([
    { start: undefined },
    { end: undefined },
    { isCsv: false },
    { fields: [] },
    { attributes: { ...emptyDraft.attributes, metadata: { mode: 'custom', names: [] } } },
  ] as Partial<Draft>[])('is none yet with %o', (changes) => {
    expect(requestOf({ ...dated, ...changes })).toBeUndefined();
  });
});

describe('A preview', () => {
  it('stands while of an attribute nothing is chosen yet', () => {
    const attributes: Draft['attributes'] = { ...dated.attributes, result: { mode: 'custom', names: [] } };
    expect(requestOf({ ...dated, attributes })).toBeUndefined();
    expect(previewOf({ ...dated, isCsv: false, attributes })).toMatchObject({
      csv: true,
      attribute_fields: [],
    });
  });
});

describe('An attribute of the request', () => {
  it('is in the file whole, in part, or not', () => {
    const parts = ['City', 'Number'];
    expect(extentOf({ mode: 'none', names: parts }, parts)).toBe('none');
    expect(extentOf({ mode: 'split', names: [] }, parts)).toBe('all');
    expect(extentOf({ mode: 'custom', names: ['City'] }, parts)).toBe('some');
    expect(extentOf({ mode: 'custom', names: ['Number', 'City'] }, parts)).toBe('all');
    expect(extentOf({ mode: 'custom', names: ['Number'] }, [])).toBe('some');
  });
});
