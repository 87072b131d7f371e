import { anyPrint } from './any-print.ts';
import { dayWithMonth } from './days.ts';

/** A date as deeds write it: in digits, with the month in words or shortened, or all in words. */
export const day = String.raw`\d{2}[/.]\d{2}[/.]\d{4}|\d{1,2}º?(?: dias do m[eê]s)? de \p{L}+ (?:do ano )?de \d{4}|\d{1,2}[/.-](?:[Jj]an|[Ff]ev|[Mm]ar|[Aa]br|[Mm]ai|[Jj]un|[Jj]ul|[Aa]go|[Ss]et|[Oo]ut|[Nn]ov|[Dd]ez)[/.-]\d{4}|${dayWithMonth}`;

const town = String.raw`\p{Lu}[\p{L}']*(?: (?:d[aeo]s? )?\p{Lu}[\p{L}']*)*`;

/** A town in capitals or in small letters: a heading in capitals before a town in small letters is none of its words. */
const townOfOneCase = (() => {
  // The state behind a hyphen is no part of the town's name.
  const hyphen = String.raw`-(?!\p{Lu}{2}(?!\p{L}))`;
  const [capitals, small] = [
    String.raw`\p{Lu}(?:[\p{Lu}']|${hyphen})+`,
    String.raw`\p{Lu}\p{Ll}(?:[\p{L}']|${hyphen})*`,
  ];
  return String.raw`(?:${capitals}(?: (?:D[AEO]S? )?${capitals})*(?![\p{L}'])|${small}(?: (?:d[aeo]s? )?${small})*(?![\p{L}']))`;
})();

/** Closing phrases of deeds: the chosen court, and place and date of signing. */
export const closing = {
  // The full stop between the court's town and the place of signing may be lost.
  jurisdiction: new RegExp(
    String.raw`(?:[Ff]oro|FORO) (?:(?:[Cc]entral |[Rr]egional )?d[ae] (?:[Cc]omarca|COMARCA|[Cc]idade)(?: da [Cc]apital)? (?:d[eoa]|DE)|(?:[Cc]entral|[Rr]egional) d[eoa]|d[eoa]) (?!Capital(?: d|[,.])|(?:Comarca|Cidade|Estado|Munic\p{L}+)(?!\p{L}))(${town}?)(?= \1,|(?! (?:d[aeo]s? )?\p{Lu})(?![\p{L}']))`,
    'u',
  ),
  /** A court told behind words about it ("O foro competente é o de Londrina"). */
  toldJurisdiction: new RegExp(
    String.raw`(?:[Ff]oro|FORO)(?: (?:\p{Ll}+|É|é)){0,8}? (?:d[aeo] )?(?:[Cc]omarca |[Cc]idade |[Mm]unic[ií]pio |[Cc]ircunscri[çc][ãa]o )?(?:[Jj]udici[áa]ria )?d[aeo] (?!(?:Comarca|Cidade|Capital|Estado|Munic)(?!\p{L}))(${town})(?=[.,;/(]| [-–(]| (?:para|como|com|por|a |o |onde|local|sendo|renunc|e )|$)`,
    'u',
  ),
  /** A court told behind a colon ("Foro: Londrina."). */
  namedJurisdiction: new RegExp(
    String.raw`(?:(?:[Ff]oro|FORO)(?: eleito)?(?:: ?(?:[Cc]omarca d[eoa] )?|(?:\.| [–-]) ?[Cc]omarca d[eoa] )|(?:escolhem|elegem|eleit[ao]|competente)[^.;]{0,40}?[Cc]omarca d[eoa] )(${town})(?=[.,;/]| [-–]| (?:para|como|com)(?!\p{L})| \p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}:|$)`,
    'u',
  ),
  /** A court told behind its town ("Londrina é o foro deste contrato"). */
  townOfCourt: new RegExp(
    String.raw`(?<=[.;:] (?:(?:Do foro|DO FORO|Foro|FORO)[.:]? )?)(?!Foro |FORO )(${townOfOneCase}) (?:é|ser[áa]|fica(?: sendo)?) o [Ff]oro(?!\p{L})`,
    'u',
  ),
  /** A court that is no more than a town's, behind what it decides ("Os litígios serão julgados na comarca de Londrina"). */
  disputes: new RegExp(
    String.raw`(?:dirimi|lit[íi]gio|quest[õo]es|d[úu]vida|controv[ée]rsia|ju[íi]zo|[Ff]oro|FORO|[Jj]uízo|competente|judicia)[^;]{0,120}?(?:[Cc]omarca|COMARCA|[Cc]idade|[Mm]unic[íi]pio|[Cc]ircunscri[çc][ãa]o|[Ff]oro) d[aeo] (?!(?:Comarca|Cidade|Capital|Estado|Munic)(?!\p{L}))(${town})`,
    'u',
  ),
  /** The same in everyday words ("Conflitos vão ao juízo de Londrina", "Na Justiça de Londrina"). */
  plainCourt: new RegExp(
    String.raw`(?:(?:[Cc]onflit|[Bb]riga|[Dd]isputa|[Dd]esaven|[Dd][úu]vida|[Dd]iverg[êe]nci|[Qq]uest[õo]es|[Ll]it[íi]gio|resolv|decid|julgad)[^.;]{0,80}?(?:[Jj]usti[çc]a|[Jj]u[íi]zo|[Tt]ribunal|[Ff][óo]rum|[Ff]oro|[Cc]omarca)|(?<!\p{L})[Nn]a [Jj]usti[çc]a) d[eo] (?!(?:Trabalho|Estado|Comarca|Cidade|Direito|Paz)(?!\p{L}))(${town})`,
    'u',
  ),
  /** Place and day within the sentence that says who signs. */
  signedWithin: new RegExp(
    String.raw`(?:[Aa]ssin(?:am?|ad[oa]s?|aram)|ASSINAM|[Ff]irm(?:am|ad[oa]|aram)|[Cc]elebr(?:am|ad[oa]|aram)|[Ll]avr(?:am|ad[oa])|[Dd]atad[oa]|[Ff]eit[oa]|[Pp]assad[oa])[^.;]{0,90}? (?:em|n[ae]sta cidade de|na cidade de|no munic[íi]pio de) (${townOfOneCase})(?: ?[-/–(,] ?\p{Lu}{2}\)?)?,? (?:(?:em|aos|no dia|na data de|a) ){0,2}(${day})`,
    'u',
  ),
  /** The day before the place ("Assinado em 3/5/2020, na cidade de Santos"). */
  signedOn: new RegExp(
    String.raw`(?:[Aa]ssin(?:am?|ad[oa]s?|aram)|[Ff]irm(?:am|ad[oa])|[Cc]elebr(?:am|ad[oa])|[Ll]avr(?:am|ad[oa]))[^.;]{0,60}? (?:em|aos|no dia|na data de) (${day}),? (?:em|na cidade de|nesta cidade de|no munic[íi]pio de) (${townOfOneCase})`,
    'u',
  ),
  /** Place and day that nothing leads to, with the state of the town. */
  signedInState: new RegExp(
    String.raw`(?<![\p{L}'])((?:\p{Lu}\p{Ll}[\p{L}']*)(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}[\p{L}']*)*) ?[-/–(] ?[A-Z]{2}\)?, ?(?:em |aos |no dia )?(${day})`,
    'u',
  ),
  /** Place and day in the blanks of a form ("LOCAL Petrópolis DATA 24 de fevereiro de 2017"). */
  signedInBlanks: new RegExp(
    String.raw`(?:LOCAL|Local|CIDADE|Cidade):? (${town})(?: ?[-/–(,] ?\p{Lu}{2}\)?)?,? (?:DATA|Data):? (${day})`,
    'u',
  ),
  /** The day and the place with which an act begins ("Aos três de maio de dois mil e dezenove, nesta cidade de Sobral"). */
  opened: new RegExp(
    String.raw`^[^]{0,300}?(?<!\p{L})(?:Aos?|AOS?|Em|No dia|Na data de) (${day}),? (?:n?esta |na |em )?(?:[Cc]idade |CIDADE )?(?:de |DE )?(${townOfOneCase})`,
    'u',
  ),
  signed: new RegExp(
    String.raw`(?:[.;:]|[Cc]omarca d[eoa] \p{Lu}[\p{L}' ]*?) ?(?:Em |EM |(?:[Nn]esta )?[Cc]idade de )?(?!(?:DATA|Data|EM|Em|AOS|Aos|In[íi]cio|T[ée]rmino|Fim|Vig[êe]ncia|Validade|Vencimento|Nascid[oa]|Registro|Arquivad[oa]|Emitid[oa]|Impresso|Gerado|Come[çc](?:a|ou|ar[áa])|Inici(?:a|ou|ar[áa])|Dura|Termin(?:a|ou|ar[áa])|Encerra|Vigora|Vence|Constitu[íi]d[oa]|Fundad[oa])(?!\p{L}))(${townOfOneCase})(?: ?[-/–(,] ?\p{Lu}{2}\)?)?,? (?:em |aos |no dia )?(\d{1,2}º? (?:dias )?(?:de|do m[eê]s de) \p{L}+ (?:do ano )?de \d{4}|${dayWithMonth}|\d{2}[/.]\d{2}[/.]\d{4}(?=[.;]| \p{Lu}|$))`,
    'u',
  ),
} as const;

/** What a party is called below its signature, which is no word of a name. */
export const partyWord = anyPrint(
  '(?:sub)?(?:locador|locatári|fiador|inquilin|cedente|vendedor|comprador|contratad|contratante|sóci)(?:a|o|e)?s?',
);

/** A witness of a list: number, name, then the number of a document. */
const listed = (document: string, number: string): string =>
  String.raw`(?:\(?[12][ªº°.)]*[ -]*)?(?:(?:Nome|NOME):? )?(\p{Lu}(?:(?! ${partyWord}(?!\p{L}))[\p{L}' ])+?)(?:,| ?[-–])? ${document}(?:\/MF)?(?: n[º°o.]+)?:? ?(${number})`;
/** A CPF as a picture gives it: a point may be read as a blank, or with one. */
const cpf = String.raw`(?:\d[. ]{0,3}){9}[- ]{1,2}\d ?\d`;
const rg = String.raw`(?:[A-Z]{2}-)?(?:\d{1,2}[. ]{1,2}\d{3}[. ]{1,2}\d{3}(?!\d)|\d[\d.]{4,11})(?:-[\dX])?`;
const witnessWith = (document: string, number: string): RegExp =>
  new RegExp(
    String.raw`(?:[Tt]estemunhas|TESTEMUNHAS):? ?${listed(document, number)}[ ,;.]*${listed(document, number)}`,
    'u',
  );

/** Two witnesses side by side, each named by a word or a number of a list, with their documents in the row below. */
const besideWith = (document: string, number: string): RegExp => {
  const led = (at: number): string =>
    String.raw`(?:Nome|NOME|(?:1ª |2ª )?Testemunha(?: ${at})?|${at}[.)ªº°]+):?`;
  return new RegExp(
    String.raw`${led(1)} (\p{Lu}[\p{L}' ]{4,48}?) ${led(2)} (\p{Lu}[\p{L}' ]{4,48}?) ${document}:? (${number}) ${document}:? (${number})`,
    'u',
  );
};

/** Two witnesses side by side, or one below the other, with the number of their CPF or identity card. */
export const witnesses = {
  listedCpf: witnessWith('CPF', cpf),
  listedRg: witnessWith('RG', rg),
  besideCpf: besideWith('CPF', cpf),
  besideRg: besideWith('RG', String.raw`[\dX.-]{7,14}`),
  belowCpf:
    /(?:Nome|NOME):? ([A-ZÀ-Ú][^\d()]{4,60}?) CPF:? (\d{3}\.\d{3}\.\d{3}-\d{2}) .{0,20}?(?:Nome|NOME):? ([A-ZÀ-Ú][^\d()]{4,60}?) CPF:? (\d{3}\.\d{3}\.\d{3}-\d{2})/,
  belowRg:
    /(?:Nome|NOME):? ([A-ZÀ-Ú][^\d()]{4,60}?) RG:? ([\dX.-]{7,14}) .{0,20}?(?:Nome|NOME):? ([A-ZÀ-Ú][^\d()]{4,60}?) RG:? ([\dX.-]{7,14})/,
} as const;
