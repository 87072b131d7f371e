import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

const owner =
  'Rui Lemos Prado, brasileiro, casado, dentista, CPF 529.982.247-25, residente na Rua do Sol, 28, Sobral/CE';
const tenant =
  'Ana Reis Luz, brasileira, solteira, médica, CPF 390.533.447-05, residente na Rua da Paz, 7, Sobral/CE';

it('amounts, shares, days and terms of a lease may be told in words alone', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO RESIDENCIAL LOCADOR: ${owner}. LOCATÁRIA: ${tenant}. CLÁUSULA PRIMEIRA - O imóvel situado na Rua
      Chile, nº 9, Centro, Sobral/CE, é locado para fins residenciais. CLÁUSULA SEGUNDA - O prazo é de trinta meses, a iniciar-se no
      dia primeiro de fevereiro de dois mil e vinte e quatro e a terminar no dia trinta e um de julho de dois mil e vinte e seis.
      CLÁUSULA TERCEIRA - O aluguel mensal é de dois mil e quinhentos reais, a ser pago até o dia cinco de cada mês. Em caso de mora,
      a locatária pagará multa de dez por cento sobre o débito, além de juros de um por cento ao mês. CLÁUSULA QUARTA - Em
      garantia, deposita a título de caução a importância de sete mil e quinhentos reais. CLÁUSULA QUINTA - Fica eleito o foro
      da Comarca da Capital do Estado do Ceará. Sobral, vinte e cinco de janeiro de dois mil e vinte e quatro.`,
    ),
  ).toMatchObject({
    StartDate: '2024-02-01',
    EndDate: '2026-07-31',
    TermMonths: '30',
    RentAmount: '2500.00',
    DueDay: '5',
    FinePercent: '10',
    InterestPercent: '1',
    DepositAmount: '7500.00',
    SignCity: 'Sobral',
    SignDate: '2024-01-25',
  });
});

it('a numbered title with a dash ends the particulars of the last party', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO COMERCIAL LOCADOR: ${owner}. LOCATÁRIA: ${tenant}. 1 - DO OBJETO O presente contrato tem por objeto a
      loja da Rua Chile, nº 9, Centro, Sobral/CE, CEP 62010-000. 2 - DO VALOR O valor do aluguel é de R$ 4.800,00 (quatro mil e
      oitocentos reais) por mês, vencendo-se todo dia 10, acrescido da taxa de condomínio de R$ 350,00.`,
    ),
  ).toMatchObject({
    PropertyStreet: 'Rua Chile',
    PropertyNumber: '9',
    PropertyPostalCode: '62010000',
    RentAmount: '4800.00',
    CondominiumAmount: '350.00',
    DueDay: '10',
  });
});

it('who acts for the owner is not who acts for the tenant', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO de um lado como LOCADOR ${owner}, neste ato representado por sua procuradora CASA NOVA IMÓVEIS LTDA,
      CRECI 12.345-J; e de outro lado como LOCATÁRIA ${tenant}, têm justo e contratado o seguinte.`,
    ),
  ).not.toHaveProperty('TenantRepresentativeName');
});

it('the words of the form in common use: capitals within the qualification, the state in letters, a day “no ano de”', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO LOCADOR: Rui Lemos Prado, Brasileiro, Casado, Comerciante, Carteira de Identidade nº 1234567, C.P.F. nº
      529.982.247-25, residente na Rua do Sol, nº 28, bairro Carmo, Cep 53120-010, Cidade Olinda, no Estado PE; LOCATÁRIO: Ivo Reis
      Luz, Brasileiro, Solteiro, Estudante, Carteira de Identidade nº 7654321, C.P.F. nº 390.533.447-05, residente na Rua da Paz, nº 7,
      bairro Carmo, Cep 53120-020, Cidade Olinda, no Estado PE. As partes têm, entre si, justo o presente. Cláusula 1ª. A locação terá
      o prazo de 30 meses, a iniciar-se no dia 01 do mês de maio no ano de 2023 e findar-se no dia 31 do mês de outubro no ano de 2025.
      Cláusula 2ª. Atrasado o pagamento, incidirão multa moratória de 10% e juros de 1% a.m. Cláusula 3ª. Olinda é o foro deste contrato.
      (Nome e assinatura da Testemunha 1) Paulo Nunes Lima, RG 3.456.789 (Nome e assinatura da Testemunha 2) Rita Melo Sá, RG 4.567.890`,
    ),
  ).toMatchObject({
    LandlordName: 'Rui Lemos Prado',
    LandlordProfession: 'Comerciante',
    LandlordCity: 'Olinda',
    LandlordState: 'PE',
    TenantName: 'Ivo Reis Luz',
    TenantCity: 'Olinda',
    StartDate: '2023-05-01',
    EndDate: '2025-10-31',
    FinePercent: '10',
    InterestPercent: '1',
    JurisdictionCity: 'Olinda',
    Witness1Name: 'Paulo Nunes Lima',
    Witness2Name: 'Rita Melo Sá',
  });
});

it('the keys that pass and come back tell the term, and witnesses who sign too are named behind it', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO RESIDENCIAL LOCADOR: ${owner}. LOCATÁRIA: ${tenant}. CLÁUSULA PRIMEIRA - A casa da Rua Chile, nº 9,
      Sobral/CE, serve de moradia por 24 meses: as chaves passam em 1 de março de 2023 e voltam em 28 de fevereiro de 2025.
      Sobral, 20 de fevereiro de 2023, diante de duas testemunhas, que também assinam: Ivo Prates Gomes CPF 111.444.777-35
      Lia Souza Prates CPF 168.995.350-09`,
    ),
  ).toMatchObject({
    TermMonths: '24',
    StartDate: '2023-03-01',
    EndDate: '2025-02-28',
    Witness1Name: 'Ivo Prates Gomes',
    Witness2Name: 'Lia Souza Prates',
  });
});
