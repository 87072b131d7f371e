import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a typed bill sets the parts of its address apart, and its amount is no street', () => {
  const values = valuesOn(
    'proofofaddress',
    pageOfRoll([
      'SERRA AZUL TELEFONIA LTDA',
      'RUA BENJAMIN CONSTANT 640 SL 2 - CENTRO',
      '37900-106 PASSOS MG   CNPJ 11.222.333/0001-81',
      'NOTA FISCAL DE SERVIÇO DE COMUNICAÇÃO - MODELO 22   SÉRIE B1   No. 000.028.841',
      '',
      'ASSINANTE                                TERMINAL',
      'PAPELARIA PRADO LTDA ME                  (35) 3521-4408',
      'R CORONEL BARROS   NR 77   LOJA A',
      'BAIRRO MUARAMA                           CÓDIGO DO ASSINANTE',
      '37902-098 PASSOS - MG                    00330914',
      'CNPJ 11.444.777/0001-61',
      '',
      'VENCE EM                                 VALOR TOTAL DA CONTA',
      '18/10/2015                               R$ 276,76',
      '',
      'DISCRIMINAÇÃO DOS SERVIÇOS',
      'ASSINATURA PLANO EMPRESA 200 MIN ................... 89,90',
      'CHAMADAS LOCAIS PARA CELULAR 00:41:18 .............. 34,71',
      'CHAMADAS DDD 00:22:06 .............................. 12,35',
    ]),
  );
  expect(values).toMatchObject({
    InvoiceNumber: '000028841',
    InvoiceSeries: 'B1',
    Street: 'R CORONEL BARROS',
    Number: '77',
    Complement: 'LOJA A',
    District: 'MUARAMA',
    City: 'PASSOS',
  });
  expect(String(values['TariffClass'])).not.toContain('00:41');
});

it('a unit stands behind the quantity of each row, and the number behind what the paper bills', () => {
  const values = valuesOn(
    'proofofaddress',
    pageOfRoll([
      'Companhia Serra Azul de Gás S.A.        CNPJ 11.222.333/0001-81',
      'Rui Fausto Prado',
      'Rua Manoel Corrêa, 918',
      'Estradinha',
      '83206-360 Paranaguá (PR)',
      'Para pagar até: 22/07/2024   Valor desta conta: R$ 168,26',
      'NF de gás nº 000.774.130 série 2',
      'Item                                Quantidade         R$',
      'Gás natural - faixa 1                     7 m³      46,69',
      'Gás natural - faixa 2                    16 m³     118,40',
      'Parcela fixa                                         3,17',
    ]),
  );
  expect(values).toMatchObject({
    InvoiceNumber: '000774130',
    BillItems: [
      { Description: 'Gás natural - faixa 1', Quantity: '7.00', Unit: 'm³', TotalAmount: '46.69' },
      { Description: 'Gás natural - faixa 2', Quantity: '16.00', Unit: 'm³', TotalAmount: '118.40' },
      { Description: 'Parcela fixa', TotalAmount: '3.17' },
    ],
  });
});
