import { expect, it } from 'vitest';
import { valuesOfText } from '../../testing/page-of-text.ts';

it('a text that goes through the labels of a form gives each its value, and what is said twice once', () => {
  expect(
    valuesOfText(
      'birthcertificate',
      `CERTIFICO que no LIVRO A N.126, folhas 15 v., Termo N.22.654, de 11.05.1982, encontra-se o assento: 01) NOME E SOBRENOME: ANA SÁ
      LUZ; 02) SEXO: FEMININO; 03) COR: BRANCA; 04) DATA NASCIMENTO: 19.02.1982 (DEZENOVE DE FEVEREIRO DE MIL NOVECENTOS E OITENTA E
      DOIS); 05) HORA: 08H35MIN; 06) LOCAL: HOSPITAL NORTE; 07) NATURALIDADE: JUIZ DE FORA-MG; 08) PAI: RUI SÁ LUZ; 09) MÃE: EVA DIAS
      LUZ; 10) AVÓS PATERNOS: IVO LUZ E DONA RITA LUZ; 11) GÊMEO: SIM, COM LIA SÁ LUZ; 12) AVERBAÇÕES: NÃO HÁ. Nada mais se continha.`,
    ),
  ).toMatchObject({
    Book: '126',
    Page: '15 v',
    RegistrationDate: '1982-05-11',
    Name: 'ANA SÁ LUZ',
    Sex: 'F',
    BirthDate: '1982-02-19',
    BirthDateInWords: 'DEZENOVE DE FEVEREIRO DE MIL NOVECENTOS E OITENTA E DOIS',
    BirthLocation: 'HOSPITAL NORTE',
    BirthPlace: 'JUIZ DE FORA',
    BirthState: 'MG',
    FatherName: 'RUI SÁ LUZ',
    PaternalGrandmother: 'RITA LUZ',
    Twin: 'SIM',
    TwinNames: 'LIA SÁ LUZ',
    Annotations: 'NÃO HÁ',
  });
});
