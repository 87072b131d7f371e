import type { Page, Word } from '../../../pages/page.ts';
import { fold } from './text.ts';
import type { Token } from './sheet.ts';

/** Whether a word is a rule between two cells of a picture, read as a bar; in exact text a bar is a printed one. */
const isRule = ({ text, conf }: Word): boolean => conf < 100 && /^\|+$/.test(text.trim());

/** The word without remnants of a frame, which are read as quotation marks or bars, and without specks after it, read as asterisks or apostrophes. */
const withoutFrame = ({ text, conf }: Word): string =>
  conf === 100
    ? text
    : text
        .replace(misreadState, 'RJ')
        .replace(misreadNumber, 'CNPJ')
        .replace(misreadStroke, '/')
        .replace(conf < readSurely ? misreadRegister : misreadRegisterWithPoint, 'I.E.')
        .replace(misreadTownRegister, 'I.M.')
        .replace(misreadAmount, 'Vlr')
        .replace(/^[“”„‘’"'|[]+(?=[\p{L}\d])|(?<=[\p{L}\d])[|\]'‘’*]+$/gu, '');

/** The only state whose letters are read as one with a bracket ("Niterói/R)", "DETRAN/R])"). */
const misreadState = /(?<=\p{L}[/-]|^)R[)\]]{1,2}(?=[.,;]?$)/u;

/** The label of a company's number, whose last letter is read as a bracket or a stroke ("CNP)", "CPF/CNP]:"). */
const misreadNumber = /(?<=^|^CPF\/)CNP[)\]}|!Il1](?=[.:;]*$|\/CPF)/u;

/** The stroke between two abbreviations of a label, read as a letter or a one ("NCMISH", "CNPJICPF"). */
const misreadStroke = /(?<=^NCM)[IJl1|](?=SH[.:]*$)|(?<=^(?:CNPJ|CPF))[IJl1|](?=(?:CNPJ|CPF)[.:]*$)/u;

/** The label of a state register, whose first letter and point are read as one letter ("LE.", "LE" where the word was read less surely). */
const misreadRegister = /^(?:[Ll|]\.?|1\.)E(?=[.:]*$)\.*/u;
const misreadRegisterWithPoint = /^(?:[Ll|]\.?|1\.)E(?=[.:]+$)\.*/u;
const readSurely = 80;

/** The label of a town's register, misread in the same way; only with its point. */
const misreadTownRegister = /^(?:[Ll|]\.?|1\.)M(?=[.:]+$)\.*/u;

/** An abbreviation of "valor" whose letter is read as a capital ("Vir. mercadoria"). */
const misreadAmount = /^Vir(?=[.:]*$)/u;

/** The label of an identity card ("C.I.") as it is read, and the number that tells it, whose figures are in threes behind points. */
const misreadIdentity = /^C[.,]?[lI|1]?[.,]?:?$/u;
const identityNumber = /^\d{1,2}\.\d{3}\.\d{3}(?:-[\dXx])?[,;.]?$/u;

/** The text of a word of a page, the label of an identity card told by the number behind it. */
const textOf = (word: Word, next: Word | undefined): string =>
  word.conf < 100 && misreadIdentity.test(word.text) && identityNumber.test(next?.text ?? '')
    ? 'C.I.'
    : withoutFrame(word);

/** Words of a page as tokens. */
export function tokensOf(words: readonly Word[], page: Page): Token[] {
  const ratio = page.width > 0 ? page.height / page.width : 1;
  return words
    .filter((word) => word.text.trim() !== '' && !isRule(word))
    .map((word, at, all) => {
      const [x, y, width, height] = word.level ?? word.box;
      const text = textOf(word, all[at + 1]);
      return {
        text,
        folded: fold(text),
        conf: word.conf,
        page: page.number,
        box: word.box,
        left: x * 1000,
        top: y * 1000 * ratio,
        right: (x + width) * 1000,
        bottom: (y + height) * 1000 * ratio,
      };
    });
}
