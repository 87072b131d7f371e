import type { Recogniser } from '../ocr/recogniser.ts';
import { sharp } from '../pages/picture/sharp-loaders.ts';
import { rasterOf, type Raster, type Turn } from '../pages/raster.ts';
import { readDials } from './dials.ts';
import type { Display } from '../pages/display.ts';
import { readDrums } from './drums.ts';
import { readLightSegments, readSegments } from './segments.ts';

/** Enough for digits a twentieth of the picture high; more only costs time. */
const mostWidth = 1000;

/** Reads the digits of a meter's picture; `turn` makes it upright. */
export async function readDisplay(
  { width, height, data }: Raster,
  turn: Turn,
  recogniser: Recogniser,
): Promise<Display | undefined> {
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(turn)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then((turned) =>
      sharp(turned.data, { raw: { width: turned.info.width, height: turned.info.height, channels: 1 } })
        .resize({ width: mostWidth, withoutEnlargement: true })
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
  const picture = rasterOf(info, pixels);
  return (
    readDials(picture) ??
    readSegments(picture) ??
    (await readDrums(picture, recogniser)) ??
    readLightSegments(picture)
  );
}
