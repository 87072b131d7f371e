import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

const parties = `LOCADOR: Rui Lima Neto, brasileiro, casado, dentista, CPF nº 529.982.247-25, residente na Rua Chile, nº 12, Centro,
Santos/SP; LOCATÁRIO: Ivo Dias Reis, brasileiro, CPF nº 111.444.777-35, residente na Rua Nova, 55, Recife/PE.`;
const read = (before: string, behind = ''): Record<string, unknown> =>
  valuesOfText('contract', `${before} ${parties} CLÁUSULA PRIMEIRA – ${behind}`);

it('a deed has its number in the title, with letters, signs and words around it', () => {
  expect(read('CONTRATO DE LOCAÇÃO RESIDENCIAL Contrato nº B808692')['ContractNumber']).toBe('B808692');
  expect(read('CONTRATO DE LOCAÇÃO RESIDENCIAL - N.º 345/2017')['ContractNumber']).toBe('345/2017');
  expect(read('LOCAÇÃO DE CASA — REGISTRO Nº 8841-C')['ContractNumber']).toBe('8841-C');
});

it('a title tells the kind of a lease with any words between', () => {
  expect(read('CONTRATO DE ALUGUEL DE PONTO COMERCIAL')['ContractKind']).toBe('COMMERCIAL');
  expect(read('CONTRATO DE ALUGUEL DE CASA PARA MORADIA')['ContractKind']).toBe('RESIDENTIAL');
});

it('an agency is named behind words of its work, in its letterhead, and before its number', () => {
  const agencyOf = (said: string): unknown => read('CONTRATO DE LOCAÇÃO', said)['AgencyName'];
  expect(agencyOf('O imóvel é administrado pela Imobiliária Bela Vista Ltda, CRECI 1234-J.')).toBe(
    'Imobiliária Bela Vista Ltda',
  );
  expect(agencyOf('A administração da locação fica a cargo de BELA VISTA NEGÓCIOS IMOBILIÁRIOS LTDA.')).toBe(
    'BELA VISTA NEGÓCIOS IMOBILIÁRIOS LTDA',
  );
  expect(
    agencyOf('por intermédio da administradora Imobiliária Bela Vista. 5. DO REAJUSTE – O valor do aluguel'),
  ).toBe('Imobiliária Bela Vista');
  expect(read('Bela Vista Administradora de Imóveis Ltda Pág. 1 CRECI 29544-J')['AgencyName']).toBe(
    'Bela Vista Administradora de Imóveis Ltda',
  );
  expect(
    agencyOf('Intermediação e administração: Bela Vista Imóveis S/C. Fica eleito o foro de Santos.'),
  ).toBe('Bela Vista Imóveis S/C');
  expect(
    read('⌂ BELA VISTA ADMINISTRAÇÃO DE BENS S/C CRECI J-8005 • Venda e locação LOCAÇÃO')['AgencyName'],
  ).toBe('BELA VISTA ADMINISTRAÇÃO DE BENS S/C');
});

it('an insurance has its insurer and policy in either order', () => {
  expect(
    read(
      'CONTRATO',
      'A garantia é seguro de fiança locatícia da Aliança Seguradora S/A conforme apólice 12345678.',
    ),
  ).toMatchObject({
    GuaranteeKind: 'RENT_INSURANCE',
    InsurerName: 'Aliança Seguradora S/A',
    InsurancePolicyNumber: '12345678',
  });
  expect(
    read(
      'CONTRATO',
      'Garante a locação a apólice de seguro-fiança nº 12.345-6, da Sol Cia. de Seguros Gerais, paga pelo locatário.',
    ),
  ).toMatchObject({ InsurerName: 'Sol Cia. de Seguros Gerais', InsurancePolicyNumber: '123456' });
});

it('a property has its registers without the sign of a number, and its town or house before the street', () => {
  expect(
    read(
      'CONTRATO',
      'A locação tem por objeto a sala situada em Bauru/SP, na Rua do Sol, nº 77, Jardim Europa (matrícula 12.345; IPTU 123.456.789-0).',
    ),
  ).toMatchObject({
    PropertyStreet: 'Rua do Sol',
    PropertyNumber: '77',
    PropertyCity: 'Bauru',
    PropertyState: 'SP',
    PropertyRegistration: '12345',
    PropertyTaxNumber: '1234567890',
  });
  expect(
    read('CONTRATO', 'É objeto o prédio de nº 77 da Rua do Sol, Jardim Europa, Bauru/SP.'),
  ).toMatchObject({
    PropertyStreet: 'Rua do Sol',
    PropertyNumber: '77',
    PropertyCity: 'Bauru',
  });
});

it('what no guarantee is, and what a deposit is called', () => {
  expect(read('CONTRATO', 'As partes dispensam qualquer garantia locatícia.')['GuaranteeKind']).toBe('NONE');
  expect(
    read('CONTRATO', 'O inquilino entrega ao locador R$ 4.500,00 como depósito em garantia.'),
  ).toMatchObject({ GuaranteeKind: 'DEPOSIT', DepositAmount: '4500.00' });
});

it('a postal code of the property is none of a party whose title only opens its sentence', () => {
  expect(
    valuesOfText(
      'contract',
      `CONTRATO DE LOCAÇÃO RESIDENCIAL LOCADOR: RUI LIMA NETO, brasileiro, casado, dentista, RG nº 12.345.678-9 SSP/SP, CPF nº
      529.982.247-25, residente e domiciliado na Rua Chile, nº 12, apto 3, Centro, Santos/SP, CEP 11010-000; LOCATÁRIO: IVO DIAS REIS,
      brasileiro, solteiro, músico, RG nº 9.876.543 SSP/MG, CPF nº 111.444.777-35, residente na Rua Nova, 55, Boa Vista, Recife/PE, CEP
      50050-000. CLÁUSULA PRIMEIRA – O objeto deste contrato é o apartamento localizado na Rua do Sol, 77, bloco A, Jardim Europa, na
      cidade de Bauru, Estado de São Paulo, CEP 17010-000, matriculado sob o nº 12.345 no Registro de Imóveis, medindo 80,50 m² de área
      privativa.`,
    ),
  ).toMatchObject({ LandlordPostalCode: '11010000', PropertyPostalCode: '17010000' });
});

it('clauses in free words tell the use, the term, the day of payment and the fine', () => {
  expect(
    read(
      'CONTRATO',
      'Aluga-se, para moradia, o apartamento situado em Bauru, SP, no bairro Jardim Europa, à Rua do Sol, 77, apto. 5. A locação dura 30 meses. O preço é de R$ 900,00 por mês, devido no dia 7. Quem romper o contrato antes do fim deve 3 aluguéis.',
    ),
  ).toMatchObject({
    ContractKind: 'RESIDENTIAL',
    PropertyStreet: 'Rua do Sol',
    PropertyDistrict: 'Jardim Europa',
    PropertyCity: 'Bauru',
    TermMonths: '30',
    DueDay: '7',
    BreachFineMonths: '3',
  });
});

it('a letter of its mark is no part of the name of an agency, and a number keeps its state over the end of a line', () => {
  expect(read('Bela Vista Negócios Imobiliários Ltda B CRECI J-8005 LOCAÇÃO')['AgencyName']).toBe(
    'Bela Vista Negócios Imobiliários Ltda',
  );
  expect(
    valuesOfText(
      'contract',
      'CONTRATO DE LOCAÇÃO LOCADOR: Rui Lima Neto, brasileiro, RG nº MG- 87.012.152, CPF nº 529.982.247-25, residente na Rua Chile, nº 12.',
    )['LandlordRG'],
  ).toBe('MG-87.012.152');
});

it('a platform may let a property, and no name of an agency goes on with the next party', () => {
  expect(
    read('CONTRATO DE ALUGUEL celebrado por meio da plataforma Bela Vista Imóveis S.A.')['AgencyName'],
  ).toBe('Bela Vista Imóveis S.A');
  for (const agency of ['administradora Bela Vista Imóveis Ltda.', 'procuradora Bela Vista Imóveis'])
    expect(
      valuesOfText(
        'contract',
        `LOCADOR: Rui Lima Neto, brasileiro, CPF nº 529.982.247-25, residente na Rua Chile, nº 12, Santos/SP, por sua ${agency}
        LOCATÁRIA: Eva Dias Reis, brasileira, CPF nº 111.444.777-35, residente na Rua Nova, 55, Recife/PE. CLÁUSULA PRIMEIRA –`,
      )['AgencyName'],
    ).toMatch(/^Bela Vista Imóveis(?: Ltda)?$/);
});

it('land is let where it is said to be situated, and a fine is told in installments', () => {
  expect(
    read(
      'CONTRATO DE ARRENDAMENTO',
      `O objeto é a gleba situada na Estrada do Sol, nº 40, bairro Água Boa, em Palmital, Estado de São Paulo, para lavoura.
      A infração de cláusula sujeita o infrator à multa equivalente a 6 (seis) prestações mensais.`,
    ),
  ).toMatchObject({
    PropertyStreet: 'Estrada do Sol',
    PropertyNumber: '40',
    PropertyDistrict: 'Água Boa',
    PropertyCity: 'Palmital',
    PropertyState: 'SP',
    BreachFineMonths: '6',
  });
});

it('a partner who runs a firm is no agency, nor are the last words of a landlord’s name', () => {
  const data = read(
    `CONTRATO DE LOCAÇÃO LOCADORA: SERRA ADMINISTRADORA DE BENS LTDA, CNPJ 11.222.333/0001-81, com sede na Rua Nova, 5, Centro, Santos/SP,
    representada por sua sócia administradora, ANA LIMA REIS;`,
  );
  expect(data['AgencyName']).toBeUndefined();
});

it('a witness beside the signature of a party has its own name alone', () => {
  expect(
    read(
      'CONTRATO DE LOCAÇÃO',
      'Foro de Santos. TESTEMUNHAS: Ivo Dias Prado RG 6.771.902 EVA MELO DA LUZ FIADORA Ana Lima Reis RG 5.118.463',
    ),
  ).toMatchObject({ Witness1Name: 'Ivo Dias Prado', Witness2Name: 'Ana Lima Reis' });
});

it('a surety given by someone is a guarantee', () => {
  expect(read('CONTRATO DE LOCAÇÃO', 'GARANTIA FIANÇA, prestada pela pessoa acima.')['GuaranteeKind']).toBe(
    'GUARANTOR',
  );
});

it('the number of the property at the town’s taxes stands behind its shortened label', () => {
  for (const label of ['Inscr. imobiliária', 'Insc. imob.', 'Inscrição imobiliária'])
    expect(read('CONTRATO DE LOCAÇÃO', `O imóvel tem ${label} 41027733 e 50 m².`)['PropertyTaxNumber']).toBe(
      '41027733',
    );
});

it('who acts for a company may be told in a sentence of its own', () => {
  expect(
    valuesOfText(
      'contract',
      `1. LOCADOR Rui Lima Neto, brasileiro, casado, CPF nº 529.982.247-25 2. LOCATÁRIA Padaria do Sol Ltda, CNPJ nº 11.222.333/0001-81
      Sede: Rua Chile, nº 12, Centro, Santos/SP, CEP 11010-200 Representada por Eva Dias Reis, CPF nº 111.444.777-35
      3. PRAZO 30 (trinta) meses`,
    ),
  ).toMatchObject({ TenantRepresentativeName: 'Eva Dias Reis', TenantRepresentativeCPF: '11144477735' });
});

it('an area is told behind a colon, whatever a picture makes of the square', () => {
  expect(
    read('CONTRATO DE LOCAÇÃO', 'Imóvel de matrícula 65.556. Área privativa: 68,40 m?')['PropertyArea'],
  ).toBe('68.4');
});
