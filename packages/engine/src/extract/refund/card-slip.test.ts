import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const slip = (sale: string, ...numbers: string[]) =>
  valuesOn(
    'refund',
    pageOfRoll([
      '      COMPROVANTE DE VENDA',
      '            VIA',
      'CANTINA CAMPO BELO',
      'CNPJ: 11.222.333/0001-81',
      'R PADRE LIMA 81',
      'LINS - SP',
      ...numbers,
      '22/04/2026              11:39:13',
      'VISA            ************8917',
      sale,
      'VALOR:                 R$ 148,60',
    ]),
  );

it('the slip of a card terminal says alone in a row how the card was charged, and its numbers are no address', () => {
  const values = slip(
    'CREDITO A VISTA',
    'EC:0063616272      TERM:59102754',
    'DOC:748900           AUT:654741',
  );
  expect(values).toMatchObject({
    IssuerAddress: 'R PADRE LIMA 81',
    IssuerCity: 'LINS',
    PaymentMethod: 'CREDITO A VISTA',
    CardAuthorization: '654741',
    TotalAmount: '148.60',
  });
  for (const id of ['IssuerCEP', 'IssuerDistrict', 'Highway']) expect(values).not.toHaveProperty(id);
  expect(slip('DÉBITO', 'EC:0063616272      TERM:59102754')['PaymentMethod']).toBe('DÉBITO');
});

it('without the numbers of a terminal such a row is any word', () => {
  expect(slip('CREDITO A VISTA')).not.toHaveProperty('PaymentMethod');
});
