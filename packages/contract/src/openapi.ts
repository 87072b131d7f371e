import type * as z from 'zod/mini';

import type { Locale } from './errors.ts';
import { type Endpoint, type Endpoints, descriptionOf, titleOf } from './kernel.ts';
import { Problem } from './model/primitives.ts';
import { meaningOf, shapeOf } from './model/schema.ts';
import { errorExamples, failuresOf } from './reference/failures.ts';
import { fieldText } from './reference/fields.ts';
import { type GuideFacts, guideText } from './reference/guide.ts';
import { groups, placeOf } from './reference/operation-groups.ts';
import { headersOf, parameters } from './reference/parameters.ts';
import { type Json, type Part, createSchemas, ref } from './reference/schemas.ts';
import { dataByService, serviceSchemas } from './reference/service-schemas.ts';
import { webhooksOf } from './reference/webhook-section.ts';

const isServiceName = (place: string, operationId: string) =>
  place === 'query' || ['createJob', 'createBatch', 'sendJob'].includes(operationId);

function parametersOf(
  { schemas, locale }: Part,
  {
    place,
    schema,
    operationId,
  }: { place: 'path' | 'query'; schema: z.core.$ZodType | undefined; operationId: string },
): Json[] {
  if (schema === undefined) return [];
  const object = schemas.of(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  const shape = shapeOf(schema);
  return Object.entries(object.properties ?? {}).map(([name, described]) => {
    // The description belongs to the parameter, not to its schema.
    const property = without(described, 'description');
    const own = shape[name] && meaningOf(shape[name]);
    const text = own === undefined ? parameters[name] : { isOld: false, example: '', ...own };
    if (text === undefined) throw new Error(`Nothing is said of the parameter ${name} of ${operationId}`);
    const { example, isOld, ...said } = text;
    const isService = name === 'service' && isServiceName(place, operationId);
    return {
      name,
      in: place,
      description: said[locale],
      required: place === 'path' || (object.required?.includes(name) ?? false),
      ...(isOld ? { deprecated: true } : {}),
      schema: isService ? ref('schemas', 'Service') : property,
      example: exampleOf(property, name, example),
    };
  });
}

function without(schema: Json, name: string): Json {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== name));
}

function exampleOf({ type, enum: values }: Json, name: string, example: string): unknown {
  if (type === 'integer') return Number(example);
  // `return` and `format` have fewer choices in some calls.
  if (name !== 'service' && Array.isArray(values) && !values.includes(example)) return values[0] as unknown;
  return example;
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

const words = {
  success: { pt: 'Sucesso', en: 'Success' },
  file: { pt: 'O arquivo', en: 'The file' },
};

function successOf({ schemas, locale }: Part, operationId: string, endpoint: Endpoint): Json {
  const { answer: example, mediaType = 'application/octet-stream', isCsvToo } = descriptionOf(endpoint);
  const headers = {
    'x-request-id': ref('headers', 'RequestId'),
    'RateLimit-Remaining': ref('headers', 'RateLimitRemaining'),
    ...(operationId === 'putObject' ? { ETag: ref('headers', 'ETag') } : {}),
  };
  if (typeof endpoint.answer === 'string') {
    const schema = { type: 'string', format: 'binary' };
    return { description: words.file[locale], headers, content: { [mediaType]: { schema } } };
  }
  if (endpoint.isEmptyAnswer) return { description: words.success[locale], headers };
  const csv = isCsvToo ? { 'text/csv': { schema: { type: 'string' } } } : {};
  const schema = schemas.of(endpoint.answer, 'output');
  return {
    description: words.success[locale],
    headers,
    content: { 'application/json': { schema, example }, ...csv },
  };
}

function bodyOf({ schemas, locale }: Part, operationId: string, endpoint: Endpoint): Json {
  if (endpoint.body === undefined) return {};
  if (endpoint.body === 'bytes') {
    const schema = { type: 'string', format: 'binary' };
    return { requestBody: { required: true, content: { 'application/octet-stream': { schema } } } };
  }
  const known: Readonly<Record<string, string>> = { createJob: 'JobMetadata', createBatch: 'BatchMetadata' };
  const name = known[operationId];
  const schema = name === undefined ? schemas.of(endpoint.body, 'input') : ref('schemas', name);
  if (operationId === 'sendJob') {
    const { properties } = schema as { properties: Record<string, Json> };
    properties['metadata'] = {
      ...ref('schemas', 'JobMetadata'),
      description: fieldText('metadata', undefined, locale),
    };
    Object.assign(schema, {
      required: ['data'],
      description: { pt: 'Até 6 MB.', en: 'Up to 6 MB.' }[locale],
    });
  }
  return {
    requestBody: {
      required: name === undefined,
      content: { 'application/json': { schema, example: descriptionOf(endpoint).body } },
    },
  };
}

function operationOf(part: Part, operationId: string, endpoint: Endpoint): Json {
  const { locale } = part;
  const { group, more } = descriptionOf(endpoint);
  const title = titleOf(endpoint, locale);
  const rate =
    endpoint.callsPerMinute === undefined
      ? []
      : [
          {
            pt: `Até ${endpoint.callsPerMinute} chamadas por minuto.`,
            en: `Up to ${endpoint.callsPerMinute} calls a minute.`,
          }[locale],
        ];
  return {
    operationId,
    tags: [group],
    summary: title,
    description: [more?.[locale] ?? `${title}.`, ...rate].join('\n\n'),
    security: security[endpoint.access],
    parameters: [
      ...parametersOf(part, { place: 'path', schema: endpoint.params, operationId }),
      ...parametersOf(part, { place: 'query', schema: endpoint.query, operationId }),
      ...headersOf(endpoint).map(({ name, schema, example, ...said }) => ({
        name,
        in: 'header',
        description: said[locale],
        required: false,
        schema,
        example,
      })),
    ],
    ...bodyOf(part, operationId, endpoint),
    responses: {
      [endpoint.isEmptyAnswer ? 204 : 200]: successOf(part, operationId, endpoint),
      ...failuresOf(endpoint, locale),
    },
  };
}

function pathsOf(part: Part, all: Endpoints): Record<string, Json> {
  const sorted = Object.entries(all)
    .map(([id, endpoint]) => ({ id, endpoint, place: placeOf(descriptionOf(endpoint).group, id) }))
    .toSorted((one, other) => one.place - other.place);
  const paths: Record<string, Json> = {};
  for (const { id, endpoint } of sorted) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(part, id, endpoint) };
  }
  return paths;
}

const headers = (locale: Locale): Json => {
  const header = (type: string, pt: string, en: string): Json => ({
    description: { pt, en }[locale],
    schema: { type },
  });
  return {
    RequestId: header(
      'string',
      'Id da requisição; informe-o ao suporte.',
      'Id of the request; tell it to support.',
    ),
    RateLimitRemaining: header('integer', 'Chamadas que restam neste minuto.', 'Calls left in this minute.'),
    RetryAfter: header('integer', 'Segundos até tentar de novo.', 'Seconds until trying again.'),
    ETag: header(
      'string',
      'Marca dos bytes recebidos; as partes a pedem de volta.',
      'Mark of the bytes received; parts ask for it again.',
    ),
  };
};

const securitySchemes = (locale: Locale): Json => ({
  clientToken: {
    type: 'http',
    scheme: 'bearer',
    description: {
      pt: 'Token de uma API Client (um programa), de `POST /v2/token`. É o que uma integração usa.',
      en: 'Token of an API client (a program), from `POST /v2/token`. What an integration uses.',
    }[locale],
  },
  idToken: {
    type: 'http',
    scheme: 'bearer',
    description: {
      pt: 'Token de uma pessoa que entrou no console, de `POST /v2/identity/sign-in`; vale minutos.',
      en: 'Token of a person signed in to the console, from `POST /v2/identity/sign-in`; lives minutes.',
    }[locale],
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'lavra_refresh',
    description: {
      pt: 'O cookie que renova o id token, escrito na entrada; só o navegador o usa.',
      en: 'The cookie that renews the id token, set at sign-in; for browsers only.',
    }[locale],
  },
});

interface About extends GuideFacts {
  readonly version: string;
}

/** The OpenAPI 3.1 document of these endpoints in one language; the keys are the operation ids. */
export function openApiDocument(all: Endpoints, about: About, locale: Locale): Json {
  const schemas = createSchemas(locale);
  const part = { schemas, locale };
  const paths = pathsOf(part, all);
  const webhooks = webhooksOf(part, about);
  schemas.of(Problem, 'output');
  const tags = Object.entries(groups).map(([name, { title, text }]) => ({
    name,
    'x-displayName': title[locale],
    description: text[locale],
  }));
  const isConsole = (name: string) => 'isConsole' in groups[name as keyof typeof groups];
  const tagNames = Object.keys(groups);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lavra',
      version: about.version,
      summary: { pt: 'Leitura de documentos brasileiros', en: 'Reads Brazilian documents' }[locale],
      description: guideText('all', locale, about),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: about.url }],
    tags,
    'x-tagGroups': [
      { name: 'API', tags: tagNames.filter((name) => !isConsole(name)) },
      { name: 'Console', tags: tagNames.filter(isConsole) },
    ],
    paths,
    webhooks,
    components: {
      schemas: {
        ...serviceSchemas(locale),
        ...schemas.named,
        JobResult: { ...schemas.named['JobResult'], ...dataByService() },
      },
      headers: headers(locale),
      examples: errorExamples(Object.values(all), locale),
      securitySchemes: securitySchemes(locale),
    },
  };
}
