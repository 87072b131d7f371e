/** Inserts the separators between the groups, as far as there are characters: `12345` → `123.45`. */
function grouped(characters: string, groups: readonly { length: number; before: string }[]): string {
  let rest = characters;
  let text = '';
  for (const { length, before } of groups) {
    if (rest === '') break;
    text += before + rest.slice(0, length);
    rest = rest.slice(length);
  }
  return text;
}

const cpf = [
  { length: 3, before: '' },
  { length: 3, before: '.' },
  { length: 3, before: '.' },
  { length: 2, before: '-' },
];
const cnpj = [
  { length: 2, before: '' },
  { length: 3, before: '.' },
  { length: 3, before: '.' },
  { length: 4, before: '/' },
  { length: 2, before: '-' },
];
const phone = [
  { length: 2, before: '' },
  { length: 2, before: ' ' },
  { length: 5, before: ' ' },
  { length: 11, before: ' ' },
];

/** A CPF up to eleven digits, else a CNPJ, which may contain letters. */
export function maskTaxId(typed: string): string {
  const characters = typed
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, 14);
  return grouped(characters, /^\d{0,11}$/.test(characters) ? cpf : cnpj);
}

/** Digits in groups, country code first. */
export function maskPhone(typed: string): string {
  return grouped(typed.replace(/\D/g, '').slice(0, 20), phone);
}
