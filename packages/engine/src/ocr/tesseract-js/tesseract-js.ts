import { OEM, createWorker, type Page as TesseractPage, type Worker, type WorkerParams } from 'tesseract.js';
import { toPgm } from '../../pages/netpbm.ts';
import type { Raster } from '../../pages/raster.ts';
import { language, languageDataFolder } from '../language-data.ts';
import {
  assumedDpi,
  lasting,
  readsInverted,
  segmentationMode,
  type Layout,
  type ReadWord,
  type Recogniser,
} from '../recogniser.ts';
import { withTimeout } from './with-timeout.ts';

const startTimeoutMs = 20_000;

/** Tesseract in WebAssembly, in a thread of its own; starts with the first picture and reads for at most `timeoutMs`. */
export function createTesseractJs({ timeoutMs }: { timeoutMs: number }): Recogniser {
  let starting: Promise<Worker> | undefined;

  const stop = async () => {
    const worker = starting;
    starting = undefined;
    await (await worker)?.terminate();
  };

  const read = async (picture: Raster, layout: Layout, dpi: number = assumedDpi): Promise<ReadWord[]> => {
    // A bad language folder leaves createWorker pending for ever.
    starting ??= withTimeout(start(), startTimeoutMs, 'Tesseract did not start');
    const worker = await starting;
    // 'debug_file' is a parameter of Tesseract that the types do not list.
    const parameters = {
      tessedit_pageseg_mode: segmentationMode[layout],
      user_defined_dpi: String(dpi),
      tessedit_do_invert: readsInverted(picture, layout),
      debug_file: '/dev/null',
      ...lasting,
    } as Partial<WorkerParams>;
    await worker.setParameters(parameters);
    const reading = worker.recognize(toPgm(picture), {}, { text: false, blocks: true });
    try {
      const { data } = await withTimeout(reading, timeoutMs, `Tesseract read for more than ${timeoutMs} ms`);
      return wordsOf(data);
    } catch (error) {
      // terminate() leaves a reading in flight pending for ever, so the next picture gets a new worker.
      await stop();
      throw error;
    }
  };

  /** There is only one set of language data: a careful reading would give the same words as the quick one. */
  const known = new WeakMap<Raster, ReadWord[]>();
  const readLines = async (pictures: readonly Raster[]): Promise<ReadWord[][]> => {
    const readings: ReadWord[][] = [];
    for (const picture of pictures) {
      const words = known.get(picture) ?? (await read(picture, 'line'));
      known.set(picture, words);
      readings.push(words);
    }
    return readings;
  };

  return { read, readLines, close: stop };
}

function start(): Promise<Worker> {
  return createWorker(language, OEM.LSTM_ONLY, {
    langPath: languageDataFolder(),
    // Otherwise the language data is written to the working directory.
    cacheMethod: 'none',
    gzip: true,
    // Without a handler a failed reading ends the process besides rejecting.
    errorHandler: () => undefined,
  });
}

function wordsOf({ blocks }: TesseractPage): ReadWord[] {
  let lineCount = 0;
  return (blocks ?? []).flatMap(({ paragraphs }, block) =>
    paragraphs
      .flatMap(({ lines }) => lines)
      .flatMap(({ words, bbox: lineBox }) => {
        lineCount += 1;
        const line = lineCount;
        return words.flatMap(({ text, confidence, bbox }) => {
          if (text.trim() === '') return [];
          return {
            text: text.trim(),
            conf: confidence,
            left: bbox.x0,
            top: bbox.y0,
            right: bbox.x1,
            bottom: bbox.y1,
            lineTop: lineBox.y0,
            lineBottom: lineBox.y1,
            block,
            line,
          };
        });
      }),
  );
}
