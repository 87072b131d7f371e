import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('contract', pageOfRows(rows, 'text-layer', 100));

it('a table has a column for each party, with titles of two lines and cells around their labels', () => {
  const values = valuesOf([
    [[60, 'Contrato de locação residencial']],
    [[60, 'Quem participa?']],
    [
      [300, 'Quem aluga'],
      [600, 'Quem vai morar'],
    ],
    [
      [305, '(locadora)'],
      [605, '(locatário)'],
    ],
    [
      [100, 'nome'],
      [250, 'Ana Reis Luz'],
      [550, 'Rui Lima Neto'],
    ],
    [
      [100, 'CPF'],
      [250, '111.444.777-35'],
      [550, '529.982.247-25'],
    ],
    [
      [100, 'identidade'],
      [250, '734.205 SPTC/ES'],
      [550, '3.118.940 SPTC/ES'],
    ],
    [
      [100, 'estado civil'],
      [250, 'viúva'],
      [550, 'união estável'],
    ],
    [
      [100, 'rua e número'],
      [250, 'Rua Aleixo Netto, 870'],
      [550, 'Avenida Central, 2455'],
    ],
    [
      [100, 'complemento'],
      [250, '—'],
      [550, 'Bloco 4, Apto 108'],
    ],
    [
      [100, 'cidade'],
      [250, 'Vitória - ES'],
      [550, 'Serra - ES'],
    ],
    [
      [100, 'e-mail'],
      [250, '—'],
      [550, 'rui@correio.example'],
    ],
    [[60, 'Quem testemunhou?']],
    [[60, 'Testemunhas: Eva Prado Sá CPF 390.533.447-05 Leo Dias Reis CPF 168.995.350-09']],
  ]);
  expect(values).toMatchObject({
    LandlordName: 'Ana Reis Luz',
    LandlordCPF: '11144477735',
    LandlordRG: '734.205',
    LandlordRGIssuer: 'SPTC/ES',
    LandlordMaritalStatus: 'viúva',
    LandlordStreet: 'Rua Aleixo Netto',
    LandlordNumber: '870',
    LandlordCity: 'Vitória',
    TenantName: 'Rui Lima Neto',
    TenantCPF: '52998224725',
    TenantMaritalStatus: 'união estável',
    TenantComplement: 'Bloco 4, Apto 108',
    TenantState: 'ES',
    TenantEmail: 'rui@correio.example',
    Witness1CPF: '39053344705',
  });
  expect(values['LandlordComplement']).toBeUndefined();
  expect(values['LandlordEmail']).toBeUndefined();
});

it('one title of a table of parties has two lines beside others of one', () => {
  const told = [
    ['Nome', 'Ana Reis Luz', 'Rui Lima Neto', 'Eva Prado Sá'],
    ['CPF', '111.444.777-35', '529.982.247-25', '390.533.447-05'],
    ['Estado civil', 'viúva', 'solteiro', 'casada'],
    ['Profissão', 'dentista', 'contador', 'arquiteta'],
  ].map(([label = '', ...cells]): Row => [
    [60, label],
    ...cells.map((cell, at): Row[number] => [250 + 240 * at, cell]),
  ]);
  expect(
    valuesOf([
      [[60, 'Contrato de locação']],
      [
        [250, 'QUEM ALUGA (LOCADOR)'],
        [490, 'QUEM VAI OCUPAR'],
        [730, 'QUEM GARANTE (FIADOR)'],
      ],
      [[500, '(LOCATÁRIO)']],
      ...told,
    ]),
  ).toMatchObject({
    LandlordName: 'Ana Reis Luz',
    LandlordCPF: '11144477735',
    TenantName: 'Rui Lima Neto',
    TenantProfession: 'contador',
    GuarantorName: 'Eva Prado Sá',
    GuarantorMaritalStatus: 'casada',
  });
});
