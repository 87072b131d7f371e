import { mrzCheckDigit } from '@lavra/brazil/mrz';
import { distance } from '../sheet/text.ts';
import { figuresOf, textOf } from './zone-versions.ts';

/** A card's number as its page prints it, without its points: figures, in foreigners' with a letter at either end. */
const cardNumber = /^[A-Z]?\d{6,11}[A-Z]?$/;
/** Characters of a zone's first line before its number, and of a number before it goes on in the optional field. */
const [before, ofField] = [5, 9] as const;
/** One character of so many may be misread, lost or read twice. */
const onePer = 4;

/** A number as a card's first line has it, with its check digit; of a long one some issuers count the filler within it. */
function asInLine(number: string): string[] {
  const [begin, rest] = [number.slice(0, ofField).padEnd(ofField, '<'), number.slice(ofField)];
  if (rest === '') return [begin + mrzCheckDigit(begin)];
  return ['', '<'].map((filler) => `${begin}<${rest}${mrzCheckDigit(begin + filler + rest)}`);
}

/** Versions of a card's first line with a number that the page prints as well, where it is nearly what was read, and how many characters differ. */
export function headsWithPrinted(
  first: string,
  printed: ReadonlySet<string>,
): { readonly line: string; readonly misread: number }[] {
  const begin = first.slice(0, before);
  if (!/^[ACI][A-Z<][A-Z]{3}$/.test(begin)) return [];
  const plain = (text: string): string => figuresOf(textOf(text));
  const [own = ''] = first.slice(before).split(/<{3,}/);
  const read = plain(own);
  return [...printed]
    .filter((number) => cardNumber.test(number))
    .flatMap(asInLine)
    .flatMap((number) => {
      const most = Math.floor(number.length / onePer);
      const misread = distance(read, plain(number), most);
      return misread > most ? [] : [{ line: (begin + number).padEnd(30, '<'), misread }];
    });
}
