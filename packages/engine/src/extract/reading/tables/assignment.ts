/**
 * The one-to-one assignment of rows to columns with the greatest sum of weights, by shortest augmenting paths (Kuhn and Munkres). A row whose
 * weights are no more than 0 stays alone: undefined.
 */
export function assigned(weights: readonly (readonly number[])[]): (number | undefined)[] {
  const [rows, named] = [weights.length, Math.max(0, ...weights.map(({ length }) => length))];
  // A place of its own for each row, where it stays alone.
  const columns = named + rows;
  const costOf = (row: number, column: number): number => -Math.max(0, weights[row]?.[column] ?? 0);
  const ofRow = Array.from({ length: rows + 1 }, () => 0);
  const ofColumn = Array.from({ length: columns + 1 }, () => 0);
  const rowAt = Array.from({ length: columns + 1 }, () => 0);
  const at = (list: readonly number[], index: number): number => list[index] ?? 0;
  for (let row = 1; row <= rows; row += 1) {
    const least = Array.from({ length: columns + 1 }, () => Infinity);
    const before = Array.from({ length: columns + 1 }, () => 0);
    const done = new Set<number>();
    let column = 0;
    rowAt[0] = row;
    do {
      done.add(column);
      const own = at(rowAt, column);
      let [step, next] = [Infinity, 0];
      for (let other = 1; other <= columns; other += 1) {
        if (done.has(other)) continue;
        const cost = costOf(own - 1, other - 1) - at(ofRow, own) - at(ofColumn, other);
        if (cost < at(least, other)) [least[other], before[other]] = [cost, column];
        if (at(least, other) < step) [step, next] = [at(least, other), other];
      }
      for (let other = 0; other <= columns; other += 1)
        if (done.has(other)) {
          ofRow[at(rowAt, other)] = at(ofRow, at(rowAt, other)) + step;
          ofColumn[other] = at(ofColumn, other) - step;
        } else least[other] = at(least, other) - step;
      column = next;
    } while (at(rowAt, column) !== 0);
    for (; column !== 0; column = at(before, column)) rowAt[column] = at(rowAt, at(before, column));
  }
  return weights.map((own, row) => {
    const column = rowAt.findIndex((each, index) => index > 0 && each === row + 1) - 1;
    return (own[column] ?? 0) > 0 ? column : undefined;
  });
}
