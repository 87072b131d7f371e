import type { Sharp } from 'sharp';
import type { Field, PageReading } from '@lavra/contract/model/result';
import { portraitOf, type Comparison, type Portrait } from '../faces/compare-faces.ts';
import type { ColourPicture, Face, FaceMatcher } from '../faces/face-matcher.ts';
import type { SourceDocument, SourcePage } from '../pages/document.ts';
import { sharp } from '../pages/picture/sharp-loaders.ts';
import type { Turn } from '../pages/raster.ts';

/** The faces of one file. */
export interface FaceReading {
  readonly portrait: Portrait;
  /** Box on the portrait's page. */
  readonly count: number;
  readonly pages: readonly PageReading[];
}

/** A card's portrait on a sheet of A4 still has 80 pixels. */
const longestSide = 900;

/** In the quick look a face on its side or upside down scores 0.4 at most, an upright selfie 0.7 or more (docs/decisions/0130). */
const sureGlance = 0.5;

const turns: readonly Turn[] = [0, 90, 180, 270];

/** The front and back of a card; a face on a later page is not the holder's. */
const mostPages = 3;

interface Look {
  readonly turn: Turn;
  readonly faces: readonly Face[];
}

async function pictureOf(page: SourcePage): Promise<ColourPicture> {
  const bytes = await page.render(Math.round(longestSide * Math.min(1, page.width / page.height)), 0);
  return toPicture(sharp(bytes).removeAlpha().toColourspace('srgb'));
}

async function turned({ width, height, data }: ColourPicture, turn: Turn): Promise<ColourPicture> {
  return turn === 0
    ? { width, height, data }
    : toPicture(sharp(data, { raw: { width, height, channels: 3 } }).rotate(turn));
}

async function toPicture(image: Sharp): Promise<ColourPicture> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Turn of a picture with a large face; undefined without one. */
async function glanceAround(picture: ColourPicture, matcher: FaceMatcher): Promise<Turn | undefined> {
  let best: { score: number; turn?: Turn } = { score: sureGlance };
  for (const turn of turns) {
    const score = await matcher.glance(await turned(picture, turn));
    if (score > best.score) best = { score, turn };
  }
  return best.turn;
}

/** Faces of a page as it is; when none is found, the small portrait of a card on its side is looked for in the other turns. */
async function lookAt(
  page: SourcePage,
  { known, isSelfie }: { readonly known: Turn | undefined; readonly isSelfie: boolean },
  matcher: FaceMatcher,
): Promise<Look> {
  const picture = await pictureOf(page);
  const seen = known ?? (await glanceAround(picture, matcher)) ?? 0;
  const isSure = isSelfie || known !== undefined;
  for (const turn of isSure ? [seen] : [seen, ...turns.filter((other) => other !== seen)]) {
    const faces = await matcher.find(await turned(picture, turn));
    if (faces.length > 0) return { turn, faces };
  }
  return { turn: seen, faces: [] };
}

export interface FaceFile {
  readonly document: SourceDocument;
  /** A selfie shows a large face. */
  readonly isSelfie: boolean;
  /** Turns of its pages, if they were read. */
  readonly turns?: readonly Turn[];
}

/** Finds the main face of a file. */
export async function readFaces(
  { document, isSelfie, turns: known }: FaceFile,
  matcher: FaceMatcher,
): Promise<FaceReading> {
  const pages: PageReading[] = [];
  let [portrait, count]: [Portrait, number] = [{ kind: 'no_face' }, 0];
  for (let number = 1; number <= Math.min(mostPages, document.pageCount); number += 1) {
    const page = await document.page(number);
    const { turn, faces } = await lookAt(page, { known: known?.[number - 1], isSelfie }, matcher);
    const isSideways = turn === 90 || turn === 270;
    const found = portraitOf(faces, (a, b) => matcher.distance(a, b));
    const isBlurred = found.kind === 'face' && !found.face.isSharp;
    pages.push({
      page: number,
      width: isSideways ? page.height : page.width,
      height: isSideways ? page.width : page.height,
      source: 'ocr',
      orientation: turn,
      quality: faces.length === 0 ? 'empty' : isBlurred ? 'blurred' : 'ok',
    });
    if (faces.length === 0) continue;
    [portrait, count] = [found, faces.length];
    break;
  }
  return { portrait, count, pages };
}

/** The fields of one file's faces. */
export function presentFaces({ portrait, count, pages }: FaceReading): Record<string, Field> {
  const counted = { FaceCount: { value: String(count) } };
  if (portrait.kind !== 'face') return counted;
  const { box, score, isSharp } = portrait.face;
  const Face = {
    value: isSharp ? 'clear' : 'blurred',
    conf: Math.round(score * 100),
    page: pages.length,
    box,
  };
  return { ...counted, Face };
}

/** The fields of the comparison of two files. */
export function presentComparison({ outcome, similarity }: Comparison): Record<string, Field> {
  return {
    FaceMatch: { value: outcome },
    ...(similarity === undefined ? {} : { FaceSimilarity: { value: similarity.toFixed(3) } }),
  };
}
