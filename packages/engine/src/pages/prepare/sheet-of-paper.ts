import type { Box } from '@lavra/contract/model/result';
import { clampBox } from '../geometry.ts';
import type { Raster } from '../raster.ts';
import { findPaper, sidesOf } from './paper.ts';
import { projectionOnto, rectify } from './perspective.ts';

/** The paper of a picture seen from straight above, and the way back to the picture. */
export interface SheetOfPaper {
  readonly raster: Raster;
  /** The smallest box of the picture around a box of the paper; fractions in, fractions out. */
  toPicture(box: Box): Box;
}

/** Rectifies the paper of a photograph; a picture without a desk around its paper is returned unchanged. */
export async function layFlat(picture: Raster): Promise<SheetOfPaper> {
  const quad = await findPaper(picture);
  if (quad === undefined) return { raster: picture, toPicture: (box) => box };
  const [top, right, bottom, left] = sidesOf(quad);
  const width = Math.round(Math.max(top, bottom));
  const height = Math.round(Math.max(left, right));
  const project = projectionOnto(quad, width, height);
  return {
    raster: rectify(picture, project, { width, height }),
    toPicture: ([x, y, w, h]) => {
      const corners = [x, x + w].flatMap((px) => [y, y + h].map((py) => project(px * width, py * height)));
      const xs = corners.map(([px]) => px / picture.width);
      const ys = corners.map(([, py]) => py / picture.height);
      const [boxLeft, boxTop] = [Math.min(...xs), Math.min(...ys)];
      return clampBox([boxLeft, boxTop, Math.max(...xs) - boxLeft, Math.max(...ys) - boxTop]);
    },
  };
}
