import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOfText } from '../testing/page-of-text.ts';

function valuesOf(rows: readonly Row[]): Record<string, string> {
  const [document] = extractDocuments('contract', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).flatMap(([id, told]) =>
      Array.isArray(told) ? [] : [[id, told.value] as const],
    ),
  );
}

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
