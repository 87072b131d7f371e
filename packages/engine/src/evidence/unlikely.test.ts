import { expect, it } from 'vitest';
import { isUnlikely, namelessNumbers } from './unlikely.ts';

it.each([
  ['Description', 'KG', true],
  ['Description', 'SAL', false],
  ['Description', 'Cômoda 5 gavetas 3.083,10 7,0% 215,82', true],
  ['Description', 'Refrigerante 2,5 L', false],
  ['Unit', 'KG', false],
  ['Amount', '18.240', true],
  ['UnitAmount', '5.899', false],
  ['Amount', '18.24', false],
  ['TotalAmount', '0.00', true],
  ['DiscountAmount', '0.00', false],
  ['Age', '777', true],
  ['Age', '77', false],
  ['MakeModel', 'VFORD RANGER', true],
  ['MakeModel', 'I/FORD RANGER', false],
  ['VehicleType', 'CAMINHONE', true],
  ['VehicleType', 'CARGA CAMINHAO', false],
  ['InvoiceNumber', 'FATURA', true],
  ['InvoiceNumber', 'A-118/2', false],
  ['SellerNumber', 'S/N', false],
  ['TicketNumber', 'Balança nº 77 – válido com assinatura do pesador', true],
  ['VerificationCode', 'fone', true],
  ['VerificationCode', 'AB12-fone', false],
  ['IssuerDistrict', 'Nota Fiscal de Serviços', true],
  ['IssuerDistrict', 'Nota', false],
  ['IdentityNumber', '1.204.557 SSP/MG e do CPF 111.444.777-35; filho', true],
  ['IdentityNumber', 'CPF 111.444.777-35', false],
  ['Declarant', 'a avó materna', true],
  ['Declarant', 'Rui Lima', false],
  ['MaternalGrandmother', 'Eva Reis Serviram de testemunhas Rui Sá', true],
  ['MaternalGrandmother', 'Eva Reis', false],
  ['Occupation', 'AVENIDA GETÚLIO VARGAS', true],
  ['Occupation', 'lavrador', false],
  ['MotherName', 'TRAVESSA DO PORTO, Nº 12, ILHA DAS FLORES/SE', true],
  ['MotherName', 'MARIA DAS FLORES PORTO', false],
  ['LegalBasis', 'ART 31 IV', true],
  ['LegalBasis', 'ART. 31, IV, LEI 13.445/2017', false],
  ['LegalBasis', 'ACORDO DE RESIDÊNCIA DO MERCOSUL', false],
  ['DeathCertificateNumber', '16.204', true],
  ['DeathCertificateNumber', '123456789', false],
  ['MotherName', 'IVONETE', true],
  ['MotherName', 'IVONETE LARA', false],
])('%s of "%s" is unlikely: %s', (id, value, expected) => {
  expect(isUnlikely(id, value)).toBe(expected);
});

it('whose the numbers of several parties without names are, only their order tells', () => {
  expect([...namelessNumbers(['DriverCPF', 'SupplierCPF', 'CPF'])]).toEqual(['DriverCPF', 'SupplierCPF']);
  expect([...namelessNumbers(['DriverCPF', 'SupplierCPF', 'SupplierName'])]).toEqual([]);
  expect([...namelessNumbers(['IssuerCNPJ', 'IssuerCPF'])]).toEqual([]);
});
