/**
 * A date or a month that does not exist, with zeros in the places of its 6, 8 and 9 where no other digit can stand: zeros that are printed with a stroke
 * or a dot are read so. Undefined for other texts.
 */
export function withZerosOfDate(text: string): string | undefined {
  const zero = (figure: string): string => (/[689]/.test(figure) ? '0' : figure);
  const mended = text.replace(
    /(?<!\d)(?:(\d)(\d\/))?(\d)(\d\/[12])(\d)(?=\d\d(?!\d))/,
    (_, day = '', middle = '', month: string, rest: string, century: string) =>
      zero(day) + middle + zero(month) + rest + (rest.endsWith('2') ? zero(century) : century),
  );
  return mended === text ? undefined : mended;
}

/** A number whose check digits fail, with a zero in the place of the only 6, 8 or 9 with which they hold; undefined when there is none, or several. */
export function withProvenZero(text: string, holds: (text: string) => boolean): string | undefined {
  const versions = [...text].flatMap((figure, at) =>
    /[689]/.test(figure) ? [`${text.slice(0, at)}0${text.slice(at + 1)}`] : [],
  );
  const held = versions.filter(holds);
  return held.length === 1 ? held[0] : undefined;
}
