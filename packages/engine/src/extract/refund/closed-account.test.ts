import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (...lines: string[]) => valuesOn('refund', pageOfRoll(lines));

it('an account says when and by whom it was closed, a road of its address is no highway, and a discount has its sign', () => {
  const values = read(
    '        Hotel Fazenda Serra Azul',
    '   Serra Azul Hotelaria Ltda. - EPP',
    '       CNPJ 11.222.333/0001-81',
    'Estrada do Moinho, km 6 · Zona Rural · 35502-970 Divinópolis / MG',
    '   EXTRATO DE HOSPEDAGEM Nº 2504417',
    'Dia     Lançamento               Qtd.   Unitário    Valor (R$)',
    '04/06   Diária casal                3     289,00        867,00',
    '05/06   Jantar                      2      74,90        149,80',
    '             Soma dos lançamentos             1.016,80',
    '             Desconto convênio                 − 86,70',
    '             Total da conta                     930,10',
    'Conta fechada em 07/06/2025 às 10:53 por Gislaine (recepção).',
  );
  expect(values).toMatchObject({
    IssueDate: '2025-06-07',
    IssueTime: '10:53',
    Attendant: 'Gislaine',
    DiscountAmount: '86.70',
  });
  expect(values).not.toHaveProperty('Highway');
});

it('a company whose name begins as a street does is none, and the day and the hour may be a row of their own', () => {
  expect(
    read(
      '        VIA CAMPOS AZUIS',
      '    CONC. CAMPOS AZUIS S.A.',
      '      ROD BR-277 KM 136,5',
      '    BALSA NOVA PR 83650-000',
      '    CNPJ 11.222.333/0001-81',
      '    COMPROVANTE DE PASSAGEM',
      'PRACA             SAO LUIZ DO PRADO',
      'DOC.                     0931448207',
      '12.07.2019                 06:38:51',
      'TARIFA R$                     38,10',
      'ARRECADADOR(A): VALDIRENE',
    ),
  ).toMatchObject({
    IssuerTradeName: 'VIA CAMPOS AZUIS',
    IssuerName: 'CONC. CAMPOS AZUIS S.A.',
    IssuerAddress: 'ROD BR-277 KM 136,5',
    IssueDate: '2019-07-12',
    IssueTime: '06:38:51',
    Attendant: 'VALDIRENE',
  });
});

it('a short number behind the operator is a till or a turn, a longer one who it was', () => {
  expect(read('TOTAL R$        12,00', 'OPERADOR: 47')).not.toHaveProperty('Attendant');
  expect(read('TOTAL R$        12,00', 'OPERADOR: 53067')).toMatchObject({ Attendant: '53067' });
});

it('a coupon on which only the sum of its rows was found has that as its total where it was paid, and the road of its address is no highway', () => {
  const values = read(
    '        POSTO CAMPO BELO',
    '   CAMPO BELO COMBUSTIVEIS LTDA',
    '      CNPJ 11.222.333/0001-81',
    '  ROD BR 376 KM 512 - PONTA GROSSA PR',
    'COD    DESCRICAO     QTD UN  VL UNIT  TOTAL',
    '000021 GASOLINA COMUM 35,210 L 6,190 217,95',
    '000451 OLEO 15W40      1 UN  42,00    42,00',
    'QTDE TOTAL DE ITENS                     2',
    'VALOR TOTAL R$                     259,95',
    'FORMA DE PAGAMENTO             VALOR PAGO',
    'CARTAO DE DEBITO                   259,95',
    'CONSUMIDOR CPF 529.982.247-25',
    'NFC-e 000045678 Serie 001 12/05/2026 14:22:10',
  );
  expect(values).toMatchObject({ TotalAmount: '259.95', PaidAmount: '259.95', IssuerCity: 'PONTA GROSSA' });
  expect(values).not.toHaveProperty('Highway');
});

it('the day and hour of a closed table stand behind the word', () => {
  const values = read(
    '          CANTINA DO PORTO',
    '   Porto Novo Restaurante Ltda',
    '      CNPJ 11.222.333/0001-81',
    '       CONFERÊNCIA DE CONTA',
    'MESA 12     Pessoas: 3',
    'Abertura: 12:05',
    'Fechamento: 09/03/26 13:20',
    'Qt Produto            Unit.    Total',
    '2  SUCO DE UVA         8,00    16,00',
    'TOTAL                          16,00',
  );
  expect(values).toMatchObject({ IssueDate: '2026-03-09', IssueTime: '13:20' });
});
