import { expect, it } from 'vitest';
import { valuesOfText } from '../testing/page-of-text.ts';

it('a number under which a person is inscribed is the CPF, and that of the declaration is not the entry', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIDÃO DE ÓBITO CERTIFICO que, no livro C-65, folha 98, termo 5086, do Registro de Óbitos, consta o assento de óbito de RUI
      LIMA NETO, do sexo masculino, de cor branca, inscrito no CPF sob nº 529.982.247-25. O falecimento ocorreu em 02/11/2013,
      conforme Declaração de Óbito nº 9954161-0, firmada pelo Dr. Ivo Reis Luz, CRM 18463.`,
    ),
  ).toMatchObject({ CPF: '52998224725', Entry: '5086' });
});

it('an entry leads to numbers by "de número", to causes by "tendo como causa", and to its margin by "lê-se"', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `Certidão de óbito CERTIFICO que no livro C número 37, à folha 57, sob o termo de número 3.963, consta o assento de
      óbito de Rui Lima Sá, do sexo masculino, de cor morena, agricultor, casado, com 57 anos de idade, natural de Crato, CE, filho
      de Davi Sá e de Inês Lima, que residia em Sítio Velho, s/n, distrito de Ponta da Serra, Crato-CE, portador da identidade de
      número 1320493730, expedida pela SSP/CE, e inscrito no CPF sob número 529.982.247-25. O falecimento deu-se em dois de
      dezembro de dois mil e três (02/12/2003), às 07:11 horas, no Hospital das Dores, tendo como causa choque séptico, conforme
      atestado firmado pelo médico Elias Prado Nunes, CRM 9982. À margem e nas observações lê-se: O finado deixa dois filhos.
      O registro foi feito em 03/12/2003. Nada mais se continha, do que dou fé.`,
    ),
  ).toMatchObject({
    Residence: 'Sítio Velho, s/n, distrito de Ponta da Serra, Crato-CE',
    IdentityNumber: '1320493730',
    IdentityIssuer: 'SSP',
    CPF: '52998224725',
    CauseOfDeath: 'choque séptico',
    Annotations: 'O finado deixa dois filhos',
  });
});

it('a day behind the town of a birth is not the death’s, and the words of issue name no town', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIDÃO DE ÓBITO Consta o assento de óbito de RUI LIMA SÁ, do sexo masculino, nascido na cidade de Poconé, Estado de Mato Grosso,
      em 19/03/1931, faleceu no dia 02/07/2013, às 22:50 horas, no Hospital do Sol. Dou fé. Expedida em 07.03.2014, em única via.`,
    ),
  ).toMatchObject({ DeathDate: '2013-07-02', DeathPlace: 'Hospital do Sol', IssueDate: '2014-03-07' });
});

it('a residence before the parents is the deceased’s, and one’s own is no address', () => {
  expect(
    valuesOfText(
      'deathcertificate',
      `CERTIFICO que, às folhas 78 do livro C-024, consta o assento de: EVA LUZ SÁ do sexo
      feminino, estado civil divorciada, com 81 anos de idade, natural de Caruaru - PE, residente em Sítio Velho, neste município,
      filha de IVO SÁ e de INÊS LIMA. Falecida no dia 3 de abril de 1998, às 06:40 horas, em residência própria, tendo como causa
      da morte: choque séptico, conforme atestado firmado pelo médico Dr. RUI REIS. O referido é verdade e dou fé.`,
    ),
  ).toMatchObject({ Residence: 'Sítio Velho, neste município' });
});
