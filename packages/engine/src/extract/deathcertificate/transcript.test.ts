import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

it('a full transcript of a death tells the declarant first and the deceased behind "faleceu"', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIDÃO INTEIRO TEOR Certifico que, revendo os livros de óbito, encontrei no C 12, folha 40, sob o número 3321, o
      registro: Aos oito de abril de dois mil e dezenove (08/04/2019), nesta serventia, compareceu neste Ofício de Registro
      Civil, IVO DIAS REIS, brasileiro, nascido(a) em três de março de mil novecentos e setenta (03/03/1970), com 49 anos
      de idade, apresentando a DO nº 12345678-9, atestado firmado pelo Dr. Rui Lima Neto, CRM nº 1234 que consta como causa da
      morte, PARADA CARDÍACA, sendo a morte por motivo natural, registra-se que em, seis de abril de dois mil e dezenove
      (06/04/2019), às 19:20 horas, em Hospital Regional, Bauru/SP, faleceu ANA SÁ REIS brasileira, nascido(a) em vinte e
      nove de junho de mil novecentos e quarenta e um (29/06/1941), com 77 anos de idade, aposentada, natural de Lins/SP,
      residente e domiciliado(a) à Rua Sol, 3, Bauru/SP, filho(a) de JOÃO SÁ BRITO e de EVA LUZ BRITO. O sepultamento foi
      realizado no Cemitério da Saudade. Deixa filhos.`,
    ),
  ).toMatchObject({
    Book: 'C 12',
    Entry: '3321',
    Declarant: 'IVO DIAS REIS',
    PhysicianName: 'Rui Lima Neto',
    CauseOfDeath: 'PARADA CARDÍACA',
    DeathDate: '2019-04-06',
    DeathTime: '19:20',
    DeathPlace: 'Hospital Regional, Bauru/SP',
    BirthDate: '1941-06-29',
    Age: '77',
    Occupation: 'aposentada',
    BirthPlace: 'Lins',
    Residence: 'Rua Sol, 3, Bauru/SP',
    FatherName: 'JOÃO SÁ BRITO',
    MotherName: 'EVA LUZ BRITO',
    BurialPlace: 'Cemitério da Saudade',
  });
});

it('a full transcript of a birth parts the child from its parents', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `CERTIDÃO INTEIRO TEOR AOS VINTE DE AGOSTO DE DOIS MIL E DEZESSEIS (20/08/2016), NESTA SERVENTIA, COMPARECEU EVA LUZ
      BRITO, APRESENTANDO A DNV Nº 30-72218860-1, E DECLAROU QUE NO DIA 14 DE AGOSTO DE DOIS MIL E DEZESSEIS (14/08/2016), AS
      10:35 HORAS, NO(A) HOSPITAL MUNICIPAL, EM MUNICIPIO DE LINS/SP, NASCEU UMA CRIANÇA DO SEXO MASCULINO, COM CPF DE NÚMERO
      529.982.247-25, QUE RECEBEU O NOME DE: RUI BRITO SÁ FILHO DE JOÃO ALVES SÁ, BRASILEIRO, NASCIDO EM DOIS DE MAIO
      (02/05/1990), RESIDENTE EM LINS/SP, E DE EVA LUZ BRITO, BRASILEIRA. AVÓS PATERNOS: IVO ALVES E ANA SÁ. AVÓS MATERNOS:
      LUIZ BRITO E LIA LUZ. ISENTO.`,
    ),
  ).toMatchObject({
    RegistrationDate: '2016-08-20',
    LiveBirthNumber: '30722188601',
    BirthDate: '2016-08-14',
    BirthTime: '10:35',
    BirthLocation: 'HOSPITAL MUNICIPAL',
    BirthPlace: 'LINS',
    CPF: '52998224725',
    Name: 'RUI BRITO SÁ',
    FatherName: 'JOÃO ALVES SÁ',
    PaternalGrandfather: 'IVO ALVES',
    MaternalGrandmother: 'LIA LUZ',
  });
});

it('the day on which a death was registered is not that of the death, told behind the name', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `Certidão de Óbito O Oficial do Registro Civil certifica que, em 28 de junho de 2018, foi registrado o óbito de Rui Sá Luz, ocorrido
      no dia 26/06/2018, às 02 horas e 20 minutos, no Hospital Municipal de Lins. O falecido era do sexo masculino, de cor preta, tinha 57
      anos, casado, comerciante, natural de Feira de Santana (BA), domiciliado e residente na Rua Sol, 532, nesta cidade. A morte foi
      causada por edema agudo de pulmão, segundo atestado do doutor Ivo Dias Reis, CRM nº 12345. Observações: era eleitor. Do que dou fé.`,
    ),
  ).toMatchObject({
    Name: 'Rui Sá Luz',
    DeathDate: '2018-06-26',
    DeathTime: '02:20',
    DeathPlace: 'Hospital Municipal de Lins',
    Age: '57',
    Occupation: 'comerciante',
    Residence: 'Rua Sol, 532, nesta cidade',
    CauseOfDeath: 'edema agudo de pulmão',
    Annotations: 'era eleitor',
  });
});
