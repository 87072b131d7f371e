import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import { withoutStacks } from './stackless-signals.ts';

const { resolve } = createRequire(import.meta.url);

test('React makes no error as it starts', async () => {
  const path = join(dirname(resolve('react-dom/client')), 'cjs/react-dom-client.production.js');
  const react = await readFile(path, 'utf8');
  expect(withoutStacks(react)).not.toContain('Exception = Error(');
});

test('another React fails the build', () => {
  expect(() => withoutStacks('var SuspenseException = Error(formatProdErrorMessage(460));')).toThrow(
    '1 errors',
  );
});
