import { expect, it } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { openPdf } from './open-pdf.ts';

/** The rules of a page of 200 x 100 points with a line of text and these drawing operators, in points from its top left corner. */
async function rulesOf(drawing: string): Promise<number[][]> {
  const text = `BT /F 10 Tf 20 5 Td (${'Nota fiscal de venda '.repeat(3)}) Tj ET`;
  const content = `${drawing}\n${text}`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  const bytes = Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>`, 'latin1');
  const document = await openPdf(bytes, defaultLimits);
  const { rules = [] } = await document.page(1);
  document.close();
  return rules.map(({ left, top, right, bottom }) =>
    [left * 200, top * 100, right * 200, bottom * 100].map((edge) => Math.round(edge)),
  );
}

it('strokes, the sides of a box and thin filled bars are rules', async () => {
  expect(await rulesOf('20 80 m 120 80 l S')).toEqual([[20, 20, 120, 20]]);
  expect(await rulesOf('20 60 100 20 re S')).toHaveLength(4);
  expect(await rulesOf('20 80 100 1 re f 20 60 1 20 re f')).toEqual([
    [20, 20, 120, 20],
    [21, 20, 21, 40],
  ]);
});

it('a box with round corners has its four sides', async () => {
  const round =
    '25 80 m 115 80 l 118 80 120 78 120 75 c 120 65 l 120 62 118 60 115 60 c 25 60 l 22 60 20 62 20 65 c 20 75 l 20 78 22 80 25 80 c h S';
  expect((await rulesOf(round)).toSorted()).toEqual([
    [120, 20, 120, 40],
    [20, 20, 120, 20],
    [20, 20, 20, 40],
    [20, 40, 120, 40],
  ]);
});

it('a bar, a line that leans, a wave and what is not drawn are none', async () => {
  expect(await rulesOf('20 60 100 20 re f')).toEqual([]);
  expect(await rulesOf('20 80 m 120 70 l S')).toEqual([]);
  expect(await rulesOf('20 80 m 40 90 60 70 80 80 c 100 90 120 70 140 80 c S')).toEqual([]);
  expect(await rulesOf('20 60 100 20 re n')).toEqual([]);
});
