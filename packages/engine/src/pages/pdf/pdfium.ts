import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';

/** The exports of PDFium that the wrapper's types leave out; names and parameters are those of `fpdf_text.h` and `fpdfview.h`. */
interface RawExports {
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  _FPDFText_IsGenerated(textPage: number, index: number): number;
  _FPDFText_HasUnicodeMapError(textPage: number, index: number): number;
  _FPDFText_GetCharAngle(textPage: number, index: number): number;
  _FPDFText_GetCharBox(
    page: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rectF: number): number;
  _FPDF_PageToDevice(
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
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
}

export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & RawExports;

let loading: Promise<Pdfium> | undefined;

/** PDFium, one instance a process. Its WebAssembly is read from the package, never fetched. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  const bytes = await readFile(path);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  // The raw exports are there at run time; the wrapper types only those it uses itself.
  const pdfium = (await PDFiumModule({ wasmBinary, locateFile: () => '' })) as Pdfium;
  pdfium._FPDF_InitLibraryWithConfig({
    version: 2,
    m_pIsolate: null,
    m_pUserFontPaths: null,
    m_v8EmbedderSlot: 0,
    m_pPlatform: null,
  });
  return pdfium;
}
