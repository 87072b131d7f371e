import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a receipt’s sentence names the company that paid, and a mark its way to pay', () => {
  const page = pageOfRows(
    [
      [[100, 'RECIBO Nº 5123']],
      [[100, 'VALOR R$ 840,00']],
      [[100, '']],
      [
        [
          100,
          'Recebemos de Ipê Transportes Ltda , inscrita no CNPJ sob nº 11.222.333/0001-81 , a importância',
        ],
      ],
      [[100, 'de oitocentos e quarenta reais']],
      [[100, '']],
      [[100, 'Forma de pagamento: ( ) Dinheiro ( ) Cheque nº ________ ( X ) Transferência']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('refund', page)).toMatchObject({
    PayerName: 'Ipê Transportes Ltda',
    ConsumerCNPJ: '11222333000181',
    PaymentMethod: 'Transferência',
  });
});

it('a receipt sent by e-mail begins with its day, and its small print names the company that issued it', () => {
  const page = pageOfRows(
    [
      [
        [100, 'levajá'],
        [600, '14 de outubro de 2026, 21:08'],
      ],
      [[100, 'Aqui está o recibo da sua viagem.']],
      [
        [100, 'Total'],
        [600, 'R$ 35,69'],
      ],
      [[100, '']],
      [[100, 'Passageira: Ana Sá Brito']],
      [[100, '']],
      [
        [
          100,
          'Recibo nº 68174 emitido por LevaJá Mobilidade Ltda, CNPJ 11.222.333/0001-81, em nome do motorista.',
        ],
      ],
      [
        [
          100,
          'Avenida Brasil, 2900, Cidade Nova, Uberaba - MG, 38470-689. Este documento não é nota fiscal.',
        ],
      ],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('refund', page)).toMatchObject({
    IssueDate: '2026-10-14',
    IssueTime: '21:08',
    ConsumerName: 'Ana Sá Brito',
    IssuerName: 'LevaJá Mobilidade Ltda',
    IssuerCNPJ: '11222333000181',
    IssuerAddress: 'Avenida Brasil, 2900',
    IssuerCity: 'Uberaba',
  });
});

it('a stay is told in a sentence: whose it was, from when, whose car it was, and how it was paid', () => {
  const page = pageOfRows(
    [
      [[100, 'EXTRATO DE HOSPEDAGEM Nº 5123']],
      [[100, 'relativa à estada de Ana Paula Reis (CPF 529.982.247-25),']],
      [[100, 'check-in 11-nov-2025 às 15h08 e check-out 14-nov-2025 às 11h32.']],
      [[100, 'Veículo do hóspede: FMY3U57. Reservas +55 48 3369-1180']],
      [[100, 'Quitada com Visa Crédito']],
      [[100, 'Cód. autoriz. R04418']],
    ],
    'text-layer',
    100,
  );
  expect(valuesOn('refund', page)).toMatchObject({
    ConsumerName: 'Ana Paula Reis',
    ConsumerCPF: '52998224725',
    EntryDate: '2025-11-11',
    EntryTime: '15:08',
    VehiclePlate: 'FMY3U57',
    IssuerPhone: '554833691180',
    PaymentMethod: 'Visa Crédito',
    CardAuthorization: 'R04418',
  });
});
