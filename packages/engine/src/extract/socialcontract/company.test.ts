import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

it('articles tell name, seat, object, term and capital in small letters, whoever administers by the name', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL Lia Prates Rocha, brasileira, solteira, médica, CPF 529.982.247-25, residente na Rua Chile, 3, Centro, Santos/SP;
      e Ivo Dias Reis, brasileiro, viúvo, CPF 111.444.777-35, residente na Rua Chile, 5, Centro, Santos/SP.
      Art. 1º A sociedade limitada adota a denominação social Sol Confecções Ltda. e o nome fantasia “Sol”. Art. 2º A sociedade tem
      sede e domicílio na Rua Dom Pedro II, nº 1589, Conj. 74, Centro, CEP 17010-663, Bauru/SP. Art. 3º O objeto social consiste em:
      confecção de peças; comércio de artigos do vestuário. Art. 4º O prazo de duração é indeterminado, com início das atividades em
      24 de outubro de 2011. Art. 5º É de R$ 20.000,00 (vinte mil reais) o capital social, repartido em 200 quotas de R$ 100,00 cada
      uma, das quais 120 quotas pertencem a Lia Prates Rocha e 80 quotas a Ivo Dias Reis. Art. 6º A sociedade será administrada por
      Ivo Dias Reis, a quem cabe a representação. Art. 7º Fica eleito o foro de Bauru.`,
    ),
  ).toMatchObject({
    CompanyName: 'Sol Confecções Ltda',
    Street: 'Rua Dom Pedro II',
    Complement: 'Conj. 74',
    City: 'Bauru',
    BusinessPurpose: 'confecção de peças; comércio de artigos do vestuário',
    Term: 'indeterminado',
    StartDate: '2011-10-24',
    ShareCapital: '20000.00',
    ShareCount: '200',
    ShareAmount: '100.00',
    Partners: [
      { Name: 'Lia Prates Rocha', SharesHeld: '120' },
      { Name: 'Ivo Dias Reis', SharesHeld: '80' },
    ],
    Managers: [{ Name: 'Ivo Dias Reis' }],
  });
});

it('an amendment states the former capital and address before the new ones', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `ALTERAÇÃO CONTRATUAL Nº 05 DA SOCIEDADE SOL & LUA LTDA 1. A sede social é transferida da Rua Chile, nº 4, Centro, Santos/SP, para a
      Rua Espírito Santo, nº 909, sala 502, Centro, Bauru/SP. 2. O capital social de R$ 50.000,00 é elevado para R$ 100.000,00 (cem mil
      reais). CERTIFICO O REGISTRO SOB Nº 352 7375 862-9 em 29/10/2011`,
    ),
  ).toMatchObject({
    AmendmentNumber: '5',
    CompanyName: 'SOL & LUA LTDA',
    Street: 'Rua Espírito Santo',
    City: 'Bauru',
    ShareCapital: '100000.00',
    RegistrationDate: '2011-10-29',
  });
});

it('a statute of a company by shares names its directors', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `ESTATUTO SOCIAL Artigo 1º. A NORTE ENERGIA S.A. é uma sociedade anônima de capital fechado. Artigo 2º. O capital social é de
      R$ 500.000,00, dividido em 500.000 ações ordinárias. Artigo 3º. A Companhia será administrada por uma Diretoria, sendo eleitos
      Rui Monteiro Sales, Diretor Presidente, e Clara Bezerra Lobo, Diretora Financeira. Artigo 4º. Foro de Natal.`,
    ),
  ).toMatchObject({
    CompanyName: 'NORTE ENERGIA S.A',
    ShareCount: '500000',
    Managers: [{ Name: 'Rui Monteiro Sales' }, { Name: 'Clara Bezerra Lobo' }],
  });
});

it('an alteration that a clause foresees is not the deed’s own, and firm, finality and start have other words', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `INSTRUMENTO DE CONSTITUIÇÃO DE SOCIEDADE CLÁUSULA PRIMEIRA: A sociedade girará sob a firma de SOL PANIFICADORA LTDA, podendo
      abrir filial mediante alteração contratual. A Sociedade utiliza o título “Sol Pães”. CLÁUSULA SEGUNDA: A sociedade terá por
      finalidade a exploração do ramo de fabricação de pães; comércio de bebidas. CLÁUSULA TERCEIRA: A sociedade encetará suas operações
      em 21 de dezembro de 2015. JUNTA COMERCIAL DO ESTADO DA PARAÍBA Registro certificado em 27/12/2015`,
    ),
  ).toMatchObject({
    ActKind: 'CONSTITUTION',
    CompanyName: 'SOL PANIFICADORA LTDA',
    TradeName: 'Sol Pães',
    BusinessPurpose: 'fabricação de pães; comércio de bebidas',
    StartDate: '2015-12-21',
    BoardOfTrade: 'JUNTA COMERCIAL DO ESTADO DA PARAÍBA',
    RegistrationDate: '2015-12-27',
  });
});

it('a stamp has the secretary between its words and its number, and a purpose may be numbered', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `SOL LTDA C.N.P.J./M.F. nº 96.239.978/0001-80 QUINTAALTERAÇÃO DO CONTRATO SOCIAL 3. A Sociedade tem por objeto social (a) edição
      de livros; e (b) venda de livros. 4. O prazo é indeterminado. JUCESP CERTIFICO O REGISTRO SOB O NÚMERO MÁRCIA LOPES SECRETÁRIA
      GERAL 454.883/15-0 em 05/09/2015`,
    ),
  ).toMatchObject({
    ActKind: 'AMENDMENT',
    AmendmentNumber: '5',
    CNPJ: '96239978000180',
    BusinessPurpose: '(a) edição de livros; e (b) venda de livros',
    RegistrationNumber: '454883150',
    RegistrationDate: '2015-09-05',
  });
});

it('clauses in letters end a purpose, and a heading is no title of an establishment', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `QUARTA ALTERAÇÃO DO CONTRATO SOCIAL DE SOL LOCADORA LTDA b) Modificar o objeto da sociedade, que passa a ser: aluguel de máquinas;
      obras de terraplenagem. c) O capital social é de R$ 50.000,00. Cláusula 1 – Do título do estabelecimento A sociedade usará como
      título do estabelecimento SOL POENTE. Junta Comercial do Estado do Ceará. Autenticação: JCCE 753747BEA5C1AFFB5623C6875D85E9.`,
    ),
  ).toMatchObject({
    BusinessPurpose: 'aluguel de máquinas; obras de terraplenagem',
    TradeName: 'SOL POENTE',
    VerificationCode: '753747BEA5C1AFFB5623C6875D85E9',
  });
});

it('the start of a company is no place of signing', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO DE CONSTITUIÇÃO DE SOCIEDADE LIMITADA I - NOME EMPRESARIAL: VALE TECNOLOGIA LTDA. II - PRAZO: indeterminado. Início em
      01/04/2024. III - CAPITAL: R$ 20.000,00, dividido em 20.000 quotas de R$ 1,00. IV - FORO: Bauru. Bauru, 15 de março de 2024.`,
    ),
  ).toMatchObject({ StartDate: '2024-04-01', SignCity: 'Bauru', SignDate: '2024-03-15' });
});

it('a purpose ends where the next clause begins whose number was misread or lost', () => {
  const purposeOf = (number: string) =>
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL 1ª - A sociedade gira sob o nome de SOL LTDA. 2ª - O objeto social é a venda de livros. ${number}- A sociedade iniciou
      suas atividades em 01/04/2024.`,
    )['BusinessPurpose'];
  for (const number of ['3ª ', '3? ', '']) expect(purposeOf(number)).toBe('a venda de livros');
});

it('the bare number of the next clause is none of the object before its full stop', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL 2 Objeto Constitui o objeto social: venda de mel; aluguel de colmeias. 3 Duração As atividades começam em 01/02/2026.`,
    ),
  ).toMatchObject({ BusinessPurpose: 'venda de mel; aluguel de colmeias' });
});

it('a stamp of the register before the title is no part of the name, and words within others lead to no purpose', () => {
  const values = valuesOfText(
    'socialcontract',
    'JUCESC Sol Confecções e Moda Ltda Instrumento particular de constituição de sociedade limitada. As pessoas do quadro ao fim da empresa resolvem criar a sociedade que se descreve.',
  );
  expect(values).toMatchObject({ CompanyName: 'Sol Confecções e Moda Ltda' });
  expect(values).not.toHaveProperty('BusinessPurpose');
});

it('the number of the next clause in Roman figures, without its dash, is none of the object', () => {
  expect(
    valuesOfText(
      'socialcontract',
      `CONTRATO SOCIAL III Do objeto. O objeto social é: venda de mel; aluguel de colmeias. IV Da administração. A administração cabe a
      Rui Lima Neto.`,
    ),
  ).toMatchObject({ BusinessPurpose: 'venda de mel; aluguel de colmeias' });
});

it('the next clause may be called by its word cut short', () => {
  expect(
    valuesOfText(
      'socialcontract',
      'CONTRATO SOCIAL Cl. 2ª – Objeto: venda de mel; aluguel de colmeias. Cl. 3ª – Início das atividades em 01/02/2026. Cód. verificação QRST2026',
    ),
  ).toMatchObject({ BusinessPurpose: 'venda de mel; aluguel de colmeias', VerificationCode: 'QRST2026' });
});
