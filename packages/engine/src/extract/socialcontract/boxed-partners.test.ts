import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

/** A partner's card, with rows of labels over their values. */
const card = (name: string, cpf: string, street: string): Row[] => [
  [
    [100, 'Nome completo'],
    [520, 'CPF'],
    [740, 'RG / Órgão emissor'],
  ],
  [
    [100, name],
    [520, cpf],
    [740, '4.589.316 SSP/PR'],
  ],
  [
    [100, 'Nacionalidade'],
    [300, 'Estado civil'],
    [520, 'Profissão'],
    [740, 'Data de nascimento'],
  ],
  [
    [100, 'brasileira'],
    [300, 'solteira'],
    [520, 'empresária'],
    [740, '02/03/1980'],
  ],
  [[100, 'Endereço residencial']],
  [[100, street]],
  [],
];

it('cards with labels over their values give the partners, and the seat is that of the clause', () => {
  const page = pageOfRows(
    [
      [[300, 'CONTRATO SOCIAL']],
      [[100, 'SOL & LUA COMÉRCIO LTDA']],
      [[100, 'QUADRO DE SÓCIOS']],
      ...card('ANA LIMA REIS', '529.982.247-25', 'Rua Chile, nº 31, Centro, Londrina/PR, CEP 86020-165'),
      ...card('EVA PRADO SÁ', '168.995.350-09', 'Avenida Brasil, nº 500, Centro, Bauru/SP, CEP 17013-303'),
      [[100, 'CLÁUSULA 1ª - A sociedade tem sede na Rua Goiás, nº 12, Centro, Londrina/PR, CEP 86010-000.']],
      [[100, 'CLÁUSULA 2ª - O capital social é de R$ 10.000,00, dividido em 10.000 quotas de R$ 1,00 cada.']],
    ],
    'text-layer',
    100,
  );
  const { Partners: rows, Street: seat } = valuesOn('socialcontract', page);
  const both = {
    Nationality: 'brasileira',
    MaritalStatus: 'solteira',
    Profession: 'empresária',
    BirthDate: '1980-03-02',
    RG: '4.589.316',
    RGIssuer: 'SSP/PR',
    Number: expect.any(String) as string,
    District: 'Centro',
  };
  expect(rows).toEqual([
    {
      ...both,
      Name: 'ANA LIMA REIS',
      CPF: '52998224725',
      Street: 'Rua Chile',
      City: 'Londrina',
      State: 'PR',
      PostalCode: '86020165',
    },
    {
      ...both,
      Name: 'EVA PRADO SÁ',
      CPF: '16899535009',
      Street: 'Avenida Brasil',
      City: 'Bauru',
      State: 'SP',
      PostalCode: '17013303',
    },
  ]);
  expect(seat).toBe('Rua Goiás');
});
