import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const rows = (place: string, town: string, state: string) =>
  pageOfRows(
    [
      [[300, 'CERTIDÃO DE NASCIMENTO']],
      [[60, 'Nome do(a) registrado(a) Rita Prado Luz']],
      [[60, place]],
      [
        [60, town],
        [600, state],
      ],
      [[60, 'Pai Caio Luz Sobrinho']],
      [[60, 'Naturalidade e profissão de Bauru, oleiro']],
      [[60, 'Mãe Dora Prado Luz']],
      [[60, 'Naturalidade e profissão deste Estado, do lar']],
      [[60, 'Registro feito em dois de maio de mil novecentos e oitenta']],
    ],
    'text-layer',
    100,
  );

it('the town right behind its label below the place of birth is the child’s, those behind their parents are none', () => {
  expect(
    valuesOn(
      'birthcertificate',
      rows('Local do nascimento Casa de Saúde Sol', 'Município Santa Rita', 'Estado PB'),
    ),
  ).toMatchObject({
    BirthLocation: 'Casa de Saúde Sol',
    BirthPlace: 'Santa Rita',
    BirthState: 'PB',
    RegistrationDate: '1980-05-02',
  });
});

it('what is told of the parents gives the child no town', () => {
  const values = valuesOn('birthcertificate', rows('Hora 08:30', 'Sexo feminino', 'Cor parda'));
  expect(values).not.toHaveProperty('BirthPlace');
});

it('a picture shows no difference between the small letters and the capitals of some labels', () => {
  const page = pageOfRows(
    [
      [[300, 'CERTIDÃO DE NASCIMENTO']],
      [[60, 'Nome do(a) registrado(a) Rita Prado Luz']],
      [
        [60, 'Hora 08:30'],
        [400, 'sexo feminino'],
        [700, 'cor parda'],
      ],
    ],
    'ocr',
    95,
  );
  expect(valuesOn('birthcertificate', page)).toMatchObject({ Sex: 'F', SkinColor: 'parda' });
});
