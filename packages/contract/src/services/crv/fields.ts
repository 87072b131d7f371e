import { type FieldGroup, documentGroup, inGroup } from '../../fields/field-definition.ts';
import { vehicleFields } from '../../fields/vehicle.ts';

const seller: FieldGroup = { key: 'seller', pt: 'Vendedor', en: 'Seller' };
const buyer: FieldGroup = { key: 'buyer', pt: 'Comprador', en: 'Buyer' };

export const crvFields = [
  ...vehicleFields,
  ...inGroup(documentGroup, [
    ['Street', 'text', 'Logradouro', 'Street'],
    ['Number', 'text', 'Número', 'House number'],
    ['Complement', 'text', 'Complemento', 'Complement'],
    ['District', 'text', 'Bairro', 'District'],
    ['PostalCode', 'cep', 'CEP', 'Postal code'],
    ['PreviousOwnerName', 'text', 'Nome anterior', 'Previous owner'],
    ['Odometer', 'integer', 'Hodômetro', 'Odometer'],
    ['SaleAmount', 'money', 'Valor declarado na venda', 'Sale price'],
    ['SaleDate', 'date', 'Data da venda', 'Date of sale'],
    ['SaleCity', 'text', 'Local da venda', 'Place of sale'],
    ['SaleState', 'uf', 'UF da venda', 'State of sale'],
  ]),
  ...inGroup(seller, [
    ['SellerName', 'text', 'Nome do vendedor', 'Name of the seller'],
    ['SellerCPF', 'cpf', 'CPF do vendedor', 'CPF of the seller'],
    ['SellerCNPJ', 'cnpj', 'CNPJ do vendedor', 'CNPJ of the seller'],
    ['SellerRG', 'text', 'RG do vendedor', 'Identity number of the seller'],
    [
      'SellerRGIssuer',
      'text',
      'Órgão expedidor do RG do vendedor',
      'Issuer of the identity card of the seller',
    ],
    ['SellerEmail', 'email', 'E-mail do vendedor', 'E-mail of the seller'],
    ['SellerPhone', 'phone', 'Telefone do vendedor', 'Telephone of the seller'],
    ['SellerStreet', 'text', 'Logradouro do vendedor', 'Street of the seller'],
    ['SellerNumber', 'text', 'Número do vendedor', 'House number of the seller'],
    ['SellerComplement', 'text', 'Complemento do vendedor', 'Address complement of the seller'],
    ['SellerDistrict', 'text', 'Bairro do vendedor', 'District of the seller'],
    ['SellerCity', 'text', 'Município do vendedor', 'City of the seller'],
    ['SellerState', 'uf', 'UF do vendedor', 'State of the seller'],
    ['SellerPostalCode', 'cep', 'CEP do vendedor', 'Postal code of the seller'],
  ]),
  ...inGroup(buyer, [
    ['BuyerName', 'text', 'Nome do comprador', 'Name of the buyer'],
    ['BuyerCPF', 'cpf', 'CPF do comprador', 'CPF of the buyer'],
    ['BuyerCNPJ', 'cnpj', 'CNPJ do comprador', 'CNPJ of the buyer'],
    ['BuyerRG', 'text', 'RG do comprador', 'Identity number of the buyer'],
    [
      'BuyerRGIssuer',
      'text',
      'Órgão expedidor do RG do comprador',
      'Issuer of the identity card of the buyer',
    ],
    ['BuyerEmail', 'email', 'E-mail do comprador', 'E-mail of the buyer'],
    ['BuyerPhone', 'phone', 'Telefone do comprador', 'Telephone of the buyer'],
    ['BuyerStreet', 'text', 'Logradouro do comprador', 'Street of the buyer'],
    ['BuyerNumber', 'text', 'Número do comprador', 'House number of the buyer'],
    ['BuyerComplement', 'text', 'Complemento do comprador', 'Address complement of the buyer'],
    ['BuyerDistrict', 'text', 'Bairro do comprador', 'District of the buyer'],
    ['BuyerCity', 'text', 'Município do comprador', 'City of the buyer'],
    ['BuyerState', 'uf', 'UF do comprador', 'State of the buyer'],
    ['BuyerPostalCode', 'cep', 'CEP do comprador', 'Postal code of the buyer'],
  ]),
  ...inGroup(documentGroup, [
    ['NotaryName', 'text', 'Tabelionato do reconhecimento de firma', 'Notary office'],
    ['NotaryDate', 'date', 'Data do reconhecimento de firma', 'Date of notarisation'],
  ]),
];
