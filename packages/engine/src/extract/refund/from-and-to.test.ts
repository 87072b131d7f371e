import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('refund', pageOfRoll(lines));

it('a ride goes from one place to another behind the prepositions, and the payer stands before the amount in words', () => {
  expect(
    valuesOf([
      'RÁDIO TÁXI DO VALE',
      'Associação dos Taxistas do Vale',
      '',
      'Recebemos de       ANA PRADO LEMOS',
      'Quantia de         quarenta e sete reais',
      'De     Aeroporto                 Para   Rua das Flores, 373',
    ]),
  ).toMatchObject({ PayerName: 'ANA PRADO LEMOS', Origin: 'Aeroporto', Destination: 'Rua das Flores, 373' });
});

it('what was handed over is not what stands behind the means of payment, and a road has its name behind its number', () => {
  expect(
    valuesOf([
      'Concessionária Serra Azul S.A.',
      'CNPJ: 11.222.333/0001-81',
      'RECIBO DE PEDÁGIO',
      'Rodovia       SP-270 Raposo Tavares',
      'Praça                     Araçoiaba',
      'Pagto.                     DINHEIRO',
      'Tarifa R$ 13,90',
      'Recebido                      20,00',
      'Troco                          6,10',
      'Arrec.                         8162',
    ]),
  ).toMatchObject({
    Highway: 'SP-270 Raposo Tavares',
    PaidAmount: '20.00',
    ChangeAmount: '6.10',
    Attendant: '8162',
  });
});

it('a garage prints the plate alone, the kind of the vehicle as its table, and who was at the till', () => {
  expect(
    valuesOf([
      'Estacionamento do Vale Ltda',
      'RECIBO 052462',
      '        JDR1F10',
      'Entrou      18/04/2026   13:52',
      'Saiu        18/04/2026   14:53',
      'Tabela      PASSEIO',
      'Pago R$ 16,00',
      'CARTÃO DÉBITO - aut. 342740',
      'Caixa: Neusa',
    ]),
  ).toMatchObject({
    VehiclePlate: 'JDR1F10',
    VehicleCategory: 'PASSEIO',
    PaymentMethod: 'CARTÃO DÉBITO',
    Attendant: 'Neusa',
  });
});
