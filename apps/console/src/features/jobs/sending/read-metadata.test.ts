import { jsonBodyBytes } from '@lavra/contract/constants';
import { describe, expect, it } from 'vitest';

import { readJson, readMetadataFile } from './read-metadata.ts';

const ofJob = (service: string) => ({ service, isBatch: false });
const ofBatch = { service: 'cnh', isBatch: true };
const csv = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'dados.csv');

describe('A metadata file', () => {
  it('in CSV gives an item for each line, named by the first one', async () => {
    const file = csv('filename,pedido\na.pdf,"10, 11"\nb.pdf,12\n');
    expect(await readMetadataFile(file, ofBatch)).toEqual({
      metadata: [
        { filename: 'a.pdf', pedido: '10, 11' },
        { filename: 'b.pdf', pedido: '12' },
      ],
    });
  });

  it('of a spreadsheet in Portuguese has semicolons, a mark of order or an older encoding', async () => {
    const windows = new Uint8Array(
      [...'nome;obs\nJo', 0xe3, ...'o;1,5'].map((c) => (typeof c === 'string' ? c.charCodeAt(0) : c)),
    );
    expect(await readMetadataFile(csv(windows), ofJob('cnh'))).toEqual({
      metadata: { nome: 'João', obs: '1,5' },
    });
    expect(await readMetadataFile(csv('\uFEFFnome;obs\nAna;x'), ofJob('cnh'))).toEqual({
      metadata: { nome: 'Ana', obs: 'x' },
    });
  });

  it('with one line stays a list for a service that takes one', async () => {
    expect(await readMetadataFile(csv('number\n42'), ofJob('nfe'))).toEqual({ metadata: [{ number: '42' }] });
  });

  it('may hold other data than the service asks for', async () => {
    expect(await readMetadataFile(csv('client_data\nloja 7'), ofJob('nfe'))).toEqual({
      metadata: { client_data: 'loja 7' },
    });
  });

  it('says the line of each row that does not fit the header', async () => {
    const { errors } = await readMetadataFile(csv('a,b\n1,2\n3\n\n4,5,6\n'), ofBatch);
    expect(errors).toEqual([
      { kind: 'columns', line: 3, found: 1, expected: 2 },
      { kind: 'columns', line: 5, found: 3, expected: 2 },
    ]);
  });

  it('says the line of a value that the service needs', async () => {
    const file = csv('date,time,weight,plate\n2026-01-02,10:00,1200,ABC1D23\n2026-01-02,11:00,,ABC1D23');
    expect(await readMetadataFile(file, ofJob('weighingticket'))).toEqual({
      errors: [{ kind: 'missing', line: 3, name: 'weight' }],
    });
  });

  it.each([
    ['a,,c\n1,2,3', { kind: 'header', column: 2 }],
    ['a,b,a\n1,2,3', { kind: 'repeated', name: 'a' }],
    ['a,b\n', { kind: 'empty' }],
    ['a,b\n1,"2\n', { kind: 'quote', line: 2 }],
  ])('refuses the CSV %j', async (text, error) => {
    const { errors } = await readMetadataFile(csv(text), ofBatch);
    expect(errors).toEqual([error]);
  });

  it('in JSON gives its object or list as it is', async () => {
    const file = new File(['\uFEFF{"client_data":{"pedido":1}}'], 'dados.json');
    expect(await readMetadataFile(file, ofJob('cnh'))).toEqual({ metadata: { client_data: { pedido: 1 } } });
  });

  it('of another type, too large or empty is refused', async () => {
    const errorOf = async (file: File) => (await readMetadataFile(file, ofBatch)).errors?.[0]?.kind;
    expect(await errorOf(new File(['{}'], 'dados.txt'))).toBe('type');
    expect(await errorOf(csv('a'.repeat(jsonBodyBytes + 1)))).toBe('too-large');
    expect(await errorOf(new File([' \n'], 'dados.json'))).toBe('empty');
  });
});

describe('Metadata in JSON', () => {
  it('is an object or a list of objects', async () => {
    expect(await readJson('[{"number":"1"}]', ofJob('cte'))).toEqual({ metadata: [{ number: '1' }] });
    for (const text of ['1', '"a"', 'null', '[1]', '[[]]'])
      expect(await readJson(text, ofBatch)).toEqual({ errors: [{ kind: 'shape' }] });
  });

  it('keeps the similarity threshold between 50 and 100', async () => {
    expect(await readJson('{"similarity_threshold":49}', ofJob('infovalidation'))).toEqual({
      errors: [{ kind: 'threshold' }],
    });
    expect((await readJson('{"similarity_threshold":50}', ofJob('infovalidation'))).errors).toBeUndefined();
  });

  it('says which item lacks what the service needs', async () => {
    expect(await readJson('[{"Value":"a","Type":"string"},{"Value":"b"}]', ofJob('infovalidation'))).toEqual({
      errors: [{ kind: 'missing', item: 2, name: 'Type' }],
    });
  });

  it.each([
    ['{\n  "a": 1,\n  "b": abc\n}', 3, 8],
    ['{"a": 1,}', 1, 9],
    ['{\n "a": [1, 2\n', 3, 1],
    ['[{"a": "x}]', 1, 8],
    ['{} {}', 1, 4],
    ["{'a': 1}", 1, 2],
  ])('tells where %j stops being JSON', async (text, line, column) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(await readJson(text, ofBatch)).toEqual({ errors: [{ kind: 'json', line, column }] });
  });
});
