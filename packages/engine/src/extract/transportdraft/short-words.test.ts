import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('transportdraft', pageOfRoll(lines));

it('a draft tells its number behind its sign, its carrier in a block, and its sums behind the count of invoices', () => {
  expect(
    valuesOf([
      'Minuta de embarque                                NUMERO....: 20751',
      '',
      'Embarcador',
      'Razão social                                      CNPJ',
      'Queijos da Serra Ltda                             11.222.333/0001-81',
      'Cidade: ITAJUBÁ UF MG',
      '',
      'Transportador',
      'Razão social                                      CNPJ',
      'Rápido Ipê Transportes Ltda                       11.444.777/0001-61',
      '',
      'Notas fiscais embarcadas',
      'NF-e          Série     Volumes     Espécie      Peso bruto (kg)      Valor (R$)',
      '128034        1         74          Caixas              793,70       22.572,76',
      '238710        2         81          Caixas            1.319,48        3.161,74',
      '2 notas                 155         Caixas            2.113,18       25.734,50',
      '',
      'Frete: CIF (PAGO NA ORIGEM)',
    ]),
  ).toMatchObject({
    DraftNumber: '20751',
    SenderName: 'Queijos da Serra Ltda',
    SenderCity: 'ITAJUBÁ',
    CarrierName: 'Rápido Ipê Transportes Ltda',
    CarrierCNPJ: '11444777000161',
    VolumeQuantity: '155',
    GrossWeight: '2113.18',
    GoodsAmount: '25734.50',
    FreightMode: 'CIF',
  });
});

it('what the sign of the freight says of its payment is no name', () => {
  expect(
    valuesOf([
      'MINUTA DE DESPACHO Nº 20752',
      '',
      'ORIGEM                DESTINO               FRETE                          DATA DA COLETA',
      'ITAJUBÁ / MG          OLINDA / PE           FOB - A PAGAR NO DESTINO       22/07/2025',
    ]),
  ).toMatchObject({ FreightMode: 'FOB' });
});

it('brackets behind the sign of the freight explain it, and a crossed box marks it', () => {
  const modeOf = (line: string) => valuesOf(['MINUTA DE COLETA Nº 20753', '', line])['FreightMode'];
  expect(modeOf('Frete por conta: FOB (destinatário)')).toBe('FOB');
  expect(modeOf('Frete: ☐ CIF (pago) ☒ FOB (a pagar)')).toBe('FOB');
  expect(modeOf('Frete: ☑ CIF (pago) ☐ FOB (a pagar)')).toBe('CIF');
});

it('a typed draft has its charges under short captions, and a line to be signed below its driver', () => {
  expect(
    valuesOf([
      'MINUTA DE DESPACHO Nº 20754',
      '',
      ' FRT.PESO    FRT.VALOR      GRIS    PEDAG.     OUTR.   TOTAL FRT',
      '   210,40        31,15     12,20      9,30      8,00      271,05',
      '',
      'MOTORISTA JOAQUIM REIS DE BRAGA   PLACA QWE4R56',
      'RETIRADO ___/___/___ POR ______________   RG _________',
    ]),
  ).toMatchObject({
    WeightFreightAmount: '210.40',
    AdValoremAmount: '31.15',
    OtherAmount: '8.00',
    FreightAmount: '271.05',
    DriverName: 'JOAQUIM REIS DE BRAGA',
  });
});

it('the hours of the collection stand behind its day and a dash', () => {
  expect(valuesOf(['MINUTA DE COLETA Nº 20755', '', 'Dia: 22/07/2025 – 8h às 11h'])).toMatchObject({
    PickupWindow: '8h às 11h',
  });
});

it('beside the invoices a list of charges has a total of its own', () => {
  const values = valuesOf([
    'MINUTA DE COLETA Nº 20756',
    '',
    '                                                                  Composição do frete',
    'N. Fiscal     Sér.     Qtd   Esp.     Peso kg         Valor NF',
    '128034        1         74   FD         793,7         2.572,76    Frete-peso          210,40',
    '238710        2         81   FD       1.319,4         3.161,74    GRIS 3%              12,20',
    '240115        2          9   FD          88,0         1.050,00    ICMS 12%             31,15',
    '3 nota(s)              164   FD       2.201,1         6.784,50    TOTAL R$            253,75',
  ]);
  expect(values).toMatchObject({ FreightAmount: '253.75', GoodsAmount: '6784.50' });
  expect(values['Invoices']).toMatchObject([
    { Number: '128034', Amount: '2572.76' },
    { Number: '238710', Amount: '3161.74' },
    { Number: '240115', Amount: '1050.00' },
  ]);
});
