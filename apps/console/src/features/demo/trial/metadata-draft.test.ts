import { describe, expect, it } from 'vitest';

import { emptyDraft, isComplete, toMetadata } from './metadata-draft.ts';

describe('The metadata of a document', () => {
  it('is asked for where a service takes it', () => {
    expect(emptyDraft(undefined)).toBeUndefined();
    expect(emptyDraft('numbers')).toEqual({ kind: 'numbers', rows: [] });
    expect(emptyDraft('similarity')).toMatchObject({ threshold: '80' });
  });

  it('is complete when each shown field is filled', () => {
    expect(isComplete({ kind: 'numbers', rows: [{ number: '1' }, { number: ' ' }] })).toBe(false);
    expect(isComplete({ kind: 'numbers', rows: [] })).toBe(true);
    const row = { date: '2026-11-20', time: '14:05', weight: '32150', plate: '' };
    expect(isComplete({ kind: 'weighings', rows: [row] })).toBe(false);
    expect(isComplete({ kind: 'weighings', rows: [{ ...row, plate: 'BRA2E19' }] })).toBe(true);
  });

  it('wants something to compare and a threshold from 50 to 100', () => {
    const rows = [{ Value: 'MARIA', Type: 'string' }] as const;
    expect(isComplete({ kind: 'similarity', threshold: '80', rows: [] })).toBe(false);
    expect(isComplete({ kind: 'similarity', threshold: '50', rows })).toBe(true);
    expect(isComplete({ kind: 'similarity', threshold: '49', rows })).toBe(false);
    expect(isComplete({ kind: 'similarity', threshold: '', rows })).toBe(false);
  });

  it('goes over the wire as the services take it', () => {
    expect(toMetadata({ kind: 'numbers', rows: [{ number: '47678' }] })).toEqual([{ number: '47678' }]);
    const rows = [{ Value: '1990-02-03', Type: 'date' }] as const;
    expect(toMetadata({ kind: 'similarity', threshold: '75', rows })).toEqual({
      similarity_threshold: 75,
      values: rows,
    });
  });
});
