import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (rows: readonly Row[]) =>
  valuesOn('deathcertificate', pageOfRows([[[300, 'CERTIDÃO DE ÓBITO']], ...rows], 'text-layer', 100));

it('an address goes on with its town in the row below, and is no trade of the box before it', () => {
  const rows: Row[] = [
    [
      [60, 'PROFISSÃO'],
      [400, 'RESIDÊNCIA'],
    ],
    [
      [60, 'PEDREIRO'],
      [400, 'RUA DO SOL, Nº 1420, BAIRRO CENTRO,'],
    ],
    [[400, 'FORTALEZA/CE']],
    [[60, 'CAUSA DA MORTE']],
    [[60, 'DIABETES']],
  ];
  expect(read(rows)).toMatchObject({
    Occupation: 'PEDREIRO',
    Residence: 'RUA DO SOL, Nº 1420, BAIRRO CENTRO, FORTALEZA/CE',
    CauseOfDeath: 'DIABETES',
  });
});

it('a list’s value that ends with a comma goes on below its beginning', () => {
  const rows: Row[] = [
    [
      [60, 'Residência:'],
      [200, 'Rua do Sol, 1420, Centro,'],
    ],
    [[200, 'Fortaleza/CE']],
    [
      [60, 'Declarante:'],
      [200, 'Eva Luz Reis'],
    ],
  ];
  expect(read(rows)).toMatchObject({
    Residence: 'Rua do Sol, 1420, Centro, Fortaleza/CE',
    Declarant: 'Eva Luz Reis',
  });
});

it('boxes with more than their value keep what is theirs', () => {
  const rows: Row[] = [
    [[60, 'ELEITOR']],
    [[60, 'SIM – 4519 3221 4927']],
    [[60, 'NÚMERO DA DO']],
    [[60, '16.204']],
    [[60, 'SEPULTAMENTO']],
    [[60, 'CEMITÉRIO DO SOL, LINS-SP DECLARANTE: EVA REIS']],
    [[60, 'Endereço: Av. do Sol, 455, Centro CNPJ 11.222.333/0001-81 – e-mail sol@reg.com.br']],
    [[60, 'Selo Digital: AAB 417.905-Q2R8']],
  ];
  const values = read(rows);
  expect(values).toMatchObject({
    Voter: 'SIM',
    VoterNumber: '451932214927',
    BurialPlace: 'CEMITÉRIO DO SOL, LINS-SP',
    OfficeAddress: 'Av. do Sol, 455, Centro',
    SealNumber: 'AAB 417.905-Q2R8',
  });
  expect(values).not.toHaveProperty('DeathCertificateNumber');
});

it('below the title of the death a label need not say whose day and place it leads to', () => {
  const rows: Row[] = [
    [[60, 'FALECIDA']],
    [
      [60, 'Nome'],
      [200, 'Eva Luz Reis'],
    ],
    [
      [60, 'Sexo'],
      [200, 'Feminino'],
    ],
    [
      [60, 'Profissão'],
      [200, 'Costureira'],
    ],
    [],
    [[60, 'FALECIMENTO']],
    [
      [60, 'Data'],
      [200, '28/02/1994'],
    ],
    [
      [60, 'Local'],
      [200, 'Hospital do Sol'],
    ],
    [
      [60, 'Sepultamento'],
      [200, 'Cemitério da Luz'],
    ],
  ];
  expect(read(rows)).toMatchObject({
    Name: 'Eva Luz Reis',
    DeathDate: '1994-02-28',
    DeathPlace: 'Hospital do Sol',
    BurialPlace: 'Cemitério da Luz',
  });
});

it('the parts of a day that a label of the birth leads to are no labels of the death', () => {
  const parts: Row = [
    [400, 'DIA'],
    [460, 'MÊS'],
    [520, 'ANO'],
  ];
  expect(
    read([
      [[60, 'DATA DE NASCIMENTO'], ...parts],
      [
        [60, 'DEZENOVE DE MARÇO DE MIL NOVECENTOS E TRINTA'],
        [400, '19'],
        [460, '03'],
        [520, '1930'],
      ],
      [[60, 'DATA E HORA DO FALECIMENTO'], ...parts],
      [
        [60, 'DOIS DE JULHO DE DOIS MIL E TREZE ÀS 22:50'],
        [400, '02'],
        [460, '07'],
        [520, '2013'],
      ],
    ]),
  ).toMatchObject({ DeathDate: '2013-07-02', DeathTime: '22:50' });
  expect(
    read([
      [
        [60, 'NASCIMENTO'],
        [400, 'IDADE'],
      ],
      [
        [60, 'DIA 19/03/1930'],
        [400, '83 ANOS'],
      ],
      [
        [60, 'FALECIMENTO'],
        [400, 'HORA'],
      ],
      [
        [60, 'DIA 02/07/2013'],
        [400, '22:50'],
      ],
    ]),
  ).toMatchObject({ BirthDate: '1930-03-19', DeathDate: '2013-07-02' });
});
