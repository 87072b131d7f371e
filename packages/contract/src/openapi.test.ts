import { describe, expect, it } from 'vitest';

import { endpointGroups } from './endpoints/all.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(endpointGroups, { version: '1', url: 'http://127.0.0.1' }) as {
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>;
};

describe('the OpenAPI document', () => {
  it('names every endpoint once', () => {
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((one) => one.operationId),
    );
    const expected = Object.values(endpointGroups).flatMap((group) => Object.keys(group));
    expect(operations.toSorted()).toEqual(expected.toSorted());
    expect(new Set(operations).size).toBe(operations.length);
  });

  it('declares each parameter that a path holds', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const held = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted();
      for (const one of Object.values(methods)) {
        expect(
          one.parameters
            .filter((parameter) => parameter.in === 'path')
            .map((parameter) => parameter.name)
            .toSorted(),
          path,
        ).toEqual(held);
      }
    }
  });
});
