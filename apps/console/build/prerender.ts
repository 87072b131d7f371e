import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

interface Prerender {
  readonly prerenderLogin: (locale: 'pt' | 'en') => string;
}

/** The browser APIs that the login uses while it renders. */
function standInForBrowser() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const window = {
    localStorage,
    location: { pathname: '/web/login' },
    history: { state: null },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  };
  Object.assign(globalThis, { window, localStorage, document: { documentElement: { lang: 'pt-BR' } } });
}

async function drawLogin(root: string): Promise<Prerender> {
  const outDir = await mkdtemp(join(tmpdir(), 'lavra-prerender-'));
  try {
    await build({
      configFile: false,
      root,
      base: '/web/',
      logLevel: 'error',
      plugins: [react()],
      ssr: { noExternal: true },
      build: { ssr: 'src/public/prerender.tsx', outDir, rolldownOptions: { output: { format: 'esm' } } },
    });
    standInForBrowser();
    return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerender;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Prerenders the login into the page, in both languages, so that it is visible and can be filled in before a script has
 * loaded. The page's inline script shows it to users without a session, keeps a password out of the URL if the form is
 * submitted before the program has started, and writes down which buttons are pressed until then, for the program to do.
 */
export function prerenderLogin(root: string): Plugin {
  return {
    name: 'lavra-prerender-login',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { prerenderLogin: draw } = await drawLogin(root);
        const templates = (['pt', 'en'] as const)
          .map((locale) => `<template id="login-${locale}">${draw(locale)}</template>`)
          .join('');
        const code =
          `(function(r,s,p,t){try{s=localStorage.getItem('lavra-session')}catch(e){}` +
          `if(s||/^\\/web\\/(create|reset)/.test(p))return;` +
          `t=document.getElementById('login-'+(document.documentElement.lang==='en'?'en':'pt'));` +
          `r.replaceChildren(t.content.cloneNode(true));r.dataset.drawn='';` +
          `r.addEventListener('submit',function(e){e.preventDefault();if('drawn'in r.dataset)r.dataset.drawn+=' sent'});` +
          `r.addEventListener('click',function(e,b){b=e.target.closest('button[type=button]');` +
          `if(b&&'drawn'in r.dataset)r.dataset.drawn+=' '+[].indexOf.call(r.querySelectorAll('button'),b)})` +
          `})(document.getElementById('root'),null,location.pathname)`;
        return html.replace('</body>', () => `${templates}<script>${code}</script></body>`);
      },
    },
  };
}
