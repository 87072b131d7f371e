import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('contract', pageOfRows(rows, 'text-layer', 100));

const boxes = (...words: readonly string[]): Row => words.map((word, index) => [100 + 220 * index, word]);

it('a summary calls rent, term, fines and who acts for a company by other names', () => {
  expect(
    valuesOf([
      boxes('B – Parte locatária'),
      boxes('Razão social', 'CNPJ/MF'),
      boxes('PADARIA ALVORADA LTDA', '11.222.333/0001-81'),
      boxes('Sede – logradouro', 'Nº', 'Bairro'),
      boxes('Rua Chile', '433', 'Centro'),
      boxes('Sócio(a) que a representa', 'CPF do(a) sócio(a)', 'Telefone comercial'),
      boxes('Ana Brito Lima', '529.982.247-25', '16 3365-5871'),
      boxes('D – Condições da locação'),
      boxes('Vigência', 'De', 'Até', 'Pagamento todo dia'),
      boxes('60 meses', '10/03/2020', '09/03/2025', '5'),
      boxes('Locativo mensal (R$)', 'Encargo de condomínio (R$)', 'Indexador anual', 'Atraso'),
      boxes('4.600,00', '350,10', 'IPCA', 'juros 1,0% a.m. + multa 2%'),
      boxes('Modalidade de garantia', 'Importância depositada (R$)', 'Penalidade por descumprimento'),
      boxes('Depósito em caução', '13.800,00', '4 locativos'),
      boxes('Local e data: Niterói, 27/02/2020'),
    ]),
  ).toMatchObject({
    TenantName: 'PADARIA ALVORADA LTDA',
    TenantCNPJ: '11222333000181',
    TenantStreet: 'Rua Chile',
    TenantNumber: '433',
    TenantRepresentativeName: 'Ana Brito Lima',
    TenantRepresentativeCPF: '52998224725',
    TenantPhone: '1633655871',
    TermMonths: '60',
    StartDate: '2020-03-10',
    EndDate: '2025-03-09',
    DueDay: '5',
    RentAmount: '4600.00',
    CondominiumAmount: '350.10',
    AdjustmentIndex: 'IPCA',
    FinePercent: '2',
    InterestPercent: '1',
    GuaranteeKind: 'DEPOSIT',
    DepositAmount: '13800.00',
    BreachFineMonths: '4',
    SignCity: 'Niterói',
    SignDate: '2020-02-27',
  });
});

it('a lease for holidays has days of entry and exit, and identity cards with who gave them in words', () => {
  expect(
    valuesOf([
      boxes('Contrato de Locação de Imóvel para Temporada'),
      boxes('I. Quem aluga (Locadora)'),
      boxes('Nome completo: Ana Brito Lima'),
      boxes('Documento de identidade (RG): 18.812.921-2, emitido por SSP/SP'),
      boxes('CPF: 529.982.247-25'),
      boxes('II. Quem ocupa (Locatário)'),
      boxes('Nome completo: Rui Lima Neto'),
      boxes('RG/Órgão exp.: 6.255.298 SSP/SC'),
      boxes('CPF: 111.444.777-35'),
      boxes('III. Imóvel'),
      boxes('Localização: Rua Chile, nº 433'),
      boxes('Município e Estado: Criciúma – SC'),
      boxes('IV. Período e valores'),
      boxes('Entrada: 05/12/2025, a partir das 14h'),
      boxes('Saída: 04/03/2026, até as 11h'),
      boxes('Regras: o imóvel destina-se exclusivamente à residência temporária do locatário.'),
    ]),
  ).toMatchObject({
    ContractKind: 'SEASON',
    LandlordRG: '18.812.921-2',
    LandlordRGIssuer: 'SSP/SP',
    TenantRG: '6.255.298',
    TenantRGIssuer: 'SSP/SC',
    PropertyCity: 'Criciúma',
    PropertyState: 'SC',
    StartDate: '2025-12-05',
    EndDate: '2026-03-04',
  });
});

it('the number of a contract is below its label where a law stands below the title', () => {
  expect(
    valuesOf([
      [
        [300, 'CONTRATO DE LOCAÇÃO'],
        [700, 'Nº do contrato'],
      ],
      [
        [300, 'imóvel urbano – Lei 8.245/91'],
        [700, '17813/25'],
      ],
      boxes('Locador', 'CPF'),
      boxes('Ana Brito Lima', '529.982.247-25'),
      boxes('Locatário', 'CPF'),
      boxes('Rui Lima Neto', '111.444.777-35'),
      boxes('Aluguel', 'Prazo'),
      boxes('R$ 2.150,00', '30 meses'),
    ]),
  ).toMatchObject({ ContractNumber: '17813/25' });
});

it('a sentence in the box of the property says where it is', () => {
  expect(
    valuesOf([
      boxes('1. LOCADOR'),
      boxes('Nome: Ana Brito Lima', 'CPF: 529.982.247-25'),
      boxes('2. LOCATÁRIO'),
      boxes('Nome: Rui Lima Neto', 'CPF: 111.444.777-35'),
      boxes('Endereço: Rua Nova, 5, Centro, Bauru/SP'),
      boxes('4. OBJETO DA LOCAÇÃO'),
      boxes(
        'Apartamento nº 704, situado na Rua Chile, 778, bairro Bela Vista, Criciúma/SC, matrícula 45.678.',
      ),
      boxes('5. MULTAS'),
      boxes('Moratória: 10%', 'Juros: 1% a.m.'),
    ]),
  ).toMatchObject({
    PropertyStreet: 'Rua Chile',
    PropertyNumber: '778',
    PropertyDistrict: 'Bela Vista',
    FinePercent: '10',
  });
});

it('captions of a summary are short, and witnesses stand behind their number', () => {
  expect(
    valuesOf([
      boxes('I - Locador', ''),
      boxes('Nome', 'CPF/MF'),
      boxes('Rui Lemos Prado', '529.982.247-25'),
      boxes('II - Locatária', ''),
      boxes('Nome', 'CPF/MF'),
      boxes('Ana Reis Luz', '390.533.447-05'),
      boxes('III - Imóvel', ''),
      boxes('Logradouro', 'Nº', 'Complem.', 'Área constr. m²'),
      boxes('Rua da Paz', '71', 'Loja 4', '88,20'),
      boxes('IV - Valores', ''),
      boxes('Aluguel mensal R$', 'Multa p/ atraso', 'Juros mora', 'Multa p/ infração'),
      boxes('900,00', '10%', '1% a.m.', '3 aluguéis'),
      [[100, 'Sobral, 5 de maio de 2021.']],
      [
        [100, 'Test. 1: Eva Brito Sales'],
        [560, 'Test. 2: Davi Melo Rosa'],
      ],
      [
        [140, 'CPF 168.995.350-09'],
        [600, 'CPF 111.444.777-35'],
      ],
    ]),
  ).toMatchObject({
    PropertyComplement: 'Loja 4',
    PropertyArea: '88.2',
    FinePercent: '10',
    InterestPercent: '1',
    BreachFineMonths: '3',
    Witness1Name: 'Eva Brito Sales',
    Witness1CPF: '16899535009',
    Witness2Name: 'Davi Melo Rosa',
    Witness2CPF: '11144477735',
  });
});
