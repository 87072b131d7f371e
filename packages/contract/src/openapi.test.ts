import { readdir } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { emailRule } from './email-rule.ts';
import type { Endpoints } from './kernel.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; schema: Record<string, unknown> }[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, Record<string, unknown>> } }>;
  };
}

const files = await readdir(new URL('endpoints', import.meta.url));
const modules = await Promise.all(
  files.map(
    (file) =>
      import(new URL(`endpoints/${file}`, import.meta.url).href) as Promise<Record<string, Endpoints>>,
  ),
);
const groups: Record<string, Endpoints> = Object.assign({}, ...modules);
const document = openApiDocument(groups, { version: '1', url: 'http://127.0.0.1' }) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

/** A field of an operation's body, or a parameter, as `/docs` shows it. */
function fieldOf(operationId: string, name: string): Record<string, unknown> {
  const operation = operations.find((one) => one.operationId === operationId);
  const body = operation?.requestBody?.content['application/json']?.schema.properties;
  return body?.[name] ?? operation?.parameters.find((one) => one.name === name)?.schema ?? {};
}

describe('the OpenAPI document', () => {
  it('names every endpoint once', () => {
    const names = operations.map((one) => one.operationId);
    const expected = Object.values(groups).flatMap((group) => Object.keys(group));
    expect(names.toSorted()).toEqual(expected.toSorted());
    expect(new Set(names).size).toBe(names.length);
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

  it.each([
    ['signUp', 'name', { maxLength: 120, minLength: 1, description: 'The name field is required.' }],
    ['signUp', 'email', { maxLength: 254, pattern: emailRule.pattern.source }],
    ['signUp', 'phone', { maxLength: 20, pattern: String.raw`^\+?\d+$` }],
    [
      'signUp',
      'password',
      {
        minLength: 8,
        maxLength: 128,
        description: expect.stringContaining('digits, lowercase and uppercase'),
      },
    ],
    ['signUp', 'cpfCnpj', { maxLength: 20, description: expect.stringContaining('CPF/CNPJ') }],
    ['updateMe', 'phoneNumber', { maxLength: 24, description: 'Use the format +55 12 12345 1234' }],
    ['lookUpZipCode', 'zipCode', { maxLength: 9, pattern: String.raw`^\d{5}-?\d{3}$` }],
    ['createAppClient', 'name', { maxLength: 60, pattern: String.raw`^[\p{L}\p{N} _-]+$` }],
    ['createAppClient', 'scopes', { minItems: 1, maxItems: 64 }],
    ['createWebhook', 'endpoint_url', { maxLength: 2048, description: 'Url must be https' }],
  ])('teaches what the server refuses: %s %s', (operationId, name, taught) => {
    const field = fieldOf(operationId, name);
    expect(field).toMatchObject(taught);
  });
});
