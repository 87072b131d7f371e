import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { classifyPage } from './classify.ts';

it('a contract set in questions and answers is no page about contracts', () => {
  const page = pageOfTexts([
    [60, 40, 16, 'Contrato de aluguel residencial, em perguntas e respostas'],
    [60, 80, 9, 'Quem é o dono? (locador) Rui Sá Lima, CPF 529.982.247-25, Bauru/SP.'],
    [60, 100, 9, 'Quem vai morar? (locatário) Ana Luz Reis, CPF 111.444.777-35, Bauru/SP.'],
    [60, 120, 9, 'Quanto custa? (aluguel) R$ 2.480,00 por mês, pagos todo dia 10.'],
  ]);
  expect(classifyPage(page).type).toBe('contract');
});
