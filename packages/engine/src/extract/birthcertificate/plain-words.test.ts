import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const box = (label: string, value: string): Row => [
  [60, `${label}:`],
  [400, value],
];

it('a certificate asks in plain words where one was born and registered', () => {
  const rows: readonly Row[] = [
    [[60, 'Certidão de nascimento']],
    box('nome', 'Rui Lima Sá'),
    box('veio ao mundo em', '17/07/2016'),
    box('data de nascimento escrita', 'dezessete de julho de dois mil e dezesseis'),
    box('na cidade de', 'Lages - SC'),
    box('nasceu com irmão gêmeo?', 'não'),
    box('registro feito em', 'Bauru - SP'),
    box('dia do registro', 'vinte de julho de dois mil e dezesseis'),
  ];
  expect(valuesOn('birthcertificate', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    BirthDateInWords: 'dezessete de julho de dois mil e dezesseis',
    BirthPlace: 'Lages',
    BirthState: 'SC',
    Twin: 'não',
    RegistrationPlace: 'Bauru',
    RegistrationState: 'SP',
    RegistrationDate: '2016-07-20',
  });
});
