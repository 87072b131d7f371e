import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('a portal’s extract has few columns for the payers, and titles that end with the word for the declarant', () => {
  const page = pageOfRows(
    [
      [[50, 'IDENTIFICAÇÃO DO CONTRIBUINTE']],
      [
        [50, 'Nome: RUI FAUSTO LIMA DA COUTINHO'],
        [500, 'CPF: 529.982.247-25'],
      ],
      [
        [50, 'Exercício: 2020'],
        [500, 'Ano-calendário: 2019'],
      ],
      [],
      [[50, 'Rendimentos informados por fonte pagadora']],
      [
        [50, 'CNPJ'],
        [250, 'Nome'],
        [650, 'Rendimento'],
        [800, 'IRRF'],
      ],
      [
        [50, '11.222.333/0001-81'],
        [250, 'OLARIA DO VALE LTDA'],
        [650, '57.952,36'],
        [800, '13.940,17'],
      ],
      [
        [50, '00.000.000/0001-91'],
        [250, 'ADEGA SERRANA LTDA'],
        [650, '7.952,36'],
        [800, '3.940,17'],
      ],
      [],
      [[50, 'Dados bancários']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('irpf', { pages: [page] })[0]?.Data).toMatchObject({
    Name: { value: 'RUI FAUSTO LIMA DA COUTINHO' },
    IncomeSources: [
      {
        CNPJ: { value: '11222333000181' },
        Name: { value: 'OLARIA DO VALE LTDA' },
        Income: { value: '57952.36' },
      },
      { Name: { value: 'ADEGA SERRANA LTDA' }, WithheldTax: { value: '3940.17' } },
    ],
  });
});

it('the portal says in words whose declaration it is, and gives each payer in two lines', () => {
  const page = pageOfRows(
    [
      [[50, 'Meu Imposto de Renda']],
      [[50, 'Rui Fausto da Silveira']],
      [[50, 'CPF 529.982.247-25 · nascimento 11/10/1988']],
      [[50, 'Declaração 2021 (rendimentos de 2020)']],
      [
        [50, 'Enviada em'],
        [200, '28/05/2021'],
      ],
      [
        [50, 'Horário'],
        [200, '20h15'],
      ],
      [[50, 'Bens em 31/12/2020 R$ 270.254,22']],
      [[50, 'Pagamento em 3 quotas de R$ 762,86']],
      [],
      [[50, 'Quem pagou']],
      [[50, 'OLARIA DO VALE LTDA – CNPJ 11.222.333/0001-81']],
      [[50, 'Rendimento R$ 82.963,59 · Imposto retido R$ 15.008,26']],
      [[50, 'ADEGA SERRANA LTDA – CNPJ 00.000.000/0001-91']],
      [[50, 'Rendimento R$ 1.000,00 · Imposto retido R$ 0,00']],
      [],
      [[50, 'Total dos rendimentos tributáveis R$ 83.963,59']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('irpf', { pages: [page] })[0]?.Data).toMatchObject({
    Name: { value: 'Rui Fausto da Silveira' },
    FiscalYear: { value: '2021' },
    CalendarYear: { value: '2020' },
    DeliveryDate: { value: '2021-05-28' },
    AssetsAmount: { value: '270254.22' },
    InstallmentCount: { value: '3' },
    InstallmentAmount: { value: '762.86' },
    IncomeSources: [
      {
        Name: { value: 'OLARIA DO VALE LTDA' },
        Income: { value: '82963.59' },
        WithheldTax: { value: '15008.26' },
      },
      { CNPJ: { value: '00000000000191' }, Income: { value: '1000.00' } },
    ],
  });
});

it('a page of a declaration begins with its year and the declarant before the number', () => {
  const page = pageOfRows(
    [
      [[50, 'Meu Imposto de Renda']],
      [[50, 'Declaração 2023 - Entregue']],
      [[50, 'RUI FAUSTO DA SILVEIRA - CPF 529.982.247-25']],
      [[50, 'Ano-calendário: 2022 Tipo: Original Modelo: Completo']],
      [[50, 'Bens em 31/12/2022 R$ 270.254,22']],
      [[50, 'Pagamento em 3 quotas de R$ 762,86']],
      [
        [50, 'Enviada em'],
        [200, '28/05/2023'],
      ],
      [[50, 'Rendimentos tributáveis: R$ 65.904,72']],
      [[50, 'Imposto devido: R$ 5.000,00']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('irpf', { pages: [page] })[0]?.Data).toMatchObject({
    Name: { value: 'RUI FAUSTO DA SILVEIRA' },
    FiscalYear: { value: '2023' },
    TaxationForm: { value: 'deduções legais' },
  });
});
