import { describe, expect, it } from 'vitest';

import { fieldsOf } from '../services/fields.ts';
import { exampleOf } from './field-examples.ts';

const invoice = new Map(
  fieldsOf('nfe').flatMap((field) => [
    [field.name, field] as const,
    ...(field.columns ?? []).map((column) => [`${field.name}.${column.name}`, column] as const),
  ]),
);

function shown(name: string): string {
  const field = invoice.get(name);
  if (field === undefined) throw new Error(`An invoice has no ${name}`);
  return exampleOf(field);
}

describe('the example of a field', () => {
  it('is one that the field could hold', () => {
    expect(shown('IssuerCity')).toBe('CAMPINAS');
    expect(shown('Items.Unit')).toBe('UN');
    expect(shown('Items.CFOP')).toBe('5102');
    expect(shown('IssuerIE')).toBe('110042490114');
  });

  it('is that of the kind where the kind tells', () => {
    expect(shown('TotalAmount')).toBe('4738.50');
    expect(shown('IssueDate')).toBe('2026-11-02');
  });

  it('is none for a list of rows', () => {
    expect(shown('Items')).toBe('');
  });
});
