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

/** Words of a page as tokens. */
export function tokensOf(words: readonly Word[], page: Page): Token[] {
  const ratio = page.width > 0 ? page.height / page.width : 1;
  return words
    .filter((word) => word.text.trim() !== '' && !isRule(word))
    .map((word) => {
      const [x, y, width, height] = word.level ?? word.box;
      const text = withoutFrame(word);
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
