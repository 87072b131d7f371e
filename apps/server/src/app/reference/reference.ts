import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ContractError, type Locale } from '@lavra/contract/errors';
import { openApiDocument } from '@lavra/contract/openapi';
import type { GuideFacts } from '@lavra/contract/reference/guide';
import { groups } from '@lavra/contract/reference/operations';
import { isService } from '@lavra/contract/services/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config/config.ts';
import { routes } from '../features.ts';
import { localeOf } from '../http-errors.ts';
import {
  errorsPage,
  guidePage,
  homePage,
  schemasPage,
  servicePage,
  servicesPage,
  webhooksPage,
} from './guide-pages.ts';
import { type Html, html } from './html.ts';
import { type PlacedOperation, type Schema, operationSection } from './operation-section.ts';
import { type View, heading, layout } from './layout.ts';

const version = '2.0';

/** The styles of the reference, and the tokens of the console that they use: the build puts both into one folder. */
function readStyles(): string {
  const isSource = import.meta.url.endsWith('.ts');
  const read = (source: string, built: string) =>
    readFileSync(fileURLToPath(new URL(isSource ? source : built, import.meta.url)), 'utf8');
  const tokens = read('../../../../console/src/base/tokens.css', 'reference/tokens.css');
  const dark = ":root[data-mantine-color-scheme='dark'] {";
  const at = tokens.indexOf(dark);
  const inTheDark = `@media (prefers-color-scheme: dark) {\n:root {${tokens.slice(at + dark.length)}}`;
  return `${tokens.slice(0, at)}${inTheDark}\n${read('reference.css', 'reference/reference.css')}`;
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Query {
  readonly lang?: unknown;
}

/**
 * The documentation at `/docs`, drawn from the contract in both languages: pages without a program in them, and the
 * OpenAPI document.
 */
export function mountReference(app: FastifyInstance, config: Config): void {
  const facts: GuideFacts = {
    url: config.http.publicUrl,
    documentBytes: config.limits.documentBytes,
    archiveBytes: config.limits.archiveBytes,
    archiveFiles: config.limits.archiveFiles,
    pages: config.limits.pages,
    linkMinutes: config.limits.uploadLinkMs / 60_000,
  };
  const endpoints = Object.fromEntries(routes.map(({ name, endpoint }) => [name, endpoint]));
  const documents = new Map<Locale, Document>();
  const documentIn = (locale: Locale): Document => {
    const known = documents.get(locale);
    if (known !== undefined) return known;
    const made = openApiDocument(endpoints, { ...facts, version }, locale) as unknown as Document;
    documents.set(locale, made);
    return made;
  };
  const viewOf = (request: FastifyRequest, path: string): View => {
    const { lang } = request.query as Query;
    const chosen = lang === 'pt' || lang === 'en' ? lang : undefined;
    const locale = chosen ?? localeOf(request.headers['accept-language']);
    return { locale, path, links: chosen === undefined ? '' : `?lang=${chosen}`, facts };
  };
  const page = (path: string, draw: (view: View, name: string) => Html) =>
    app.get(path, async (request, reply) => {
      const { name = '' } = request.params as { name?: string };
      const view = viewOf(request, path.replace(':name', name));
      return send(reply, view, layout(view, draw(view, name)).text);
    });

  page('/docs', homePage);
  page('/docs/webhooks', webhooksPage);
  page('/docs/errors', errorsPage);
  page('/docs/limits', (view) => guidePage(view, ['limits', 'languages']));
  page('/docs/sending', (view) => guidePage(view, ['sending', 'fields']));
  page('/docs/services', servicesPage);
  page('/docs/services/:name', (view, name) => {
    if (!isService(name)) throw new ContractError('not_found');
    return servicePage(view, name);
  });
  page('/docs/schemas', (view) => schemasPage(view, documentIn(view.locale).components.schemas));
  page('/docs/reference/:name', (view, name) => {
    if (!Object.hasOwn(groups, name)) throw new ContractError('not_found');
    return groupPage(view, name as keyof typeof groups, documentIn(view.locale));
  });
  app.get('/docs/openapi.json', async (request, reply) => {
    const view = viewOf(request, '/docs/openapi.json');
    return headed(reply, view).type('application/json; charset=utf-8').send(documentIn(view.locale));
  });
  let styles: string | undefined;
  app.get('/docs/reference.css', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-type': 'text/css; charset=utf-8' })
      .send((styles ??= readStyles())),
  );
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PlacedOperation['operation']>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

function groupPage(view: View, name: keyof typeof groups, { paths }: Document): Html {
  const { locale, links, facts } = view;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const own = all.filter(({ operation }) => operation.tags.includes(name));
  const { title, text } = groups[name];
  return html`${heading(title[locale])}
    <p>${text[locale]}</p>
    <ul>
      ${own.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
    </ul>
    ${own.map((placed) => operationSection(placed, { locale, origin: facts.url, links }))}`;
}

function headed(reply: FastifyReply, { locale }: View): FastifyReply {
  return reply.headers({
    'content-language': locale,
    vary: 'accept-language',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  });
}

function send(reply: FastifyReply, view: View, text: string): FastifyReply {
  return headed(reply, view).type('text/html; charset=utf-8').send(text);
}
