import { expect, it } from 'vitest';
import { runningTextOfPage, valuesOfText } from '../../testing/page-of-text.ts';
import { readRecord } from './civil-record.ts';

it('a birth transcribed in words names day, hour and place, the declarant as father, and the grandparents', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `INTEIRO TEOR CERTIFICO que às folhas 123 do livro A-45, sob o nº 6789, consta o assento seguinte: Aos vinte e três dias do
      mês de maio de mil novecentos e setenta e dois (23/05/1972), nesta cidade de Lins, Estado de São Paulo, em Cartório,
      compareceu perante mim o senhor Ivo Sá Reis, brasileiro, casado, com trinta anos de idade, e declarou que no dia dez do mês
      de maio de mil novecentos e setenta e dois, às vinte e duas horas e trinta minutos, na Maternidade Sol, nesta cidade, nasceu
      uma criança do sexo feminino, de cor branca, a quem foi dado o nome de Ana Luz Reis, filha legítima dele declarante e de sua
      mulher dona Eva Luz Reis, brasileira, natural de Itu. São avós paternos João Reis e dona Rita Reis, e maternos José Luz e
      dona Lia Luz. À MARGEM: Casou-se em 10/01/1995. Nada mais se continha em dito assento. O referido é verdade e dou fé. Lins,
      12 de março de 2019.`,
    ),
  ).toMatchObject({
    RegistrationDate: '1972-05-23',
    Declarant: 'Ivo Sá Reis',
    BirthDate: '1972-05-10',
    BirthTime: '22:30',
    BirthLocation: 'Maternidade Sol',
    Name: 'Ana Luz Reis',
    FatherName: 'Ivo Sá Reis',
    MotherName: 'Eva Luz Reis',
    PaternalGrandmother: 'Rita Reis',
    MaternalGrandfather: 'José Luz',
    Annotations: 'Casou-se em 10/01/1995',
    OfficeCity: 'Lins',
  });
});

it('a birth told in capitals has its hour before the day, and its town and state behind the place', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `NO DIA DEZ DE MARÇO DE DOIS MIL E DOIS, NESTE CARTÓRIO, COMPARECEU RUI LEMOS, BRASILEIRO, E DECLAROU QUE ÀS DEZ HORAS E
      QUINZE MINUTOS DO DIA PRIMEIRO DE MARÇO DE DOIS MIL E DOIS, NO HOSPITAL LUZ, NESTA CIDADE DE BLUMENAU, ESTADO DE SANTA
      CATARINA, NASCEU UMA CRIANÇA DO SEXO FEMININO, QUE SE CHAMARÁ ANA DIAS LEMOS. AVÓS MATERNOS: CAIO DIAS E ROSA DIAS.`,
    ),
  ).toMatchObject({
    RegistrationDate: '2002-03-10',
    BirthDate: '2002-03-01',
    BirthTime: '10:15',
    BirthLocation: 'HOSPITAL LUZ',
    BirthPlace: 'BLUMENAU',
    BirthState: 'SC',
    Name: 'ANA DIAS LEMOS',
    MaternalGrandmother: 'ROSA DIAS',
  });
});

it('a mother who declares her own child is no grandmother’s daughter', () => {
  const values = valuesOfText(
    'birthcertificate',
    `Em 12/06/1999, neste Ofício de Registro Civil, compareceu como declarante EVA GOMES, solteira, e declarou que, em 30/05/1999,
    às 03h15min, na Fazenda Boa Vista, município de Sobral, Estado do Ceará, nasceu um menino, que recebeu o nome de RUI GOMES,
    filho natural da declarante, neto materno de IVO GOMES e de LIA ALVES GOMES.`,
  );
  expect(values).toMatchObject({
    BirthDate: '1999-05-30',
    BirthLocation: 'Fazenda Boa Vista',
    BirthPlace: 'Sobral',
    MotherName: 'EVA GOMES',
    MaternalGrandfather: 'IVO GOMES',
    MaternalGrandmother: 'LIA ALVES GOMES',
  });
  expect(values).not.toHaveProperty('FatherName');
});

it('a death transcribed tells the deceased behind the verb, the physician before the account, and no year that boxes cut off', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `ÓBITO Em 29 de dezembro de 2003, nesta serventia, compareceu Rui Lima Sá, declarante, maior, que, exibindo atestado firmado
      pelo Dr. Ivo Reis Luz, CRM 1071, declarou que em 27 de dezembro de dois mil e três, às 19 horas e 20 minutos, no Hospital Dr.
      Tito Luz, nesta cidade, faleceu seu pai Otávio Lima, do sexo masculino, de cor parda, contador, casado, com setenta e quatro
      anos, natural de Mossoró, Estado do Rio Grande do Norte, nascido em 22/08/1929, domiciliado na Rua Sol, nº 13, Lins-SP, filho
      legítimo de Caio Lima e Rita Sá Lima, em consequência de sepse; pneumonia. O corpo será dado à sepultura no Cemitério da Paz.
      Não era eleitor.`,
    ),
  ).toMatchObject({
    Declarant: 'Rui Lima Sá',
    PhysicianName: 'Ivo Reis Luz',
    PhysicianCRM: '1071',
    DeathDate: '2003-12-27',
    DeathTime: '19:20',
    DeathPlace: 'Hospital Dr. Tito Luz',
    Name: 'Otávio Lima',
    Occupation: 'contador',
    MaritalStatus: 'casado',
    Age: '74',
    BirthPlace: 'Mossoró',
    BirthState: 'RN',
    BirthDate: '1929-08-22',
    Residence: 'Rua Sol, nº 13, Lins-SP',
    FatherName: 'Caio Lima',
    MotherName: 'Rita Sá Lima',
    CauseOfDeath: 'sepse; pneumonia',
    BurialPlace: 'Cemitério da Paz',
    Voter: 'NÃO',
  });
});

it('a year whose last word stands behind another box is not told', () => {
  const text = 'nascido aos nove de maio de mil novecentos e sessenta e SEXO masculino um';
  const birth = {
    verb: 'nasceu|nascido',
    lead: 'nascimento',
    day: 'BirthDate',
    dayInWords: 'BirthDateInWords',
    hour: 'BirthTime',
    place: 'BirthLocation',
  } as const;
  expect(readRecord(runningTextOfPage(text), birth, [])).toEqual({});
  const whole = readRecord(runningTextOfPage(text.replace(' e SEXO', ' SEXO')), birth, []);
  expect(whole.BirthDateInWords?.value).toBe('nove de maio de mil novecentos e sessenta');
});

it('the couple that are the parents come before the child, and the event after both', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `CERTIDÃO FAÇO SABER que do Livro A-44, folhas 24, Termo 29.461, do Registro de Nascimentos a meu cargo, feito em 16 de outubro
      de 1975, consta que Ivo Reis Luz e sua mulher dona Eva Sá Luz são pais de uma criança do sexo feminino, de cor branca, a quem
      deram o nome de ANA SÁ LUZ, neta paterna de João Luz e Rita Luz, e materna de José Sá e Lia Sá. O nascimento verificou-se no
      dia seis de setembro do ano de mil novecentos e setenta e cinco, às 4 horas e 45 minutos, em Casa de Saúde Santa Clara,
      município de Sobral, deste Estado (CE). Declarou o nascimento Rui Dias Vaz. É o que me cumpre certificar, ao termo me
      reportando. Dou fé. Sobral, 31 de agosto de 1979.`,
    ),
  ).toMatchObject({
    Entry: '29461',
    RegistrationDate: '1975-10-16',
    FatherName: 'Ivo Reis Luz',
    MotherName: 'Eva Sá Luz',
    Name: 'ANA SÁ LUZ',
    BirthDate: '1975-09-06',
    BirthTime: '04:45',
    BirthLocation: 'Casa de Saúde Santa Clara',
    BirthPlace: 'Sobral',
    BirthState: 'CE',
    Declarant: 'Rui Dias Vaz',
    IssueDate: '1979-08-31',
  });
});

it('a death told before the name is not on the day of its entry, nor is the certificate of that day', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIFICO e dou fé que, revendo os livros de óbitos deste Cartório, encontrei no de número C-165, a fls. 273, o termo 32575,
      lavrado em 15 de dezembro de 2009, segundo o qual aos onze dias do mês de dezembro do ano de dois mil e nove, às 02h35, em
      Hospital Sol, neste município, faleceu de insuficiência cardíaca congestiva; cardiopatia, a senhora EVA SÁ LUZ, inscrita no CIC
      sob nº 529.982.247-25, portadora da cédula de identidade nº 2.208.120, SSP/MG, que contava noventa e sete anos de idade.
      Atestou o óbito o(a) médico(a) Rui Dias Vaz, inscrito(a) no CRM sob nº 124129. Nada mais havendo, encerro a presente.
      Uberaba, aos 08 de janeiro de 2010.`,
    ),
  ).toMatchObject({
    Book: 'C-165',
    Entry: '32575',
    DeathDate: '2009-12-11',
    DeathTime: '02:35',
    DeathPlace: 'Hospital Sol',
    CauseOfDeath: 'insuficiência cardíaca congestiva; cardiopatia',
    Name: 'EVA SÁ LUZ',
    IdentityNumber: '2.208.120',
    Age: '97',
    PhysicianName: 'Rui Dias Vaz',
    IssueDate: '2010-01-08',
  });
});

it('a building named before its town is no town', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `CERTIFICO que consta o assento de ANA DIAS LEMOS, nascida aos dez de maio de mil novecentos e noventa e dois, às vinte horas
      e cinco minutos, em Maternidade Sol, na cidade de Ponte Nova, Estado de Minas Gerais, do sexo feminino.`,
    ),
  ).toMatchObject({ BirthLocation: 'Maternidade Sol', BirthPlace: 'Ponte Nova', BirthState: 'MG' });
});

it('a mother is named behind what she is to the father, and notes in the margin end with the entry', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `Certifico que, do livro 15 de nascimentos, consta o termo deste teor: Aos dez dias do mês de abril de mil novecentos e
      quarenta e oito, nesta cidade, compareceu Ivo Sá Reis, e declarou que nasceu uma criança que recebeu o nome de Ana Luz
      Dias, filha de Rui Luz Dias e de sua mulher dona Eva Sá Dias, naturais deste Estado. Anotações marginais: Casou-se com
      Caio Luz, em 20/03/1970. Dou fé. Nada mais se continha no dito termo.`,
    ),
  ).toMatchObject({
    FatherName: 'Rui Luz Dias',
    MotherName: 'Eva Sá Dias',
    Annotations: expect.stringMatching(/^Casou-se com Caio Luz, em 20\/03\/1970\. Dou fé\.?$/),
  });
});

it('"this town" is the one that the entry named first', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `Aos dez dias do mês de abril de mil novecentos e quarenta e oito, nesta cidade de Lins, Estado de São Paulo, em meu
      cartório, compareceu Ivo Sá Reis, e declarou que no dia vinte de março de mil novecentos e quarenta e oito, às oito horas,
      em Hospital Dr. Caio Luz, desta cidade, nasceu uma criança do sexo feminino, que recebeu o nome de Ana Luz Dias. Nada mais
      se continha no dito termo. Bauru, 20 de março de 1976.`,
    ),
  ).toMatchObject({
    BirthLocation: 'Hospital Dr. Caio Luz',
    BirthPlace: 'Lins',
    BirthState: 'SP',
    OfficeCity: 'Bauru',
    IssueDate: '1976-03-20',
  });
});

it('parents and grandparents have other words, and who declares is named behind what it is', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `CERTIDÃO DE NASCIMENTO CERTIFICO que, no livro A-21, às fls. 112, consta o assento de IVO LEMOS PRADO, nascido em 04/03/1971,
      nesta cidade, do sexo masculino, sendo seus pais Rui Sá Prado e Rosa Reis Lemos, por parte do pai Elias Prado Dias e Clara Sá
      Nunes, e por parte da mãe Davi Lemos Melo e Inês Reis Braga. Tipo sanguíneo O+. Eu, Vera Prado Nunes, Oficial do Registro
      Civil, subscrevi e assino.`,
    ),
  ).toMatchObject({
    FatherName: 'Rui Sá Prado',
    MotherName: 'Rosa Reis Lemos',
    PaternalGrandfather: 'Elias Prado Dias',
    MaternalGrandmother: 'Inês Reis Braga',
    BloodType: 'O+',
    OfficialName: 'Vera Prado Nunes',
  });
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIDÃO DE ÓBITO CERTIFICO que foi lavrado o óbito de RUI LIMA SÁ, falecido em 08/12/2019, no Hospital das Dores, do sexo
      masculino, portador da cédula de identidade nº 1.234.567-8, natural do município de Crato, filho dos finados Davi Sá Prado e da
      finada Inês Lima Reis. Foi declarante o filho Ivo Reis Sá.`,
    ),
  ).toMatchObject({
    BirthPlace: 'Crato',
    IdentityNumber: '1.234.567-8',
    FatherName: 'Davi Sá Prado',
    MotherName: 'Inês Lima Reis',
    Declarant: 'Ivo Reis Sá',
  });
});

it('what is declared is nobody who declares it', () => {
  const text = 'Declaração de Nascido Vivo 30-12345678-1';
  expect(valuesOfText('birthcertificate', text)).not.toHaveProperty('Declarant');
});
