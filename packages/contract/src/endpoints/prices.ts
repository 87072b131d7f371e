import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import { Month, PriceChoice, PriceList } from '../model/price.ts';
import { Empty, Id } from '../model/primitives.ts';
import { priceChoice, priceList } from '../reference/money-examples.ts';
import { said } from '../model/schema.ts';

const company = z.object({ companyId: Id });
const ofProvider = z.object({ month: Month });
const ofCompany = z.object({ companyId: Id, month: Month });
const lists = z.object({
  price_lists: said(z.array(PriceList), 'As tabelas de preços.', 'The price lists.'),
});

/** Price lists, each valid from a month on: the provider's, and those agreed with one company, which take precedence. */
export const priceEndpoints = endpoints({
  listPriceLists: {
    method: 'GET',
    path: '/v2/price-lists',
    access: 'admin',
    summary: 'Price lists of the provider, newest first',
    answer: lists,
    errors: ['forbidden'],
  },
  putPriceList: {
    method: 'PUT',
    path: '/v2/price-lists/:month',
    access: 'admin',
    summary: 'Set the prices of the provider from a month on',
    params: ofProvider,
    body: PriceChoice,
    answer: PriceList,
    errors: ['forbidden', 'invalid_input'],
  },
  deletePriceList: {
    method: 'DELETE',
    path: '/v2/price-lists/:month',
    access: 'admin',
    summary: 'Delete a price list of the provider',
    params: ofProvider,
    answer: Empty,
    errors: ['forbidden', 'not_found'],
  },
  listCompanyPriceLists: {
    method: 'GET',
    path: '/v2/companies/:companyId/price-lists',
    access: 'admin',
    summary: 'Price lists agreed with a company, newest first',
    params: company,
    answer: lists,
    errors: ['forbidden', 'not_found'],
  },
  putCompanyPriceList: {
    method: 'PUT',
    path: '/v2/companies/:companyId/price-lists/:month',
    access: 'admin',
    summary: 'Set the prices of a company from a month on',
    params: ofCompany,
    body: PriceChoice,
    answer: PriceList,
    errors: ['forbidden', 'not_found', 'invalid_input'],
  },
  deleteCompanyPriceList: {
    method: 'DELETE',
    path: '/v2/companies/:companyId/price-lists/:month',
    access: 'admin',
    summary: 'Delete a price list of a company',
    params: ofCompany,
    answer: Empty,
    errors: ['forbidden', 'not_found'],
  },
}).described({
  listPriceLists: {
    group: 'billing',
    pt: 'Tabelas de preços do provedor, da mais nova à mais antiga',
    answer: { price_lists: [priceList] },
  },
  putPriceList: {
    group: 'billing',
    pt: 'Definir os preços do provedor a partir de um mês',
    body: priceChoice,
    answer: priceList,
  },
  deletePriceList: { group: 'billing', pt: 'Excluir uma tabela de preços do provedor', answer: {} },
  listCompanyPriceLists: {
    group: 'billing',
    pt: 'Tabelas de preços combinadas com uma empresa',
    answer: { price_lists: [priceList] },
  },
  putCompanyPriceList: {
    group: 'billing',
    pt: 'Definir os preços de uma empresa a partir de um mês',
    body: priceChoice,
    answer: priceList,
  },
  deleteCompanyPriceList: { group: 'billing', pt: 'Excluir uma tabela de preços de uma empresa', answer: {} },
});
