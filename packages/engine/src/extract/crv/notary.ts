import type { Phrase } from '../reading/phrases/phrases.ts';

/** A word in either case, as stamps are in capitals and forms are not. */
const either = (word: string): string =>
  [...word]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
      const all = new Set([letter, plain, letter.toUpperCase(), plain.toUpperCase()]);
      return all.size === 1 ? letter : `[${[...all].join('')}]`;
    })
    .join('');
const oneOf = (words: readonly string[]): string => `(?:${words.map(either).join('|')})`;

const ordinal = String.raw`\d{1,2}\s?[º°oª]\.?`;
const office = oneOf(['tabelião', 'tabelionato', 'ofício', 'cartório', 'serviço', 'serventia', 'notariado']);
/** What an office is for; one that signatures are recognised at has notes among it. */
const purpose = oneOf([
  'registral',
  'registros',
  'registro',
  'civil',
  'protestos',
  'protesto',
  'títulos',
  'letras',
  'pessoas naturais',
  'extrajudicial',
  'público',
]);
const link = String.raw`(?:${oneOf(['de', 'do', 'da', 'das', 'dos', 'e'])} )?`;
const notes = oneOf(['notas', 'notarial']);
/** Words that go on behind the name of an office, and are none of its town. */
const noTown = `(?!${oneOf(['reconheço', 'selo', 'emol', 'autent', 'rua', 'avenida', 'av', 'em test', 'cnpj', 'fone', 'tel', 'bel', 'bela', 'dr', 'dra', 'tabelião', 'tabeliã', 'titular'])})`;
/** The town behind it, which is in capitals where its first word is. */
const townOf = (letters: string): string => {
  // A colon ends the label of the next box.
  const word = String.raw`${noTown}\p{Lu}[${letters}'-]+(?![\p{L}:])`;
  return String.raw`,? (?:[Dd][EeAaOo]|[–-]) ${word}(?: (?:[Dd][EeAaOo][Ss]? )?${word}){0,4}`;
};
const town = `(?:${townOf(String.raw`\p{Lu}`)}|${townOf(String.raw`\p{Ll}`)})?`;
/** The name of whom an office is called by. */
const whose = String.raw`(?:${link}\p{Lu}[\p{L}']+ ){1,3}`;

/** The notary's stamp on the back, which has no caption. */
export const notaryPhrases: readonly Phrase<'NotaryName' | 'NotaryDate'>[] = [
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(${oneOf(['cartório', 'tabelionato'])} ${whose}[–-] ${ordinal} ${office}(?: ${link}${notes})?)(?!\p{L})`,
      'u',
    ),
    gives: [['NotaryName', 'text']],
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})((?:${either('cartório')} ${oneOf(['do', 'da'])} (?=${ordinal} ))?(?:${ordinal} )?${office} (?:${link}${purpose},? ){0,4}${link}${notes}(?:,? ${link}${purpose}){0,4}${town})`,
      'u',
    ),
    gives: [['NotaryName', 'text']],
  },
  {
    pattern: /\b(?:Reconhe[çc]o|Em test[a-z]*\.?) [^]{0,240}?(?<!\d)(\d\d\/\d\d\/\d{4})/i,
    gives: [['NotaryDate', 'date']],
  },
  // Below the title of the notary's box the day has a short label.
  {
    pattern:
      /\bReconhecimento de firmas?\b[^\d]{0,24}(?:\d[^\d:]{0,80})?[^\d:]{0,60}(?<!\p{L})data:? (\d\d\/\d\d\/\d{4})(?!\d)/iu,
    gives: [['NotaryDate', 'date']],
  },
  // A certificate of the notary's tells it in a sentence.
  {
    pattern:
      /\bfirmas?\b[^.]{0,120}?\breconhecidas?\b[^.]{0,120}?\b(?:em|aos?) (?:dia )?(\d\d\/\d\d\/\d{4}|\d{1,2}[º°]? de \p{L}{4,9} de \d{4})/iu,
    gives: [['NotaryDate', 'date']],
  },
  {
    pattern: /\bReconhe[çc]o [^]{0,300}?(?<!\d)(\d{1,2}[º°]? de \p{L}{4,9} de \d{4})/iu,
    gives: [['NotaryDate', 'date']],
  },
];
