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

const landlord = [
  'Ana Reis Luz',
  'brasileira, viúva, médica',
  'RG 734.205 (SPTC/ES) · CPF 111.444.777-35',
  'Rua Chile, 31, Centro, Vitória/ES, CEP 29010-100',
];
const company = [
  'Moinho da Serra Ltda',
  'CNPJ 11.222.333/0001-81',
  'Avenida Goiás, 500, Boa Vista, Vila Velha/ES, CEP 29101-020',
  'representada por Rui Lima Neto, CPF 529.982.247-25',
];
const ofBoth = {
  LandlordName: 'Ana Reis Luz',
  LandlordCPF: '11144477735',
  LandlordStreet: 'Rua Chile',
  LandlordPostalCode: '29010100',
  TenantName: 'Moinho da Serra Ltda',
  TenantCNPJ: '11222333000181',
  TenantStreet: 'Avenida Goiás',
  TenantCity: 'Vila Velha',
  TenantRepresentativeName: 'Rui Lima Neto',
  TenantRepresentativeCPF: '52998224725',
};
const clause: Row = [[60, '1. Objeto. A locadora entrega à locatária o imóvel descrito.']];

it('cards stand below each other, and the last line of a company’s is of who acts for it', () => {
  const values = valuesOf([
    [[60, 'Contrato de locação']],
    [],
    [[60, 'Locadora']],
    ...landlord.map((line): Row => [[60, line]]),
    [],
    [[60, 'Locatária']],
    ...company.map((line): Row => [[60, line]]),
    [],
    clause,
  ]);
  expect(values).toMatchObject(ofBoth);
  expect(values).not.toHaveProperty('TenantCPF');
});

it('the title of a card stands in the margin beside its name', () => {
  const beside = (title: string, lines: readonly string[]): Row[] =>
    lines.map((line, at) => [...(at === 0 ? [[60, title] as const] : []), [250, line]]);
  expect(
    valuesOf([
      [[60, 'Contrato de locação']],
      [],
      ...beside('Locadora', landlord),
      [],
      ...beside('Locatária', company),
      [],
      clause,
    ]),
  ).toMatchObject(ofBoth);
});

it('the title beside another one that names the tenant is the landlord’s, and no signature is a card', () => {
  expect(
    valuesOf([
      [[60, 'Contrato de locação']],
      [],
      [
        [60, 'Quem aluga'],
        [600, 'Quem vai morar'],
      ],
      ...landlord.map((line, at): Row => [
        [60, line],
        [600, company[at] ?? ''],
      ]),
      [],
      clause,
    ]),
  ).toMatchObject(ofBoth);
  expect(
    valuesOf([
      [[60, 'Contrato de locação']],
      [
        [
          60,
          'LOCADORA: Ana Reis Luz, brasileira, viúva, médica, CPF 111.444.777-35, residente na Rua Chile, 31,',
        ],
      ],
      [[60, 'Centro, Vitória/ES. LOCATÁRIO: Rui Lima Neto, brasileiro, casado, garçom, CPF 529.982.247-25,']],
      [[60, 'residente na Rua do Sol, 7, Centro, Vitória/ES.']],
      [],
      [
        [60, 'Locadora'],
        [500, 'Locatário'],
      ],
      [
        [60, 'Ana Reis Luz'],
        [500, 'Rui Lima Neto'],
      ],
      [
        [60, 'CPF 111.444.777-35'],
        [500, 'CPF 529.982.247-25'],
      ],
      [
        [60, 'assinado em 3/5/2024'],
        [500, 'assinado em 3/5/2024'],
      ],
    ]),
  ).toMatchObject({
    LandlordProfession: 'médica',
    LandlordDistrict: 'Centro',
    LandlordCity: 'Vitória',
    TenantProfession: 'garçom',
    TenantStreet: 'Rua do Sol',
  });
});

it('the lines of a card may have labels, whose values go on in the next line', () => {
  expect(
    valuesOf([
      [[60, 'Contrato de aluguel residencial']],
      [],
      [
        [60, 'Dona do imóvel (locadora)'],
        [500, 'Quem vai morar (locatário)'],
      ],
      [
        [60, 'Ana Reis Luz'],
        [500, 'Rui Lima Neto'],
      ],
      [
        [60, 'CPF: 111.444.777-35'],
        [500, 'CPF: 529.982.247-25'],
      ],
      [
        [60, 'Trabalha como: médica'],
        [500, 'Nasceu em: 03/05/1990'],
      ],
      [
        [60, 'Mora em: Rua Chile, nº 31 – bairro Centro – Feira de'],
        [500, 'Estado civil: viúvo'],
      ],
      [
        [60, 'Santana/BA – CEP 44001-100'],
        [500, 'Nacionalidade: brasileiro'],
      ],
      [],
      [[60, '1. O imóvel será usado somente para moradia por quem mora nele e por sua família.']],
    ]),
  ).toMatchObject({
    LandlordName: 'Ana Reis Luz',
    LandlordProfession: 'médica',
    LandlordDistrict: 'Centro',
    LandlordCity: 'Feira de Santana',
    LandlordPostalCode: '44001100',
    TenantName: 'Rui Lima Neto',
    TenantBirthDate: '1990-05-03',
    TenantMaritalStatus: 'viúvo',
    TenantNationality: 'brasileiro',
  });
});

it('the lines of cards side by side may be labels with their values apart, also of the street that is let', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['CPF', '529.982.247-25', '168.995.350-09'],
    ['Nacionalidade', 'brasileira', 'brasileiro'],
    ['E-mail', 'ana@exemplo.com.br', 'rui@exemplo.com.br'],
    ['Mora na', 'Rua Chile, nº 31', 'Rua Goiás, nº 12'],
    ['Bairro', 'Boa Vista', 'Vila Nova'],
    ['Cidade', 'Londrina / PR', 'Bauru / SP'],
  ];
  const page = pageOfRows(
    [
      [[60, 'Contrato de locação residencial']],
      [],
      [[60, 'O imóvel alugado']],
      [
        [60, 'Rua'],
        [180, 'Avenida Brasil, nº 500'],
        [600, 'CEP'],
        [720, '86020-165'],
      ],
      [],
      [],
      [
        [60, 'Dona do imóvel (locadora)'],
        [600, 'Quem vai morar (locatário)'],
      ],
      [
        [60, 'Ana Lima Reis'],
        [600, 'Rui Prado Sá'],
      ],
      ...rows.map(([label, ana, rui]): Row => [
        [60, label],
        [240, ana],
        [600, label],
        [780, rui],
      ]),
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('contract', page)).toMatchObject({
    LandlordName: 'Ana Lima Reis',
    LandlordCPF: '52998224725',
    LandlordEmail: 'ana@exemplo.com.br',
    LandlordStreet: 'Rua Chile',
    LandlordNumber: '31',
    TenantName: 'Rui Prado Sá',
    TenantNationality: 'brasileiro',
    TenantCity: 'Bauru',
    PropertyStreet: 'Avenida Brasil',
    PropertyNumber: '500',
    PropertyPostalCode: '86020165',
  });
});

it('the name of a card may have its label as the other lines have, and is no witness', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['Nome', 'Ana Lima Reis', 'Rui Prado Sá'],
    ['CPF', '529.982.247-25', '168.995.350-09'],
    ['Nacionalidade', 'brasileira', 'brasileiro'],
  ];
  const page = pageOfRows(
    [
      [[60, 'Contrato de locação residencial']],
      [
        [60, 'Locadora'],
        [600, 'Locatário'],
      ],
      ...rows.map(([label, ana, rui]): Row => [
        [60, label],
        [240, ana],
        [600, label],
        [780, rui],
      ]),
      [],
      [
        [60, 'Testemunha 1: Eva Maria Luz – CPF 111.444.777-35'],
        [600, 'Testemunha 2: Caio Reis Prado – CPF 390.533.447-05'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('contract', page)).toMatchObject({
    LandlordName: 'Ana Lima Reis',
    TenantName: 'Rui Prado Sá',
    Witness1Name: 'Eva Maria Luz',
    Witness1CPF: '11144477735',
    Witness2Name: 'Caio Reis Prado',
    Witness2CPF: '39053344705',
  });
});

it('a letterhead beside the title has what it is to the lease below it', () => {
  const values = valuesOf([
    [
      [60, 'Imobiliária do Sol Ltda.'],
      [500, 'CONTRATO DE LOCAÇÃO RESIDENCIAL'],
    ],
    [
      [60, 'administradora do imóvel'],
      [500, 'Contrato nº LR-12'],
    ],
    [],
    [
      [60, 'LOCADOR(A)'],
      [600, 'LOCATÁRIO(A)'],
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
      [60, 'CPF 111.444.777-35'],
      [600, 'CPF 529.982.247-25'],
    ],
    [
      [60, 'End. Rua Chile, nº 31, Centro, Vitória/ES, CEP'],
      [600, 'End. Avenida Goiás, nº 500, Boa'],
    ],
    [
      [60, '29010-100'],
      [600, 'Vista, Vila Velha/ES, CEP 29101-020'],
    ],
    [],
    [[60, '1. Objeto. O locador entrega ao locatário, para uso da sua moradia, o imóvel descrito.']],
  ]);
  expect(values).toMatchObject({
    AgencyName: 'Imobiliária do Sol Ltda',
    LandlordProfession: 'médica',
    TenantMaritalStatus: 'solteiro',
    TenantDistrict: 'Boa Vista',
  });
});
