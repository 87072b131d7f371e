import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ContractError, type Locale } from '@lavra/contract/errors';
import { openApiDocument } from '@lavra/contract/openapi';
import type { GuideFacts } from '@lavra/contract/reference/guide';
import { groups } from '@lavra/contract/reference/operation-groups';
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
import { type Html, html, markdown } from './html.ts';
import { type PlacedOperation, type Schema, operationSection } from './operation-section.ts';
import { type View, heading, layout, linksOf } from './layout.ts';

const version = '2.0';

/** A file shared with the console: the build copies all of them into one folder. */
function readPart(source: string, built: string): Buffer {
  const isSource = import.meta.url.endsWith('.ts');
  return readFileSync(fileURLToPath(new URL(isSource ? source : `reference/${built}`, import.meta.url)));
}

const consoleSource = '../../../../console/src';

/** The styles of the reference, with the console's design tokens that they use. */
function readStyles(): string {
  const tokens = readPart(`${consoleSource}/base/tokens.css`, 'tokens.css').toString();
  const dark = ":root[data-mantine-color-scheme='dark'] {";
  const at = tokens.indexOf(dark);
  const inTheDark = `@media (prefers-color-scheme: dark) {\n:root {${tokens.slice(at + dark.length)}}`;
  return `${tokens.slice(0, at)}${inTheDark}\n${String(readPart('reference.css', 'reference.css'))}`;
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Query {
  readonly lang?: unknown;
  readonly client?: unknown;
}

const clientId = /^[\w-]{1,64}$/;

/**
 * The documentation at `/docs`, rendered from the contract in both languages: pages without scripts, and the OpenAPI document.
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
    const { lang, client } = request.query as Query;
    const chosen = lang === 'pt' || lang === 'en' ? lang : undefined;
    const locale = chosen ?? localeOf(request.headers['accept-language']);
    const named = typeof client === 'string' && clientId.test(client) ? client : undefined;
    return { locale, path, links: linksOf(chosen, named), facts: { ...facts, clientId: named } };
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
  let typeface: Buffer | undefined;
  app.get('/docs/typeface.woff2', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=86400', 'content-type': 'font/woff2' })
      .send((typeface ??= readPart(`${consoleSource}/app/typeface.woff2`, 'typeface.woff2'))),
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
  return html`${heading(title[locale])} ${markdown(text[locale])}
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
