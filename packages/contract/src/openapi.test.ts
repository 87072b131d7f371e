import { readdir } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { emailConstraint } from './email-constraint.ts';
import { type Endpoints, descriptionOf } from './kernel.ts';
import { openApiDocument } from './openapi.ts';
import { eventExamples } from './reference/event-examples.ts';
import { groups } from './reference/operation-groups.ts';
import { webhookEvents } from './reference/webhook-event.ts';

interface Operation {
  operationId: string;
  tags: string[];
  description: string;
  parameters: { name: string; in: string; description: string; example: unknown; schema: Json }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Json> } }> };
  responses: Record<string, unknown>;
}
type Json = Record<string, unknown>;
interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Json> };
}

const files = await readdir(new URL('endpoints', import.meta.url));
const modules = await Promise.all(
  files.map(
    (file) =>
      import(new URL(`endpoints/${file}`, import.meta.url).href) as Promise<Record<string, Endpoints>>,
  ),
);
/** Every endpoint in the files of the contract, whether or not a list of endpoints names it. */
const held: Endpoints = Object.assign({}, ...modules.flatMap((module) => Object.values(module)));
const endpoints = Object.entries(held);
const about = {
  version: '1',
  url: 'http://127.0.0.1',
  documentBytes: 1,
  archiveBytes: 1,
  archiveFiles: 1,
  pages: 1,
  linkMinutes: 15,
};
const document = openApiDocument(held, about, 'en') as unknown as Document;
const inPortuguese = openApiDocument(held, about, 'pt') as unknown as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

/** A field of an operation's body, or a parameter, as `/docs` shows it. */
function taughtField(operationId: string, name: string): Json {
  const operation = operations.find((one) => one.operationId === operationId);
  const body = operation?.requestBody?.content['application/json']?.schema.properties;
  return body?.[name] ?? operation?.parameters.find((one) => one.name === name)?.schema ?? {};
}

describe('the OpenAPI document', () => {
  it('names every endpoint once', () => {
    const names = operations.map((one) => one.operationId);
    expect(names.toSorted()).toEqual(Object.keys(held).toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  it('declares each parameter that a path holds', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted();
      for (const one of Object.values(methods)) {
        expect(
          one.parameters
            .filter((parameter) => parameter.in === 'path')
            .map((parameter) => parameter.name)
            .toSorted(),
          path,
        ).toEqual(inPath);
      }
    }
  });

  it.each([
    ['signUp', 'name', { maxLength: 120, minLength: 1, description: 'The name field is required.' }],
    ['signUp', 'email', { maxLength: 254, pattern: emailConstraint.pattern.source }],
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
    ['createWebhook', 'endpoint_url', { maxLength: 2048, description: 'Required. Url must be https' }],
  ])('teaches what the server refuses: %s %s', (operationId, name, taught) => {
    const field = taughtField(operationId, name);
    expect(field).toMatchObject(taught);
  });

  it('describes every parameter in both languages, with an example', () => {
    const english = operations.flatMap((one) => one.parameters);
    const portuguese = Object.values(inPortuguese.paths).flatMap((path) =>
      Object.values(path).flatMap((one) => one.parameters),
    );
    for (const parameter of [...english, ...portuguese]) {
      expect(parameter.description, parameter.name).toMatch(/\w+/);
      expect([undefined, ''], parameter.name).not.toContain(parameter.example);
    }
    const said = new Set(english.map(({ description }) => description));
    expect(portuguese.filter(({ description }) => said.has(description))).toEqual([]);
  });

  it('describes every field of every body and answer', () => {
    const silent: string[] = [];
    const walk = (value: unknown, place: string) => {
      if (typeof value !== 'object' || value === null) return;
      const { properties } = value as { properties?: Record<string, Json> };
      if (typeof properties === 'object')
        for (const [name, field] of Object.entries(properties))
          if (typeof field['description'] !== 'string') silent.push(`${place}.${name}`);
      for (const [key, inner] of Object.entries(value))
        if (!['example', 'if', 'then', 'else'].includes(key)) walk(inner, place);
    };
    for (const one of operations) walk([one.requestBody, one.responses], one.operationId);
    for (const [name, schema] of Object.entries(document.components.schemas))
      if (!name.endsWith('Metadata')) walk(schema, name);
    expect(silent).toEqual([]);
  });

  it.each(endpoints)('gives %s an example that its schemas take', (_, endpoint) => {
    const { body, answer } = endpoint;
    const given = descriptionOf(endpoint);
    const errors = [
      typeof body === 'object' && z.safeParse(body, given.body).error,
      typeof answer === 'object' && z.safeParse(answer, given.answer).error,
    ];
    expect(errors.filter(Boolean)).toEqual([]);
  });

  it.each(Object.entries(webhookEvents))('teaches what a webhook gets: %s', (type, schema) => {
    const example = eventExamples[type as keyof typeof eventExamples];
    expect(z.safeParse(schema, example).error).toBeUndefined();
    const { parameters } = document.webhooks[type]?.post ?? { parameters: [] };
    expect(parameters.map((one) => one.name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
  });

  it('says of every call who may be refused, and that anyone can be too fast', () => {
    const expected = endpoints.map(([name, { access }]) => [
      name,
      access.includes('user') || access === 'admin' ? ['401', '429'] : ['429'],
    ]);
    const said = new Map(operations.map((one) => [one.operationId, Object.keys(one.responses)]));
    const isSilent = ([name, statuses]: (typeof expected)[number]) =>
      [statuses ?? []].flat().some((status) => !said.get(String(name))?.includes(status));
    expect(expected.filter(isSilent)).toEqual([]);
  });

  it('teaches the headers of a call and what they can be refused for', () => {
    const taught = (id: string) => {
      const { parameters, responses } = operations.find((one) => one.operationId === id) ?? {};
      const names = parameters?.filter((one) => one.in === 'header').map(({ name }) => name);
      const text = JSON.stringify(responses);
      const refusals = ['company_not_yours', 'idempotency_key_reused', 'conflict'];
      return [names, refusals.filter((code) => text.includes(`\`${code}\``))];
    };
    expect(taught('getMe')).toEqual([['lavra-company'], ['company_not_yours']]);
    expect(taught('createAppClient')).toEqual([['Idempotency-Key'], ['idempotency_key_reused', 'conflict']]);
    const both = ['company_not_yours', 'idempotency_key_reused', 'conflict'];
    expect(taught('createJob')).toEqual([['lavra-company', 'Idempotency-Key'], both]);
    expect(taught('getObject')).toEqual([[], []]);
  });

  it('leaves nothing empty, nothing without a group, the console for last', () => {
    const nothing = /"(?:schema|items)":\{\}|"anyOf":\[\{\}/.exec(JSON.stringify(document));
    expect(nothing).toBeNull();
    const tags = operations.flatMap((one) => one.tags);
    expect([...new Set(tags)]).toEqual(Object.keys(groups));
    const isConsole = (tag: string) => 'isConsole' in groups[tag as keyof typeof groups];
    expect(tags.map(isConsole)).toEqual(tags.map(isConsole).toSorted());
  });

  it('has one schema for what several calls share', () => {
    for (const name of [
      'JobResult',
      'Field',
      'PresignedUrls',
      'BatchStatus',
      'Problem',
      'NfeData',
      'Service',
    ])
      expect(document.components.schemas).toHaveProperty(name);
  });
});
