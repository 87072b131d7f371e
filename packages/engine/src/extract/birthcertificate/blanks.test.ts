import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

it('a printed form has the endings of its words and the day of birth filled in', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `CERTIDÃO DE NASCIMENTO CERTIFICO que, às folhas 130 do livro n.º A-36 do Registro de Nascimentos, foi lavrado em 21 de outubro
      de 1974 o assento de ANA LIMA REIS , do sexo feminino , nascid a aos oito de outubro de mil novecentos e
      setenta e quatro ( 08/10/1974 ), às 05:20 horas, em domicílio , em Uberaba , Estado de Minas Gerais , filh a de Rui Lima Neto e
      de dona Eva Prado Reis .`,
    ),
  ).toMatchObject({
    Name: 'ANA LIMA REIS',
    BirthDate: '1974-10-08',
    BirthTime: '05:20',
    FatherName: 'Rui Lima Neto',
    MotherName: 'Eva Prado Reis',
  });
});
