import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

it('a number under which a person is inscribed is the CPF, and that of the declaration is not the entry', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIDÃO DE ÓBITO CERTIFICO que, no livro C-65, folha 98, termo 5086, do Registro de Óbitos, consta o assento de óbito de RUI
      LIMA NETO, do sexo masculino, de cor branca, inscrito no CPF sob nº 529.982.247-25. O falecimento ocorreu em 02/11/2013,
      conforme Declaração de Óbito nº 9954161-0, firmada pelo Dr. Ivo Reis Luz, CRM 18463.`,
    ),
  ).toMatchObject({ CPF: '52998224725', Entry: '5086' });
});
