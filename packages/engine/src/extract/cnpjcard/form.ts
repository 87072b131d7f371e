import type { ServiceForm } from '../reading/form.ts';

/** Labels as they are printed on the models in use. */
export const cnpjcardForm: ServiceForm<'cnpjcard'> = {
  fields: [
    { id: 'CNPJ', kind: 'cnpj', labels: ['NÚMERO DE INSCRIÇÃO', 'CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    { id: 'OpeningDate', kind: 'date', labels: ['DATA DE ABERTURA'] },
    { id: 'CompanyName', kind: 'text', labels: ['NOME EMPRESARIAL'] },
    { id: 'TradeName', kind: 'text', labels: ['TÍTULO DO ESTABELECIMENTO (NOME DE FANTASIA)'] },
    { id: 'CompanySize', kind: 'text', labels: ['PORTE'] },
    { id: 'MainActivityCode', kind: 'code', labels: ['CÓDIGO E DESCRIÇÃO DA ATIVIDADE ECONÔMICA PRINCIPAL'] },
    {
      id: 'MainActivityDescription',
      kind: 'text',
      labels: ['CÓDIGO E DESCRIÇÃO DA ATIVIDADE ECONÔMICA PRINCIPAL'],
    },
    { id: 'LegalNatureCode', kind: 'code', labels: ['CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA'] },
    { id: 'LegalNatureDescription', kind: 'text', labels: ['CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA'] },
    { id: 'Street', kind: 'street', labels: ['LOGRADOURO', 'Endereço'], address: { district: 'District' } },
    { id: 'Number', kind: 'text', labels: ['NÚMERO'] },
    { id: 'Complement', kind: 'text', labels: ['COMPLEMENTO'] },
    { id: 'District', kind: 'text', labels: ['BAIRRO/DISTRITO', 'Bairro'] },
    { id: 'City', kind: 'city', labels: ['MUNICÍPIO', 'Cidade', 'Município/UF', 'Cidade/UF'] },
    { id: 'State', kind: 'uf', labels: ['UF', 'Município/UF', 'Cidade/UF'] },
    { id: 'PostalCode', kind: 'cep', labels: ['CEP'] },
    { id: 'Email', kind: 'email', labels: ['ENDEREÇO ELETRÔNICO', 'E-mail'] },
    { id: 'Phone', kind: 'phone', labels: ['TELEFONE', 'Fone', 'Fone/Fax', 'Tel'] },
    { id: 'RegistrationStatus', kind: 'text', labels: ['SITUAÇÃO CADASTRAL'] },
    { id: 'RegistrationStatusDate', kind: 'date', labels: ['DATA DA SITUAÇÃO CADASTRAL'] },
    { id: 'RegistrationStatusReason', kind: 'text', labels: ['MOTIVO DE SITUAÇÃO CADASTRAL'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: ['Emitido no dia', 'Data de emissão', 'Data da emissão', 'Emissão', 'Data emissão'],
    },
    { id: 'IssueTime', kind: 'time', labels: ['Emitido no dia'] },
  ],
};
