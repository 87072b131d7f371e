import type { Raster } from '../raster.ts';

export type Point = readonly [x: number, y: number];
/** Corners clockwise from the top left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Maps a point of one plane to another. */
export type Projection = (x: number, y: number) => Point;

/** The projection that lays a rectangle of this size over the quadrilateral (Heckbert, "Fundamentals of texture mapping", 1989). */
export function projectionOnto(quad: Quad, width: number, height: number): Projection {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad;
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (x, y) => {
    const [u, v] = [x / width, y / height];
    const scale = 1 / (g * u + h * v + 1);
    return [(a * u + b * v + x0) * scale, (d * u + e * v + y0) * scale];
  };
}

/** The picture within the quadrilateral as a rectangle of this size, with bilinear interpolation. */
export function rectify(
  { width: sourceWidth, height: sourceHeight, data: source }: Raster,
  project: Projection,
  { width, height }: { width: number; height: number },
): Raster {
  const data = new Uint8Array(width * height);
  const [lastX, lastY] = [sourceWidth - 1.001, sourceHeight - 1.001];
  // Along a row the projection is a quotient of two linear functions; over 16 pixels it is nearly straight.
  const step = 16;
  for (let y = 0; y < height; y += 1) {
    let [fromX, fromY] = project(0.5, y + 0.5);
    for (let x = 0; x < width; x += step) {
      const [toX, toY] = project(x + step + 0.5, y + 0.5);
      const [stepX, stepY] = [(toX - fromX) / step, (toY - fromY) / step];
      const end = Math.min(step, width - x);
      for (let i = 0; i < end; i += 1) {
        const sx = Math.min(lastX, Math.max(0, fromX + stepX * i - 0.5));
        const sy = Math.min(lastY, Math.max(0, fromY + stepY * i - 0.5));
        const left = sx | 0;
        const top = sy | 0;
        const [shareX, shareY] = [sx - left, sy - top];
        const at = top * sourceWidth + left;
        const upper = (source[at] ?? 0) * (1 - shareX) + (source[at + 1] ?? 0) * shareX;
        const lower =
          (source[at + sourceWidth] ?? 0) * (1 - shareX) + (source[at + sourceWidth + 1] ?? 0) * shareX;
        data[y * width + x + i] = upper * (1 - shareY) + lower * shareY + 0.5;
      }
      [fromX, fromY] = [toX, toY];
    }
  }
  return { width, height, data };
}
