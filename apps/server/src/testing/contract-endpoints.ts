import { readdir } from 'node:fs/promises';

import type { Endpoints } from '@lavra/contract/kernel';

const folder = new URL('.', import.meta.resolve('@lavra/contract/endpoints/identity'));
const modules = await Promise.all(
  (await readdir(folder)).map(
    (file) => import(new URL(file, folder).href) as Promise<Record<string, Endpoints>>,
  ),
);
/** Everything in the contract's files, by group, listed there or not. */
const groups: Readonly<Record<string, Endpoints>> = Object.assign({}, ...modules);

export const contractEndpoints = Object.entries(groups).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ title: `${group}.${name}`, endpoint })),
);
