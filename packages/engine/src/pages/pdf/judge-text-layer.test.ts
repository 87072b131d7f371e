import { linesInPdf, pictureInPdf, searchableScan } from '@lavra/specimens/picture-in-pdf';
import { drawTextPage } from '@lavra/specimens/text-page';
import { expect, it } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { sharp } from '../picture/sharp-loaders.ts';
import { openPdf } from './open-pdf.ts';

const words = Array.from({ length: 8 }, () => 'Documento assinado com certificado digital');

async function needsOcr(png: Uint8Array): Promise<boolean> {
  const document = await openPdf(await pictureInPdf(words, png, 250), defaultLimits);
  const { needsOcr: isNeeded } = await document.page(1);
  document.close();
  return isNeeded;
}

it('a card that is a picture beneath the text of its certificate is read as a picture', async () => {
  const { png } = await drawTextPage({ seed: 7, paragraphs: 3, dpi: 200 });
  const card = await sharp(png).extract({ left: 150, top: 200, width: 1000, height: 560 }).png().toBuffer();
  expect(await needsOcr(card)).toBe(true);
});

it('a photograph beside text holds none, so the text layer is enough', async () => {
  const pixels = Uint8Array.from(
    { length: 500 * 280 },
    (_unused, at) => 90 + 80 * Math.sin(at / 37) + (at % 500) / 8,
  );
  const photograph = await sharp(pixels, { raw: { width: 500, height: 280, channels: 1 } })
    .png()
    .toBuffer();
  expect(await needsOcr(photograph)).toBe(false);
});

it('the invisible text of a searchable scan is what another program read of it: the picture is read', async () => {
  const lines = Array.from({ length: 40 }, () => 'Documento lido por outro programa, que pode errar letras');
  const { png } = await drawTextPage({ seed: 7, paragraphs: 3, dpi: 100 });
  const document = await openPdf(await searchableScan(lines, png), defaultLimits);
  const page = await document.page(1);
  document.close();
  expect(page).toMatchObject({ needsOcr: true, textLayer: undefined });
});

async function isExact(lines: readonly string[]): Promise<boolean> {
  const document = await openPdf(await linesInPdf(lines), defaultLimits);
  const { needsOcr: isNeeded, textLayer } = await document.page(1);
  document.close();
  return !isNeeded && textLayer !== undefined;
}

it('a form in frames of dashes has more of them than letters, and its text is exact', async () => {
  const rule = `+${'-'.repeat(80)}+`;
  expect(
    await isExact(
      ['CEREALISTA BOA SAFRA', 'PESO 1.480', 'SACAS 24'].flatMap((line) => [rule, `| ${line} |`, rule]),
    ),
  ).toBe(true);
});

it('signs that do not repeat are the codes of a font that mean something else', async () => {
  expect(await isExact(Array.from({ length: 8 }, () => '*+,%&/ (;:!?) <=>@[ ]^-.+* /%&,'))).toBe(false);
});
