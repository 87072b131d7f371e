import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const read = (rows: readonly Row[]): Record<string, unknown> | undefined =>
  extractDocuments('bankcheck', { pages: [pageOfRows(rows, 'ocr', 96)] })[0]?.Data;

const above: readonly Row[] = [
  [[60, 'CHEQUE Nº 700412']],
  [[60, 'IMPORTÂNCIA DOIS MIL REAIS E DEZ CENTAVOS']],
  [],
];

it('the holder stands above the number at the left, too, whatever the right side prints there', () => {
  const values = read([
    ...above,
    [
      [60, 'METALURGICA VALE AZUL S/A'],
      [540, 'local'],
      [720, 'dia'],
    ],
    [[60, 'CNPJ 11 222.333/0001-81']],
  ]);
  expect(values).toMatchObject({
    Name: { value: 'METALURGICA VALE AZUL S/A' },
    CNPJ: { value: '11222333000181' },
  });
});

it('the name of the holder goes on in the line below', () => {
  const nameOf = (lines: readonly string[]): unknown =>
    read([...above, ...lines.map((line): Row => [[60, line]]), [[60, 'CNPJ 11.222.333/0001-81']]])?.['Name'];
  expect(nameOf(['COOPERATIVA DOS CRIADORES DO', 'TAQUARI MIRIM'])).toMatchObject({
    value: 'COOPERATIVA DOS CRIADORES DO TAQUARI MIRIM',
  });
  expect(nameOf(['COOPERATIVA DOS CRIADORES', 'TAQUARENSES'])).toMatchObject({
    value: 'COOPERATIVA DOS CRIADORES TAQUARENSES',
  });
});

it('a name of which letters were lost before its last word is doubted', () => {
  const values = read([
    ...above,
    [
      [520, 'RUTE CAMP'],
      [620, 'PINHO'],
    ],
    [[520, 'CPF 529.982.247-25']],
  ]);
  expect(Number((values?.['Name'] as { conf?: number } | undefined)?.conf)).toBeLessThan(90);
});

it('captions and amounts in words are nobody', () => {
  const values = read([...above, [[60, 'RUTE CAMPOS 4 PINHO']], [[60, 'CPF 529.982.247-25']]]);
  expect(values?.['Name']).toBeUndefined();
});

it('the identity behind its shortest label has its office behind it', () => {
  const values = read([
    ...above,
    [[60, 'RUTE CAMPOS PINHO']],
    [[60, 'CPF 529.982.247-25 Id. 4410453320 SJS/RS']],
  ]);
  expect(values?.['IdentityNumber']).toMatchObject({ value: '4410453320 SJS/RS' });
});
