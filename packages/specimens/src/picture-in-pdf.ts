import { PDFDocument, setTextRenderingMode, StandardFonts, TextRenderingMode } from 'pdf-lib';

const a4Points: [number, number] = [595, 842];

/** An A4 page with a text layer of these lines. */
async function pageOfLines(lines: readonly string[]) {
  const document = await PDFDocument.create();
  const page = document.addPage(a4Points);
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [index, line] of lines.entries())
    page.drawText(line, { x: 40, y: 800 - 14 * index, size: 9, font });
  return { document, page };
}

/** An A4 page of text and nothing else. */
export const linesInPdf = async (lines: readonly string[]): Promise<Uint8Array> =>
  (await pageOfLines(lines)).document.save();

/** An A4 page with a text layer and below it a picture of this width (points), like the PDF of a digital card. */
export async function pictureInPdf(
  lines: readonly string[],
  png: Uint8Array,
  width: number,
): Promise<Uint8Array> {
  const { document, page } = await pageOfLines(lines);
  const picture = await document.embedPng(png);
  page.drawImage(picture, { x: 40, y: 60, width, height: (width * picture.height) / picture.width });
  return document.save();
}

/** An A4 page of a picture with what somebody's recogniser read of it as invisible text on top: what scanners call a searchable PDF. */
export async function searchableScan(lines: readonly string[], png: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage(a4Points);
  const [width, height] = a4Points;
  page.drawImage(await document.embedPng(png), { x: 0, y: 0, width, height });
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
  for (const [index, line] of lines.entries())
    page.drawText(line, { x: 40, y: 800 - 14 * index, size: 9, font });
  return document.save();
}
