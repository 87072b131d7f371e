import { expect, it } from 'vitest';
import { readSubjects } from '../reading/phrases/subjects.ts';
import { runningTextOfPage, valuesOfText } from '../testing/page-of-text.ts';
import { clauses, priceIndex } from './clauses.ts';

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

it('a rent is told by words of a month where none names it', () => {
  expect(subjectsOf('O locativo será de R$ 1.500,00, pago até o dia dez de cada mês.')).toEqual({
    RentAmount: '1500.00',
    DueDay: '10',
  });
  expect(
    subjectsOf('O locatário se obriga a pagar mensalmente R$ 1.500,00 até o décimo dia do mês.'),
  ).toEqual({
    RentAmount: '1500.00',
    DueDay: '10',
  });
});

it('a value belongs to the subject that follows it at once', () => {
  expect(
    subjectsOf('Sobre os atrasos recairão 10% (dez por cento) de multa e 1% (um por cento) de juros ao mês.'),
  ).toEqual({ FinePercent: '10', InterestPercent: '1' });
});

it('a term is told in years and months, or by nothing but its days', () => {
  expect(
    subjectsOf(
      'O prazo é de 02 (dois) anos e 06 (seis) meses, principia a 1º/02/2020 e se extingue a 31/07/2022.',
    ),
  ).toEqual({ TermMonths: '30', StartDate: '2020-02-01', EndDate: '2022-07-31' });
  expect(subjectsOf('O inquilino ocupará o imóvel por 30 meses. A multa é de 3 meses de locação.')).toEqual({
    TermMonths: '30',
    BreachFineMonths: '3',
  });
  expect(
    valuesOfText(
      'contract',
      'A presente locação vale de 01/02/2020 até 31/07/2022, sob as condições abaixo.',
    ),
  ).toMatchObject({ StartDate: '2020-02-01', EndDate: '2022-07-31' });
});

it('the first word of the next question is no letter of an index', () => {
  expect(priceIndex.exec('uma vez por ano pelo IPCA E se atrasar?')?.[1]).toBe('IPCA');
  expect(priceIndex.exec('pelo IPCA-E/IBGE')?.[1]).toBe('IPCA-E/IBGE');
  expect(priceIndex.exec('pelo IPCA E.')?.[1]).toBe('IPCA E');
});

it('a count of rents measures a deposit and names no rent', () => {
  for (const count of ['3 aluguéis', '3 (três) meses de aluguel', 'três aluguéis'])
    expect(
      subjectsOf(`O aluguel mensal é de R$ 1.200,00. Garantia: caução equivalente a ${count}: R$ 3.600,00.`),
    ).toEqual({ RentAmount: '1200.00', DepositAmount: '3600.00' });
});
