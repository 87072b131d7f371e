import { describe, expect, it } from 'vitest';
import { serviceNames } from './all.ts';
import { columnOf, findField, fieldsOf } from './fields.ts';

describe('fields of a service', () => {
  it.each(serviceNames)('%s names every field once, in both languages', (service) => {
    const fields = fieldsOf(service);
    expect(new Set(fields.map((field) => field.name)).size).toBe(fields.length);
    for (const field of fields.flatMap((each) => [each, ...(each.columns ?? [])])) {
      expect(field.name).toMatch(/^[A-Z][A-Za-z]*\d?[A-Za-z]*$/);
      expect(field.pt).not.toBe('');
      expect(field.en).not.toBe('');
      expect(field.kind === 'table').toBe(field.columns !== undefined);
    }
  });

  it('finds a field and a column by name, and generic ones for every service', () => {
    expect(findField('nfe', 'AccessKey')?.kind).toBe('access-key');
    expect(columnOf('danfe', 'Items', 'CFOP')?.en).toBe('CFOP');
    expect(findField('nfe', 'BoletoLine')?.pt).toBe('Linha digitável');
    expect(findField('nfe', 'Nonsense')).toBeUndefined();
  });
});
