import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const dataOf = (rows: readonly Row[]): unknown =>
  extractDocuments('contract', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('a stationer’s form has small labels right before its blanks', () => {
  expect(
    dataOf([
      [[300, 'CONTRATO DE LOCAÇÃO']],
      [[60, 'LOCADOR']],
      [[60, 'nome Rui Lemos Prado']],
      [
        [60, 'nac. brasileiro'],
        [400, 'est. civil casado'],
        [700, 'profissão dentista'],
      ],
      [
        [60, 'R.G. 11.758.130'],
        [400, 'órgão exp. SSP/CE'],
        [700, 'C.P.F. 529.982.247-25'],
      ],
      [
        [60, 'end. Rua do Sol'],
        [400, 'nº 28'],
        [700, 'bairro Centro'],
      ],
      [[60, 'LOCATÁRIO']],
      [[60, 'nome Ana Reis Luz']],
      [
        [60, 'nac. brasileira'],
        [400, 'est. civil solteira'],
        [700, 'profissão médica'],
      ],
      [[60, 'CONDIÇÕES']],
      [
        [60, 'prazo em meses 30'],
        [400, 'a começar em 01/05/2023'],
        [700, 'e a terminar em 31/10/2025'],
      ],
      [],
      [
        [60, '1ª test. Davi Nunes Sá'],
        [600, 'R.G. 10.975.177'],
      ],
      [
        [60, '2ª test. Eva Costa Luz'],
        [600, 'R.G. 7.927.784'],
      ],
    ]),
  ).toMatchObject({
    LandlordName: { value: 'Rui Lemos Prado' },
    LandlordNationality: { value: 'brasileiro' },
    LandlordMaritalStatus: { value: 'casado' },
    LandlordProfession: { value: 'dentista' },
    LandlordRGIssuer: { value: 'SSP/CE' },
    TenantName: { value: 'Ana Reis Luz' },
    TenantProfession: { value: 'médica' },
    TermMonths: { value: '30' },
    StartDate: { value: '2023-05-01' },
    EndDate: { value: '2025-10-31' },
    Witness1Name: { value: 'Davi Nunes Sá' },
    Witness1RG: { value: '10.975.177' },
    Witness2Name: { value: 'Eva Costa Luz' },
  });
});

it('a box holds the card with its issuer, another nationality and status, and witnesses stand over their captions', () => {
  expect(
    dataOf([
      [[300, 'CONTRATO DE LOCAÇÃO']],
      [[60, 'I – Locador']],
      [
        [60, 'Nome completo'],
        [600, 'CPF'],
      ],
      [
        [60, 'Rui Lemos Prado'],
        [600, '529.982.247-25'],
      ],
      [
        [60, 'Identidade / Órgão'],
        [400, 'Nacionalidade / Est. civil'],
        [700, 'Ocupação'],
      ],
      [
        [60, '1.781.934-1 – SESP/PE'],
        [400, 'brasileiro, viúvo'],
        [700, 'dentista'],
      ],
      [],
      [
        [100, 'Davi Nunes Sá'],
        [600, 'Eva Costa Luz'],
      ],
      [
        [70, '1ª testemunha – CPF 390.533.447-05'],
        [570, '2ª testemunha – CPF 153.509.460-56'],
      ],
    ]),
  ).toMatchObject({
    LandlordRG: { value: '1.781.934-1' },
    LandlordRGIssuer: { value: 'SESP/PE' },
    LandlordNationality: { value: 'brasileiro' },
    LandlordMaritalStatus: { value: 'viúvo' },
    Witness1Name: { value: 'Davi Nunes Sá' },
    Witness1CPF: { value: '39053344705' },
    Witness2Name: { value: 'Eva Costa Luz' },
    Witness2CPF: { value: '15350946056' },
  });
});
