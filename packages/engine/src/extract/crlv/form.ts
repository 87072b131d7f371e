import type { FieldName } from '@lavra/contract/services/fields';
import type { FormSpec } from '../reading/form.ts';

/** Labels as they are printed on the models in use. */
export const crlvForm: FormSpec<FieldName<'crlv'>> = {
  fields: [
    { id: 'Plate', kind: 'plate', labels: ['PLACA'] },
    { id: 'Renavam', kind: 'renavam', labels: ['CÓD. RENAVAM', 'CÓDIGO RENAVAM', 'Renavam'] },
    { id: 'ChassisNumber', kind: 'vin', labels: ['CHASSI'] },
    { id: 'PreviousPlate', kind: 'plate', labels: ['PLACA ANT. / UF', 'PLACA ANTERIOR / UF'] },
    {
      id: 'PreviousPlateState',
      kind: 'uf',
      labels: ['PLACA ANT. / UF', 'PLACA ANTERIOR / UF', 'UF', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'MakeModel', kind: 'text', labels: ['MARCA / MODELO', 'MARCA / MODELO / VERSÃO'] },
    { id: 'ManufactureYear', kind: 'integer', labels: ['ANO FAB.', 'ANO FABRICAÇÃO'] },
    { id: 'ModelYear', kind: 'integer', labels: ['ANO MOD.', 'ANO MODELO'] },
    { id: 'VehicleType', kind: 'text', labels: ['ESPÉCIE / TIPO'] },
    { id: 'Fuel', kind: 'text', labels: ['COMBUSTÍVEL'] },
    { id: 'Color', kind: 'text', labels: ['COR PREDOMINANTE'] },
    { id: 'Category', kind: 'text', labels: ['CATEGORIA'] },
    { id: 'Power', kind: 'text', labels: ['CAP / POT / CIL', 'POTÊNCIA/CILINDRADA'] },
    { id: 'Name', kind: 'text', labels: ['NOME', 'NOME / ENDEREÇO'] },
    { id: 'CPF', kind: 'cpf', labels: ['CPF / CNPJ', 'CPF', 'CNPJ/CPF'] },
    { id: 'CNPJ', kind: 'cnpj', labels: ['CPF / CNPJ', 'CNPJ', 'CNPJ/CPF'] },
    {
      id: 'Address',
      kind: 'street',
      labels: ['NOME / ENDEREÇO', 'Endereço', 'Logradouro'],
      district: 'District',
    },
    { id: 'City', kind: 'city', labels: ['LOCAL', 'Município', 'Cidade', 'Município/UF', 'Cidade/UF'] },
    { id: 'State', kind: 'uf', labels: ['LOCAL', 'UF', 'Município/UF', 'Cidade/UF'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: ['DATA', 'Data de emissão', 'Data da emissão', 'Emissão', 'Data emissão'],
    },
    { id: 'IssuingState', kind: 'uf', labels: ['DETRAN', 'UF', 'Município/UF', 'Cidade/UF'] },
    { id: 'CRVNumber', kind: 'number', labels: ['NÚMERO DO CRV'] },
    {
      id: 'SecurityCode',
      kind: 'number',
      labels: ['CÓD. DE SEGURANÇA DO CLA', 'CÓDIGO DE SEGURANÇA DO CLA'],
    },
    { id: 'CopyNumber', kind: 'integer', labels: ['VIA'] },
    { id: 'Remarks', kind: 'text', labels: ['OBSERVAÇÕES', 'OBSERVAÇÕES DO VEÍCULO'] },
    { id: 'EngineNumber', kind: 'text', labels: ['MOTOR'] },
    { id: 'LoadCapacity', kind: 'decimal', labels: ['CAPACIDADE'] },
    { id: 'GrossVehicleWeight', kind: 'decimal', labels: ['PESO BRUTO TOTAL'] },
    { id: 'TractionCapacity', kind: 'decimal', labels: ['CMT'] },
    { id: 'AxleCount', kind: 'integer', labels: ['EIXOS'] },
    { id: 'SeatCount', kind: 'integer', labels: ['LOTAÇÃO'] },
    { id: 'BodyType', kind: 'text', labels: ['CARROCERIA'] },
    { id: 'LicensingYear', kind: 'integer', labels: ['EXERCÍCIO'] },
    { id: 'District', kind: 'text', labels: ['NOME / ENDEREÇO', 'Bairro', 'Bairro/Distrito'] },
  ],
};
