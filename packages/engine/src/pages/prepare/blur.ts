import { sharp } from '../picture/sharp-loaders.ts';
import { rasterOf, type Raster } from '../raster.ts';

/** A grey picture after a Gaussian blur; `sigma` is its standard deviation in pixels. */
export async function blurred({ width, height, data }: Raster, sigma: number): Promise<Raster> {
  const image = sharp(data, { raw: { width, height, channels: 1 } }).blur(sigma);
  return rasterOf({ width, height }, await image.toColourspace('b-w').raw().toBuffer());
}
