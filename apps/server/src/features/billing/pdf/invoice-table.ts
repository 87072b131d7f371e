export type Cells = readonly string[];
export type Pdf = PDFKit.PDFDocument;

/** Points: A4 is 595 by 842. */
export const page = { width: 595.28, height: 841.89, margin: 48, foot: 40 };
export const inner = page.width - 2 * page.margin;
export const ink = { primary: '#123f54', text: '#1d2b33', dim: '#5b6b75', line: '#d5dde2', band: '#f1f5f7' };

interface Table {
  readonly widths: readonly number[];
  readonly head: Cells;
  readonly rows: readonly Cells[];
  readonly total?: Cells;
}

const rowHeight = 18;

/** Repeats the head on every page that the table continues on. */
export function drawTable(document: Pdf, { widths, head, rows, total }: Table): void {
  const drawHeadRow = () => drawRow(document, head, { widths, kind: 'head' });
  drawHeadRow();
  for (const row of rows) {
    if (ensureRoom(document, rowHeight)) drawHeadRow();
    drawRow(document, row, { widths, kind: 'body' });
  }
  if (!total) return;
  ensureRoom(document, rowHeight);
  drawRow(document, total, { widths, kind: 'total' });
}

function drawRow(
  document: Pdf,
  cells: Cells,
  { widths, kind }: { widths: readonly number[]; kind: 'head' | 'body' | 'total' },
): void {
  const top = document.y;
  if (kind === 'total') document.rect(page.margin, top, inner, rowHeight).fill(ink.band);
  document.font(kind === 'total' ? 'Helvetica-Bold' : 'Helvetica').fontSize(kind === 'head' ? 8 : 9.5);
  document.fillColor(kind === 'head' ? ink.dim : ink.text);
  let x = page.margin;
  for (const [index, cell] of cells.entries()) {
    const width = (widths[index] ?? 0) - 12;
    document.text(cell, x + 6, top + (kind === 'head' ? 6 : 5), {
      width,
      height: rowHeight,
      align: index === 0 ? 'left' : 'right',
      lineBreak: false,
      ellipsis: true,
    });
    x += widths[index] ?? 0;
  }
  const bottom = top + rowHeight;
  document.lineWidth(kind === 'head' ? 0.8 : 0.5).strokeColor(kind === 'head' ? ink.primary : ink.line);
  document
    .moveTo(page.margin, bottom)
    .lineTo(page.margin + inner, bottom)
    .stroke();
  document.x = page.margin;
  document.y = bottom;
}

/** Starts a new page when fewer points are left; returns whether it did. */
export function ensureRoom(document: Pdf, points: number): boolean {
  if (document.y + points <= page.height - page.margin - page.foot) return false;
  document.addPage();
  return true;
}
