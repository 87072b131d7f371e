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

it('a slip may name the seller behind its number, join day and hour, and say in how many parts the card was charged', () => {
  const values = valuesOn(
    'refund',
    pageOfRoll([
      '           REDE',
      'VALOR: 58,00',
      'ESTAB:012345678 FARMACIA VIDA',
      'CNPJ:11.222.333/0001-81',
      'R DAS FLORES,45 - LINS/SP',
      '17.05.26-10:32:41 TERM:PV112233/890123',
      'CV:220110234 AUTO:T11234',
      'CREDITO PARCELADO LOJA 02X',
    ]),
  );
  expect(values).toMatchObject({
    IssuerName: 'FARMACIA VIDA',
    IssuerAddress: 'R DAS FLORES,45',
    IssueDate: '2026-05-17',
    IssueTime: '10:32:41',
    PaymentMethod: 'CREDITO PARCELADO LOJA',
    TotalAmount: '58.00',
  });
});

it('the copy of a slip is no street, and the brand of its card no seller', () => {
  const values = valuesOn(
    'refund',
    pageOfRoll([
      '         VISA CREDITO A VISTA',
      '         VIA CLIENTE - 1a VIA',
      'POSTO CAMPO BELO LTDA',
      'CNPJ: 11.222.333/0001-81',
      'AV BRASIL 1200 - CENTRO',
      'LINS - SP',
      'EC 00012345  POS 7713',
      '12/03/2026 às 14:22',
      'DOC=104512    AUT=552817',
      'VALOR:            R$ 215,90',
    ]),
  );
  expect(values).toMatchObject({
    IssuerName: 'POSTO CAMPO BELO LTDA',
    IssuerAddress: 'AV BRASIL 1200',
    IssuerDistrict: 'CENTRO',
    IssueDate: '2026-03-12',
    IssueTime: '14:22',
  });
  expect(values).not.toHaveProperty('IssuerCEP');
});

it('the telephone at the foot of a slip is the network’s', () => {
  const lines = ['CANTINA CAMPO BELO', 'CNPJ: 11.222.333/0001-81', 'VALOR:          R$ 148,60'];
  const phoneOn = (...more: string[]) =>
    valuesOn('refund', pageOfRoll([...lines, ...more, '   SAC 0800 570 1214']))['IssuerPhone'];
  expect(phoneOn()).toBe('08005701214');
  expect(phoneOn('EC:0063616272      TERM:59102754', 'TRANSACAO AUTORIZADA')).toBeUndefined();
});
