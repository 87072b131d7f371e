/** Words of which numbers up to the years of our time consist. */
const numbers =
  'um|hum|uma|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|(?:qu|c)atorze|quinze|deze?sseis|deze?ssete|' +
  'dezoito|deze?nove|vinte|trinta|quarenta|cinq[uü]enta|sessenta|setenta|oitenta|noventa|cem|cento|(?:duz|trez|quinh)entos|' +
  '(?:quatro|seis|sete|oito|nove)centos|mil|primeiro|zero';
const inWords = String.raw`(?<!\p{L})(?:${numbers})(?:,? (?:e )?(?:${numbers})(?!\p{L}))*(?!\p{L})`;
/** The names of the months, in a regular expression. */
export const months =
  'janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
/** Their three letters. */
export const shortMonths = 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez';
/** What was said in digits is repeated in words, or the reverse; a whole day in digits is another value. */
const repeated = String.raw`(?: ?\( ?(?:\d{1,4}|[\p{L} ]{2,50}) ?\)| ?/\d{1,4}/)?`;

/** A day with its month in words, as it stands in running text; case does not matter. */
export const dayWithMonth = String.raw`(?:\b\d{1,2}[º°o]?|${inWords})${repeated}(?: dias?)?(?: do m[eê]s)?(?: de|,) ?(?:${months})${repeated}(?: de|,| do ano)+(?: de)? ?(?:\d{4}|\d\.\d{3}|${inWords})${repeated}`;

/** A day in digits. */
export const dayInDigits = String.raw`\b\d{2} ?[/.-] ?\d{2} ?[/.-] ?\d{4}(?!\d)`;

/** A day as lists and boxes print it: in digits, with two or four of the year, or with its month in letters ("12-mar-2025", "12 de março de 2025"). */
export const printedDay = String.raw`(?:\d{2}[/.-]\d{2}[/.-](?:\d{4}|\d{2})|\d{1,2}(?:[/. -]| de )(?:${months}|${shortMonths})\.?(?:[/. -]| de )(?:\d{4}|\d{2}))(?!\d)`;

/** A time of day in running text, in digits or words. */
export const hourOfDay =
  String.raw`(?:\b\d{1,2} ?(?:[:.,]|h(?:s|rs)?[:.]?) ?\d{2}(?::\d{2}(?!\d))?(?: ?m(?:in)?(?:utos)?(?!\p{L})\.?)?(?: ?h(?:oras|rs|s)?(?!\p{L})\.?)?|` +
  String.raw`(?:\b\d{1,2}|${inWords})${repeated} ?(?:h(?:oras?|rs?|s)?(?!\p{L})|(?=e meia))\.?(?: e(?: meia| (?:\d{1,2}|${inWords})${repeated})?(?: ?min(?:utos?)?(?!\p{L})\.?)?| \d{1,2} ?min(?:utos?)?(?!\p{L})\.?)?(?: horas?)?(?: d[ae] (?:manh[ãa]|tarde|noite|madrugada))?|` +
  String.raw`meio[ -]dia(?: e meia)?|meia[ -]noite)`;
