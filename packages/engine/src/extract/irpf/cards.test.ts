import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

/** The boxes without which a page is no declaration. */
const declarant: Parameters<typeof pageOfRows>[0] = [
  [
    [50, 'Nome: RUI FAUSTO DA SILVEIRA'],
    [600, 'CPF: 529.982.247-25'],
  ],
  [
    [50, 'Exercício: 2021'],
    [600, 'Ano-calendário: 2020'],
  ],
  [
    [50, 'Endereço: RUA DAS ACÁCIAS'],
    [600, 'Número: 450'],
  ],
  [
    [50, 'Bairro: CENTRO'],
    [400, 'Município: SOBRAL'],
    [700, 'UF: CE'],
  ],
  [
    [50, 'CEP: 62010-000'],
    [400, 'Data de nascimento: 14/04/1981'],
  ],
  [
    [50, 'Título eleitoral: 123456780515'],
    [600, 'E-mail: rui@exemplo.com.br'],
  ],
  [
    [50, 'Banco: 237'],
    [400, 'Agência: 6422'],
    [700, 'Conta: 158199-2'],
  ],
  [],
];
const read = (rows: Parameters<typeof pageOfRows>[0]) =>
  extractDocuments('irpf', { pages: [pageOfRows([...declarant, ...rows], 'text-layer', 100)] })[0]?.Data;

it('payers whose boxes follow each other have each its own amounts below their headings', () => {
  expect(
    read([
      [[50, '2. RENDIMENTOS TRIBUTÁVEIS RECEBIDOS DE PESSOA JURÍDICA']],
      [
        [50, 'NOME DA FONTE PAGADORA'],
        [700, 'CNPJ/CPF'],
      ],
      [
        [50, 'OLARIA DO VALE LTDA'],
        [700, '11.222.333/0001-81'],
      ],
      [
        [50, 'REND. RECEBIDOS DE PESSOA'],
        [350, 'CONTRIB. PREVID. OFICIAL'],
        [600, 'IMPOSTO RETIDO NA FONTE'],
        [850, '13º SALÁRIO'],
      ],
      [
        [50, 'JURÍDICA'],
        [350, '1.605,92'],
        [600, '2.043,90'],
        [850, '1.216,61'],
      ],
      [[50, '14.599,30']],
      [
        [50, 'NOME DA FONTE PAGADORA'],
        [700, 'CNPJ/CPF'],
      ],
      [
        [50, 'ADEGA SERRANA LTDA'],
        [700, '00.000.000/0001-91'],
      ],
      [
        [50, 'REND. RECEBIDOS DE PESSOA'],
        [350, 'CONTRIB. PREVID. OFICIAL'],
        [600, 'IMPOSTO RETIDO NA FONTE'],
        [850, '13º SALÁRIO'],
      ],
      [
        [50, 'JURÍDICA'],
        [350, '8.105,21'],
        [600, '10.315,72'],
        [850, '6.140,31'],
      ],
      [[50, '73.683,71']],
      [],
      [[50, '3. CÁLCULO DO IMPOSTO']],
    ]),
  ).toMatchObject({
    IncomeSources: [
      {
        Name: { value: 'OLARIA DO VALE LTDA' },
        CNPJ: { value: '11222333000181' },
        Income: { value: '14599.30' },
        SocialSecurity: { value: '1605.92' },
        WithheldTax: { value: '2043.90' },
        ThirteenthSalary: { value: '1216.61' },
      },
      { Name: { value: 'ADEGA SERRANA LTDA' }, Income: { value: '73683.71' } },
    ],
  });
});

it('those who were paid may be cards with the code before the name', () => {
  expect(
    read([
      [[50, 'Pagamentos efetuados']],
      [[50, '26 - CLÍNICA BOA VISTA LTDA']],
      [[50, 'CPF/CNPJ: 11.222.333/0001-81']],
      [[700, 'Valor pago: R$ 8.848,08']],
      [[50, '10 - DIRCE PRADO RESENDE']],
      [[50, 'CPF/CNPJ: 529.982.247-25']],
      [[700, 'Valor pago: R$ 1.297,60']],
      [[700, 'Parcela não dedutível: R$ 97,60']],
    ]),
  ).toMatchObject({
    Payments: [
      {
        Code: { value: '26' },
        Name: { value: 'CLÍNICA BOA VISTA LTDA' },
        CNPJ: { value: '11222333000181' },
        Amount: { value: '8848.08' },
      },
      { Code: { value: '10' }, CNPJ: { value: '52998224725' }, Amount: { value: '1297.60' } },
    ],
  });
});

it('an asset’s card describes it between its codes and its worth at the end of two years', () => {
  expect(
    read([
      [[50, 'Bens e direitos']],
      [[50, 'Grupo 01 - Código 12']],
      [[50, 'CASA NA RUA TIRADENTES, 450, ADQUIRIDA DE JONAS PRADO POR']],
      [[50, 'R$ 180.000,00, MATRÍCULA 45.221 DO 1º CRI']],
      [
        [50, 'Situação em 31/12/2019: R$ 283.978,40'],
        [500, 'Situação em 31/12/2020: R$ 147.540,70'],
      ],
      [[50, 'Grupo 04 - Código 02']],
      [[50, 'CDB DO BANCO']],
      [
        [50, 'Situação em 31/12/2019: R$ 1.000,00'],
        [500, 'Situação em 31/12/2020: R$ 1.540,70'],
      ],
    ]),
  ).toMatchObject({
    Assets: [
      {
        Group: { value: '01' },
        Code: { value: '12' },
        Description: {
          value:
            'CASA NA RUA TIRADENTES, 450, ADQUIRIDA DE JONAS PRADO POR R$ 180.000,00, MATRÍCULA 45.221 DO 1º CRI',
        },
        PreviousAmount: { value: '283978.40' },
        CurrentAmount: { value: '147540.70' },
      },
      { Group: { value: '04' }, Description: { value: 'CDB DO BANCO' }, CurrentAmount: { value: '1540.70' } },
    ],
  });
});
