import type { ComponentBoxes } from '../pages/prepare/components.ts';
import type { Edges, TextLine } from '../pages/prepare/text-lines.ts';

/** A circle around a letter is as wide as high, within this share, and so large, in middle glyphs of the page. */
const round = 0.12;
const [smallest, largest] = [3, 14] as const;
/** Its letter has this share of its height, and stands so near its middle, as a share of the same. */
const [leastLetter, mostLetter, offMiddle] = [0.3, 0.75, 0.15] as const;
const [narrowest, widest] = [0.3, 1.2] as const;

const edgesAt = (boxes: ComponentBoxes, at: number): Edges => ({
  left: boxes[at] ?? 0,
  top: boxes[at + 1] ?? 0,
  right: (boxes[at + 2] ?? 0) + 1,
  bottom: (boxes[at + 3] ?? 0) + 1,
});

/**
 * Single letters that stand in the middle of a circle, as the kind of a licence does. Larger than the page's type, they are no line of
 * it, and the circle around them would be read as another letter.
 */
export function circledLetters(boxes: ComponentBoxes, glyphHeight: number): TextLine[] {
  const all = Array.from({ length: boxes.length / 4 }, (_unused, index) => edgesAt(boxes, 4 * index));
  return all.flatMap((circle) => {
    const [width, height] = [circle.right - circle.left, circle.bottom - circle.top];
    const isRound = Math.abs(width - height) <= round * height;
    if (!isRound || height < smallest * glyphHeight || height > largest * glyphHeight) return [];
    const [middleX, middleY] = [(circle.left + circle.right) / 2, (circle.top + circle.bottom) / 2];
    const within = all.filter(
      (edges) =>
        edges !== circle &&
        edges.left > circle.left &&
        edges.right < circle.right &&
        edges.top > circle.top &&
        edges.bottom < circle.bottom &&
        edges.bottom - edges.top >= (leastLetter / 2) * height,
    );
    const [letter] = within;
    if (letter === undefined || within.length > 1) return [];
    const [wide, high] = [letter.right - letter.left, letter.bottom - letter.top];
    const isLetter =
      high >= leastLetter * height &&
      high <= mostLetter * height &&
      wide >= narrowest * high &&
      wide <= widest * high &&
      Math.abs((letter.left + letter.right) / 2 - middleX) <= offMiddle * height &&
      Math.abs((letter.top + letter.bottom) / 2 - middleY) <= offMiddle * height;
    return isLetter ? [{ ...letter, row: 0, glyphs: 1 }] : [];
  });
}
