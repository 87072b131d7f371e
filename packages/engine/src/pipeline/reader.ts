import type { PageReading, Result } from '@lavra/contract/model/result';
import { isService, serviceDefinition } from '@lavra/contract/services/all';
import type { ServiceDefinition } from '@lavra/contract/services/service';
import type { FileContent } from '../extract/extractor.ts';
import { compareFaces } from '../faces/compare-faces.ts';
import { createFaceApi } from '../faces/face-api.ts';
import type { FaceMatcher } from '../faces/face-matcher.ts';
import type { Recogniser } from '../ocr/recogniser.ts';
import {
  jobFiles,
  type CountOutcome,
  type JobFile,
  type ReadRegionInput,
  type ReadRegionOutcome,
  type RecogniseInput,
  type RecogniseOutcome,
  type Refused,
  type RenderInput,
  type RenderOutcome,
} from '../outcome.ts';
import type { Limits } from '../pages/limits.ts';
import type { SourcePage } from '../pages/document.ts';
import { openDocument } from '../pages/open-document.ts';
import type { Page } from '../pages/page.ts';
import { RefusedError } from '../pages/refused-error.ts';
import { engineVersion } from '../version.ts';
import { presentComparison, presentFaces, readFaces, type FaceFile, type FaceReading } from './read-faces.ts';
import { readPage } from './read-page.ts';
import { readRegion } from './read-region.ts';
import { startClock, type StageClock } from './stage-clock.ts';

export interface ReaderParts {
  readonly limits: Limits;
  readonly recogniser: Recogniser;
  /** Fields of one file of a job of the service. */
  extract(service: string, file: FileContent): Result['Document'];
}

/** Reads documents in this process, one at a time. */
export interface Reader {
  /** `onPage` is called when a page is finished. */
  recognise(input: RecogniseInput, onPage?: () => void): Promise<RecogniseOutcome>;
  render(input: RenderInput): Promise<RenderOutcome>;
  readRegion(input: ReadRegionInput): Promise<ReadRegionOutcome>;
  count(path: string): Promise<CountOutcome>;
  close(): Promise<void>;
}

const xmlPage: PageReading = { page: 1, width: 0, height: 0, source: 'xml', orientation: 0, quality: 'ok' };
const largestRenderPixels = 4000;

/** Builds a reader from its parts. */
export function createReader(parts: ReaderParts): Reader {
  const faces = createFaceApi();
  return {
    recognise: (input, onPage) =>
      refusalsAsOutcome(async () => ({
        kind: 'recognised',
        result: await recognise({ ...parts, faces }, input, onPage),
      })),
    render: (input) => refusalsAsOutcome(() => render(parts, input)),
    readRegion: (input) => refusalsAsOutcome(() => region(parts, input)),
    count: (path) => refusalsAsOutcome(() => count(parts, path)),
    close: () => parts.recogniser.close(),
  };
}

interface AllParts extends ReaderParts {
  readonly faces: FaceMatcher;
}

async function recognise(parts: AllParts, input: RecogniseInput, onPage?: () => void): Promise<Result> {
  const clock = startClock();
  const { service } = input;
  const definition = isService(service) ? serviceDefinition(service) : undefined;
  const documents: Result['Document'] = [];
  const faces: Partial<Record<JobFile, FaceReading>> = {};
  let readings: readonly PageReading[] = [];
  for (const name of jobFiles) {
    const path = input.files[name];
    if (path === undefined) continue;
    // A selfie is only searched for a face, and so are the documents when they are only compared with it.
    const isFace = name === 'selfie' || (definition?.selfie === 'required' && name === 'document');
    if (isFace) {
      const found = await lookForFaces(parts, { path, isSelfie: name === 'selfie' }, clock);
      onPage?.();
      faces[name] = found;
      const Data = presentFaces(found);
      documents.push(marked({ Page: found.pages.length, Reading: 'fields', Data }, name));
      if (name === 'document') readings = found.pages;
      continue;
    }
    const file = await readFile(parts, { path, definition, clock, onPage });
    const found = await clock.measure('extract', async () =>
      parts.extract(service, { ...file, metadata: input.metadata }),
    );
    documents.push(...found.map((document) => marked(document, name)));
    if (name !== 'document') continue;
    readings = file.xml === undefined ? file.pages.map(presentPage) : [xmlPage];
    if (input.files.selfie === undefined || file.xml !== undefined) continue;
    const turns = readings.map(({ orientation }) => orientation);
    faces.document = await lookForFaces(parts, { path, isSelfie: false, turns }, clock);
    const [first] = documents;
    if (first) documents[0] = { ...first, Data: { ...first.Data, ...presentFaces(faces.document) } };
  }
  const [first] = documents;
  if (first && faces.document && faces.selfie) {
    const compared = compareFaces(faces.document.portrait, faces.selfie.portrait, (a, b) =>
      parts.faces.distance(a, b),
    );
    documents[0] = { ...first, Data: { ...presentComparison(compared), ...first.Data } };
  }
  return {
    Time: clock.seconds(),
    Quantity: documents.length,
    Document: documents,
    EngineVersion: engineVersion,
    Pages: [...readings],
    Stages: clock.stages(),
  };
}

async function lookForFaces(
  { limits, faces }: AllParts,
  { path, ...file }: Omit<FaceFile, 'document'> & { readonly path: string },
  clock: StageClock,
): Promise<FaceReading> {
  const opened = await clock.measure('open', () => openDocument(path, limits));
  if (opened.kind === 'xml') throw new RefusedError('file_type_unsupported', 'application/xml');
  try {
    return await clock.measure('faces', () => readFaces({ ...file, document: opened.document }, faces));
  } finally {
    opened.document.close();
  }
}

/** Marks the fields of a second file; unmarked ones belong to the document itself. */
function marked(document: Result['Document'][number], name: JobFile) {
  return name === 'document' ? document : { ...document, Data: { ...document.Data, File: { value: name } } };
}

interface FileToRead {
  readonly path: string;
  readonly definition: ServiceDefinition | undefined;
  readonly clock: StageClock;
  readonly onPage: (() => void) | undefined;
}

async function readFile(
  { limits, recogniser }: ReaderParts,
  { path, definition, clock, onPage }: FileToRead,
): Promise<FileContent> {
  const opened = await clock.measure('open', () => openDocument(path, limits));
  if (opened.kind === 'xml') {
    if (definition?.xml !== true) throw new RefusedError('file_type_unsupported', 'application/xml');
    return { pages: [], xml: opened.text };
  }
  const { document } = opened;
  const options = {
    recogniser,
    readsAllCodes: definition?.codes === true,
    readsBlanks: definition?.blanks === true,
    readsDisplay: definition?.display === true,
  };
  const pages: Page[] = [];
  try {
    for (let number = 1; number <= document.pageCount; number += 1) {
      const source = await clock.measure('text-layer', () => document.page(number));
      pages.push(await readPage(source, options, clock));
      onPage?.();
    }
  } finally {
    document.close();
  }
  return { pages };
}

function presentPage({ number, width, height, source, orientation, quality }: Page): PageReading {
  return { page: number, width, height, source, orientation, quality };
}

async function render(
  { limits }: ReaderParts,
  { path, page, widthPx, orientation }: RenderInput,
): Promise<RenderOutcome> {
  const bytes = await withPage(limits, { path, page }, (source) =>
    source.render(Math.min(largestRenderPixels, Math.max(1, Math.round(widthPx))), orientation),
  );
  return { kind: 'rendered', bytes, mediaType: 'image/webp' };
}

function region(
  { limits, recogniser }: ReaderParts,
  { path, page, ...part }: ReadRegionInput,
): Promise<ReadRegionOutcome> {
  return withPage(limits, { path, page }, (source) => readRegion(source, part, recogniser));
}

async function withPage<T>(
  limits: Limits,
  { path, page }: { readonly path: string; readonly page: number },
  use: (source: SourcePage) => Promise<T>,
): Promise<T> {
  const opened = await openDocument(path, limits);
  if (opened.kind === 'xml') throw new RefusedError('file_type_unsupported', 'XML has no page to show');
  const { document } = opened;
  try {
    if (page < 1 || page > document.pageCount) throw new RangeError(`Page ${page} of ${document.pageCount}`);
    return await use(await document.page(page));
  } finally {
    document.close();
  }
}

async function count({ limits }: ReaderParts, path: string): Promise<CountOutcome> {
  const opened = await openDocument(path, limits);
  if (opened.kind === 'xml') return { kind: 'counted', pages: 1 };
  opened.document.close();
  return { kind: 'counted', pages: opened.document.pageCount };
}

async function refusalsAsOutcome<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return {
      kind: 'refused',
      code: error.code,
      ...(error.detail === undefined ? {} : { detail: error.detail }),
    };
  }
}
