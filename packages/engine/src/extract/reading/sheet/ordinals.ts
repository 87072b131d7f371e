import { fold } from './text.ts';

interface Word {
  readonly text: string;
  readonly folded: string;
  readonly conf: number;
}

/** Nouns of Brazilian papers that are counted off and feminine, in capitals without accents. */
const feminine =
  /^(?:ZONA|VARA|VIA|CIRCUNSCRICAO|SERVENTIA|SECAO|REGIAO|SERIE|TURMA|CAMARA|INSTANCIA|PARCELA|TESTEMUNHA|EDICAO|DELEGACIA|INSPETORIA|ENTRANCIA|CATEGORIA|ALTERACAO|AVENIDA|TRAVESSA|QUADRA|ETAPA|COMARCA)$/;
const masculine = /^(\d{1,3}\.?)[º°o]$/;

/** The words of a picture with the sign of an ordinal number as the noun behind it has it: small print shows one for the other ("2º Vara"). */
export const withOrdinals = <T extends Word>(tokens: readonly T[]): T[] =>
  tokens.map((token, at) => {
    const [, figures] = masculine.exec(token.text) ?? [];
    if (figures === undefined || token.conf === 100 || !feminine.test(tokens[at + 1]?.folded ?? ''))
      return token;
    const text = `${figures}ª`;
    return { ...token, text, folded: fold(text) };
  });
