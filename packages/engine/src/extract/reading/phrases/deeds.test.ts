import { expect, it } from 'vitest';
import { extractDocuments } from '../../extract.ts';
import { pageOfText, valuesOfText } from '../../testing/page-of-text.ts';

it('the parties of a lease have their particulars, the property its own address', () => {
  const values = valuesOfText(
    'contract',
    `CONTRATO DE LOCAÇÃO RESIDENCIAL LOCADOR: Rui Lima, brasileiro, casado sob o regime da comunhão parcial de bens,
    dentista, RG nº 12.345.678-2 SSP/SP, CPF nº 529.982.247-25, residente e domiciliado na Rua das Flores, nº 12,
    Casa 2, bairro Centro, na cidade de Bauru/SP, CEP 17010-100; LOCATÁRIA: Loja Sol Ltda, pessoa jurídica inscrita no
    CNPJ sob o nº 11.222.333/0001-81, com sede na Avenida Brasil, 900, Jardim América, Bauru - SP. CLÁUSULA PRIMEIRA -
    O imóvel situado na Rua Nova, nº 7, Vila Operária, Bauru/SP, CEP 17011-000. O prazo da locação é de 30 (trinta)
    meses, iniciando-se em 01/03/2025 e terminando em 31/08/2027. O aluguel mensal é de R$ 1.500,00 até o dia 5 de
    cada mês. O foro da comarca de Bauru. Bauru - SP, 20 de fevereiro de 2025`,
  );
  expect(values).toMatchObject({
    ContractKind: 'RESIDENTIAL',
    LandlordName: 'Rui Lima',
    LandlordMaritalStatus: 'casado sob o regime da comunhão parcial de bens',
    LandlordProfession: 'dentista',
    LandlordCPF: '52998224725',
    LandlordComplement: 'Casa 2',
    LandlordDistrict: 'Centro',
    LandlordCity: 'Bauru',
    TenantName: 'Loja Sol Ltda',
    TenantCNPJ: '11222333000181',
    TenantDistrict: 'Jardim América',
    PropertyStreet: 'Rua Nova',
    PropertyNumber: '7',
    TermMonths: '30',
    StartDate: '2025-03-01',
    EndDate: '2027-08-31',
    RentAmount: '1500.00',
    DueDay: '5',
    JurisdictionCity: 'Bauru',
    SignDate: '2025-02-20',
  });
});

it('the parties of a lease are also named after their particulars, and beside cells of several rows', () => {
  const rui = 'Rui Lima, brasileiro, casado, dentista, RG 12.345.678-2 SSP/SP, CPF';
  const ana = 'Ana Reis, brasileira, viúva, médica, RG 20.000.007-X SSP/SP, CPF';
  const expected = {
    LandlordName: 'Rui Lima',
    LandlordProfession: 'dentista',
    LandlordCPF: '52998224725',
    LandlordStreet: 'Rua das Flores',
    TenantName: 'Ana Reis',
    TenantCPF: '12345678909',
    TenantCity: 'Bauru',
    PropertyStreet: 'Rua Nova',
    PropertyState: 'SP',
    TermMonths: '30',
  };
  const [atRui, atAna] = ['na Rua das Flores, 12, Centro, Bauru/SP', 'na Rua Sol, 3, Centro, Bauru/SP'];
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE ALUGUEL De um lado, ${rui} nº 529.982.247-25, com endereço ${atRui}, doravante denominado LOCADOR; e, de
      outro lado, ${ana} nº 123.456.789-09, residente ${atAna}, doravante denominada LOCATÁRIA, ajustam: O imóvel
      situado na Rua Nova, nº 7, Vila Operária, Bauru/SP. A locação terá duração de 30 (trinta) meses.`,
    ),
  ).toMatchObject({ ...expected, TermMonths: '30' });
  expect(
    valuesOfText(
      'contract',
      `INSTRUMENTO PARTICULAR DE LOCAÇÃO QUADRO RESUMO ${rui} LOCADOR(A) 529.982.247-25, residente ${atRui}, CEP 17010-100
      ${ana} LOCATÁRIO(A) 123.456.789-09, residente ${atAna}, CEP 17010-100 IMÓVEL Rua Nova, 7, Vila Operária, Bauru/SP
      PRAZO 30 meses Testemunhas: 1) José Sá - CPF 111.444.777-35 2) Eva Luz - CPF 987.654.321-00`,
    ),
  ).toMatchObject({ ...expected, Witness1Name: 'José Sá', Witness2CPF: '98765432100' });
});

it('clauses of the model articles of association are read', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL SOL NOVO LTDA ANA REIS LIMA, brasileira, solteira, médica, CPF nº 529.982.247-25, residente na Rua A,
      nº 1, Centro, Bauru/SP; resolve constituir CLÁUSULA PRIMEIRA: A sociedade usará a expressão SOL como nome fantasia.
      CLÁUSULA SEGUNDA: A sociedade terá por objeto o comércio de pães. CLÁUSULA TERCEIRA: Com início das atividades em
      01/03/2024. CLÁUSULA QUARTA: dividido em 100 quotas de R$ 1,00 (um real) cada: Ana Reis Lima, com 100 quotas, no valor
      de R$ 100,00. CLÁUSULA QUINTA: A administração da sociedade caberá a Ana Reis Lima, com os poderes.
      Certifico o registro em 09/03/2024 sob o nº 35123456789.`,
    ),
  ).toMatchObject({
    TradeName: 'SOL',
    BusinessPurpose: 'o comércio de pães',
    StartDate: '2024-03-01',
    ShareAmount: '1.00',
    RegistrationNumber: '35123456789',
    Managers: [{ Name: 'Ana Reis Lima' }],
    Partners: [{ Name: 'ANA REIS LIMA', SharesHeld: '100', SharesAmount: '100.00' }],
  });
});

it('partners are told apart, each with its quotas', () => {
  const values = valuesOfText(
    'socialcontract',
    `CONTRATO DE CONSTITUIÇÃO DE SOCIEDADE LIMITADA ANA REIS LIMA, brasileira, solteira, médica, CPF nº 529.982.247-25,
    residente na Rua A, nº 1, Centro, Bauru/SP; e RUI DIAS, português, viúvo, ator, CPF nº 123.456.789-09, têm entre si
    justo. A denominação social de SOL NOVO LTDA. O capital social é de R$ 10.000,00 dividido em 100 quotas.
    ANA REIS LIMA 60 60,00 6.000,00 RUI DIAS 40 40,00 4.000,00`,
  );
  expect(values).toMatchObject({
    ActKind: 'CONSTITUTION',
    CompanyName: 'SOL NOVO LTDA',
    ShareCapital: '10000.00',
    Partners: [
      { Name: 'ANA REIS LIMA', Profession: 'médica', CPF: '52998224725', City: 'Bauru', SharesHeld: '60' },
      { Name: 'RUI DIAS', Nationality: 'português', SharePercent: '40', SharesAmount: '4000.00' },
    ],
  });
});

it('the amount of a cheque in figures is held against the words', () => {
  const line = '001882090180000915100083897272';
  const values = (amount: string) => {
    const text = `Pague por este cheque a quantia de dois mil e dez reais e centavos acima ${line}`;
    const [document] = extractDocuments('bankcheck', { pages: [pageOfText(`R$ ${amount} ${text}`)] });
    return document?.Data ?? {};
  };
  expect(values('2.010,00')).toMatchObject({
    Amount: { value: '2010.00', checks: [{ check: 'words_match', ok: true }] },
    CMC7: { value: line, checks: [{ check: 'cmc7_digits', ok: true }] },
    BankCode: { value: '001' },
  });
  expect(values('2.110,00')).toMatchObject({ Amount: { checks: [{ check: 'words_match', ok: false }] } });
});

it('the magnetic line of a cheque is found behind a year', () => {
  const line = '<00188209<0180000915>100083897272:';
  expect(valuesOfText('bankcheck', `CLIENTE BANCÁRIO DESDE 02/2000 ${line}`)).toMatchObject({
    CMC7: '001882090180000915100083897272',
    BankCode: '001',
    CheckNumber: '000091',
  });
});

it('the words of a cheque are whole or none', () => {
  const words = (text: string) =>
    valuesOfText('bankcheck', `Pague por este cheque a quantia de ${text} e centavos acima`);
  expect(words('(DOIS MIL E UM REAIS E CINQUENTA E SEIS CENTAVOS) *****')).toMatchObject({
    AmountInWords: 'DOIS MIL E UM REAIS E CINQUENTA E SEIS CENTAVOS',
    Amount: '2001.56',
  });
  expect(words('três centavos')).not.toHaveProperty('Amount');
});

const card = (list: string) =>
  valuesOfText(
    'cnpjcard',
    `COMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL CADASTRO NACIONAL DA PESSOA JURÍDICA 11.222.333/0001-81 MATRIZ
    NOME EMPRESARIAL SOL LTDA 62.04-0-00 - Consultoria em tecnologia ${list} 206-2 - Sociedade Empresária Limitada`,
  );

it('an activity whose code was not read is no part of the description before it', () => {
  const heading = 'CÓDIGO E DESCRIÇÃO DAS ATIVIDADES ECONÔMICAS SECUNDÁRIAS';
  const list =
    '56.20-1-02 - Serviços para eventos - bufê 4X.72 - Comércio de cosméticos 52.50-8-04 Organização';
  expect(card(`${heading} ${list} CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA`)).toMatchObject({
    SecondaryActivities: [
      { Code: '56.20-1-02', Description: 'Serviços para eventos - bufê' },
      { Description: 'Comércio de cosméticos' },
      { Code: '52.50-8-04', Description: 'Organização' },
    ],
  });
});

it('the heading of the next box is no part of an activity, though that of their own was misread', () => {
  const list = 'CODIGO E DESCRICAO DAS TIVIDADES CONOMICAS SECUNDARIAS 56.20-1-02 - Serviços para eventos';
  expect(card(`${list} CODIGO E DESCRIÇÃO DA NATUREZA JURIDICA`)).toMatchObject({
    SecondaryActivities: [{ Code: '56.20-1-02', Description: 'Serviços para eventos' }],
  });
});

it('the first activity is the main one where both headings come before it', () => {
  const text = (main: string, list: string) =>
    valuesOfText(
      'cnpjcard',
      `CADASTRO NACIONAL DA PESSOA JURÍDICA 11.222.333/0001-81 MATRIZ NOME EMPRESARIAL SOL LTDA
      CÓDIGO E DESCRIÇÃO DA ATIVIDADE ECONÔMICA PRINCIPAL ${main} CÓDIGO E DESCRIÇÃO DAS ATIVIDADES ECONÔMICAS SECUNDÁRIAS
      ${list} CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA 206-2 - Sociedade Empresária Limitada`,
    );
  const [first, second] = ['62.04-0-00 - Consultoria em tecnologia', '56.20-1-02 - Serviços para eventos'];
  const SecondaryActivities = [{ Code: '56.20-1-02', Description: 'Serviços para eventos' }];
  expect(text('', `${first} ${second}`)).toMatchObject({ SecondaryActivities });
  expect(text(first, second)).toMatchObject({ SecondaryActivities });
  expect(text('6Z.O4 - Consultoria em tecnologia', second)).toMatchObject({ SecondaryActivities });
});

it('activities whose headings were not read are told by their codes', () => {
  expect(card('56.20-1-02 - Serviços para eventos 52.50-8-04 - Organização')).toMatchObject({
    MainActivityCode: '62.04-0-00',
    MainActivityDescription: 'Consultoria em tecnologia',
    LegalNatureCode: '206-2',
    SecondaryActivities: [
      { Code: '56.20-1-02', Description: 'Serviços para eventos' },
      { Code: '52.50-8-04', Description: 'Organização' },
    ],
  });
});

it('a state alone follows its town, a profession the day of birth, and points may be read as blanks', () => {
  const values = valuesOfText(
    'contract',
    `Sol Imóveis Ltda. CRECI J-1 CONTRATO DE ALUGUEL DE IMÓVEL RESIDENCIAL LOCADOR: Rui Lima, brasileiro, casado, nascido
    em 28/01/1963, comerciante, RG 12.345.678-2 SSP/SP, CPF 529 982.247-25, telefone (44) 99999-1234, e-mail
    rui@sol.com.br, residente na Rua das Flores, 12, Barracão 2, Bairro dos Estados, Maringá, PR, CEP 87013-980.
    LOCATÁRIA: Ana Reis, brasileira, viúva, médica, RG 20.000.007-X SSP/SI, residente na Rua Sol, 3, Centro, Bauru/SP.
    O prazo é de 30 meses, a iniciar-se em 10/06/2025 e a terminar em 09/12/2027. O foro da comarca de Maringá Maringá, 6
    de junho de 2025. Testemunhas: 1. Ivo Dias 2. Eva Luz CPF: 123.456.789-09 CPF: 529 .982.247-25`,
  );
  expect(values).toMatchObject({
    ContractKind: 'RESIDENTIAL',
    AgencyName: 'Sol Imóveis Ltda',
    LandlordProfession: 'comerciante',
    LandlordCPF: '52998224725',
    LandlordPhone: '44999991234',
    LandlordEmail: 'rui@sol.com.br',
    LandlordComplement: 'Barracão 2',
    LandlordDistrict: 'Bairro dos Estados',
    LandlordCity: 'Maringá',
    LandlordState: 'PR',
    StartDate: '2025-06-10',
    EndDate: '2027-12-09',
    JurisdictionCity: 'Maringá',
    SignCity: 'Maringá',
    Witness1Name: 'Ivo Dias',
    Witness2Name: 'Eva Luz',
    Witness1CPF: '12345678909',
    Witness2CPF: '52998224725',
  });
  // No state is called so: the issuer was misread.
  expect(values).not.toHaveProperty('TenantRGIssuer');
});

it('the only partner of a company has its whole capital, and a constitution the number of the company', () => {
  const values = valuesOfText(
    'socialcontract',
    `CONTRATO DE CONSTITUIÇÃO SOL LTDA GRAZIELA REIS, brasileira, casada, médica, CPF nº 529.982.247-25, residente na Rua
    Sol, 3, Centro, Bauru/SP, resolve constituir uma sociedade. O capital social é de R$ 300.000,00 (trezentos mil reais),
    dividido em 300.000 quotas de R$ 1,00 (um real) cada, integralizado pelo sócio único. CERTIFICO O REGISTRO EM
    04/09/2023 SOB Nº 41218944998. CÓDIGO DE VERIFICAÇÃO: 43185371467. ORLANDO REIS — SECRETÁRIO-GERAL.`,
  );
  expect(values).toMatchObject({
    ActKind: 'CONSTITUTION',
    NIRE: '41218944998',
    VerificationCode: '43185371467',
    SecretaryName: 'ORLANDO REIS',
    Partners: [{ Name: 'GRAZIELA REIS', SharesHeld: '300000', SharesAmount: '300000.00' }],
  });
});

it('a court is told by what it decides or by its name alone, the signing within its sentence', () => {
  const read = (text: string): Record<string, unknown> =>
    valuesOfText('contract', `CONTRATO DE LOCAÇÃO O aluguel é de R$ 900,00. ${text}`);
  expect(read('FORO. Comarca de Bauru.')['JurisdictionCity']).toBe('Bauru');
  expect(read('As controvérsias serão dirimidas na Comarca de Bauru (SP).')['JurisdictionCity']).toBe(
    'Bauru',
  );
  const signed = { SignCity: 'Bauru', SignDate: '2020-01-20' };
  expect(read('E, de acordo, assinam em Bauru, aos 20 de janeiro de 2020.')).toMatchObject(signed);
  expect(read('Assinado em 20/01/2020, na cidade de Bauru/SP.')).toMatchObject(signed);
  // The column with the day may be read before that with the place.
  expect(
    read('As benfeitorias são fundadas neste contrato. DATA 20 de janeiro de 2020')['SignCity'],
  ).toBeUndefined();
});
