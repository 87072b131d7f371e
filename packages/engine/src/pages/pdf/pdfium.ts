import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';
import { RefusedError } from '../refused-error.ts';

/**
 * The C interface of PDFium as far as it is used here; names and parameters are those of `fpdfview.h`, `fpdf_text.h` and
 * `fpdf_edit.h`. Handles and addresses are numbers; 0 is none.
 */
export interface Pdfium {
  malloc(bytes: number): number;
  free(address: number): void;
  /** The current memory. It moves when it grows, so never keep a view across a call. */
  memory(): Uint8Array;
  FPDF_InitLibraryWithConfig(config: object): void;
  FPDF_LoadMemDocument(address: number, bytes: number, password: number): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidth(page: number): number;
  FPDF_GetPageHeight(page: number): number;
  FPDF_PageToDevice(
    ...args: [
      page: number,
      startX: number,
      startY: number,
      sizeX: number,
      sizeY: number,
      rotate: number,
      x: number,
      y: number,
      outX: number,
      outY: number,
    ]
  ): number;
  FPDF_RenderPageBitmap(
    ...args: [
      bitmap: number,
      page: number,
      startX: number,
      startY: number,
      sizeX: number,
      sizeY: number,
      rotate: number,
      flags: number,
    ]
  ): void;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, address: number, stride: number): number;
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): void;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(textPage: number): void;
  FPDFText_CountChars(textPage: number): number;
  FPDFText_GetUnicode(textPage: number, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number;
  FPDFText_GetCharAngle(textPage: number, index: number): number;
  FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  FPDFText_GetLooseCharBox(textPage: number, index: number, rectF: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFPath_CountSegments(path: number): number;
  FPDFPath_GetPathSegment(path: number, index: number): number;
  FPDFPath_GetDrawMode(path: number, fillMode: number, isStroked: number): number;
  FPDFPathSegment_GetType(segment: number): number;
  FPDFPathSegment_GetClose(segment: number): number;
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  FPDFTextObj_GetTextRenderMode(text: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  /** Limits PDFium's whole memory from here on; a document that needs more is refused as `document_too_complex`. */
  limitMemory(bytes: number): void;
}

let loading: Promise<Pdfium> | undefined;

/** PDFium, one instance per process. Its WebAssembly is read from the package, never fetched. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Pdfium> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  // PDFium would print its failures on the terminal.
  const silent = { print: () => undefined, printErr: () => undefined };
  const module = await PDFiumModule({ wasmBinary, locateFile: () => '', ...silent });
  const guard = guardMemory(module.wasmExports);
  // PDFium's compiler puts an underscore before every name; the wrapper types only the few that it uses itself.
  const named = Object.entries(module).filter(([name]) => name.startsWith('_FPDF'));
  const pdfium = {
    ...Object.fromEntries(named.map(([name, value]) => [name.slice(1), guard.calling(value as Native)])),
    malloc: guard.calling(module.wasmExports.malloc as Native),
    free: guard.calling(module.wasmExports.free as Native),
    memory: () => module.HEAPU8,
    limitMemory: guard.limit,
  } as Pdfium;
  pdfium.FPDF_InitLibraryWithConfig({
    version: 2,
    m_pIsolate: null,
    m_pUserFontPaths: null,
    m_v8EmbedderSlot: 0,
    m_pPlatform: null,
  });
  return pdfium;
}

type Native = (...args: unknown[]) => unknown;

const pageBytes = 65_536;

/** A document of a few bytes may ask for gigabytes. PDFium out of memory is unusable: the next document gets a new instance. */
function guardMemory(exported: object) {
  const memory = Object.values(exported).find(
    (each): each is WebAssembly.Memory => each instanceof WebAssembly.Memory,
  );
  if (!memory) throw new Error('PDFium shows no memory');
  let limitBytes = Infinity;
  let isRefused = false;
  let isSpent = false;
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    isRefused = memory.buffer.byteLength + pages * pageBytes > limitBytes;
    if (isRefused) throw new RangeError(`PDFium asks for more than ${limitBytes} bytes`);
    return grow(pages);
  };
  return {
    limit: (bytes: number) => void (limitBytes = bytes),
    calling:
      (native: Native): Native =>
      (...args) => {
        // An unusable instance cannot even close its documents.
        if (isSpent) return 0;
        try {
          return native(...args);
        } catch (error) {
          isSpent = true;
          loading = undefined;
          if (!isRefused) throw error;
          throw new RefusedError('document_too_complex', `More than ${limitBytes} bytes of memory`);
        }
      },
  };
}
