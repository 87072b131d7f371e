import { figuresOf } from './keys.ts';

const platesLetters = (text: string): string =>
  text.replace(/[01582]/g, (figure) => 'OISBZ'['01582'.indexOf(figure)] ?? figure);

/** A registration plate, old or of Mercosul, with or without its state behind it; figures and letters that resemble each other are told by their places. */
export function readPlate(text: string): { readonly value: string } | undefined {
  // The state may follow ("ABC1234/SP", "ABC-1234-SP").
  const printed = text
    .toUpperCase()
    .replace(/(?<=\d) ?[/–-] ?[A-Z]{2}$/, '')
    .replace(/[\s-]/g, '');
  if (printed.length !== 7 || !/^(?=.*[A-Z]{2})(?=.*\d.*\d)[A-Z\d]+$/.test(printed)) return undefined;
  // The first three characters are letters; the fourth and the last two are digits.
  const value =
    platesLetters(printed.slice(0, 3)) +
    figuresOf(printed[3] ?? '') +
    printed[4] +
    figuresOf(printed.slice(5));
  return /^[A-Z]{3}\d[0-9A-Z]\d{2}$/.test(value) ? { value } : undefined;
}
