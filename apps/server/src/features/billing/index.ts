export { billingRoutes } from './billing.routes.ts';
export { billingWorkers } from './billing.worker.ts';
export { listInvoices } from './list-invoices.ts';
export { makeMonthlyInvoices } from './make-monthly-invoices.ts';
export { storeInvoicePdf } from './store-invoice-pdf.ts';
export { getGeneralAmount } from './prices/get-general-amount.ts';
export { priceRoutes } from './prices/prices.routes.ts';
export { putCompanyPriceList, putPriceList } from './prices/put-price-list.ts';
