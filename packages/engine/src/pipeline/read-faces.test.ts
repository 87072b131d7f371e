import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compareFaces } from '../faces/compare-faces.ts';
import { createFaceApi } from '../faces/face-api.ts';
import { defaultLimits } from '../pages/limits.ts';
import { openPicture } from '../pages/picture/open-picture.ts';
import { sharp } from '../pages/picture/sharp-loaders.ts';
import { describe, expect, it } from 'vitest';
import { presentFaces, readFaces, type FaceReading } from './read-faces.ts';

const folder = fileURLToPath(new URL('../../../../../shared/samples/facematch/', import.meta.url));

// Portraits lie beside the project and are no part of it.
describe.skipIf(!existsSync(folder))('faces of public portraits', () => {
  const matcher = createFaceApi();
  const portrait = (name: string): Promise<Buffer> => readFile(`${folder}${name}.jpg`);
  const look = (bytes: Uint8Array, isSelfie = false) =>
    readFaces({ document: openPicture(bytes, 'jpeg', defaultLimits), isSelfie }, matcher);

  const outcomeOf = (a: FaceReading, b: FaceReading): string =>
    compareFaces(a.portrait, b.portrait, (x, y) => matcher.distance(x, y)).outcome;

  it('one person matches, upright or on the side; another does not', async () => {
    const again = await portrait('person_a_2');
    const sideways = await look(await sharp(again).autoOrient().rotate(90).jpeg().toBuffer());
    const [a, b] = [await look(await portrait('person_a_1')), await look(await portrait('person_b_1'), true)];
    expect(outcomeOf(a, await look(again, true))).toBe('match');
    expect(outcomeOf(sideways, a)).toBe('match');
    expect(outcomeOf(a, b)).toBe('different');
  });

  it('a face that cannot be seen is blurred, two are too many, a wall has none', async () => {
    const a = await portrait('person_a_1');
    const b = await sharp(await portrait('person_b_1'))
      .resize({ width: 500 })
      .toBuffer();
    const small = await sharp(a).autoOrient().resize({ width: 640 }).toBuffer();
    const blurred = await sharp(small).blur(4).jpeg().toBuffer();
    const together = await sharp({
      create: { width: 1300, height: 1200, channels: 3, background: '#888888' },
    })
      .composite([
        { input: small, left: 0, top: 0 },
        { input: b, left: 750, top: 0 },
      ])
      .jpeg()
      .toBuffer();
    const wall = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c0c0c0' } })
      .jpeg()
      .toBuffer();
    const [sharpOne, empty] = [await look(small, true), await look(wall)];
    expect(outcomeOf(await look(blurred, true), sharpOne)).toBe('blurred');
    expect(outcomeOf(await look(together, true), sharpOne)).toBe('many_faces');
    expect(outcomeOf(empty, sharpOne)).toBe('no_face');
    expect(presentFaces(empty)).toEqual({ FaceCount: { value: '0' } });
  });
});
