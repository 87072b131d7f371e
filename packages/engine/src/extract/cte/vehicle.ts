import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { nameAndCpf } from '../reading/particulars/parties.ts';

/** Fields of the vehicle with its driver, and of the delivery. */
export const vehicleFields: readonly FormField<FieldName<'cte'>>[] = [
  {
    id: 'RNTRC',
    kind: 'number',
    labels: [
      'RNTRC DA EMPRESA',
      'RNTRC',
      'RNTRC DO TRANSPORTADOR',
      'RNTRC DO EMITENTE',
      'REGISTRO ANTT',
      'ANTT',
      'Nº RNTRC',
      'Número do RNTRC',
      'RNTRC / ANTT',
      'Registro RNTRC',
      'Código RNTRC',
      'RNTRC do transportador rodoviário',
      'RNTRC da transportadora',
    ],
  },
  {
    id: 'CIOT',
    kind: 'number',
    labels: [
      'CIOT',
      'CÓDIGO CIOT',
      'NÚMERO DO CIOT',
      'CÓDIGO IDENTIFICADOR DA OPERAÇÃO DE TRANSPORTE',
      'CIOT Nº',
      'Nº CIOT',
      'Número CIOT',
    ],
  },
  {
    id: 'VehiclePlate',
    kind: 'plate',
    labels: [
      'Placa',
      'Placa/UF',
      'Placa do veículo',
      'Placa veículo',
      'Placa da tração',
      'Placa do cavalo',
      'Placa tração',
      'Placa cavalo',
      'Veículo',
      'Placa do caminhão',

      'Veículo / Placa',
      'Veículo tração',
      'Veículo trator',

      'Placa do veículo / UF',
      'Placa do veículo trator',
    ],
  },
  {
    id: 'DriverName',
    kind: 'name',
    labels: [
      'Motorista',
      'Nome do motorista',
      'Nome motorista',
      'Nome do condutor',
      'Condutor',
      'Motorista/CPF',
      'Motorista principal',
      'Motorista / Condutor',
      'Motoristas',
      'Condutores',
    ],
    splits: { pattern: nameAndCpf, into: ['DriverName', 'DriverCPF'] },
  },
  {
    id: 'DriverCPF',
    kind: 'cpf',
    labels: ['CPF do motorista', 'CPF motorista', 'CPF do condutor', 'CPF condutor'],
    follows: 'DriverName',
  },
  {
    id: 'ExpectedDeliveryDate',
    kind: 'date',
    labels: [
      'DATA PREVISTA DE ENTREGA',
      'Previsão de Entrega',
      'Previsão da entrega',
      'Data prevista da entrega',
      'Data prevista entrega',
      'Data prevista para entrega',
      'Data de entrega prevista',
      'Entrega prevista',
      'Prazo de entrega',
      'Previsão entrega',

      'Entrega prevista para',
      'Entrega até',
      'Data prevista',
      'Data limite de entrega',
      'Prazo entrega',
      'Prazo previsto de entrega',
      'Previsão de entrega em',
    ],
  },
];
