import { spawn } from 'node:child_process';
import { RefusedError } from '../../pages/refused-error.ts';
import { language, unpackLanguageData } from '../language-data.ts';
import {
  assumedDpi,
  lasting,
  segmentationMode,
  type Care,
  type Layout,
  type ReadWord,
  type Recogniser,
} from '../recogniser.ts';
import { parseTsv } from './parse-tsv.ts';
import { toTiff } from './tiff.ts';

interface NativeOptions {
  /** The `tesseract` program, version 4 or later. */
  readonly path: string;
  readonly timeoutMs: number;
}

/**
 * The `tesseract` program of the machine. Pages are read with the language data it was installed with (distributions
 * install `fast`, which takes half the time), single lines with the package's own, which is more careful.
 */
export function createTesseractNative({ path, timeoutMs }: NativeOptions): Recogniser {
  let listing: Promise<boolean> | undefined;

  const carefulData = async () => ['--tessdata-dir', await unpackLanguageData()];
  const quickData = async () => ((await (listing ??= readsPortuguese(path))) ? [] : carefulData());

  const read = async (
    input: Buffer,
    { mode, dpi, care }: { mode: Layout; dpi: number; care: Care },
  ): Promise<ReadWord[][]> => {
    const where = ['stdin', 'stdout', ...(await (care === 'careful' ? carefulData() : quickData()))];
    const always = Object.entries(lasting).map(([name, value]) => `${name}=${value}`);
    const settings = ['tessedit_create_tsv=1', 'tessedit_create_txt=0', `user_defined_dpi=${dpi}`, ...always];
    const how = ['--psm', segmentationMode[mode], ...settings.flatMap((setting) => ['-c', setting])];
    return parseTsv(await run({ path, timeoutMs, args: [...where, '-l', language, ...how], input }));
  };

  return {
    read: async (picture, layout, dpi = assumedDpi) =>
      (await read(toTiff([picture]), { mode: layout, dpi, care: 'quick' })).flat(),
    readLines: async (pictures, care = 'careful') =>
      pictures.length === 0 ? [] : read(toTiff(pictures), { mode: 'line', dpi: assumedDpi, care }),
    close: () => Promise.resolve(),
  };
}

/** Whether the program starts and was installed with Portuguese. */
export async function readsPortuguese(path: string): Promise<boolean> {
  try {
    const listed = await run({ path, timeoutMs: 5000, args: ['--list-langs'], input: undefined });
    return listed.split(/\s+/).includes(language);
  } catch {
    return false;
  }
}

/** Its name and version. */
export async function versionOf(path: string): Promise<string> {
  const said = await run({ path, timeoutMs: 5000, args: ['--version'], input: undefined });
  return said.split('\n')[0]?.trim() ?? '';
}

interface Run {
  readonly path: string;
  readonly timeoutMs: number;
  readonly args: readonly string[];
  readonly input: Buffer | undefined;
}

function run({ path, timeoutMs, args, input }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = spawn(path, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const output: Buffer[] = [];
    program.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    program.once('error', reject);
    program.once('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'));
      else if (signal === 'SIGKILL')
        reject(new RefusedError('recognition_timeout', `Tesseract read for more than ${timeoutMs} ms`));
      else reject(new Error(`${path} ended with ${signal ?? `code ${code}`}`));
    });
    // A program that ends early closes its input; its exit code says why.
    program.stdin.once('error', () => undefined);
    program.stdin.end(input);
  });
}
