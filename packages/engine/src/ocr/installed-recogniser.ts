import type { Recogniser } from './recogniser.ts';
import { createTesseractLibrary, versionOfLibrary } from './tesseract-library/tesseract-library.ts';
import { createTesseractNative, readsPortuguese, versionOf } from './tesseract-native/tesseract-native.ts';

interface Options {
  /** The program named by the operator; without one, the Tesseract that is installed with Portuguese is used. */
  readonly path: string | undefined;
  readonly timeoutMs: number;
}

/**
 * The machine's Tesseract: its library, which starts once; else its program, which starts for every reading; else the one in
 * WebAssembly, which takes twice as long.
 */
export function createInstalledRecogniser({ path, timeoutMs }: Options): Recogniser {
  let choosing: Promise<Recogniser> | undefined;
  const choose = async () => {
    const library = path === undefined ? await createTesseractLibrary({ timeoutMs }) : undefined;
    if (library !== undefined) return library;
    const program = path ?? (await findProgram());
    if (program !== undefined) return createTesseractNative({ path: program, timeoutMs });
    const { createTesseractJs } = await import('./tesseract-js/tesseract-js.ts');
    return createTesseractJs({ timeoutMs });
  };
  const chosen = () => (choosing ??= choose());
  return {
    read: async (...page) => (await chosen()).read(...page),
    readLines: async (...lines) => (await chosen()).readLines(...lines),
    close: async () => (await choosing)?.close(),
  };
}

/** The recogniser of this machine, with its version if it is installed, for the operator. Throws when the named program does not start. */
export async function describeRecogniser(path: string | undefined): Promise<string> {
  const library = path === undefined ? await versionOfLibrary() : undefined;
  if (library !== undefined) return `tesseract ${library} (library)`;
  const program = path ?? (await findProgram());
  return program === undefined ? 'tesseract in WebAssembly' : `${await versionOf(program)} (${program})`;
}

/** The program by its name, which the system resolves on the path. */
async function findProgram(): Promise<string | undefined> {
  return (await readsPortuguese('tesseract')) ? 'tesseract' : undefined;
}
