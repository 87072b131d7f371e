import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a net weight that only the difference proves, with the goods under it and the parties in sentences', () => {
  const page = pageOfRoll([
    'Cooperativa Serra Azul Ltda                                Pesagem',
    '11.222.333/0001-81 - Ijui/RS                               41.206',
    '',
    '                     Peso da mercadoria',
    '                         21.400 kg',
    '                       Milho em espiga',
    '',
    'Evento               Quando                        Leitura',
    'Chegou carregado     03.02.2026, 08:15           33.900 kg',
    'Saiu vazio           03.02.2026, 09:02           12.500 kg',
    'Desconto por impurezas (1,5%)                     - 321 kg',
    'Peso pago                                        21.079 kg',
    '',
    'Nota fiscal 5.118, com 21.420 kg declarados',
    'Veiculo ABC-1D23 (RS) com reboque DEF4G56, conduzido por Rui Prado Lima, CPF 529.982.247-25',
    'Empresa de transporte: Rodo Ijui Ltda',
    'Pesado por: Ana Brito Sales na balança 4',
    'Código de conferência: 7BC1D90E',
  ]);
  expect(valuesOn('weighingticket', page)).toMatchObject({
    IssuerName: 'Cooperativa Serra Azul Ltda',
    IssuerCNPJ: '11222333000181',
    TicketNumber: '41206',
    ProductName: 'Milho em espiga',
    GrossWeight: '33900',
    TareWeight: '12500',
    NetWeight: '21400',
    EntryDate: '2026-02-03',
    ExitTime: '09:02',
    DiscountWeight: '321',
    FinalNetWeight: '21079',
    InvoiceNumber: '5118',
    InvoiceWeight: '21420',
    TrailerPlate: 'DEF4G56',
    DriverName: 'Rui Prado Lima',
    DriverCPF: '52998224725',
    CarrierName: 'Rodo Ijui Ltda',
    OperatorName: 'Ana Brito Sales',
    ScaleNumber: '4',
    ControlCode: '7BC1D90E',
  });
});

it.each([
  'Pesado na balança 4 por Ana Brito Sales (operadora)',
  'Pesagem realizada na balança nº 04, pelo operador Ana Brito Sales',
  'Pesado por Ana Brito Sales, balança 4',
])('who weighed and the scale stand in one sentence in either order: %s', (saying) => {
  const page = pageOfRoll(['Comprovante de pesagem nº 41206', 'Peso bruto: 33.900 kg', saying]);
  expect(valuesOn('weighingticket', page)).toMatchObject({
    OperatorName: 'Ana Brito Sales',
    ScaleNumber: '4',
  });
});

it('a vehicle came loaded and went empty, with its weight beside that, and the goods were sold by someone', () => {
  const page = pageOfRoll([
    'Comprovante de pesagem nº 41206',
    'Entrou carregado                    45.210 kg',
    '08/04/2026, 07:41',
    'Saiu vazio                          15.180 kg',
    '08/04/2026, 08:33',
    'Veículo ABC1D23, dirigido por Rui Prado Lima (CPF 529.982.247-25)',
    'Vendido por Agro Serra Azul Ltda, CNPJ 11.222.333/0001-81',
  ]);
  expect(valuesOn('weighingticket', page)).toMatchObject({
    EntryDate: '2026-04-08',
    EntryTime: '07:41',
    ExitTime: '08:33',
    DriverName: 'Rui Prado Lima',
    DriverCPF: '52998224725',
    SupplierName: 'Agro Serra Azul Ltda',
    SupplierCNPJ: '11222333000181',
  });
});
