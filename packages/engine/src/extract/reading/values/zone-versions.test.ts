import { expect, it } from 'vitest';
import { fittedNames } from './zone-versions.ts';

it('an X between two fillers of a line that is too long is none of its letters', () => {
  expect(fittedNames(`LARA<X<IVO${'<'.repeat(21)}`, 30)[0]).toBe(`LARA<<IVO${'<'.repeat(21)}`);
});
