import type { Phrase } from '../reading/phrases/phrases.ts';

/** Words of the boxes at the top, before which BANCO is a caption. */
const captions =
  '(?!(?:AG[EÊ]NCIA|C[O0]NTA|COMPE?|S[EÉ]RIE|CHEQUE|N[º°o.]|COOP|[Aa]g[eê]ncia|[Cc]onta|[Cc]ompe?|[Ss][eé]rie|[Cc]heque)(?!\\p{L}))';
const word = String.raw`${captions}(?!S[./])\p{Lu}[\p{L}']+`;
const linked = String.raw`(?: (?:[dD][aeoAEO][sS]? |[eE] )?${word}){0,6}`;
/** How a bank is known, before its name as a company ("SICOOB - BANCO COOPERATIVO DO BRASIL S.A."). */
const brand = String.raw`(?:${word} ?[-–] ?)?`;
const form = String.raw`S\.? ?\/? ?A(?:\.|(?![\p{L}]))`;
/** Banks that print their names without a legal form, or without the word for a bank. */
const known =
  'BANCO DO BRASIL|CAIXA ECON[OÓÔ]MICA FEDERAL|C[Aa]ixa E[Cc][Oo][Nn][OÓÔoóô]mica F[Ee]deral|(?:[Bb]anco |BANCO )?(?:Ita[uú](?: Unibanco)?|ITA[UÚ](?: UNIBANCO)?|Bradesco|BRADESCO|Santander|SANTANDER|Sicoob|SICOOB|Sicredi|SICREDI|Banrisul|BANRISUL|Unicred|UNICRED|Cresol|CRESOL|Banestes|BANESTES|Safra|SAFRA|Inter|INTER)';

/** The name of the bank, which has no caption. */
export const bankNames: readonly Phrase<'BankName'>[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(${brand}(?:BANCO|Banco) (?:[dD][aeoAEO] )?${word}${linked}(?: \(\p{L}+\))? ?[,–-]? ?${form})`,
      'u',
    ),
    gives: [['BankName', 'text']],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])((?:${known})(?![\p{L}])(?! ?[-–] (?:BANCO|Banco)(?!\p{L}))(?: ${form})?)`,
      'u',
    ),
    gives: [['BankName', 'text']],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])((?:${word} ){0,2}(?:COOPERATIVA|Cooperativa) (?:CENTRAL |Central )?(?:DE CR[ÉE]DITO|de [Cc]r[ée]dito)${linked})(?! (?:\p{L} )?\d)`,
      'u',
    ),
    gives: [['BankName', 'text']],
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}])(BANCO (?:D[AEO] )?${word}${linked})`, 'u'),
    gives: [['BankName', 'text']],
  },
];
