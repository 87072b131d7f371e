import type { Locale } from '../errors.ts';
import type { Awaited, FilterFault } from './parse-task-filter.ts';

interface Sentence {
  readonly pt: string;
  readonly en: string;
}

const sentences: Readonly<Record<Exclude<Awaited['what'], 'operator'>, Sentence>> = {
  name: {
    pt: 'Aqui vai o nome de um filtro, como project, work_time ou metadata.',
    en: 'The name of a filter goes here, such as project, work_time or metadata.',
  },
  dot: {
    pt: 'Aqui vai um ponto e o nome de um campo, como em conf.name.',
    en: 'A dot and the name of a field go here, as in conf.name.',
  },
  attribute: {
    pt: 'Aqui vai o nome de um campo. Entre aspas, se tiver ponto ou outro sinal.',
    en: 'The name of a field goes here. In quotes, if it has a dot or another sign in it.',
  },
  value: {
    pt: 'Aqui vai um valor. Entre aspas, se tiver espaço ou um sinal da linguagem.',
    en: 'A value goes here. In quotes, if it has a space or a sign of the language in it.',
  },
  duration: {
    pt: 'Aqui vai um tempo: 90 (segundos), 15m, 1h30m ou 2d.',
    en: 'A time goes here: 90 (seconds), 15m, 1h30m or 2d.',
  },
  percent: { pt: 'Aqui vai um número de 0 a 100.', en: 'A number from 0 to 100 goes here.' },
  amount: {
    pt: 'Aqui vai um número ou uma data, como 2026-03-31.',
    en: 'A number or a date goes here, such as 2026-03-31.',
  },
  quote: {
    pt: 'Faltam as aspas que fecham este texto.',
    en: 'The quotes that close this text are missing.',
  },
  end: {
    pt: 'O filtro não continua assim. O próximo começa com ponto e vírgula; um texto com sinais vai entre aspas.',
    en: 'The filter does not go on like this. The next begins with a semicolon; a text with signs goes in quotes.',
  },
};

/** The fault as a sentence, without its position. */
export function faultSentence({ awaited }: FilterFault, locale: Locale): string {
  if (awaited.what !== 'operator') return sentences[awaited.what][locale];
  const signs = awaited.operators.join('  ');
  return locale === 'pt' ? `Aqui vai um operador: ${signs}` : `An operator goes here: ${signs}`;
}
