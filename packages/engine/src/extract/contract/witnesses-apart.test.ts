import type { Field } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import { withoutParties } from './witnesses-apart.ts';

const field = (value: string): Field => ({ value, conf: 96, page: 1, box: [0, 0, 0, 0] });

it('a reading of witnesses with the name of who signs for a party gives way to one without', () => {
  const people = { TenantRepresentativeName: field('RUI LIMA NETO') };
  const across = [{ Name: field('EVA PRADO') }, { Name: field('Rui Lima Neto') }];
  const inRows = [{ Name: field('LEO DIAS') }, { Name: field('EVA PRADO') }];
  expect(withoutParties(people, [inRows, across])).toEqual([inRows]);
  expect(withoutParties(people, [[], across])).toEqual([[], across]);
});
