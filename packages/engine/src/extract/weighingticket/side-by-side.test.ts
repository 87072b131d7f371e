import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('weighingticket', pageOfRoll(lines));

it('weighings and classification stand side by side, each with a column of weights, and who weighed signs below', () => {
  expect(
    valuesOf([
      'COOPERATIVA AGRICOLA ALTO DO                       ROMANEIO DE ENTRADA',
      'IVAI                                               ROMANEIO Nº      7612',
      'Entreposto Ubirata - CNPJ 11.222.333/0001-81',
      '',
      'PESAGEM            DATA          HORA         KG    CLASSIFICACAO   APURADO %   TOLER. %   DESC. %   DESC. KG',
      '1ª - PESO BRUTO    23/03/2025    10:36    41.200    UMIDADE             16,80      14,00      4,20      1.127',
      '2ª - TARA          23/03/2025    18:45    14.360    IMPUREZA             2,00       1,00      1,00        268',
      'PESO LIQUIDO                              26.840    AVARIADOS            2,50       8,00      0,00          0',
      '(-) DESCONTOS                              1.395    PH                     78',
      '',
      '',
      '          IVONE SERRA LACERDA                                        ____________________',
      '               BALANCEIRO                                             VISTO DO MOTORISTA',
    ]),
  ).toMatchObject({
    IssuerName: 'COOPERATIVA AGRICOLA ALTO DO IVAI',
    GrossWeight: '41200',
    TareWeight: '14360',
    NetWeight: '26840',
    ExitTime: '18:45',
    MoisturePercent: '16.80',
    DamagedPercent: '2.50',
    HectolitreWeight: '78',
    DiscountWeight: '1395',
    OperatorName: 'IVONE SERRA LACERDA',
    Discounts: [
      { Description: 'UMIDADE', DiscountPercent: '4.20', DiscountWeight: '1127' },
      { Description: 'IMPUREZA', DiscountPercent: '1.00', DiscountWeight: '268' },
      { Description: 'AVARIADOS', DiscountPercent: '0.00', DiscountWeight: '0' },
      {},
    ],
  });
});

it('on a narrow roll names go on in the next line, and what the mill makes is not its name', () => {
  expect(
    valuesOf([
      '         USINA ALTO BONITO S/A',
      '            ACUCAR E ALCOOL',
      '        CNPJ 11.222.333/0001-81',
      '',
      'NR. CERTIFICADO                 371155-9',
      'BALANÇA                               02',
      'SAFRA                          2024/2025',
      'FORNEC.: AGROPECUARIA CORREGO DO MEIO',
      'LTDA',
      'FAZENDA: SANTA HELENA DO RIO',
      'PRODUTO: CANA CRUA PICADA',
      'MOTOR..: RAIMUNDO TAVARES WERNECK',
      'ENTRADA                11/05/25 09:08:26',
      'P. BRUTO                        53410 kg',
    ]),
  ).toMatchObject({
    IssuerName: 'USINA ALTO BONITO S/A',
    TicketNumber: '371155-9',
    SupplierName: 'AGROPECUARIA CORREGO DO MEIO LTDA',
    DriverName: 'RAIMUNDO TAVARES WERNECK',
  });
});

it('weights with spaces between thousands stand below what the vehicle was, each over its moment, the third proven by the others', () => {
  const at = (text: string): string => `${''.padEnd(2)}${text}`;
  expect(
    valuesOf([
      'CONSORCIO DE RESIDUOS DO VALE',
      '11.222.333/0001-81 (CNPJ)',
      '',
      'Comprovante de pesagem - recebimento de residuos                  A-58213',
      '',
      at('MASSA DEPOSITADA                    Quem trouxe'),
      at('7 480 kg                            Coleta Serra Azul'),
      '',
      at('2a passagem - caminhao descarregado Ao volante'),
      at('9 640 kg                            Rui Lima'),
      at('02/10/2025 07:41'),
      at('1a passagem - caminhao carregado'),
      at('17 120 kg'),
      at('02/10/2025 07:26'),
      '',
      at('Plataforma 1 - capac. 60 t'),
      at('ABC1D23 (SC)'),
      at('2510 0071'),
    ]),
  ).toMatchObject({
    IssuerName: 'CONSORCIO DE RESIDUOS DO VALE',
    IssuerCNPJ: '11222333000181',
    TicketNumber: 'A-58213',
    GrossWeight: '17120',
    TareWeight: '9640',
    NetWeight: '7480',
    EntryTime: '07:26',
    ExitTime: '07:41',
    ScaleNumber: '1',
    CarrierName: 'Coleta Serra Azul',
    DriverName: 'Rui Lima',
  });
});

it('two named weights prove the net one that is said in tonnes', () => {
  expect(
    valuesOf([
      'TICKET 58213',
      'equivale a 7,480 t',
      '',
      'veiculo descarregado',
      '9 640 kg',
      '02/10/2025 07:41',
      '',
      'veiculo carregado',
      '17 120 kg',
      '02/10/2025 07:26',
    ]),
  ).toMatchObject({ GrossWeight: '17120', TareWeight: '9640', NetWeight: '7480', EntryTime: '07:26' });
});
