import { documentGroup, inGroup, table } from '../../fields/field-definition.ts';

export const cnpjcardFields = [
  ...inGroup(documentGroup, [
    ['CNPJ', 'cnpj', 'Número de inscrição', 'CNPJ'],
    ['EstablishmentType', 'text', 'Matriz ou filial', 'Head office or branch'],
    ['OpeningDate', 'date', 'Data de abertura', 'Date of opening'],
    ['CompanyName', 'text', 'Nome empresarial', 'Company name'],
    ['TradeName', 'text', 'Nome de fantasia', 'Trade name'],
    ['CompanySize', 'text', 'Porte', 'Size'],
    ['MainActivityCode', 'code', 'Código da atividade principal', 'Main activity code'],
    ['MainActivityDescription', 'text', 'Descrição da atividade principal', 'Main activity'],
  ]),
  table(documentGroup, 'SecondaryActivities', { pt: 'Atividades secundárias', en: 'Secondary activities' }, [
    ['Code', 'text', 'Código', 'Code'],
    ['Description', 'text', 'Descrição', 'Description'],
  ]),
  ...inGroup(documentGroup, [
    ['LegalNatureCode', 'code', 'Código da natureza jurídica', 'Legal nature code'],
    ['LegalNatureDescription', 'text', 'Natureza jurídica', 'Legal nature'],
    ['Street', 'text', 'Logradouro', 'Street'],
    ['Number', 'text', 'Número', 'House number'],
    ['Complement', 'text', 'Complemento', 'Complement'],
    ['District', 'text', 'Bairro', 'District'],
    ['City', 'text', 'Município', 'City'],
    ['State', 'uf', 'UF', 'State'],
    ['PostalCode', 'cep', 'CEP', 'Postal code'],
    ['Email', 'email', 'Endereço eletrônico', 'E-mail'],
    ['Phone', 'phone', 'Telefone', 'Telephone'],
    ['ResponsibleFederativeEntity', 'text', 'Ente federativo responsável', 'Responsible federative entity'],
    ['RegistrationStatus', 'text', 'Situação cadastral', 'Registration status'],
    ['RegistrationStatusDate', 'date', 'Data da situação cadastral', 'Date of the status'],
    ['RegistrationStatusReason', 'text', 'Motivo da situação cadastral', 'Reason of the status'],
    ['SpecialStatus', 'text', 'Situação especial', 'Special status'],
    ['SpecialStatusDate', 'date', 'Data da situação especial', 'Date of the special status'],
    ['IssueDate', 'date', 'Emitido no dia', 'Date of issue'],
    ['IssueTime', 'time', 'Hora da emissão', 'Time of issue'],
  ]),
];
