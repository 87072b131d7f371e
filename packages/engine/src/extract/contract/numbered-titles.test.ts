import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('titles of blocks side by side may have numbers before them, and the words under signatures are none', () => {
  const rows: readonly Row[] = [
    [[300, 'CONTRATO DE LOCAÇÃO RESIDENCIAL']],
    [
      [60, '1. Locador(a)'],
      [520, '2. Locatário(a)'],
    ],
    [
      [60, 'Nome'],
      [180, 'Ana Reis Luz'],
      [520, 'Nome'],
      [640, 'Rui Lima Neto'],
    ],
    [
      [60, 'CPF'],
      [180, '111.444.777-35'],
      [520, 'CPF'],
      [640, '529.982.247-25'],
    ],
    [
      [60, 'Estado civil'],
      [180, 'viúva'],
      [520, 'Estado civil'],
      [640, 'solteiro'],
    ],
    [
      [60, 'Profissão'],
      [180, 'dentista'],
      [520, 'Profissão'],
      [640, 'motorista'],
    ],
    [
      [60, 'Residência'],
      [180, 'Rua Chile, nº 12, Sala 4,'],
      [520, 'Residência'],
      [640, 'Rua Peru, nº 7, Fundos,'],
    ],
    [
      [180, 'bairro Centro, Lins/SP, CEP 16400-001'],
      [640, 'bairro Norte, Bauru/SP, CEP 17010-100'],
    ],
    [[60, 'I. O(A) locador(a) dá em locação ao(à) locatário(a) o imóvel descrito.']],
    [
      [250, 'Ana Reis Luz'],
      [720, 'Rui Lima Neto'],
    ],
    [
      [280, 'locador(a)'],
      [760, 'locatário(a)'],
    ],
  ];
  expect(valuesOn('contract', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    LandlordName: 'Ana Reis Luz',
    LandlordCPF: '11144477735',
    LandlordProfession: 'dentista',
    TenantName: 'Rui Lima Neto',
    TenantCPF: '52998224725',
    TenantMaritalStatus: 'solteiro',
    TenantStreet: 'Rua Peru',
    TenantNumber: '7',
    TenantCity: 'Bauru',
  });
});

it('a number without a mark before a title alone in its line is the number of a part', () => {
  const party = (title: string, name: string, cpf: string): readonly Row[] => [
    [[60, title]],
    [
      [60, 'Nome'],
      [520, 'CPF'],
    ],
    [
      [60, name],
      [520, cpf],
    ],
    [
      [60, 'Nacionalidade'],
      [520, 'Profissão'],
    ],
    [
      [60, 'brasileira'],
      [520, 'dentista'],
    ],
    [],
  ];
  const rows: readonly Row[] = [
    [[300, 'CONTRATO DE LOCAÇÃO RESIDENCIAL']],
    ...party('1 LOCADOR(A)', 'ANA REIS LUZ', '111.444.777-35'),
    ...party('2 LOCATÁRIO(A)', 'EVA LIMA NETO', '529.982.247-25'),
    [],
    [
      [160, 'Locador(a)'],
      [560, 'Locatário(a)'],
    ],
  ];
  expect(valuesOn('contract', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    LandlordName: 'ANA REIS LUZ',
    TenantName: 'EVA LIMA NETO',
    TenantCPF: '52998224725',
    TenantProfession: 'dentista',
  });
});
