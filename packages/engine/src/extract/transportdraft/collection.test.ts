import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('transportdraft', pageOfRoll(lines));

it('blocks say where to fetch and where to bring, and the payer is behind another label', () => {
  expect(
    valuesOf([
      'Serra Azul Transportes Ltda.',
      'CNPJ 11.222.333/0001-81 · RNTRC 352514179',
      'Rua das Flores, 2301 – Londrina – PR',
      '',
      '           ORDEM DE COLETA Nº 667',
      '           Emitida em 9 de maio de 2025, às 11:27',
      '',
      '1. Onde coletar (remetente)',
      'Razão social: Têxtil Serra do Mar S.A.',
      'Logradouro: Alameda dos Cedros        Número: 3576',
      'Bairro: Santa Luzia       Cidade: Cascavel     Estado: PR     CEP: 85835-000',
      'Falar com: Lívia Camargo              Fone: (45) 3290-5913',
      '',
      '2. Onde entregar (destinatário)',
      'Razão social: Tintas Ipê Ltda',
      'Logradouro: Travessa do Rosário       Número: 91',
      'Bairro: Alto Alegre       Cidade: Dourados     Estado: MS     CEP: 79824-000',
      '',
      '4. Frete',
      'Modalidade: CIF       Pagador: Têxtil Serra do Mar S.A.     CNPJ do pagador: 11.444.777/0001-61',
    ]),
  ).toMatchObject({
    CarrierRNTRC: '352514179',
    IssueDate: '2025-05-09',
    IssueTime: '11:27',
    SenderName: 'Têxtil Serra do Mar S.A.',
    SenderStreet: 'Alameda dos Cedros',
    SenderDistrict: 'Santa Luzia',
    SenderContact: 'Lívia Camargo',
    RecipientStreet: 'Travessa do Rosário',
    RecipientDistrict: 'Alto Alegre',
    PayerName: 'Têxtil Serra do Mar S.A.',
    PayerCNPJ: '11444777000161',
  });
});

it('charges stand beside the rows of the invoices, and volumes are of the kind "volumes"', () => {
  expect(
    valuesOf([
      'NOTA FISCAL     SÉRIE     VOLUMES     PESO (KG)     VALOR R$          COMPOSIÇÃO DO FRETE',
      '92643              2          11        297,61      6.033,09    FRETE PESO              497,67',
      '86950              1          40        438,96      8.963,44    FRETE VALOR              44,99',
      'TOTAIS                        51        736,57     14.996,53    GRIS                     29,99',
      'NATUREZA DA CARGA         ESPÉCIE          PESO CUBADO KG',
      'PEÇAS                     VOLUMES          1.368,90',
    ]),
  ).toMatchObject({
    WeightFreightAmount: '497.67',
    AdValoremAmount: '44.99',
    GRISAmount: '29.99',
    GoodsAmount: '14996.53',
    VolumeKind: 'VOLUMES',
    Invoices: [
      { Number: '92643', Amount: '6033.09' },
      { Number: '86950', Amount: '8963.44' },
    ],
  });
});

it('a mode of freight before its own name in words is the mode alone, and the number stands behind the paper’s name', () => {
  expect(
    valuesOf(['CNPJ 11.222.333/0001-81     Minuta 183615', 'Frete: FOB - A PAGAR', 'Placa: ABC1D23']),
  ).toMatchObject({ DraftNumber: '183615', FreightMode: 'FOB' });
});
