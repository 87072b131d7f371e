import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('cards side by side are a partner each, and the words of one are none of the other', () => {
  const page = pageOfRows(
    [
      [[60, 'Contrato social']],
      [[60, 'Sol e Lua Comércio Ltda']],
      [],
      [
        [60, 'Sócia'],
        [600, 'Sócio'],
      ],
      [
        [60, 'Ana Lima Reis'],
        [600, 'Rui Prado Sá'],
      ],
      [
        [60, 'brasileira, solteira, médica, nasceu em 02/03/1980'],
        [600, 'brasileiro, viúvo, técnico têxtil, nasceu em 05/06/1975'],
      ],
      [
        [60, 'identidade 4589316 SSP/PR · CPF 529.982.247-25'],
        [600, 'identidade 7713402 SSP/PR · CPF 168.995.350-09'],
      ],
      [
        [60, 'reside na Rua Chile, 31, Centro, Londrina/PR, CEP'],
        [600, 'reside na Rua Goiás, 12, Vila Nova, Londrina/PR, CEP'],
      ],
      [
        [60, '86020-165'],
        [600, '86010-000'],
      ],
      [],
      [[60, 'As pessoas acima decidem formar uma sociedade limitada.']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('socialcontract', page)['Partners']).toMatchObject([
    {
      Name: 'Ana Lima Reis',
      MaritalStatus: 'solteira',
      Profession: 'médica',
      BirthDate: '1980-03-02',
      RG: '4589316',
      CPF: '52998224725',
      Street: 'Rua Chile',
      PostalCode: '86020165',
    },
    {
      Name: 'Rui Prado Sá',
      MaritalStatus: 'viúvo',
      Profession: 'técnico têxtil',
      BirthDate: '1975-06-05',
      RG: '7713402',
      CPF: '16899535009',
      Street: 'Rua Goiás',
      District: 'Vila Nova',
      PostalCode: '86010000',
    },
  ]);
});

it('cards below the title of all partners have none of their own', () => {
  const [ana, rui] = [
    [
      'Ana Lima Reis',
      'brasileira, solteira, médica',
      'CPF 529.982.247-25',
      'Rua Chile, 31, Centro, Londrina/PR, CEP 86020-165',
    ],
    [
      'Rui Prado Sá',
      'brasileiro, viúvo, garçom',
      'CPF 168.995.350-09',
      'Rua Goiás, 12, Vila Nova, Londrina/PR, CEP 86010-000',
    ],
  ] as const;
  const page = pageOfRows(
    [
      [[60, 'Contrato social']],
      [[60, 'Sol e Lua Comércio Ltda']],
      [],
      [[60, 'Quem são os sócios']],
      [],
      ...ana.map((line, at): Row => [
        [60, line],
        [600, rui[at] ?? ''],
      ]),
      [],
      [[60, 'As pessoas acima decidem formar uma sociedade limitada.']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('socialcontract', page)['Partners']).toMatchObject([
    { Name: 'Ana Lima Reis', Profession: 'médica', CPF: '52998224725', Street: 'Rua Chile' },
    { Name: 'Rui Prado Sá', Profession: 'garçom', CPF: '16899535009', District: 'Vila Nova' },
  ]);
});
