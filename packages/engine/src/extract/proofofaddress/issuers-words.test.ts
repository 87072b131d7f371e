import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('the reader of meters says in his own words what he counted, and when he comes again', () => {
  expect(
    valuesOn(
      'proofofaddress',
      pageOfRoll([
        'DEPARTAMENTO DE ÁGUA DE SERRA AZUL',
        'TALÃO DE ÁGUA Nº 41230      MÊS MAR/2023',
        'JOANA D ARC FIGUEIRA',
        'RUA DAS PEDRAS 12',
        'HIDRÔMETRO             CATEGORIA',
        'Y12K004411             RESIDENCIAL',
        '            DATA            MARCAÇÃO',
        'PASSADA     14/02/2023          1203',
        'DE HOJE     15/03/2023          1219',
        'GASTO                             16 M3',
        'VOLTAREMOS 14/04/2023',
        'EMITIDA NO LOCAL EM 15/03/2023 10:12',
      ]),
    ),
  ).toMatchObject({
    InvoiceNumber: '41230',
    PreviousReading: '1203',
    CurrentReading: '1219',
    Consumption: '16',
    PreviousReadingDate: '2023-02-14',
    CurrentReadingDate: '2023-03-15',
    NextReadingDate: '2023-04-14',
    IssueDate: '2023-03-15',
  });
});

it('the parts of a property tax add up to the sum of the year, beside what they are levied on', () => {
  const data = extractDocuments('proofofaddress', {
    pages: [
      pageOfRows(
        [
          [[50, 'PREFEITURA MUNICIPAL DE SERRA AZUL']],
          [
            [50, 'Sujeito passivo'],
            [500, 'Inscrição municipal do imóvel'],
          ],
          [
            [50, 'Joana Figueira da Luz'],
            [500, '12.003.0456'],
          ],
          [],
          [
            [50, 'Área do terreno'],
            [300, '250,00 m²'],
            [500, 'Imposto Territorial'],
            [800, '310,40'],
          ],
          [
            [50, 'Área edificada'],
            [300, '120,00 m²'],
            [500, 'Taxa de Limpeza'],
            [806, '89,60'],
          ],
          [
            [50, 'Valor do terreno'],
            [300, '80.000,00'],
            [500, 'Soma do exercício'],
            [800, '400,00'],
          ],
          [],
          [[50, 'Data do lançamento: 12/01/2023.']],
          [[50, 'Documento nº']],
          [[50, '771204']],
        ],
        'text-layer',
        100,
      ),
    ],
  })[0]?.Data;
  expect(data).toMatchObject({
    Name: { value: 'Joana Figueira da Luz' },
    AnnualAmount: { value: '400.00' },
    IssueDate: { value: '2023-01-12' },
    InvoiceNumber: { value: '771204' },
    BillItems: [
      { Description: { value: 'Imposto Territorial' }, TotalAmount: { value: '310.40' } },
      { Description: { value: 'Taxa de Limpeza' }, TotalAmount: { value: '89.60' } },
    ],
  });
});

it('the customer’s own code stands beside that of the connection, and amounts below the sign of the currency', () => {
  const data = extractDocuments('proofofaddress', {
    pages: [
      pageOfRows(
        [
          [[50, 'Fatura de energia elétrica']],
          [
            [50, 'Responsável pela unidade'],
            [500, 'Seu código'],
            [700, '881204'],
          ],
          [
            [50, 'JOANA FIGUEIRA DA LUZ'],
            [500, 'U.C.'],
            [700, '40012399'],
          ],
          [],
          [
            [50, 'Discriminação'],
            [350, 'Und.'],
            [500, 'Qde.'],
            [750, 'R$'],
          ],
          [
            [50, 'Energia consumida'],
            [350, 'kWh'],
            [500, '210'],
            [740, '155,12'],
          ],
          [
            [50, 'Adicional de bandeira'],
            [350, 'kWh'],
            [500, '210'],
            [745, '12,30'],
          ],
          [],
          [[50, 'Autorizada: prot. 231240009911223, 06/03/2023']],
        ],
        'text-layer',
        100,
      ),
    ],
  })[0]?.Data;
  expect(data).toMatchObject({
    CustomerNumber: { value: '881204' },
    InstallationNumber: { value: '40012399' },
    Protocol: { value: '231240009911223' },
    BillItems: [
      { Unit: { value: 'kWh' }, Quantity: { value: '210.00' }, TotalAmount: { value: '155.12' } },
      { Description: { value: 'Adicional de bandeira' } },
    ],
  });
});

it('the code of the slip’s bank is read without its check digit, and below a town’s label its state', () => {
  expect(
    valuesOn(
      'proofofaddress',
      pageOfRows(
        [
          [[50, 'Conta de água']],
          [],
          [[50, 'Endereço: Rua das Pedras, 12']],
          [
            [50, 'Bairro: Centro'],
            [400, 'CEP: 14230-000'],
          ],
          [[50, 'Município: Serra Azul - SP']],
          [
            [50, 'Código do banco:'],
            [200, '237-2'],
          ],
        ],
        'text-layer',
        100,
      ),
    ),
  ).toMatchObject({ BankCode: '237', City: 'Serra Azul', State: 'SP' });
});
