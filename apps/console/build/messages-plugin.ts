import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const script = fileURLToPath(new URL('compile-messages.mjs', import.meta.url));
const catalogues = fileURLToPath(new URL('../messages', import.meta.url));

/** Compiles the catalogues to typed functions, in a child process because the compiler keeps timers running. */
export function compileMessages() {
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}

/** Compiles before a build and, in development, whenever a catalogue changes. */
export function messagesPlugin(): Plugin {
  return {
    name: 'lavra-messages',
    config: compileMessages,
    configureServer(server) {
      server.watcher.add(catalogues);
      server.watcher.on('change', (path) => {
        if (path.startsWith(catalogues)) compileMessages();
      });
    },
  };
}
