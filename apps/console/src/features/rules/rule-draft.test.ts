import { describe, expect, it } from 'vitest';

import { emptyRule, withNewLimit, withScopes, withServices, withValidations } from './rule-draft.ts';

const rule = {
  ...emptyRule,
  scopes: ['nfe', 'cte'],
  validations: ['a', 'b'],
  front_data: [
    { services: ['nfe', 'all'], limit: 5 },
    { services: ['cte'], limit: 7 },
  ],
  validations_front_data: [{ services: ['a'], limit: 1 }],
};

describe('A rule that is being written', () => {
  it('takes a service that is no longer allowed out of every limit', () => {
    expect(withScopes(rule, ['cte']).front_data.map(({ services }) => services)).toEqual([['all'], ['cte']]);
    expect(withScopes(rule, []).front_data).toEqual(rule.front_data);
  });

  it('takes a validation that is no longer allowed out of every limit', () => {
    expect(withValidations(rule, ['b']).validations_front_data[0]?.services).toEqual([]);
  });

  it('has each service in one limit at most', () => {
    const changed = withServices(rule, 'front_data', { index: 1, services: ['cte', 'nfe'] });
    expect(changed.front_data.map(({ services }) => services)).toEqual([['all'], ['cte', 'nfe']]);
  });

  it('gets new limits that are empty and limit nothing', () => {
    expect(withNewLimit(rule, 'front_data').front_data[2]).toEqual({ services: [], limit: 0 });
  });
});
