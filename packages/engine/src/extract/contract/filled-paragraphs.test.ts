import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('blanks that follow each other as running text end where the next label begins', () => {
  const page = pageOfRows(
    [
      [[300, 'CONTRATO DE LOCAÇÃO']],
      [[60, 'LOCADOR(A): Nome RUI LEMOS PRADO nac. BRASILEIRO est. civil CASADO prof. GUARDA-LIVROS']],
      [[60, 'Cart. Ident. nº 1.781.934-1 órgão SESP/PE C.P.F. nº 529.982.247-25 residente à RUA DO SOL']],
      [[60, 'nº 28 compl. FUNDOS bairro CIDADE JARDIM cidade OLINDA Est. PE CEP 53010-000']],
      [[60, 'INQUILINO(A): Nome CASA LUZ LTDA C.N.P.J. nº 11.222.333/0001-81 com sede à RUA DA PAZ nº 7']],
      [[60, 'bairro CENTRO Est. PE CEP 53020-010 cidade OLINDA']],
      [[60, 'FIADOR(A) E PRINCIPAL PAGADOR(A): Nome EVA REIS SÁ nac. BRASILEIRA est. civil SOLTEIRA prof.']],
      [[60, 'MÉDICA data nasc. 17/05/1971 C.P.F. nº 390.533.447-05']],
      [[60, 'PRÉDIO LOCADO: RUA NOVA nº 315 compl. SALA 5 bairro VARADOURO cidade OLINDA Est. PE']],
      [[60, 'CEP 53030-020 matr. no Reg. de Imóveis nº 20417']],
      [[60, 'PRAZO: 30 MESES a começar em 01/03/2018 e a terminar em 31/08/2020']],
      [[60, 'I – O atraso sujeita o inquilino à multa de 15 por cento e a juros de 2 por cento ao mês.']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('contract', page)).toMatchObject({
    LandlordName: 'RUI LEMOS PRADO',
    LandlordNationality: 'BRASILEIRO',
    LandlordMaritalStatus: 'CASADO',
    LandlordProfession: 'GUARDA-LIVROS',
    LandlordRG: '1.781.934-1',
    LandlordRGIssuer: 'SESP/PE',
    LandlordCPF: '52998224725',
    LandlordStreet: 'RUA DO SOL',
    LandlordNumber: '28',
    LandlordComplement: 'FUNDOS',
    LandlordDistrict: 'CIDADE JARDIM',
    LandlordCity: 'OLINDA',
    LandlordState: 'PE',
    LandlordPostalCode: '53010000',
    TenantName: 'CASA LUZ LTDA',
    TenantCNPJ: '11222333000181',
    TenantStreet: 'RUA DA PAZ',
    TenantCity: 'OLINDA',
    GuarantorName: 'EVA REIS SÁ',
    GuarantorProfession: 'MÉDICA',
    GuarantorBirthDate: '1971-05-17',
    GuaranteeKind: 'GUARANTOR',
    PropertyStreet: 'RUA NOVA',
    PropertyComplement: 'SALA 5',
    PropertyPostalCode: '53030020',
    PropertyRegistration: '20417',
    TermMonths: '30',
    FinePercent: '15',
    InterestPercent: '2',
  });
});
