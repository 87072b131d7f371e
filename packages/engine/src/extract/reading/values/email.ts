/** Where most people's mail is: behind the sign that was read as something else these stand whole. */
const providers = '(?:gmail|hotmail|outlook|live|icloud|yahoo|uol|bol|terra|ig|globo|msn)\\.com(?:\\.br)?$';
const domain = '(?=(?!com\\.)[a-z0-9-]+(?:\\.[a-z]{2,})+$)';
const local = '^([a-z0-9._-]+?)';

/** What the sign in the middle of an address is read as with air behind it. */
const apart = [
  new RegExp(`${local}\\s*\\(\\s*[adoq0©]?\\s*(?=${providers})`, 'i'),
  /^([a-z0-9._-]+)\([adD]?\s+/i,
];
/** And without any: one capital in a row of small letters is no letter of it. */
const close = [
  new RegExp(`${local}(?:[DOQGE&©®]|\\(D?)${domain}`),
  new RegExp(`${local}(?:[&©®]|\\(D?)${domain}`, 'i'),
];
/** It was not read at all: a box for an address holds nothing else, but the name of a site may stand there. */
const lost = [new RegExp(`^([a-z0-9._-]{4,})\\s+['‘’"]?(?!www\\.)${domain}`, 'i')];

/** An address of electronic mail with the sign in its middle. */
export function withAt(text: string): string {
  if (text.includes('@')) return text;
  const joined = text.replace(/\s/g, '');
  const tries = [
    ...apart.map((pattern) => [text, pattern] as const),
    ...close.map((pattern) => [joined, pattern] as const),
    ...lost.map((pattern) => [text, pattern] as const),
  ];
  const [read, pattern] = tries.find(([each, sign]) => sign.test(each)) ?? [];
  return read === undefined || pattern === undefined ? text : read.replace(pattern, '$1@');
}
