import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Raster } from '../../pages/raster.ts';
import { RefusedError } from '../../pages/refused-error.ts';
import { language, languageDataFolder } from '../language-data.ts';
import { toPgm } from '../netpbm.ts';
import { assumedDpi, segmentationMode } from '../recogniser.ts';
import type { Layout, ReadWord, Recogniser } from '../recogniser.ts';
import { parseTsv } from './parse-tsv.ts';

interface NativeOptions {
  /** The `tesseract` program, version 4 or later. */
  readonly path: string;
  readonly timeoutMs: number;
}

/** The `tesseract` program of the machine, with the same language data as the one in WebAssembly. */
export function createTesseractNative({ path, timeoutMs }: NativeOptions): Recogniser {
  let preparing: Promise<string> | undefined;

  const read = async (input: string, layout: Layout | 'line', picture?: Raster): Promise<ReadWord[][]> => {
    preparing ??= unpackLanguageData();
    const folder = await preparing;
    const where = [input, 'stdout', '--tessdata-dir', folder, '-l', language];
    const settings = ['tessedit_create_tsv=1', 'tessedit_create_txt=0', `user_defined_dpi=${assumedDpi}`];
    const how = ['--psm', segmentationMode[layout], ...settings.flatMap((setting) => ['-c', setting])];
    return parseTsv(
      await run({ path, timeoutMs, args: [...where, ...how], input: picture && toPgm(picture) }),
    );
  };

  return {
    read: async (picture, layout) => (await read('stdin', layout, picture)).flat(),
    readLines: (pictures) => withList(pictures, (list) => read(list, 'line')),
    close: async () => {
      if (preparing !== undefined) await rm(await preparing, { recursive: true, force: true });
      preparing = undefined;
    },
  };
}

async function unpackLanguageData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-tessdata-'));
  const packed = await readFile(join(languageDataFolder(), `${language}.traineddata.gz`));
  await writeFile(join(folder, `${language}.traineddata`), await promisify(gunzip)(packed));
  return folder;
}

/** Writes the pictures and a list of them: the program starts once for all. */
async function withList(
  pictures: readonly Raster[],
  use: (list: string) => Promise<ReadWord[][]>,
): Promise<ReadWord[][]> {
  if (pictures.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), 'lavra-lines-'));
  try {
    const names = pictures.map((_picture, index) => join(folder, `${index}.pgm`));
    await Promise.all(pictures.map((picture, index) => writeFile(names[index] ?? '', toPgm(picture))));
    const list = join(folder, 'list.txt');
    await writeFile(list, `${names.join('\n')}\n`);
    return await use(list);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Run {
  readonly path: string;
  readonly timeoutMs: number;
  readonly args: readonly string[];
  readonly input: Buffer | undefined;
}

function run({ path, timeoutMs, args, input }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    // One thread: several slow each other down, twelve times over where it was measured.
    const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
    const program = spawn(path, args, {
      env,
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
