import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('contract', pageOfRows(rows, 'text-layer', 100));

it('a cell of the summary has several labels in a row, parted by dashes, and a party in a sentence', () => {
  expect(
    valuesOf([
      [[100, 'CONTRATO DE LOCAÇÃO RESIDENCIAL']],
      [
        [70, 'A'],
        [100, 'LOCADOR(ES)'],
        [220, 'Prates Comércio Ltda.'],
      ],
      [[220, 'CNPJ: 11.222.333/0001-81']],
      [[220, 'Telefone: (67) 3974-3677 – E-mail: a@prates.example']],
      [],
      [
        [70, 'B'],
        [100, 'LOCATÁRIO(S)'],
        [220, 'Ana Lima Reis, brasileira, casada, contadora'],
      ],
      [[220, 'CPF: 529.982.247-25 – RG: 6.819.418-0 – Órgão: SSP/MS']],
      [[220, 'Endereço: Rua Chile, 706 – Centro – Dourados/MS – CEP: 79800-797']],
      [],
      [
        [100, 'PRAZO'],
        [220, 'Prazo (meses): 60, a começar em 10/09/2014 e a terminar em 09/09/2019'],
      ],
      [],
      [
        [100, 'ALUGUEL'],
        [220, 'Aluguel mensal: R$ 943,00 – Dia do vencimento: 10'],
      ],
      [[220, 'Índice de reajuste: INPC – Periodicidade: anual – Condomínio (estimado): R$ 136,00']],
      [],
      [
        [100, 'PENALIDADES'],
        [220, 'Multa por atraso: 10% – Juros: 1% ao mês – Multa por infração: 3 aluguéis'],
      ],
    ]),
  ).toMatchObject({
    LandlordName: 'Prates Comércio Ltda.',
    LandlordEmail: 'a@prates.example',
    TenantName: 'Ana Lima Reis',
    TenantNationality: 'brasileira',
    TenantMaritalStatus: 'casada',
    TenantProfession: 'contadora',
    TenantRG: '6.819.418-0',
    TenantRGIssuer: 'SSP/MS',
    TermMonths: '60',
    StartDate: '2014-09-10',
    EndDate: '2019-09-09',
    DueDay: '10',
    CondominiumAmount: '136.00',
    InterestPercent: '1',
    BreachFineMonths: '3',
  });
});

it('an address in a column of values goes on in the row below', () => {
  const values = valuesOf([
    [[100, 'CONTRATO DE LOCAÇÃO RESIDENCIAL']],
    [[100, 'LOCADOR']],
    [
      [100, 'Nome:'],
      [270, 'Rui Lima Neto'],
    ],
    [
      [100, 'Profissão:'],
      [270, 'médico'],
    ],
    [
      [100, 'CPF:'],
      [270, '529.982.247-25'],
    ],
    [
      [100, 'Domicílio:'],
      [270, 'Rua Chile, 2853, Sobrado,'],
    ],
    [[270, 'Vila Velha, Campina Grande-PB,']],
    [[270, 'CEP 58400-300']],
    [
      [100, 'Fone:'],
      [270, '(83) 91309-9004'],
    ],
    [
      [100, 'E-mail:'],
      [270, 'rui@correio.example'],
    ],
  ]);
  expect(values).toMatchObject({
    LandlordStreet: 'Rua Chile',
    LandlordNumber: '2853',
    LandlordComplement: 'Sobrado',
    LandlordDistrict: 'Vila Velha',
    LandlordCity: 'Campina Grande',
    LandlordState: 'PB',
  });
});

it('clauses of a lease in other words tell its term, guarantee, court and witnesses', () => {
  expect(
    valuesOfText(
      'contract',
      `LOCAÇÃO RESIDENCIAL LOCADORA: Ana Lima Reis, brasileira, CPF 529.982.247-25; LOCATÁRIO: Rui Lima Neto, brasileiro, CPF 111.444.777-35.
      2) Vigorará a locação pelo espaço de trinta (30) meses, tendo por termo inicial o dia 16/04/2019 e por termo final o dia 15/10/2021.
      5) À guisa de caução, o LOCATÁRIO entrega a quantia de R$ 11.640,00. 10) O foro competente é o de Caxias do Sul, local do imóvel.
      Testemunhas presenciais: Ivo Dias Reis, RG 11.529.843-5 Lia Prates Rocha, RG 59.075.121-9`,
    ),
  ).toMatchObject({
    TermMonths: '30',
    StartDate: '2019-04-16',
    EndDate: '2021-10-15',
    GuaranteeKind: 'DEPOSIT',
    JurisdictionCity: 'Caxias do Sul',
    Witness1Name: 'Ivo Dias Reis',
    Witness1RG: '11.529.843-5',
    Witness2Name: 'Lia Prates Rocha',
  });
});

it('a table has a column for each party and a row for each particular', () => {
  const rows: Row[] = [
    ['Nome', 'Rui Lima Neto', 'Ana Lima Reis'],
    ['CPF', '529.982.247-25', '111.444.777-35'],
    ['RG / Órgão', '6.889.404-8 – SESP/PR', '3.867.846-5 – DETRAN/RJ'],
    ['Profissão', 'eletricista', 'médica'],
    ['Endereço', 'Rua Chile, 15, Centro,', 'Rua Peru, 6, Centro, Volta'],
  ].map(([label = '', one = '', other = '']) => [
    [80, label],
    [210, one],
    [580, other],
  ]);
  expect(
    valuesOf([
      [[100, 'CONTRATO DE LOCAÇÃO RESIDENCIAL']],
      [
        [230, 'LOCADOR(ES)'],
        [700, 'LOCATÁRIO(S)'],
      ],
      ...rows,
      [
        [210, 'Maringá/PR'],
        [580, 'Redonda/RJ'],
      ],
      [],
      [[80, '2. CONDIÇÕES']],
      [
        [80, 'Prazo (meses)'],
        [210, '30'],
      ],
      [
        [80, 'Multa / juros por atraso'],
        [250, '10% / 1% a.m.'],
      ],
    ]),
  ).toMatchObject({
    LandlordName: 'Rui Lima Neto',
    LandlordCPF: '52998224725',
    LandlordRG: '6.889.404-8',
    LandlordProfession: 'eletricista',
    LandlordCity: 'Maringá',
    TenantName: 'Ana Lima Reis',
    TenantCPF: '11144477735',
    TenantRGIssuer: 'DETRAN/RJ',
    TenantProfession: 'médica',
    TenantStreet: 'Rua Peru',
    TenantCity: 'Volta Redonda',
    FinePercent: '10',
    InterestPercent: '1',
  });
});

it('the word under a signature does not hide the particulars that call the party so', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO ÓPTICA SOL LTDA, pessoa jurídica, inscrita no CNPJ/MF sob o nº 11.222.333/0001-81, com sede na Rua Chile, nº 713,
      na cidade de Vila Velha, Estado do Espírito Santo, doravante LOCADORA, e ANA LIMA REIS, brasileira, CPF 529.982.247-25, doravante
      LOCATÁRIA, contratam a locação. PRIMEIRA. A locação é de 30 meses. Locadora: ÓPTICA SOL LTDA Locatária: ANA LIMA REIS
      TESTEMUNHAS: 1) Ivo Dias Reis – RG 44.641.664-2 2) Lia Prates Rocha – RG 51.206.425-8`,
    ),
  ).toMatchObject({
    LandlordName: 'ÓPTICA SOL LTDA',
    LandlordCNPJ: '11222333000181',
    TenantName: 'ANA LIMA REIS',
    TenantCPF: '52998224725',
  });
});

it('a label of a number and its office belongs to the block of its party', () => {
  const party = (title: string, name: string, card: string): Row[] => [
    [[100, title]],
    [
      [100, 'Nome completo'],
      [700, 'Identidade / Órgão expedidor'],
    ],
    [
      [100, name],
      [700, card],
    ],
    [
      [100, 'Cidade'],
      [400, 'UF'],
    ],
    [
      [100, 'Porto Alegre'],
      [400, 'RS'],
    ],
    [],
  ];
  expect(
    valuesOf([
      [[100, 'CONTRATO DE LOCAÇÃO RESIDENCIAL']],
      ...party('LOCADOR', 'Rui Lima Neto', '4.123.778-9 SSP/RS'),
      ...party('LOCATÁRIO', 'Ana Lima Reis', '7.889.101-2 SJS/RS'),
    ]),
  ).toMatchObject({
    LandlordRG: '4.123.778-9',
    LandlordRGIssuer: 'SSP/RS',
    TenantRG: '7.889.101-2',
    TenantRGIssuer: 'SJS/RS',
  });
});
