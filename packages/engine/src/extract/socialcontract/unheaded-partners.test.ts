import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('cells without headings below their title give the partners, and articles the rest', () => {
  const page = pageOfRows(
    [
      [[300, '3ª MODIFICAÇÃO DO CONTRATO SOCIAL']],
      [[300, 'SOL & LUA COMÉRCIO LTDA']],
      [],
      [[450, 'Sócios']],
      [
        [60, 'ANA LIMA REIS'],
        [400, 'CNH 03456789012'],
        [700, 'Rua Chile, 31, Fundos'],
      ],
      [
        [60, 'brasileira, solteira, médica'],
        [400, '(DETRAN/PR)'],
        [700, 'Boa Vista – Londrina/PR'],
      ],
      [
        [60, 'nasc. 02/03/1980'],
        [400, 'CPF 529.982.247-25'],
        [700, '86020-165'],
      ],
      [],
      [
        [60, 'EVA PRADO SÁ'],
        [400, 'CNH 04567890123'],
        [700, 'Avenida Brasil, 500, Sala 2'],
      ],
      [
        [60, 'brasileira, viúva, dentista'],
        [400, '(DETRAN/PR)'],
        [700, 'Jardim Sul – Londrina/PR'],
      ],
      [
        [60, 'nasc. 05/06/1975'],
        [400, 'CPF 168.995.350-09'],
        [700, '86030-020'],
      ],
      [],
      [[300, 'Capítulo I — Denominação, endereço e fins']],
      [
        [
          60,
          'Art. 1º O estabelecimento principal está localizado em Londrina, Estado do Paraná (PR), Rua Goiás,',
        ],
      ],
      [[60, '12, Loja 4, Centro Cívico, 86010-000.']],
      [[60, 'Art. 2º São fins da sociedade: comércio varejista de flores; jardinagem.']],
      [[60, 'Art. 3º O tempo de duração é indeterminado, contado de 04/05/2015.']],
      [
        [
          60,
          'Art. 4º O capital, de R$ 1.000,00, compõe-se de 1.000 cotas no valor unitário de R$ 1,00, assim:',
        ],
      ],
      [[60, 'ANA LIMA REIS: 600 cotas, no total de R$ 600,00, ou 60% do capital;']],
      [[60, 'EVA PRADO SÁ: 400 cotas, no total de R$ 400,00, ou 40% do capital.']],
    ],
    'text-layer',
    100,
  );
  const values = valuesOn('socialcontract', page);
  expect(values['Partners']).toEqual([
    {
      Name: 'ANA LIMA REIS',
      Nationality: 'brasileira',
      MaritalStatus: 'solteira',
      Profession: 'médica',
      BirthDate: '1980-03-02',
      CNHNumber: '03456789012',
      CPF: '52998224725',
      Street: 'Rua Chile',
      Number: '31',
      Complement: 'Fundos',
      District: 'Boa Vista',
      City: 'Londrina',
      State: 'PR',
      PostalCode: '86020165',
      SharesHeld: '600',
      SharesAmount: '600.00',
      SharePercent: '60',
    },
    expect.objectContaining({
      Name: 'EVA PRADO SÁ',
      CPF: '16899535009',
      Complement: 'Sala 2',
      District: 'Jardim Sul',
      SharePercent: '40',
    }),
  ]);
  expect(values).toMatchObject({
    AmendmentNumber: '3',
    Street: 'Rua Goiás',
    Number: '12',
    Complement: 'Loja 4',
    District: 'Centro Cívico',
    City: 'Londrina',
    State: 'PR',
    PostalCode: '86010000',
    BusinessPurpose: 'comércio varejista de flores; jardinagem',
    StartDate: '2015-05-04',
  });
});
