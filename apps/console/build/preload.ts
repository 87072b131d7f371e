import type { Plugin } from 'vite';

interface Chunk {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly modules?: Readonly<Record<string, unknown>>;
  readonly imports?: string[];
  readonly viteMetadata?: { importedCss: Set<string> };
}

type Bundle = Record<string, Chunk>;

function closure(bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk === undefined || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) closure(bundle, next, seen);
  return seen;
}

function filesOf(bundle: Bundle, modules: readonly string[], alreadyLoaded: ReadonlySet<string>): string[] {
  const chunks = Object.values(bundle).filter((chunk) =>
    modules.some((path) => Object.keys(chunk.modules ?? {}).some((id) => id.endsWith(path))),
  );
  const files = new Set(chunks.flatMap((chunk) => [...closure(bundle, chunk.fileName)]));
  return [...files].filter((file) => !alreadyLoaded.has(file));
}

/** Path of the call that exchanges the cookie for a token. */
export const refreshPath = '/v2/identity/refresh';

/**
 * Runs in the page: requests the settings and the session, which every screen waits for, while the scripts load. As in
 * `base/session.ts`, a lock keeps two tabs from sending the same cookie at once and is held until the answer arrives.
 * The settings are cloned before anybody can have read their body.
 */
const askAhead = `function(b,p){
var a=window.lavraAsked={},l=navigator.locks,j={accept:'application/json'},c=a[b+'config.json']=fetch(b+'config.json',{headers:j}),
o=c.then(function(r){if(!r.ok)throw r;return r.clone().json()});
function r(){return o.then(function(o){o=o.authBase;
return fetch(o+p,{method:'POST',credentials:o?'include':'same-origin',headers:{accept:j.accept,'accept-language':document.documentElement.lang==='en'?'en':'pt'}})})}
a[p]=l?l.request('lavra-refresh',r):r();o.catch(Object);a[p].catch(Object)}`.replaceAll('\n', '');

/**
 * Puts a script into the page that preloads the chunks of the program that will run, which saves about one round trip.
 * It chooses the program as the boot does: by the session mark in local storage. Styles are preloaded in the CORS mode
 * in which they are requested later, or they would be fetched twice. `screens` maps paths to the modules of the screens
 * that most visits begin with.
 */
export function preloadPrograms(
  programs: {
    public: readonly string[];
    console: readonly string[];
    screens: Readonly<Record<string, string>>;
  },
  base: string,
): Plugin {
  return {
    name: 'lavra-preload-programs',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const bundle = (context.bundle ?? {}) as unknown as Bundle;
        const entry = Object.values(bundle).find((chunk) => chunk.facadeModuleId?.endsWith('/index.html'));
        const loaded = entry === undefined ? new Set<string>() : closure(bundle, entry.fileName);
        const lists = {
          p: filesOf(bundle, programs.public, loaded),
          c: filesOf(bundle, programs.console, loaded),
        };
        const ofConsole = new Set([...loaded, ...lists.c]);
        const screens = Object.fromEntries(
          Object.entries(programs.screens).map(([path, module]) => [
            path,
            filesOf(bundle, [module], ofConsole),
          ]),
        );
        const code =
          `(function(l,n,s){try{s=localStorage.getItem('lavra-session')}catch(e){}` +
          `if(s)(${askAhead})('${base}','${refreshPath}');` +
          `(s?l.c.concat(n[location.pathname]||[]):l.p).forEach(function(f){var e=document.createElement('link'),c=f.slice(-3)==='css';` +
          `e.rel=c?'preload':'modulepreload';if(c){e.as='style';e.crossOrigin=''}e.href='${base}'+f;document.head.append(e)})})(${JSON.stringify(lists)},${JSON.stringify(screens)})`;
        return [{ tag: 'script', children: code, injectTo: 'head' }];
      },
    },
  };
}
