/**
 * A date that does not exist, with zeros in the places of its 6, 8 and 9 where no other digit can stand: zeros that are printed with a stroke
 * or a dot are read so. Undefined for other texts.
 */
export function withZerosOfDate(text: string): string | undefined {
  const zero = (figure: string): string => (/[689]/.test(figure) ? '0' : figure);
  const mended = text.replace(
    /(?<!\d)(\d)(\d\/)(\d)(\d\/2)(\d)(?=\d\d(?!\d))/,
    (_, day: string, middle: string, month: string, rest: string, century: string) =>
      zero(day) + middle + zero(month) + rest + zero(century),
  );
  return mended === text ? undefined : mended;
}
