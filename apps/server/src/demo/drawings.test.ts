import { TaskCancelledError } from 'cockatiel';
import { expect, it } from 'vitest';

import type { DemoDocument } from './documents.ts';
import { Drawings } from './drawings.ts';

const document: DemoDocument = { name: 'rg-2.jpg', service: 'rg', bytes: new Uint8Array([1]) };
const never = new AbortController().signal;

it('draws a document once, however often it is asked for', async () => {
  let drawings = 0;
  const draw = async () => {
    drawings += 1;
    return document;
  };
  const all = new Drawings(never, { draw });
  expect(await Promise.all([all.get('rg-2.jpg'), all.get('rg-2.jpg')])).toEqual([document, document]);
  expect(drawings).toBe(1);
});

it('begins a drawing anew that stands still', async () => {
  let drawings = 0;
  const draw = () => {
    drawings += 1;
    return drawings === 1 ? new Promise<DemoDocument>(() => undefined) : Promise.resolve(document);
  };
  expect(await new Drawings(never, { draw, limitMs: 20 }).get('rg-2.jpg')).toEqual(document);
  expect(drawings).toBe(2);
});

it('waits no longer once the demo stops', async () => {
  const stopping = new AbortController();
  const drawing = new Drawings(stopping.signal, { draw: () => new Promise(() => undefined) }).get('rg-2.jpg');
  stopping.abort();
  await expect(drawing).rejects.toBeInstanceOf(TaskCancelledError);
});

it('fails at once for what cannot be drawn', async () => {
  const draw = () => Promise.reject(new Error('no such specimen'));
  await expect(new Drawings(never, { draw }).get('rg-2.jpg')).rejects.toThrow('no such specimen');
});
