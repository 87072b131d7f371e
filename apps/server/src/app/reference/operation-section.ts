import type { Locale } from '@lavra/contract/errors';

import { type Html, code, html, inline, json, markdown } from './html.ts';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly description: string;
    readonly required: boolean;
    readonly deprecated?: boolean;
    readonly example: unknown;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** A call with its method and path. */
export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const words = {
  pt: {
    name: 'Nome',
    meaning: 'Significado',
    example: 'Exemplo',
    parameters: 'Parâmetros',
    body: 'Corpo',
    answer: 'Resposta',
    errors: 'Erros',
    optional: 'opcional',
    old: 'antigo',
    open: 'sem token',
    clientToken: 'token de API Client',
    idToken: 'token de pessoa',
    refreshCookie: 'cookie',
    or: ' ou ',
    listOf: 'lista de ',
    mapOf: 'por nome: ',
    any: 'qualquer JSON',
  },
  en: {
    name: 'Name',
    meaning: 'Meaning',
    example: 'Example',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'Answer',
    errors: 'Errors',
    optional: 'optional',
    old: 'old',
    open: 'no token',
    clientToken: 'API client token',
    idToken: 'token of a person',
    refreshCookie: 'cookie',
    or: ' or ',
    listOf: 'list of ',
    mapOf: 'by name: ',
    any: 'any JSON',
  },
} as const;

type Words = (typeof words)[Locale];

/** What a value is, in a few words; a named schema is a link to its table. */
function typeOf(schema: Schema, said: Words, links: string): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return html`<a href="/docs/schemas${links}#${name}">${name}</a>`;
  }
  if (schema.anyOf !== undefined) {
    const all = schema.anyOf.map((one, at) => html`${at > 0 && said.or}${typeOf(one, said, links)}`);
    return html`${all}`;
  }
  if (schema.enum !== undefined) return html`${schema.enum.map((one) => html`<code>${String(one)}</code> `)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.type === 'array' && schema.items !== undefined)
    return html`${said.listOf}${typeOf(schema.items, said, links)}`;
  if (typeof schema.additionalProperties === 'object')
    return html`${said.mapOf}${typeOf(schema.additionalProperties, said, links)}`;
  return html`${schema.type ?? said.any}${schema.format !== undefined && ` (${schema.format})`}`;
}

/** The fields of a schema as a table; those of objects in objects follow, indented. */
export function schemaTable(schema: Schema, locale: Locale, links: string): Html {
  const said = words[locale];
  const rowsOf = ({ properties = {}, required = [] }: Schema, depth: number): Html[] =>
    Object.entries(properties).flatMap(([name, field]) => {
      const inner = field.items ?? field;
      const row = html`<tr>
        <td data-depth="${depth}"><code>${name}</code></td>
        <td>
          ${typeOf(field, said, links)}${!required.includes(name) && html` <small>${said.optional}</small>`}
        </td>
        <td>${inline(field.description ?? '')}</td>
      </tr>`;
      return [row, ...(inner.properties === undefined ? [] : rowsOf(inner, depth + 1))];
    });
  const item = schema.items ?? schema;
  if (item.properties === undefined) return html`<p>${typeOf(schema, said, links)}</p>`;
  return table(['', '', ''], rowsOf(item, 0));
}

export function table(heads: readonly string[], rows: readonly Html[]): Html {
  const hasHeads = heads.some((head) => head !== '');
  return html`<div class="wide" tabindex="0" role="region">
    <table>
      ${
        hasHeads &&
        html`<thead>
          <tr>
            ${heads.map((head) => html`<th>${head}</th>`)}
          </tr>
        </thead>`
      }
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** The call as a curl command, its required parts filled with their examples. */
function curlOf({ method, path, operation }: PlacedOperation, origin: string): string {
  const filled = operation.parameters
    .filter((one) => one.in === 'path')
    .reduce((url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(String(example))), path);
  const query = operation.parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`)
    .join('&');
  const bodies = operation.requestBody?.content ?? {};
  const lines = [
    `curl -sS${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${origin}${filled}${query === '' ? '' : `?${query}`}'`,
    ...(operation.security.some((one) => 'refreshCookie' in one) ? ['-b cookies.txt'] : []),
    ...(operation.security.some((one) => 'clientToken' in one || 'idToken' in one)
      ? ['-H "Authorization: Bearer $TOKEN"']
      : []),
    ...('application/octet-stream' in bodies ? ['--data-binary @document.pdf'] : []),
    ...('application/json' in bodies
      ? [`-d '${JSON.stringify(bodies['application/json']?.example).replaceAll("'", `'\\''`)}'`]
      : []),
  ];
  return lines.join(' \\\n  ');
}

/** One call, as a section of its group's page. */
export function operationSection(
  placed: PlacedOperation,
  { locale, origin, links }: { locale: Locale; origin: string; links: string },
): Html {
  const { method, path, operation } = placed;
  const said = words[locale];
  const doors = operation.security.map(
    (one) => Object.keys(one)[0] as 'clientToken' | 'idToken' | 'refreshCookie',
  );
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const { 200: success, ...failures } = operation.responses;
  const answers = Object.entries(success?.content ?? {});
  return html`<section id="${operation.operationId}">
    <h2>${operation.summary}</h2>
    <p class="call">
      <span class="method">${method.toUpperCase()}</span> <code>${path}</code>
      <small>${doors.length === 0 ? said.open : doors.map((door) => said[door]).join(said.or)}</small>
    </p>
    ${markdown(operation.description)}
    ${
      operation.parameters.length > 0 &&
      html`<h3>${said.parameters}</h3>
        ${table(
          [said.name, said.meaning, said.example],
          operation.parameters.map(
            (one) =>
              html`<tr>
                <td>
                  <code>${one.name}</code>${!one.required && html` <small>${said.optional}</small>`}${
                    one.deprecated && html` <small>${said.old}</small>`
                  }
                </td>
                <td>${inline(one.description)}</td>
                <td><code>${String(one.example)}</code></td>
              </tr>`,
          ),
        )}`
    }
    ${
      body?.[1].schema !== undefined &&
      html`<h3>${said.body}</h3>
        ${body[0] === 'application/json' ? schemaTable(body[1].schema, locale, links) : html`<p><code>${body[0]}</code></p>`}`
    }
    ${code(curlOf(placed, origin))}
    <h3>${said.answer}</h3>
    ${answers.map(
      ([type, { schema, example }]) => html`
        ${type === 'application/json' ? schema && schemaTable(schema, locale, links) : html`<p><code>${type}</code></p>`}
        ${example !== undefined && Object.keys(example as object).length > 0 && json(example)}
      `,
    )}
    <details>
      <summary>${said.errors}</summary>
      ${Object.entries(failures).map(
        ([status, failure]) =>
          html`<p><strong>${status}</strong></p>
            ${markdown(failure.description)}`,
      )}
    </details>
  </section>`;
}
