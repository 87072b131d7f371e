import { expect, it } from 'vitest';
import { pageOfTexts } from '../testing/sheet-of-texts.ts';
import { valuesOn } from '../testing/values-on.ts';

it('the screen of a ride has its brand in small type, and the company with its number at the foot', () => {
  const values = valuesOn(
    'refund',
    pageOfTexts([
      [40, 40, 10, '‹ Recibo da viagem'],
      [640, 40, 10, 'IpêGo'],
      [40, 80, 24, 'R$ 31,20'],
      [40, 112, 9, '04/03/2026 · 21:15'],
      [40, 160, 8, 'Viagem nº 712004 de Iara Sá Brito'],
      [40, 172, 8, 'CPF do passageiro 111.444.777-35'],
      [90, 210, 8, 'Embarque'],
      [40, 224, 10, '┆'],
      [90, 224, 10, 'Estação Central, portão 4, do lado'],
      [40, 240, 10, '┆'],
      [90, 240, 10, 'do museu – Recife/PE'],
      [90, 256, 8, 'Desembarque'],
      [90, 270, 10, 'Rua Azul, 12, Torre – Recife/PE'],
      [90, 330, 8, 'Quem dirigiu'],
      [90, 344, 10, 'Rui Tertuliano da'],
      [640, 352, 10, 'ABC1D23'],
      [90, 360, 10, 'Mata'],
      [40, 420, 10, 'Preço da viagem'],
      [640, 420, 10, 'R$ 31,20'],
      [40, 450, 10, 'Total cobrado'],
      [640, 450, 10, 'R$ 31,20'],
      [40, 480, 10, 'Pago com'],
      [500, 480, 10, 'Cartão de crédito Elo final 1234'],
      [40, 560, 8, 'IpêGo Transportes Ltda.'],
      [40, 573, 8, 'CNPJ 11.222.333/0001-81'],
    ]),
  );
  expect(values).toMatchObject({
    IssuerTradeName: 'IpêGo',
    IssuerName: 'IpêGo Transportes Ltda',
    IssuerCNPJ: '11222333000181',
    IssueDate: '2026-03-04',
    IssueTime: '21:15',
    ConsumerName: 'Iara Sá Brito',
    Origin: 'Estação Central, portão 4, do lado do museu – Recife/PE',
    DriverName: 'Rui Tertuliano da Mata',
    PaymentMethod: 'Cartão de crédito Elo final 1234',
  });
});

it('the account of a restaurant has its brand in two lines over the address, and the company at the foot', () => {
  const values = valuesOn(
    'refund',
    pageOfTexts([
      [300, 30, 20, 'Cantina da'],
      [300, 56, 20, 'Iracema'],
      [300, 84, 9, 'Av. Azul, 615, esq. Rua Verde'],
      [300, 97, 9, 'Centro, Bagé–RS'],
      [40, 150, 9, 'MESA12'],
      [600, 150, 9, 'atendida por Rosa'],
      [40, 180, 9, '22/07/23'],
      [600, 180, 9, 'fechada às 13:55'],
      [40, 220, 10, '2'],
      [100, 220, 10, 'Rodízio'],
      [700, 220, 10, '80,00'],
      [100, 235, 8, '40,00 cada'],
      [40, 300, 9, 'A conta deu'],
      [300, 320, 22, 'R$ 80,00'],
      [40, 360, 9, 'Forma'],
      [700, 360, 9, 'Débito Elo'],
      [300, 620, 9, 'Ilha Churrascaria Ltda'],
      [300, 633, 9, 'CNPJ 11.222.333/0001-81'],
      [60, 700, 9, 'este papel não é documento fiscal e não vale como nota, mas volte sempre com os seus'],
    ]),
  );
  expect(values).toMatchObject({
    IssuerTradeName: 'Cantina da Iracema',
    IssuerName: 'Ilha Churrascaria Ltda',
    IssuerAddress: 'Av. Azul, 615, esq. Rua Verde',
    IssuerCity: 'Bagé',
    IssuerUF: 'RS',
    TableNumber: '12',
    Attendant: 'Rosa',
    IssueDate: '2023-07-22',
    IssueTime: '13:55',
    TotalAmount: '80.00',
    PaymentMethod: 'Débito Elo',
  });
});
