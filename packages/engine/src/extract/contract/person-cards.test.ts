import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('contract', pageOfRows(rows, 'text-layer', 100));

it('cards side by side give each party what stands below its own title', () => {
  const values = valuesOf([
    [[60, 'Contrato de locação residencial']],
    [],
    [
      [60, 'Quem dá o imóvel (locadora)'],
      [600, 'Quem usa o imóvel (locatário)'],
    ],
    [
      [60, 'Ana Reis Luz'],
      [600, 'Rui Lima Neto'],
    ],
    [
      [60, 'brasileira, viúva, médica'],
      [600, 'brasileiro, solteiro, garçom'],
    ],
    [
      [60, 'RG 734.205 (SPTC/ES) · CPF 111.444.777-35'],
      [600, 'RG 3.118.940 (SPTC/ES) · CPF 529.982.247-25'],
    ],
    [
      [60, 'mora na Rua Chile, 31, Centro, Vitória/ES, CEP'],
      [600, 'mora em Avenida Goiás, 500, Boa Vista, Vila'],
    ],
    [
      [60, '29010-100'],
      [600, 'Velha/ES, CEP 29101-020'],
    ],
    [
      [60, 'ana@correio.example · (27) 99404-1111'],
      [600, 'rui@correio.example · (27) 99284-2222'],
    ],
    [],
    [[60, '1. Objeto. O locador entrega ao locatário, para uso da sua moradia, o imóvel descrito.']],
  ]);
  expect(values).toMatchObject({
    LandlordName: 'Ana Reis Luz',
    LandlordProfession: 'médica',
    LandlordCPF: '11144477735',
    LandlordStreet: 'Rua Chile',
    LandlordPostalCode: '29010100',
    LandlordEmail: 'ana@correio.example',
    TenantName: 'Rui Lima Neto',
    TenantMaritalStatus: 'solteiro',
    TenantRG: '3.118.940',
    TenantCPF: '52998224725',
    TenantStreet: 'Avenida Goiás',
    TenantDistrict: 'Boa Vista',
    TenantCity: 'Vila Velha',
    TenantState: 'ES',
  });
});
