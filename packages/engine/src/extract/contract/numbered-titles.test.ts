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
