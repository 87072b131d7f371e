/** A date as deeds write it: in digits, or with the month in words. */
export const day = String.raw`\d{2}\/\d{2}\/\d{4}|\d{1,2}º? de \p{L}+ de \d{4}`;

const town = String.raw`\p{Lu}[\p{L}']*(?: (?:d[aeo]s? )?\p{Lu}[\p{L}']*)*`;

/** Closing phrases of deeds: the chosen court, and place and date of signing. */
export const closing = {
  jurisdiction: new RegExp(
    String.raw`foro (?:da (?:[Cc]omarca|cidade) d[eoa]|central de|d[eoa]) (${town})`,
    'u',
  ),
  signed: new RegExp(String.raw`[.;] ?(${town})(?: ?[-/–] ?\p{Lu}{2})?, (\d{1,2}º? de \p{L}+ de \d{4})`, 'u'),
} as const;

/** A witness of a list: number, name, then the number of a document. */
const listed = (document: string, number: string): string =>
  String.raw`(?:\(?[12][ªº°.)]*[ -]*)?(?:Nome:? )?(\p{Lu}[\p{L}' ]+?)(?:,| ?[-–])? ${document}(?:\/MF)?(?: n[º°o.]+)?:? ?(${number})`;
const witnessWith = (document: string, number: string): RegExp =>
  new RegExp(
    String.raw`(?:[Tt]estemunhas|TESTEMUNHAS):? ?${listed(document, number)}[ ,;.]*${listed(document, number)}`,
    'u',
  );

/** Two witnesses side by side, or one below the other, with the number of their CPF or identity card. */
export const witnesses = {
  listedCpf: witnessWith('CPF', String.raw`\d{3}\.\d{3}\.\d{3}-\d{2}`),
  listedRg: witnessWith('RG', String.raw`(?:[A-Z]{2}-)?[\dX.-]{7,14}`),
  besideCpf: /Nome:? (.+?) Nome:? (.+?) CPF:? (\d{3}\.\d{3}\.\d{3}-\d{2}) CPF:? (\d{3}\.\d{3}\.\d{3}-\d{2})/,
  besideRg: /Nome:? (.+?) Nome:? (.+?) RG:? ([\dX.-]{7,14}) RG:? ([\dX.-]{7,14})/,
  belowCpf:
    /Nome:? (.+?) CPF:? (\d{3}\.\d{3}\.\d{3}-\d{2}) .{0,20}?Nome:? (.+?) CPF:? (\d{3}\.\d{3}\.\d{3}-\d{2})/,
  belowRg: /Nome:? (.+?) RG:? ([\dX.-]{7,14}) .{0,20}?Nome:? (.+?) RG:? ([\dX.-]{7,14})/,
} as const;
