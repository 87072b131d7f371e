import { describe, expect, it } from 'vitest';

import { parseCatalogueSearch, sectionsOf, servicesOf } from './catalogue.ts';

describe('The catalogue', () => {
  it('holds in each tab what the specification puts there', () => {
    const sorted = (tab: Parameters<typeof servicesOf>[0]) => servicesOf(tab).toSorted();
    const personal =
      'birthcertificate cnh deathcertificate facematch idtypification passport proofofaddress rg rne rnm';
    expect(sorted('personal').join(' ')).toBe(personal);
    expect(sorted('business').join(' ')).toBe('cnpjcard contract socialcontract');
    expect(sorted('tax').join(' ')).toBe('cte danfe irpf nfe nfse transportdraft weighingticket');
    expect(sorted('vehicles').join(' ')).toBe('bankcheck crlv crv');
    const others = 'energymeter guide healthcard infovalidation ocr refund'.split(' ');
    const named = (['personal', 'business', 'tax', 'vehicles'] as const).flatMap((tab) => sorted(tab));
    expect(sorted('other')).toEqual(others);
    expect(sorted('all')).toEqual([...named, ...others].toSorted());
  });

  it('puts those without a category last', () => {
    expect(sectionsOf(['ocr', 'rg', 'nfe']).map(({ category }) => category)).toEqual([
      'personal',
      'tax',
      'other',
    ]);
  });

  it('reads its address without trusting it', () => {
    expect(parseCatalogueSearch({ tab: 'tax', q: 'nota' })).toEqual({ tab: 'tax', q: 'nota' });
    expect(parseCatalogueSearch({ tab: 'nowhere', q: ['a'] })).toEqual({});
    expect(parseCatalogueSearch({ tab: 'all', q: '' })).toEqual({});
  });
});
