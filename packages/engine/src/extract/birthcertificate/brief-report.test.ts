import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a brief report tells place before day, the mother’s line first, and lists the officials beside its office', () => {
  const page = pageOfRows(
    [
      [
        [50, '3º Serviço de Registro Civil'],
        [650, 'Rui Lima Sá'],
      ],
      [
        [50, 'Lages – SC'],
        [650, 'Registrador Titular'],
      ],
      [
        [50, 'Rua das Flores, nº 12, sala 3, Centro'],
        [650, 'Eva Luz Reis'],
      ],
      [
        [50, 'Tel. (49) 3222-1000'],
        [650, 'Substituta'],
      ],
      [],
      [],
      [[300, 'CERTIDÃO DE NASCIMENTO']],
      [],
      [[50, 'CERTIFICO que revendo o Livro A-12, à folha 7, sob o termo 345, encontrei o assento']],
      [[50, 'de nascimento de Noel Luz Sá, inscrito no CPF/MF 529.982.247-25, do sexo masculino,']],
      [[50, 'nascido em Hospital do Sol, na cidade de Lages, Estado de Santa Catarina, no dia']],
      [[50, 'dois de maio de dois mil e dez (02/05/2010), às 07h15; filho de Ana Luz, médica,']],
      [[50, 'brasileira, e de Ari Sá, pedreiro, brasileiro. Pela linha materna é neto de Davi Luz']],
      [[50, 'e de Rosa Luz, e pela linha paterna de Ivo Sá e de Lia Sá. O assento foi feito em 5']],
      [[50, 'de maio de 2010, tendo comparecido como declarante Ari Sá.']],
      [],
      [[50, 'Não constam averbações à margem do assento. O referido é verdade, do que dou fé.']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('birthcertificate', page)).toMatchObject({
    CPF: '52998224725',
    BirthLocation: 'Hospital do Sol',
    BirthPlace: 'Lages',
    BirthState: 'SC',
    MaternalGrandfather: 'Davi Luz',
    Declarant: 'Ari Sá',
    Annotations: 'Não constam averbações à margem do assento',
    OfficialName: 'Rui Lima Sá',
    OfficeAddress: 'Rua das Flores, nº 12, sala 3, Centro',
  });
});
