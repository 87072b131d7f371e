import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (rows: readonly Row[]) => valuesOn('birthcertificate', pageOfRows(rows, 'text-layer', 100));

it('an entry told behind its day names the child, the place behind an hour said twice, and the declarant behind what he is', () => {
  const rows: Row[] = [
    [[350, 'NASCIMENTO']],
    [[60, 'CERTIFICO que, revendo os livros de registro de nascimentos deste Cartório, deles consta o']],
    [[60, 'assento lavrado em 01 de setembro de 1986, de Rui Lima Sá, do sexo masculino, de cor parda,']],
    [[60, 'nascido aos vinte e três (23) dias do mês de agosto de mil novecentos e oitenta e seis']],
    [[60, '(1986), às quatro horas e vinte minutos (04:20 h), no Hospital Sol, em Jequié, deste Estado;']],
    [[60, 'filho legítimo de Ari Lima Sá, comerciário, e de Eva Luz Reis, doméstica. Foi declarante o pai,']],
    [[60, 'Ari Lima Sá.']],
    [[60, 'O referido é verdade e dou fé.']],
  ];
  expect(read(rows)).toMatchObject({
    Name: 'Rui Lima Sá',
    BirthTime: '04:20',
    BirthLocation: 'Hospital Sol',
    BirthPlace: 'Jequié',
    Declarant: 'Ari Lima Sá',
  });
});

it('the town between the labels of a birth is the town of birth', () => {
  const rows: Row[] = [
    [[300, 'CERTIDÃO DE NASCIMENTO']],
    [[60, 'Nome: Rui Lima Sá']],
    [[60, 'Nascimento: 17/01/2020']],
    [[60, 'Município: Santarém (PA)']],
    [[60, 'Estabelecimento: Hospital Sol']],
  ];
  expect(read(rows)).toMatchObject({ BirthPlace: 'Santarém', BirthState: 'PA' });
  expect(read(rows)).not.toHaveProperty('OfficeCity');
});

it('the civil register is none who declared a birth', () => {
  const rows: Row[] = [
    [[300, 'CERTIDÃO DE NASCIMENTO']],
    [[60, 'Rui Lima Sá nasceu em 17/01/2020, no Hospital Sol.']],
    [[60, 'Ari Lima Sá, quem declarou']],
    [[60, 'Registro Civil das Pessoas Naturais de Santarém']],
  ];
  expect(read(rows)['Declarant']).not.toBe('Civil das Pessoas');
});

it('the town may stand before the place of birth, with the letters of its state, and who declared it may be told by kinship alone', () => {
  const rows: Row[] = [
    [[350, 'NASCIMENTO']],
    [[60, 'CERTIFICO que consta o registro de nascimento de Rui Lima Sá, do sexo masculino,']],
    [[60, 'nascido aos três de maio de mil novecentos e noventa (03-05-1990), às 10h15min horas, em']],
    [[60, 'Jequié, Estado BA, no(a) Hospital Sol. Filho de Ari Lima Sá e de Eva Luz Reis.']],
    [[60, 'O registro foi lavrado em 9 de maio de 1990, sendo declarante a mãe. O referido é verdade.']],
  ];
  expect(read(rows)).toMatchObject({
    BirthLocation: 'Hospital Sol',
    BirthPlace: 'Jequié',
    BirthState: 'BA',
    Declarant: 'a mãe',
  });
});

it('the town of registration stands behind its day in words', () => {
  const rows: Row[] = [
    [[300, 'CERTIDÃO DE NASCIMENTO']],
    [[60, 'Nome: Rui Lima Sá']],
    [[60, 'Registro feito em nove de maio de dois mil e dez, no município de Lages – SC']],
  ];
  expect(read(rows)).toMatchObject({
    RegistrationDate: '2010-05-09',
    RegistrationPlace: 'Lages',
    RegistrationState: 'SC',
  });
});
