import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/**
 * Renders one page (from 0) of a PDF as a PNG, 300 dpi by default; throws when the file has no such page. PDFium
 * contains its own outlines for the built-in fonts, so no font of the machine is needed.
 */
export async function rasterise(
  pdf: Uint8Array,
  options: { page?: number; dpi?: number } = {},
): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    try {
      const index = options.page ?? 0;
      if (index >= document.getPageCount())
        throw new RangeError(`No page ${index} in ${document.getPageCount()}`);
      const page = document.getPage(index);
      const dpi = options.dpi ?? 300;
      const bitmap = await page.render({ scale: dpi / 72, render: 'bitmap' });
      return await sharp(bitmap.data, { raw: { width: bitmap.width, height: bitmap.height, channels: 4 } })
        .flatten({ background: '#fff' })
        .withMetadata({ density: dpi })
        .png()
        .toBuffer();
    } finally {
      document.destroy();
    }
  } finally {
    library.destroy();
  }
}
