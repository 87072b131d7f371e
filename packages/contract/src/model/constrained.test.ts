import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { plainNameConstraint, zipCodeConstraint } from '../constraints.ts';
import { constrained, constrainedValues, constraintsOf } from './constrained.ts';
import { said } from './schema.ts';

const name = constrained(plainNameConstraint);

function placesOf(schema: z.ZodMiniType, value: unknown) {
  return constraintsOf(schema).flatMap(({ path }) =>
    constrainedValues(value, path).map((each) => each.path.join('.')),
  );
}

describe('the constraints within a schema', () => {
  it('are found in objects and lists, optional, nullable and with a meaning', () => {
    const schema = z.strictObject({
      name,
      said: said(name, 'O nome.', 'The name.'),
      optional: z.optional(z.nullable(name)),
      names: z.array(name).check(z.maxLength(3)),
      addresses: z.array(z.object({ zipCode: constrained(zipCodeConstraint), street: z.string() })),
    });
    const value = {
      name: '',
      said: '',
      optional: '',
      names: ['', ''],
      addresses: [{ zipCode: '', street: '' }],
    };
    expect(placesOf(schema, value)).toEqual([
      'name',
      'said',
      'optional',
      'names.0',
      'names.1',
      'addresses.0.zipCode',
    ]);
    expect(placesOf(schema, { name: '', optional: null })).toEqual(['name']);
  });

  it.each([
    ['a union', z.union([z.literal('all'), name])],
    ['a record', z.record(z.string(), name)],
    ['a tuple', z.tuple([z.string(), name])],
    ['an intersection', z.intersection(z.object({ name }), z.object({}))],
    ['a pipe', z.pipe(name, z.transform(Number))],
    ['any other field of an object', z.catchall(z.object({}), name)],
    ['a list in a union', z.object({ names: z.union([z.null(), z.array(name)]) })],
  ])('are refused in %s, where nothing would check them', (_, schema) => {
    expect(() => constraintsOf(schema)).toThrow('a constraint is held in objects and lists');
  });
});
