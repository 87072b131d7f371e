import { buffer } from 'node:stream/consumers';

import { PDFDocument, StandardFonts } from 'pdf-lib';
import { ZipFile } from 'yazl';

/** A file as Playwright passes it to a file input. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PDF of one A4 page with the given lines of text. */
export async function textPdf(name: string, lines: readonly string[]): Promise<ChosenFile> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  page.setFont(await pdf.embedFont(StandardFonts.Helvetica));
  page.drawText(lines.join('\n'), { x: 60, y: 760, size: 18, lineHeight: 40 });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}

/** An archive whose files are stored uncompressed. */
export async function storedZip(
  name: string,
  entries: readonly { readonly name: string; readonly buffer: Buffer }[],
): Promise<ChosenFile> {
  const zip = new ZipFile();
  for (const entry of entries) zip.addBuffer(entry.buffer, entry.name, { compress: false });
  zip.end();
  return { name, mimeType: 'application/zip', buffer: await buffer(zip.outputStream) };
}
