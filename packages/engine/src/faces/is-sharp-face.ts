import type { ColourPicture } from './face-matcher.ts';

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Faces are judged at one size, so that a small sharp one and a large blurred one differ. */
const side = 112;

/**
 * Least share of a sharp face's contrast between neighbouring pixels. A portrait of 160 pixels has 0.024 when blurred by 3 pixels and
 * still matches; at 4 pixels it has 0.014 and its distance wavers. Portraits printed on cards have 0.04 to 0.14 (docs/decisions/0130).
 */
const leastDetail = 0.02;

function greyAt({ width, height, data }: ColourPicture, x: number, y: number): number {
  const at = 3 * (Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x)));
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}

/** The face as `side` by `side` grey values, interpolated from four pixels each. */
function chipOf(picture: ColourPicture, { left, top, right, bottom }: Edges): Float32Array {
  const chip = new Float32Array(side * side);
  const { width, height } = picture;
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const x = (left + ((right - left) * (column + 0.5)) / side) * width - 0.5;
      const y = (top + ((bottom - top) * (row + 0.5)) / side) * height - 0.5;
      const [fx, fy] = [x - Math.floor(x), y - Math.floor(y)];
      const upper =
        (1 - fx) * greyAt(picture, Math.max(0, x), Math.max(0, y)) +
        fx * greyAt(picture, x + 1, Math.max(0, y));
      const lower = (1 - fx) * greyAt(picture, Math.max(0, x), y + 1) + fx * greyAt(picture, x + 1, y + 1);
      chip[row * side + column] = (1 - fy) * upper + fy * lower;
    }
  return chip;
}

/** False for a blurred face or one of a few pixels, judged by its finest detail. */
export function isSharpFace(picture: ColourPicture, edges: Edges): boolean {
  const chip = chipOf(picture, edges);
  const at = (row: number, column: number): number => chip[row * side + column] ?? 0;
  let [sum, squares, detail, count] = [0, 0, 0, 0];
  for (let row = 1; row < side - 1; row += 1)
    for (let column = 1; column < side - 1; column += 1) {
      const here = at(row, column);
      const bend =
        4 * here - at(row - 1, column) - at(row + 1, column) - at(row, column - 1) - at(row, column + 1);
      sum += here;
      squares += here * here;
      detail += bend * bend;
      count += 1;
    }
  const contrast = squares / count - (sum / count) ** 2;
  return contrast > 0 && detail / count / contrast >= leastDetail;
}
