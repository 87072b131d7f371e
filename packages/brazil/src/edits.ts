/** The least number of letters to change, add or take away that makes one word of another. */
export function editsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const here = [row + 1];
    for (let column = 0; column < other.length; column += 1)
      here.push(
        Math.min(
          (above[column] ?? 0) + Number(letter !== other[column]),
          (above[column + 1] ?? 0) + 1,
          (here[column] ?? 0) + 1,
        ),
      );
    above = here;
  }
  return above.at(-1) ?? 0;
}
