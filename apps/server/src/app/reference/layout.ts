import type { Locale } from '@lavra/contract/errors';
import { type GuideFacts, guideTitles } from '@lavra/contract/reference/guide';
import { type GroupName, groups } from '@lavra/contract/reference/operations';

import { Html, html } from './html.ts';

/** Who looks at what. */
export interface View {
  readonly locale: Locale;
  readonly path: string;
  /** The end of every link: the language, where it was chosen by the address. */
  readonly links: string;
  readonly facts: GuideFacts;
}

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

/** The heading of a page, which is also its name in the browser. */
export function heading(text: string): Html {
  return html`<h1>${text}</h1>`;
}

/** A whole page around its content. */
export function layout(view: View, content: Html): Html {
  const { locale, path, links } = view;
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
  const menu = html`<h2>${said.guide}</h2>
    <ul>
      ${guide.map(([to, section]) => link(to, guideTitles[section][locale]))}
    </ul>
    <h2>${said.api}</h2>
    <ul>
      ${groupLinks(false)}${link('/docs/schemas', said.schemas)}
      <li><a href="/docs/openapi.json${links}">OpenAPI 3.1</a></li>
    </ul>
    <h2>${said.console}</h2>
    <ul>
      ${groupLinks(true)}
    </ul>`;
  const [, title = said.title] = /<h1>(.*?)<\/h1>/.exec(content.text) ?? [];
  return html`${new Html('<!doctype html>')}
    <html lang="${locale === 'pt' ? 'pt-BR' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${new Html(title)} · Lavra</title>
        <link rel="icon" href="/web/favicon.svg" />
        <link rel="stylesheet" href="/docs/reference.css" />
      </head>
      <body>
        <a class="skip" href="#content">${said.skip}</a>
        <header>
          <a class="brand" href="/docs${links}">Lavra</a> <span>${said.title}</span>
          <nav>
            <a href="${path}?lang=${other}" hreflang="${other}" lang="${other}">${said.other}</a>
            <a href="/web/">${said.open}</a>
          </nav>
        </header>
        <div class="columns">
          <nav class="menu" aria-label="${said.menu}">${menu}</nav>
          <details class="menu">
            <summary>${said.menu}</summary>
            ${menu}
          </details>
          <main id="content">${content}</main>
        </div>
      </body>
    </html>`;
}
