import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

it('the moments stand in the headings of the weights, the state behind the plate, and a town is no company', () => {
  const page = pageOfRoll([
    'Cooperativa Alto Jacuí Ltda                              ROMANEIO DE PESAGEM',
    'Unidade Não-Me-Toque CNPJ 11.222.333/0001-81                           88214',
    '',
    'Cooperado         Ademar Prado Lima           Lavoura    Granja do Passo',
    'Produto entregue  Trigo pão                   Safra      2023',
    'Caminhão          ABC1D03 RS reboque DEF-2915',
    '',
    'CHEIO – entrou 14/11/2023 09:12      VAZIO – saiu 14/11/2023 10:03',
    '41.980 kg                            15.240 kg',
    '',
    'Umidade      Quebra total     Produto corrigido      Sacas de 60 kg',
    '15,2 %       695 kg           26.045 kg              434,08',
  ]);
  expect(valuesOn('weighingticket', page)).toMatchObject({
    IssuerName: 'Cooperativa Alto Jacuí Ltda',
    FarmName: 'Granja do Passo',
    ProductName: 'Trigo pão',
    Plate: 'ABC1D03',
    PlateState: 'RS',
    EntryDate: '2023-11-14',
    EntryTime: '09:12',
    ExitTime: '10:03',
    FinalNetWeight: '26045',
  });
});

it('a roll tells to whom the goods were sold and calls the driver and the plate by other words', () => {
  const values = valuesOn(
    'weighingticket',
    pageOfRoll([
      '    METAIS PRADO LTDA',
      '  CNPJ 11.222.333/0001-81',
      '      PESAGEM No 3390',
      '-----------------------------------',
      'VENDA PARA',
      'ACIARIA CAMPOS S/A',
      'CNPJ             11.444.777/0001-61',
      '-----------------------------------',
      'CHOFER                RUI M. PRADO',
      'CHAPA                  ABC-4417 MG',
      '-----------------------------------',
      'CHEGOU           22/08/18 13:20:44',
      'VAZIO                      8140 kg',
      'PARTIU           22/08/18 15:02:09',
      'CARREGADO                 20580 kg',
      'CARGA                     12440 kg',
    ]),
  );
  expect(values).toMatchObject({
    CustomerName: 'ACIARIA CAMPOS S/A',
    CustomerCNPJ: '11444777000161',
    DriverName: 'RUI M. PRADO',
    Plate: 'ABC4417',
    PlateState: 'MG',
    EntryTime: '13:20:44',
    ExitDate: '2018-08-22',
    NetWeight: '12440',
  });
  expect(values).not.toHaveProperty('SupplierCNPJ');
});
