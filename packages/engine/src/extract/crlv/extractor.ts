import type { Page, Word } from '../../pages/page.ts';
import type { Extractor } from '../extractor.ts';
import { formExtractor } from '../form-extractor.ts';
import { crlvForm } from './form.ts';

const form = formExtractor('crlv', crlvForm);

/** The insurer of all vehicles until 2020, and the beginning of its number, on the ticket of the compulsory insurance. */
const insurer = /^SEGURADORA$/i;
const insurersNumber = /^09[.,]?248[.,]?608/;
/** Farthest that words of one row stand above or below each other, in heights of the first. */
const level = 0.8;

const boxOf = (word: Word): Word['box'] => word.level ?? word.box;
const middleOf = (word: Word): number => boxOf(word)[1] + boxOf(word)[3] / 2;

/** A page without the insurer's name and number, which would be taken for the owner's. */
function withoutInsurer(page: Page): Page {
  const names = page.words.filter(({ text }) => insurer.test(text));
  const isInsurers = (word: Word): boolean =>
    insurersNumber.test(word.text) ||
    names.some((name) => Math.abs(middleOf(name) - middleOf(word)) < level * boxOf(name)[3]);
  return { ...page, words: page.words.filter((word) => !isInsurers(word)) };
}

/** Certificates of licensing, of the owner's values only. */
export const crlvExtractor: Extractor<'crlv'> = {
  ...form,
  extract: (file) => form.extract({ ...file, pages: file.pages.map(withoutInsurer) }),
};
