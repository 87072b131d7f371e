import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: Parameters<typeof pageOfRows>[0]) =>
  valuesOn('refund', pageOfRows(rows, 'text-layer', 100));

it('a receipt of a ride sent by e-mail greets who paid, and tells places behind their hours', () => {
  expect(
    valuesOf([
      [[700, '3 de março de 2023']],
      [[60, 'Recibo 5512904']],
      [[60, 'Oi, Vânia Resende Prado! Obrigado por viajar conosco.']],
      [
        [60, 'Total'],
        [700, 'R$ 31,40'],
      ],
      [[60, 'Seu trajeto']],
      [[70, '08:12 Rua das Acácias, 45 - Centro']],
      [[70, '08:37 Avenida do Lago, 900 - Vila Sol']],
      [[60, 'Motorista parceiro: Ivo Serra Prado']],
      [[60, 'Fiat Argo prata, placa MNP2C45']],
      [[60, 'Alvará municipal 318']],
      [
        [
          60,
          'Cooperativa Lago Azul de Goiânia, CNPJ 11.222.333/0001-81, Rua Chile, 10, Centro, Goiânia - GO,',
        ],
      ],
      [[60, 'CEP 74015-010. Precisa de ajuda? Escreva ou ligue (62) 3281-9044.']],
    ]),
  ).toMatchObject({
    IssueDate: '2023-03-03',
    ConsumerName: 'Vânia Resende Prado',
    Origin: 'Rua das Acácias, 45 - Centro',
    Destination: 'Avenida do Lago, 900 - Vila Sol',
    DriverName: 'Ivo Serra Prado',
    VehiclePlate: 'MNP2C45',
    PermitNumber: '318',
    IssuerCEP: '74015010',
    IssuerPhone: '6232819044',
  });
});

it('the letter of a telephone ends the address before it, and a total is what is to be paid', () => {
  expect(
    valuesOf([
      [[60, 'AUTO POSTO SERRA AZUL LTDA']],
      [[60, 'RUA DO CARMO, 118, VILA NOVA']],
      [[60, 'ANÁPOLIS-GO 75020-040 F:(62) 3281-9044']],
      [[60, 'CNPJ:11.222.333/0001-81 IE:10203040']],
      [[60, 'DANFE NFC-e - Nota Fiscal de Consumidor Eletrônica']],
      [
        [60, 'A pagar R$'],
        [500, '87,30'],
      ],
    ]),
  ).toMatchObject({
    IssuerAddress: 'RUA DO CARMO, 118',
    IssuerDistrict: 'VILA NOVA',
    IssuerCity: 'ANÁPOLIS',
    IssuerCEP: '75020040',
    IssuerPhone: '6232819044',
    TotalAmount: '87.30',
  });
});
