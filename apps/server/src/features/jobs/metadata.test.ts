import { describe, expect, it } from 'vitest';

import {
  clientDataOf,
  destinationOf,
  filenameOf,
  metadataOfFile,
  parseBatchMetadata,
  parseMetadata,
} from './metadata.ts';

describe('the metadata of a job', () => {
  it('is an object, a list where the service takes one, or nothing', () => {
    expect(parseMetadata('cnh', { any: [1, { thing: true }] })).toEqual({ any: [1, { thing: true }] });
    expect(parseMetadata('nfe', [{ number: '7' }])).toEqual([{ number: '7' }]);
    for (const nothing of [undefined, null, '']) expect(parseMetadata('nfe', nothing)).toBeNull();
  });

  it.each([
    ['a text', 'cnh', 'texto'],
    ['a number', 'cnh', 7],
    ['a list of no objects where the service takes objects', 'nfe', [1]],
    ['a threshold below the least', 'infovalidation', { similarity_threshold: 49 }],
    ['a threshold that is no number', 'infovalidation', { similarity_threshold: 'high' }],
    ['a character that cannot be stored', 'cnh', { name: 'a\0' }],
    ['half a character', 'cnh', { name: '\ud800' }],
  ] as const)('is refused: %s', (_, service, metadata) => {
    expect(() => parseMetadata(service, metadata)).toThrow(
      expect.objectContaining({ code: 'metadata_invalid' }),
    );
  });

  it('names the file, the destination and what comes back with the result', () => {
    const metadata = { filename: 'a.pdf', destination: 'erp', client_data: [1] };
    expect([filenameOf(metadata), destinationOf(metadata), clientDataOf(metadata)]).toEqual([
      'a.pdf',
      'erp',
      [1],
    ]);
    expect([filenameOf([1]), destinationOf({ destination: 7 }), clientDataOf(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the metadata of a batch', () => {
  const first = { path: 'pasta/a.pdf', ordinal: 0 };

  it('in a list belongs to the file it names, by path or name, else to the file in its place', () => {
    expect(metadataOfFile([{ n: 1 }, { filename: 'a.pdf' }], first)).toEqual({ filename: 'a.pdf' });
    expect(metadataOfFile([{ n: 1 }, { n: 2 }], first)).toEqual({ n: 1 });
    expect(metadataOfFile([{ filename: 'b.pdf' }], first)).toBeNull();
    expect(metadataOfFile([], first)).toBeNull();
  });

  it('in an object stands under the name of the file, else holds for every file', () => {
    expect(metadataOfFile({ 'pasta/a.pdf': { n: 1 }, 'b.pdf': { n: 2 } }, first)).toEqual({ n: 1 });
    expect(metadataOfFile({ 'b.pdf': { n: 2 } }, first)).toBeNull();
    expect(metadataOfFile({ client_data: 1 }, first)).toEqual({ client_data: 1 });
    expect(metadataOfFile(null, first)).toBeNull();
  });

  it('is refused when it is neither', () => {
    for (const metadata of ['a', 7, true, ['a\0']])
      expect(() => parseBatchMetadata(metadata)).toThrow(
        expect.objectContaining({ code: 'metadata_invalid' }),
      );
  });
});
