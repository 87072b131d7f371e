import { dirname } from 'node:path';

/** The folder that holds a package's sources; folders are compared only within the same one. */
const rootOf = (path) => /^(?:packages|apps)\/[^/]+\/src\//.exec(path)?.[0];

/**
 * Finds import cycles between sibling folders: each folder of a cycle reaches every other one by imports. Imports between
 * a file directly in a folder and files in its subfolders do not count.
 * @param {readonly (readonly [string, string])[]} imports of files, from and to
 * @returns {readonly string[][]} the folders of each circle, in order of their names
 */
export function folderCircles(imports) {
  const graph = new Map();
  for (const [from, to] of imports) {
    const root = rootOf(from);
    if (root === undefined || root !== rootOf(to)) continue;
    const [a, b] = siblings(dirname(from).split('/'), dirname(to).split('/'));
    if (a !== undefined && b !== undefined) graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  const circles = new Map();
  for (const folder of graph.keys()) {
    const circle = [...reached(graph, folder)]
      .filter((other) => reached(graph, other).has(folder))
      .toSorted();
    if (circle.length > 1) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

/** The two folders at which the paths of two files diverge. */
function siblings(from, to) {
  const at = from.findIndex((part, i) => part !== to[i]);
  return at === -1 || at >= to.length ? [] : [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')];
}

function reached(graph, start) {
  const found = new Set();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
    for (const next of graph.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  return found;
}
