import { inGroup, table, type FieldGroup } from '../../fields/field-definition.ts';

const reading: FieldGroup = { key: 'reading', pt: 'Leitura', en: 'Reading' };
const meter: FieldGroup = { key: 'meter', pt: 'Medidor', en: 'Meter' };

export const energymeterFields = [
  ...inGroup(reading, [
    ['Reading', 'code', 'Leitura', 'Reading'],
    ['Unit', 'code', 'Unidade', 'Unit'],
    ['DisplayCode', 'code', 'Código do mostrador', 'Display code'],
    [
      'MeterType',
      'code',
      'Tipo de medidor (eletrônico, ciclométrico, ponteiros)',
      'Kind of meter (eletrônico: display, ciclométrico: drums, ponteiros: dials)',
    ],
  ]),
  table(reading, 'Digits', { pt: 'Algarismos', en: 'Figures' }, [['Digit', 'code', 'Algarismo', 'Figure']]),
  ...inGroup(meter, [
    ['MeterNumber', 'code', 'Número do medidor', 'Meter number'],
    ['Manufacturer', 'name', 'Fabricante', 'Manufacturer'],
    ['Model', 'text', 'Modelo ou tipo', 'Model'],
    ['ManufactureYear', 'integer', 'Ano de fabricação', 'Year of manufacture'],
    ['NominalVoltage', 'text', 'Tensão nominal', 'Nominal voltage'],
    ['NominalCurrent', 'text', 'Corrente nominal', 'Nominal current'],
    ['DiskConstant', 'decimal', 'Constante do disco (Kd)', 'Disk constant (Kd)'],
    ['PulseConstant', 'decimal', 'Constante de pulso (Kh)', 'Pulse constant (Kh)'],
  ]),
];
