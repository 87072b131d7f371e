import * as z from 'zod/mini';

import { type ErrorCode, errors } from './errors.ts';
import type { Endpoint, Endpoints } from './kernel.ts';
import { Problem } from './model/primitives.ts';

type Json = Record<string, unknown>;

/** JSON Schema of what a caller sends (`input`) or receives (`output`); transforms show their wire side. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json;
  return rest;
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const object = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (object.required?.includes(name) ?? false),
    schema: property,
  }));
}

const security: Record<Endpoint['access'], Json[]> = {
  public: [],
  user: [{ idToken: [] }],
  admin: [{ idToken: [] }],
  client: [{ clientToken: [] }],
  'client-or-user': [{ clientToken: [] }, { idToken: [] }],
  'session-cookie': [{ refreshCookie: [] }],
  'presigned-url': [],
};

function failure(codes: readonly ErrorCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code].en}`).join('\n\n'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

function answersOf(endpoint: Endpoint): Json {
  const success =
    typeof endpoint.answer === 'string'
      ? { description: endpoint.answer === 'file' ? 'The file' : 'Server-sent events' }
      : {
          description: 'Success',
          content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } },
        };
  const byStatus = groupByStatus(endpoint.errors ?? []);
  return {
    200: success,
    ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, failure(codes)])),
  };
}

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes)
    groups.set(errors[code].status, [...(groups.get(errors[code].status) ?? []), code]);
  return groups;
}

function bodyOf(endpoint: Endpoint): Json {
  if (endpoint.body === undefined) return {};
  const content =
    endpoint.body === 'bytes'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(endpoint.body, 'input') } };
  return { requestBody: { content } };
}

/** The OpenAPI 3.1 document of endpoint groups; each group is a tag, each key an operation. */
export function openApiDocument(
  groups: Readonly<Record<string, Endpoints>>,
  about: { version: string; url: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, group] of Object.entries(groups)) {
    for (const [operationId, endpoint] of Object.entries(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: {
          operationId,
          tags: [tag],
          summary: endpoint.summary,
          security: security[endpoint.access],
          parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
          ...bodyOf(endpoint),
          responses: answersOf(endpoint),
        },
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lavra',
      version: about.version,
      description: 'Document recognition: send a document, get its fields with evidence.',
    },
    servers: [{ url: about.url }],
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', description: 'Id token of a signed-in person' },
        clientToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token of an app client, from POST /v2/token',
        },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: 'lavra_refresh' },
      },
    },
  };
}
