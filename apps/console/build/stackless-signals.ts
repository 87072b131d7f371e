import type { Plugin } from 'vite';

const signal = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
/**
 * The number of errors that React creates as signals; any other number means another version of React, which has to be
 * checked again.
 */
const signalsOfReact = 5;

/** The same constants, still compared by identity, with their messages but without a stack. */
export function withoutStacks(code: string): string {
  const found = code.match(signal)?.length ?? 0;
  if (found !== signalsOfReact) throw new Error(`React makes ${found} errors as it starts`);
  return code.replaceAll(signal, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
}

/**
 * React creates the errors that it throws as signals while it starts. With an inspector attached, as in every
 * measuring tool, the browser then parses React and the program that loads it a second time to resolve the lines of
 * that stack, which nobody reads.
 */
export function stacklessSignals(): Plugin {
  return {
    name: 'lavra-stackless-signals',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
    },
  };
}
