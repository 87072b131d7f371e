import type { Locale } from '@lavra/contract/errors';
import { type GuideFacts, guideTitles } from '@lavra/contract/reference/guide';
import { type GroupName, groups } from '@lavra/contract/reference/operation-groups';

import { Html, html } from './html.ts';

/** What a page of the reference is rendered for. */
export interface View {
  readonly locale: Locale;
  readonly path: string;
  /** The query string of every link: the language and app client that the address names. */
  readonly links: string;
  readonly facts: GuideFacts;
}

/** The logo of the console. */
const mark = new Html(
  '<svg width="26" height="26" viewBox="0 0 32 32" fill="none" stroke-linecap="round" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#123f54"/><path d="M8 7v18h16" stroke="#fff" stroke-width="3.4" stroke-linejoin="round"/><path d="M13.5 10.2h10M13.5 15h7" stroke="#5fb3d6" stroke-width="2.6"/><path d="M13.5 19.8h4" stroke="#ffb74d" stroke-width="2.6"/></svg>',
);

const words = {
  pt: {
    title: 'Documentação',
    guide: 'Guia',
    api: 'API',
    console: 'Chamadas do console',
    schemas: 'Esquemas',
    open: 'Abrir o console',
    other: 'English',
    menu: 'Conteúdo',
    skip: 'Pular para o conteúdo',
  },
  en: {
    title: 'Documentation',
    guide: 'Guide',
    api: 'API',
    console: 'Calls of the console',
    schemas: 'Schemas',
    open: 'Open the console',
    other: 'Português',
    menu: 'Contents',
    skip: 'Skip to the content',
  },
} as const;

const guide = [
  ['/docs', 'start'],
  ['/docs/sending', 'sending'],
  ['/docs/services', 'services'],
  ['/docs/webhooks', 'webhooks'],
  ['/docs/errors', 'errors'],
  ['/docs/limits', 'limits'],
] as const;

/** The heading of a page, which is also its title in the browser. */
export function heading(text: string): Html {
  return html`<h1>${text}</h1>`;
}

/** The query string of a link that keeps what the address names. */
export function linksOf(locale: Locale | undefined, clientId: string | undefined): string {
  const named = new URLSearchParams({
    ...(locale !== undefined && { lang: locale }),
    ...(clientId !== undefined && { client: clientId }),
  });
  return named.size === 0 ? '' : `?${String(named)}`;
}

/** A whole page around its content. */
export function layout(view: View, content: Html): Html {
  const { locale, path, links, facts } = view;
  const said = words[locale];
  const other = locale === 'pt' ? 'en' : 'pt';
  const link = (to: string, text: string) =>
    html`<li><a href="${to}${links}" ${path === to && html` aria-current="page"`}>${text}</a></li>`;
  const names = Object.keys(groups) as GroupName[];
  const isConsole = (name: GroupName) => 'isConsole' in groups[name];
  const groupLinks = (wanted: boolean) =>
    names
      .filter((name) => isConsole(name) === wanted)
      .map((name) => link(`/docs/reference/${name}`, groups[name].title[locale].replace(' (console)', '')));
  const isConsoleShown = names.some((name) => isConsole(name) && path === `/docs/reference/${name}`);
  const menu = html`<h2>${said.guide}</h2>
    <ul>
      ${guide.map(([to, section]) => link(to, guideTitles[section][locale]))}
    </ul>
    <h2>${said.api}</h2>
    <ul>
      ${groupLinks(false)}${link('/docs/schemas', said.schemas)}
      <li><a href="/docs/openapi.json${links}">OpenAPI 3.1</a></li>
    </ul>
    <details ${isConsoleShown && html`open`}>
      <summary>${said.console}</summary>
      <ul>
        ${groupLinks(true)}
      </ul>
    </details>`;
  const [, title = said.title] = /<h1>(.*?)<\/h1>/.exec(content.text) ?? [];
  return html`${new Html('<!doctype html>')}
    <html lang="${locale === 'pt' ? 'pt-BR' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${new Html(title)} · Lavra</title>
        <link rel="icon" href="/web/favicon.svg" />
        <link rel="preload" href="/docs/typeface.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/docs/reference.css" />
      </head>
      <body>
        <a class="skip" href="#content">${said.skip}</a>
        <header>
          <a class="brand" href="/docs${links}">${mark} Lavra</a> <span>${said.title}</span>
          <nav>
            <a href="${path}${linksOf(other, facts.clientId)}" hreflang="${other}" lang="${other}"
              >${said.other}</a
            >
            <a class="open" href="/web/">${said.open}</a>
          </nav>
        </header>
        <div class="columns">
          <nav class="menu" aria-label="${said.menu}">${menu}</nav>
          <details class="menu small">
            <summary>${said.menu}</summary>
            ${menu}
          </details>
          <main id="content">${content}</main>
        </div>
      </body>
    </html>`;
}
