import type { ChildProcess } from 'node:child_process';

/** Characters kept from the end of a child's output. */
const keptCharacters = 8000;

/** Listens to a child's output until it ends; answers where it failed, as `RangeError at read (file:1:2)`. */
export function captureFault(child: ChildProcess): () => string {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-keptCharacters);
  });
  return () => faultIn(said);
}

/** Only an error's class and where it was thrown: its message may quote the document. */
function faultIn(said: string): string {
  const lines = said.split('\n');
  const frame = lines.findIndex((line) => /^\s+at .+:\d+:\d+\)?$/.test(line));
  const errorClass = lines
    .slice(0, Math.max(frame, 0))
    .findLast((line) => /^(Uncaught )?\w*Error\b/.test(line));
  const name = /\w*Error\b/.exec(errorClass ?? '')?.[0];
  return [name, lines[frame]?.trim()].filter(Boolean).join(' ');
}
