import { expect, it } from 'vitest';
import { readSubjects } from '../reading/phrases/subjects.ts';
import { runningTextOfPage } from '../testing/page-of-text.ts';
import { clauses } from './clauses.ts';

function subjectsOf(text: string): Record<string, string> {
  const found = readSubjects(runningTextOfPage(text), clauses);
  return Object.fromEntries(Object.entries(found).map(([id, { value }]) => [id, value]));
}

it('each amount belongs to the subject named nearest to it', () => {
  expect(
    subjectsOf(
      'O aluguel será de R$ 1.200,00 (mil e duzentos reais), além da taxa de condomínio de R$ 310,50. Será prestada caução no valor de R$ 3.600,00, equivalente a três meses de aluguel. O IPTU é de R$ 90,00.',
    ),
  ).toEqual({ RentAmount: '1200.00', CondominiumAmount: '310.50', DepositAmount: '3600.00' });
});

it('fines, interest and fees are told apart', () => {
  expect(
    subjectsOf(
      'Em caso de atraso incidirá multa de 10% (dez por cento), juros de mora de 1% (um por cento) ao mês e honorários advocatícios de 20%. A infração sujeita à multa de 3 (três) vezes o valor do aluguel.',
    ),
  ).toEqual({ FinePercent: '10', InterestPercent: '1', BreachFineMonths: '3' });
});

it('a term in years is told in months, and its two dates follow their words', () => {
  expect(
    subjectsOf(
      'A locação vigorará pelo prazo de 5 (cinco) anos, iniciando-se em 1º de junho de 2021 e findando em 31 de maio de 2026. O reajuste ocorrerá a cada 12 meses.',
    ),
  ).toEqual({ TermMonths: '60', StartDate: '2021-06-01', EndDate: '2026-05-31' });
  expect(
    subjectsOf(
      'O prazo é de 24 meses, iniciando no dia 08 do mês de fevereiro do ano de 2016 e terminando no dia 07 do mês de fevereiro do ano de 2018. O pagamento será feito todo dia 10 de cada mês.',
    ),
  ).toEqual({ TermMonths: '24', StartDate: '2016-02-08', EndDate: '2018-02-07', DueDay: '10' });
});

it('a term and a fine may be in words alone', () => {
  expect(
    subjectsOf(
      'O tempo da locação é de trinta meses, contados de 4 de outubro de 2013 até 4 de abril de 2016. Quem infringir cláusula deste contrato pagará à outra parte importância correspondente a dois aluguéis.',
    ),
  ).toEqual({ TermMonths: '30', StartDate: '2013-10-04', EndDate: '2016-04-04', BreachFineMonths: '2' });
});
