import { sharp } from '../picture/sharp-loaders.ts';
import type { Raster, Turn } from '../raster.ts';
import { flatten } from './flatten.ts';
import { findGlyphs } from './glyphs.ts';
import type { Glyphs } from './glyphs.ts';
import { estimateNoise } from './noise.ts';
import { levelSkew, uprightSkew } from './skew.ts';

/** Above this deviation a light blur saves the page; below it a blur harms. */
const noisy = 15;
const denoiseSigma = 1;
/** One axis is plain when its rows are this much sharper than the other's. */
const plainAxis = 1.15;

/** A page without shadow and noise, and what its glyphs tell about how it lies. */
export interface Analysis {
  readonly flat: Raster;
  readonly glyphs: Glyphs;
  readonly noise: number;
  /** Turns worth trying, the likeliest first. */
  readonly turns: readonly Turn[];
  /** Degrees clockwise that level the text, for text running level and for text running up or down. */
  readonly levelDegrees: number;
  readonly uprightDegrees: number;
}

/** Looks at a grey page: noise, paper, glyphs, axis and skew. */
export async function analyse(raster: Raster): Promise<Analysis> {
  const noise = estimateNoise(raster);
  const flat = flatten(noise > noisy ? await denoise(raster) : raster);
  const glyphs = findGlyphs(flat);
  const level = levelSkew(glyphs);
  const upright = uprightSkew(glyphs);
  return {
    flat,
    glyphs,
    noise,
    turns: likelyTurns(level.sharpness, upright.sharpness),
    levelDegrees: level.degrees,
    uprightDegrees: upright.degrees,
  };
}

function likelyTurns(level: number, upright: number): readonly Turn[] {
  if (level >= upright * plainAxis) return [0, 180];
  if (upright >= level * plainAxis) return [90, 270];
  return [0, 180, 90, 270];
}

async function denoise({ width, height, data }: Raster): Promise<Raster> {
  const image = sharp(data, { raw: { width, height, channels: 1 } }).blur(denoiseSigma);
  return { width, height, data: await image.toColourspace('b-w').raw().toBuffer() };
}
