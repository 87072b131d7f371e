/** Common mail providers: complete domains by which a misread "@" before them is recognised. */
const providers = '(?:gmail|hotmail|outlook|live|icloud|yahoo|uol|bol|terra|ig|globo|msn)\\.com(?:\\.br)?$';
const domain = '(?=(?!com\\.)[a-z0-9-]+(?:\\.[a-z]{2,})+$)';
const local = '^([a-z0-9._-]+?)';

/** Misreadings of "@" with a space after it. */
const apart = [
  new RegExp(`${local}\\s*\\(\\s*[adoq0©]?\\s*(?=${providers})`, 'i'),
  /^([a-z0-9._-]+)\([adD]?\s+/i,
];
/** Misreadings without a space: a single capital among lower-case letters is not a letter of the address. */
const close = [
  // The sign's ring and tail may be two capitals, and its edge a bracket before them.
  new RegExp(`${local}(?:\\(?O[DW]|[DOQGE&©®]|\\(D?)${domain}`),
  new RegExp(`${local}(?:[&©®]|\\(D?)${domain}`, 'i'),
];
/** A small letter right before a large provider's whole domain may be the sign, or the last letter of an address whose sign was lost. */
const guessed = new RegExp(
  `^([a-z0-9._-]{3,})[em](?=${providers})(?=(?:gmail|hotmail|outlook|icloud|yahoo)\\.)`,
);
/** Whether the sign of an address can only be guessed so. */
export const isAtGuessed = (text: string): boolean => guessed.test(text.replace(/\s/g, ''));
/** "@" was not read at all: a box for an address holds nothing else, except perhaps a website. */
const lost = [new RegExp(`^([a-z0-9._-]{4,})\\s+['‘’"]?(?!www\\.)${domain}`, 'i')];

/** An e-mail address with its "@", which is restored if it was misread. */
export function withAt(text: string): string {
  if (text.includes('@')) return text;
  const joined = text.replace(/\s/g, '');
  const tries = [
    ...apart.map((pattern) => [text, pattern] as const),
    ...[...close, guessed].map((pattern) => [joined, pattern] as const),
    ...lost.map((pattern) => [text, pattern] as const),
  ];
  const [read, pattern] = tries.find(([each, sign]) => sign.test(each)) ?? [];
  return read === undefined || pattern === undefined ? text : read.replace(pattern, '$1@');
}
