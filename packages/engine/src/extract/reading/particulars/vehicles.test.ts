import type { Box } from '@lavra/contract/model/result';
import { expect, it } from 'vitest';
import type { Page } from '../../../pages/page.ts';
import { extractDocuments } from '../../extract.ts';

/** Rows of words, each run with where it begins in thousandths. */
function pageOf(rows: readonly Readonly<Record<number, string>>[]): Page {
  const words = rows.flatMap((row, line) =>
    Object.entries(row).flatMap(([left, text]) => {
      let x = Number(left);
      return text.split(' ').map((word) => {
        const box: Box = [x / 1000, 0.05 + 0.02 * line, word.length * 0.006, 0.009];
        x += word.length * 6 + 5;
        return { text: word, conf: 95, box };
      });
    }),
  );
  const looks = { source: 'ocr', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  return { number: 1, words, lines: [], codes: [], ...looks };
}

const valuesOf = (service: string, rows: Parameters<typeof pageOf>[0]): Record<string, unknown> => {
  const [document] = extractDocuments(service, { pages: [pageOf(rows)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).flatMap(([name, told]) =>
      Array.isArray(told) ? [] : [[name, told.value]],
    ),
  );
};

it('the day of issue of a licence is that of its place, and the years end their row', () => {
  const values = valuesOf('crlv', [
    { 100: 'MARCA / MODELO', 500: 'ANO FAB', 700: 'Tanomoo' },
    { 100: 'RENAULT/KWID ZEN 10MT', 500: '2013', 700: '2014' },
    { 700: "DATA DE 'AGAMENTO" },
    { 700: '10/08/2014' },
    { 100: 'TOCAL' },
    { 100: 'SAO JOSE DO RIO PRETO/SP', 700: '25/07/2014' },
  ]);
  expect(values).toMatchObject({ IssueDate: '2014-07-25', ManufactureYear: '2013', ModelYear: '2014' });
});

it("the back of a paper registration is the buyer's", () => {
  const values = valuesOf('crv', [
    { 100: 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE VEÍCULO' },
    { 100: 'NOME DO COMPRADOR' },
    { 100: 'SOL MOVEIS LTDA' },
    { 100: 'RG', 400: 'CPF / CNPJ' },
    { 400: '11.222.333/0001-81' },
    { 100: 'ENDEREÇO' },
    { 100: 'Rua Padre Anchieta, 1568 - Vila Nova' },
    { 100: 'LOCAL', 500: 'DATA' },
    { 100: 'Belo Horizonte - MG', 500: '22/10/2018' },
    { 100: 'ASSINATURA DO PROPRIETÁRIO (VENDEDOR)', 500: 'ASSINATURA DO COMPRADOR - DE ACORDO' },
  ]);
  expect(values).toMatchObject({
    BuyerName: 'SOL MOVEIS LTDA',
    BuyerCNPJ: '11222333000181',
    BuyerStreet: 'Rua Padre Anchieta',
    BuyerNumber: '1568',
    BuyerDistrict: 'Vila Nova',
    SaleCity: 'Belo Horizonte',
    SaleState: 'MG',
    SaleDate: '2018-10-22',
  });
});

it('what a vehicle is for is one of few words, and the number of its register has twelve figures', () => {
  const values = valuesOf('crv', [
    { 400: '244583967493' },
    { 100: 'CAR POT', 240: 'T', 300: 'CATEGORIA', 600: 'COR PREDOMINANTE' },
    { 100: '5L/80CV/998', 300: 'ALUGUEL', 600: 'VERMELHA' },
  ]);
  expect(values).toMatchObject({ Category: 'ALUGUEL', DocumentNumber: '244583967493', Color: 'VERMELHA' });
});

it('a licence on paper has its rows of tax and insurance, and the former plate, without their captions', () => {
  const values = valuesOf('crlv', [
    { 600: 'DETRAN', 760: 'PE' },
    { 600: 'Nº', 680: '9760945939' },
    { 60: '1', 200: '09286922685', 500: '02288915', 800: '2009' },
    { 60: 'SONIA DOS REIS XAVIER' },
    { 60: 'AV GETULIO VARGAS 3565' },
    { 60: 'SANTA RITA', 600: '55002515' },
    { 60: '36685063610', 600: 'BGN6708' },
    { 60: 'KVF1471/MT', 400: '9BRZ1GH5RVS424551' },
    { 60: '5P/177CV/1987', 400: 'PARTIC', 600: 'PRETA' },
    { 400: '26/03/2009', 600: '26/03 26/04 27/05' },
    { 60: '61,35', 300: '0,35', 500: '65,85', 700: '23/03/2009' },
    { 60: 'SEM RESERVA' },
    { 60: 'CARUARU', 500: '31/08/2009' },
  ]);
  expect(values).toMatchObject({
    IssuingState: 'PE',
    DocumentNumber: '9760945939',
    RNTRC: '02288915',
    Name: 'SONIA DOS REIS XAVIER',
    Address: 'AV GETULIO VARGAS 3565',
    District: 'SANTA RITA',
    Plate: 'BGN6708',
    PreviousPlate: 'KVF1471',
    PreviousPlateState: 'MT',
    IPVADueDate: '2009-03-26',
    InsuranceAmount: '65.85',
    Remarks: 'SEM RESERVA',
    City: 'CARUARU',
    IssueDate: '2009-08-31',
  });
});

it('an electronic licence has the premium of its insurance and the register of its carrier', () => {
  const values = valuesOf('crlv', [
    { 60: 'PLACA', 200: 'RENAVAM', 400: 'EXERCÍCIO', 550: 'NÚMERO DO CRV', 750: 'SEGURANÇA CLA' },
    { 60: 'STF1876', 200: '01332435421', 400: '2021', 550: '351569385541', 750: '49138499389' },
    { 60: 'LOCAL', 400: 'DATA', 600: 'RNTRC' },
    { 60: 'DOURADOS MS', 400: '27/12/2021', 600: '070951315' },
    { 60: 'ANO FAB / MOD', 400: 'CUSTO DO BILHETE (R$)', 700: 'PRÊMIO TOTAL (R$)' },
    { 60: '2013/2014', 400: '4,15', 700: '5,78' },
  ]);
  expect(values).toMatchObject({
    CRVNumber: '351569385541',
    SecurityCode: '49138499389',
    RNTRC: '070951315',
    InsuranceAmount: '5.78',
    ManufactureYear: '2013',
    ModelYear: '2014',
  });
});

it('the front of a registration has the owner with the address in parts', () => {
  const values = valuesOf('crv', [
    { 60: 'VIA', 200: 'RENAVAM', 500: 'COD. SEGURANÇA' },
    { 60: '2', 200: '09286922685', 500: '02941113658' },
    { 60: 'NOME', 700: 'CPF / CGC' },
    { 60: 'JAIRO SCHNEIDER & CIA LTDA', 700: '11.222.333/0001-81' },
    { 60: 'ENDEREÇO' },
    { 60: 'RUA BARAO DO RIO BRANCO, 2472', 280: 'SANTA RITA' },
    { 60: 'PLACA', 300: 'PLACA ANT. / UF', 600: 'MOTOR' },
    { 60: 'XRG-9182', 300: 'IRH9480/MT', 600: 'M20A082308' },
    { 60: 'PESO BRUTO TOTAL (T)', 300: 'EIXOS', 500: 'LOTAÇÃO' },
    { 60: '23,00', 300: '3', 500: '05P' },
  ]);
  expect(values).toMatchObject({
    Name: 'JAIRO SCHNEIDER & CIA LTDA',
    CNPJ: '11222333000181',
    Street: 'RUA BARAO DO RIO BRANCO',
    Number: '2472',
    District: 'SANTA RITA',
    Plate: 'XRG9182',
    PreviousPlate: 'IRH9480',
    EngineNumber: 'M20A082308',
    GrossVehicleWeight: '23.00',
    AxleCount: '3',
    SeatCount: '5',
  });
});

it('an owner’s CNPJ and the seats need no captions, and a colour ends with its word', () => {
  const values = valuesOf('crlv', [
    { 60: 'VASCONCELOS & PRATES TRANSPORTES LTDA ME', 500: '11.222.333/0001-81' },
    { 60: '93Z04HF2PDP492362', 500: '03P' },
    { 60: 'COR PREDOMINANTE' },
    { 60: 'BEGE' },
    { 60: 'DADOS DE OUTRO SEGURO' },
  ]);
  expect(values).toMatchObject({ CNPJ: '11222333000181', SeatCount: '3', Color: 'BEGE' });
});
