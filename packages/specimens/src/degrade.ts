import sharp from 'sharp';
import { createRandom, type Random } from './random.ts';

/** Defects of a picture, in the order in which they occur: paper, light, lens, sensor, file. */
export interface Degradation {
  readonly seed: number;
  /** Quarter turns clockwise. */
  readonly quarterTurns?: 0 | 1 | 2 | 3;
  /** Skew in degrees, clockwise; the corners of the paper stay in the picture. */
  readonly rotate?: number;
  /** 0 to 1: how dark the darkest edge becomes; the seed selects the side. */
  readonly shadow?: number;
  /** Resolution factor: 0.5 turns 300 dpi into 150. */
  readonly scale?: number;
  /** Standard deviation of the blur in pixels, 0.3 or more. */
  readonly blur?: number;
  /** Standard deviation of the grey noise, 0 to 255. */
  readonly noise?: number;
  /** JPEG quality, 1 to 100; when absent the result is a PNG. */
  readonly jpegQuality?: number;
}

async function shade(picture: Buffer, random: Random, options: Degradation): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const angle = random.next() * 2 * Math.PI;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const reach = (Math.abs(ux) * info.width + Math.abs(uy) * info.height) / 2;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      // -1 at the bright edge, 1 at the dark one.
      const along = (ux * (x - info.width / 2) + uy * (y - info.height / 2)) / reach;
      const light = 1 - ((options.shadow ?? 0) * (along + 1)) / 2;
      const grain = options.noise ? random.normal() * options.noise : 0;
      for (let channel = 0; channel < info.channels; channel += 1) {
        const at = (y * info.width + x) * info.channels + channel;
        data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) * light + grain)));
      }
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png()
    .toBuffer();
}

/** Degrades a picture as scanners and phones do; the same seed gives the same pixels. */
export async function degrade(picture: Uint8Array, options: Degradation): Promise<Uint8Array> {
  const random = createRandom(options.seed);
  let spoilt: Buffer = await sharp(picture).flatten({ background: '#fff' }).png().toBuffer();
  if (options.rotate)
    spoilt = await sharp(spoilt).rotate(options.rotate, { background: '#fff' }).png().toBuffer();
  if (options.quarterTurns)
    spoilt = await sharp(spoilt)
      .rotate(options.quarterTurns * 90)
      .png()
      .toBuffer();
  if (options.scale && options.scale !== 1) {
    const { width } = await sharp(spoilt).metadata();
    spoilt = await sharp(spoilt)
      .resize({ width: Math.max(1, Math.round(width * options.scale)) })
      .png()
      .toBuffer();
  }
  if (options.blur) spoilt = await sharp(spoilt).blur(options.blur).png().toBuffer();
  if (options.shadow || options.noise) spoilt = await shade(spoilt, random, options);
  if (options.jpegQuality === undefined) return spoilt;
  return sharp(spoilt).jpeg({ quality: options.jpegQuality }).toBuffer();
}

/** Ready-made degradations, each of a different kind, for tables of tests and measurements. */
export const degradations = {
  clean: {},
  skewed: { rotate: 2 },
  'quarter-turned': { quarterTurns: 1 },
  'upside-down': { quarterTurns: 2 },
  blurred: { blur: 1.5 },
  compressed: { jpegQuality: 40 },
  noisy: { noise: 25 },
  shadowed: { shadow: 0.55 },
  'half-resolution': { scale: 0.5 },
  telephone: { rotate: 1.5, shadow: 0.35, scale: 0.6, blur: 0.6, noise: 10, jpegQuality: 60 },
} as const satisfies Record<string, Omit<Degradation, 'seed'>>;
