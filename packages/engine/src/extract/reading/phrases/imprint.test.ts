import { expect, it } from 'vitest';
import { runningTextOfPage } from '../../testing/page-of-text.ts';
import { imprintIn } from './imprint.ts';

const valuesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(imprintIn(runningTextOfPage(text))).map(([part, { value }]) => [part, value]),
  );

it('a company says its name, numbers and address in one line of small print', () => {
  expect(
    valuesOf(
      'Total 10,00 Nuvem Celular S.A. | CNPJ 11.222.333/0001-81 | Inscrição Estadual 585401756 | Rua Chile, 3191, Vila Nova, Bauru/SP, CEP 17010-100. Após o vencimento serão cobrados juros.',
    ),
  ).toEqual({
    name: 'Nuvem Celular S.A.',
    cnpj: '11222333000181',
    address: 'Rua Chile, 3191',
    district: 'Vila Nova',
    city: 'Bauru',
    uf: 'SP',
    cep: '17010100',
  });
  expect(
    valuesOf(
      'Companhia Municipal de Saneamento - COMUSA. CNPJ 11.222.333/0001-81. Avenida Goiás, 12, 3º andar, Centro, Lins - SP, CEP 16400-010. Atendimento 115',
    ),
  ).toMatchObject({
    name: 'Companhia Municipal de Saneamento - COMUSA',
    address: 'Avenida Goiás, 12, 3º andar',
    district: 'Centro',
    city: 'Lins',
  });
});

it('an address without a name needs the number of its company, which may stand behind it', () => {
  expect(
    valuesOf(
      'Secretaria da Fazenda – Praça da Sé, 100 – Centro – Lins/SP – 16400-010 – CNPJ 11.222.333/0001-81',
    ),
  ).toMatchObject({ address: 'Praça da Sé, 100', city: 'Lins', cep: '16400010' });
  expect(valuesOf('Ana Lima Rua Chile, 3191, Vila Nova, Bauru/SP, CEP 17010-100')).toEqual({});
});

it('who printed the paper is not who issued it', () => {
  expect(
    valuesOf('Impresso por Gráfica Azul Ltda, CNPJ 11.222.333/0001-81, Rua Chile, 3191, Vila Nova, Bauru/SP'),
  ).toEqual({});
});
