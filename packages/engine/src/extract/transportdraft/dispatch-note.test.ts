import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('transportdraft', pageOfRoll(lines));

it('every invoice tells the goods and their packages, and a line who pays', () => {
  expect(
    valuesOf([
      'Minuta de despacho                                NUMERO....: 20751',
      '',
      'Remet.: Queijos da Serra Ltda                     CNPJ 11.222.333/0001-81',
      'Dest.: Casa Lima Ltda                             CNPJ 04.252.011/0001-10',
      'Frete: (X) CIF ( ) FOB      Pagador: Queijos da Serra Ltda    CNPJ 11.222.333/0001-81',
      '',
      'Carga',
      'Nota fiscal   Conteúdo         Qtde      Acondic.    Peso bruto (kg)    Valor da NF (R$)',
      '128034        Queijo fresco      74      baldes               793,70           22.572,76',
      '238710        Queijo fresco      81      baldes             1.319,48            3.161,74',
      '',
      'Total de volumes: 155     Peso total: 2.113,18 kg     Valor total: R$ 25.734,50',
      '',
      'Frete e transporte',
      'Condição: Pago pelo remetente (CIF)     Frete combinado R$ 980,00',
    ]),
  ).toMatchObject({
    DraftNumber: '20751',
    RecipientName: 'Casa Lima Ltda',
    RecipientCNPJ: '04252011000110',
    PayerName: 'Queijos da Serra Ltda',
    PayerCNPJ: '11222333000181',
    GoodsDescription: 'Queijo fresco',
    VolumeKind: 'baldes',
    GoodsAmount: '25734.50',
    FreightAmount: '980.00',
  });
});

it('the terms of the freight filled in with who pays are kept whole', () => {
  expect(valuesOf(['MINUTA DE COLETA Nº 20752', '', 'Condição: Pago pelo remetente (CIF)'])).toMatchObject({
    FreightMode: 'Pago pelo remetente (CIF)',
  });
});
