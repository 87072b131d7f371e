import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
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

it('a cover charge sold as a product is a row of the list', () => {
  const page = pageOfRows(
    [
      [[60, 'CANTINA SERRA AZUL LTDA']],
      [[60, 'CNPJ: 11.222.333/0001-81']],
      [
        [60, 'DESCRICAO'],
        [400, 'QTD'],
        [500, 'UNIT'],
        [600, 'TOTAL'],
      ],
      [
        [60, 'COUVERT'],
        [400, '2'],
        [500, '15,00'],
        [600, '30,00'],
      ],
      [
        [60, 'FEIJOADA'],
        [400, '1'],
        [500, '58,00'],
        [600, '58,00'],
      ],
      [
        [60, 'TOTAL R$'],
        [600, '88,00'],
      ],
    ],
    'ocr',
    90,
  );
  expect(extractDocuments('refund', { pages: [page] })[0]?.Data?.Items).toHaveLength(2);
});

it('the I of a state register that a picture has as a one leads to it, and a sentence behind an address is none of it', () => {
  expect(
    valuesOf([
      [[60, 'AUTO POSTO SERRA AZUL LTDA']],
      [[60, 'CNPJ:11.222.333/0001-81 1E:10203040']],
      [[60, 'Rua do Carmo, 118 - Vila Nova - Anápolis/GO. Este cupom vale como prova.']],
    ]),
  ).toMatchObject({ IssuerIE: '10203040', IssuerAddress: 'Rua do Carmo, 118', IssuerCity: 'Anápolis' });
});
