import { describe, expect, it } from 'vitest';
import { RefusedError } from '../../pages/refused-error.ts';
import { mockExtractor } from './extractor.ts';

const dataOf = (mock: unknown) => {
  const read = mockExtractor.extract({ pages: [], metadata: { mock } });
  return read.kind === 'extracted' ? read.documents[0]?.Data : undefined;
};

describe('the simulation', () => {
  it('answers the same to every file', () => {
    expect(dataOf({})).toEqual(dataOf({}));
    expect(dataOf({})).toMatchObject({ CPF: { value: '52998224725', conf: 99, checks: [{ ok: true }] } });
  });

  it('gives low confidence, a failing check and each refusal on demand', () => {
    expect(dataOf({ confidence: 40 })).toMatchObject({ Name: { conf: 40 } });
    expect(dataOf({ failing_check: true })).toMatchObject({
      CPF: { conf: 50, checks: [{ check: 'cpf_digits', ok: false }] },
    });
    expect(() => dataOf({ error: 'file_encrypted' })).toThrow(RefusedError);
  });

  it('reads the file as any document where nothing is asked of it', () => {
    expect(mockExtractor.extract({ pages: [] })).toEqual({ kind: 'not-mine' });
  });
});
