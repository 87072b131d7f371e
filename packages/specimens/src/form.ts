import { encodeBarcode, type BarcodeFormat } from './barcode.ts';
import { createSpecimenDocument, type Face, type Sheet } from './sheet.ts';
import { wrap } from './text-page.ts';

/** A labelled value; field names it in the truth, and truth is the actual value when the print differs from it. */
export interface Cell {
  readonly label: string;
  readonly value: string;
  readonly share?: number;
  readonly field?: string;
  readonly truth?: string;
}

/** One block of a form, placed below the one before it. */
export type Block =
  | { kind: 'heading'; text: string; size?: number; align?: 'left' | 'center'; isBar?: boolean }
  | { kind: 'cells'; cells: readonly Cell[]; height?: number; isOpen?: boolean }
  | { kind: 'text'; text: string; size?: number; face?: Face; align?: 'left' | 'center' | 'right' }
  | {
      kind: 'table';
      heads: readonly string[];
      rows: readonly (readonly string[])[];
      shares?: readonly number[];
    }
  | { kind: 'barcode'; text: string; format: BarcodeFormat; width: number; height: number; field?: string }
  | { kind: 'picture'; width: number; height: number }
  | { kind: 'gap'; height: number };

/** The content of a form: paper in millimetres, type size in points, and its blocks from the top. */
export interface Form {
  readonly title: string;
  readonly size: readonly [number, number];
  readonly margin?: number;
  readonly label?: number;
  readonly value?: number;
  readonly face?: Face;
  readonly blocks: readonly Block[];
  /** Values of the truth that no single cell prints. */
  readonly truth?: Readonly<Record<string, string>>;
}

/** A drawn page with its values: dates are ISO, amounts decimal strings, numbers without punctuation. */
export interface DrawnForm {
  readonly pdf: Uint8Array;
  readonly truth: Record<string, string>;
}

const mmPerPoint = 25.4 / 72;

interface Pen {
  readonly sheet: Sheet;
  readonly form: Form;
  readonly left: number;
  readonly width: number;
}

function drawCells(pen: Pen, y: number, block: Extract<Block, { kind: 'cells' }>): number {
  const { sheet, form } = pen;
  const [label, value] = [form.label ?? 6, form.value ?? 9];
  const height = block.height ?? (label + value) * mmPerPoint * 1.45 + 1.2;
  const shares = block.cells.reduce((sum, cell) => sum + (cell.share ?? 1), 0);
  let x = pen.left;
  for (const cell of block.cells) {
    const width = (pen.width * (cell.share ?? 1)) / shares;
    if (!block.isOpen) sheet.box(x, y, width, height);
    const room = { width: width - 1.6 };
    sheet.text(x + 0.8, y + label * mmPerPoint + 0.6, cell.label, { size: label, grey: 0.25, ...room });
    const line = y + (label + value) * mmPerPoint * 1.25 + 0.9;
    sheet.text(x + 0.8, line, cell.value, { size: value, face: form.face ?? 'bold', ...room });
    x += width;
  }
  return y + height;
}

function drawText(pen: Pen, y: number, block: Extract<Block, { kind: 'text' }>): number {
  const style = { size: block.size ?? 9, face: block.face ?? 'sans' } as const;
  const step = style.size * mmPerPoint * 1.3;
  let next = y;
  for (const paragraph of block.text.split('\n')) {
    for (const line of wrap(paragraph, (text) => pen.sheet.widthOf(text, style) <= pen.width)) {
      next += step;
      pen.sheet.text(pen.left, next, line, { ...style, align: block.align ?? 'left', width: pen.width });
    }
  }
  return next + step * 0.4;
}

function drawHeading(pen: Pen, y: number, block: Extract<Block, { kind: 'heading' }>): number {
  const size = block.size ?? 10;
  const height = size * mmPerPoint * 1.45;
  if (block.isBar) pen.sheet.box(pen.left, y, pen.width, height, 0.88);
  pen.sheet.text(pen.left + 0.8, y + height * 0.74, block.text, {
    size,
    face: 'bold',
    align: block.align ?? 'center',
    width: pen.width - 1.6,
  });
  return y + height;
}

function drawTable(pen: Pen, y: number, block: Extract<Block, { kind: 'table' }>): number {
  const size = (pen.form.value ?? 9) - 1;
  const row = size * mmPerPoint * 1.45;
  const sharesOf = (column: number): number => block.shares?.[column] ?? 1;
  const total = block.heads.reduce((sum, _head, column) => sum + sharesOf(column), 0);
  let x = pen.left;
  block.heads.forEach((head, column) => {
    const width = (pen.width * sharesOf(column)) / total;
    const room = { width: width - 1.2 };
    pen.sheet.text(x + 0.6, y + row * 0.75, head, { size: size - 1, face: 'bold', ...room });
    block.rows.forEach((cells, index) => {
      pen.sheet.text(x + 0.6, y + row * (index + 1.75), cells[column] ?? '', { size, ...room });
    });
    x += width;
  });
  pen.sheet.line(pen.left, y + row, pen.left + pen.width, y + row);
  return y + row * (block.rows.length + 1) + 1;
}

async function drawBlock(pen: Pen, y: number, block: Block): Promise<number> {
  switch (block.kind) {
    case 'heading':
      return drawHeading(pen, y, block);
    case 'cells':
      return drawCells(pen, y, block);
    case 'text':
      return drawText(pen, y, block);
    case 'table':
      return drawTable(pen, y, block);
    case 'barcode': {
      const code = await encodeBarcode(block.text, block.format);
      pen.sheet.modules(pen.left + 2, y + 1.5, block.width, block.height, code);
      return y + block.height + 3;
    }
    case 'picture':
      pen.sheet.box(pen.left + 2, y + 1, block.width, block.height, 0.85);
      pen.sheet.text(pen.left + 2, y + 1 + block.height / 2, 'FOTO', {
        size: 7,
        align: 'center',
        width: block.width,
        grey: 0.5,
      });
      return y + block.height + 2;
    case 'gap':
      return y + block.height;
  }
}

function truthOf(form: Form): Record<string, string> {
  const truth: Record<string, string> = { ...form.truth };
  for (const block of form.blocks) {
    if (block.kind === 'barcode' && block.field) truth[block.field] = block.text;
    if (block.kind !== 'cells') continue;
    for (const cell of block.cells) if (cell.field) truth[cell.field] = cell.truth ?? cell.value;
  }
  return truth;
}

/** Draws a form on one sheet marked ESPÉCIME at its foot; throws RangeError when its blocks do not fit. */
export async function drawForm(form: Form): Promise<DrawnForm> {
  const document = await createSpecimenDocument(form.title);
  const sheet = document.addSheet(form.size);
  const margin = form.margin ?? 10;
  const pen: Pen = { sheet, form, left: margin, width: sheet.width - 2 * margin };
  let y = margin;
  for (const block of form.blocks) y = await drawBlock(pen, y, block);
  if (y > sheet.height - 2.5) throw new RangeError(`${form.title} needs ${y.toFixed(1)} mm of height`);
  sheet.text(margin, sheet.height - 1, 'ESPÉCIME', { size: 5, align: 'center', width: pen.width, grey: 0.5 });
  return { pdf: await document.save(), truth: truthOf(form) };
}
