import { describe, expect, it } from 'vitest';
import { compareFaces, portraitOf, type Portrait } from './compare-faces.ts';
import type { Face } from './face-matcher.ts';

/** A face of which only the first figure tells it from others. */
const aFace = (figure: number, height = 0.3, isSharp = true): Face => ({
  box: [0.1, 0.1, 0.2, height],
  score: 0.9,
  isSharp,
  descriptor: Float32Array.of(figure),
});
const distance = (a: Face, b: Face): number => Math.abs((a.descriptor[0] ?? 0) - (b.descriptor[0] ?? 0));
const of = (...faces: Face[]): Portrait => portraitOf(faces, distance);

describe('the face that a picture is of', () => {
  it('is the largest, whoever stands in the background', () => {
    expect(of(aFace(3, 0.1), aFace(0, 0.3))).toMatchObject({
      kind: 'face',
      face: { box: [0.1, 0.1, 0.2, 0.3] },
    });
  });

  it('is nobody where two are as large, unless they are one person printed twice', () => {
    expect(of(aFace(0, 0.3), aFace(1, 0.25)).kind).toBe('many_faces');
    expect(of(aFace(0, 0.3), aFace(0.1, 0.25)).kind).toBe('face');
    expect(of().kind).toBe('no_face');
  });
});

describe('a comparison', () => {
  it.each([
    [0, 'match', 1],
    [0.49, 'match', 0.608],
    [0.5, 'doubtful', 0.6],
    [0.61, 'doubtful', 0.512],
    [0.63, 'different', 0.496],
    [2, 'different', 0],
  ])('of faces %f apart', (apart, outcome, similarity) => {
    expect(compareFaces(of(aFace(0)), of(aFace(apart)), distance)).toEqual({ outcome, similarity });
  });

  it('is not made without one sharp face on each side', () => {
    const sharp = of(aFace(0));
    expect(compareFaces(sharp, of(), distance)).toEqual({ outcome: 'no_face' });
    expect(compareFaces(of(aFace(0), aFace(1)), sharp, distance)).toEqual({ outcome: 'many_faces' });
    expect(compareFaces(sharp, of(aFace(0, 0.3, false)), distance)).toEqual({ outcome: 'blurred' });
  });
});
