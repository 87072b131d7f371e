import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOfText } from '../testing/page-of-text.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a lease in everyday words tells its number, days, guarantor and court', () => {
  expect(
    valuesOfText(
      'contract',
      `Contrato de aluguel residencial, documento 657/2026. Quem é o dono? (locador) Rui Lima, brasileiro, solteiro, dentista, RG 12.345.678-2
      (SSP/SP), CPF 529.982.247-25. Endereço atual: Rua Chile, 12, Centro, Bauru/SP, CEP 17010-100. Quem vai morar? (locatário) Ana Reis,
      brasileira, viúva, médica, CPF 111.444.777-35. Endereço atual: Rua Dom Pedro, 5, Centro, Bauru/SP, CEP 17010-200. Onde fica?
      (imóvel) Rua Nova, 7, Vila Operária, Bauru/SP, CEP 17011-000. Por quanto tempo? 24 meses: entra em 01/07/2026 e sai em 30/06/2028.
      Quem garante? (garantia) Fiança, dada por Eva Luz Prado, brasileira, casada, contabilista, CPF 390.533.447-05.
      Endereço atual: Rua do Porto, 41, Centro, Bauru/SP, CEP 17012-000. Onde se resolve briga? (foro) Na Justiça de Bauru.`,
    ),
  ).toMatchObject({
    ContractNumber: '657/2026',
    StartDate: '2026-07-01',
    EndDate: '2028-06-30',
    GuarantorName: 'Eva Luz Prado',
    GuarantorStreet: 'Rua do Porto',
    GuaranteeKind: 'GUARANTOR',
    JurisdictionCity: 'Bauru',
  });
});

it('who acts for a company in one cell leaves it the address of the next one', () => {
  const values = valuesOn(
    'contract',
    pageOfRows(
      [
        [[60, 'Contrato de locação comercial']],
        [
          [300, 'locador'],
          [600, 'locatária'],
        ],
        [
          [100, 'nome'],
          [250, 'Ana Reis Luz'],
          [550, 'Oficina do Sol Ltda'],
        ],
        [
          [100, 'CPF / CNPJ'],
          [250, '111.444.777-35'],
          [550, '11.222.333/0001-81'],
        ],
        [
          [100, 'qualificação'],
          [250, 'brasileira, viúva, médica'],
          [550, 'age por Rui Lima Neto, CPF 529.982.247-25'],
        ],
        [
          [100, 'domicílio'],
          [250, 'Rua Aleixo Netto, 870'],
          [550, 'Avenida Central, 2455'],
        ],
        [],
        [[60, 'o ponto: Rua do Porto, 41, Centro, Bauru – SP, 17012-000; área de 76,50 m²']],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    TenantRepresentativeName: 'Rui Lima Neto',
    TenantStreet: 'Avenida Central',
    TenantNumber: '2455',
    PropertyStreet: 'Rua do Porto',
    PropertyCity: 'Bauru',
  });
});

it('the number below a witness by what one did is none of the party who signs beside', () => {
  const row = (label: string, one: string, other: string): Row => [
    [100, label],
    [250, one],
    [550, other],
  ];
  const values = valuesOn(
    'contract',
    pageOfRows(
      [
        [[60, 'Contrato de locação comercial']],
        row('', 'locador', 'locatário'),
        row('nome', 'Ana Reis Luz', 'Rui Lima Neto'),
        row('CPF', '111.444.777-35', '529.982.247-25'),
        row('identidade', '26.171.361-5 – SSP/GO', '—'),
        row('estado civil', 'viúva', 'solteiro'),
        [],
        [[60, 'Bauru, 9 de março de 2025.']],
        [],
        [
          [60, 'locador'],
          [200, 'locatário'],
          [400, 'viu: Eva Prado Sá'],
          [700, 'viu: Ivo Dias Reis'],
        ],
        [
          [400, 'RG 24.635.657-9'],
          [700, 'RG 16.490.971-7'],
        ],
      ],
      'text-layer',
      100,
    ),
  );
  expect(values).toMatchObject({
    LandlordRG: '26.171.361-5',
    Witness1Name: 'Eva Prado Sá',
    Witness1RG: '24.635.657-9',
    Witness2RG: '16.490.971-7',
  });
});
