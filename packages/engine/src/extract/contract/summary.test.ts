import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[], conf = 100) =>
  valuesOn('contract', pageOfRows(rows, conf < 100 ? 'ocr' : 'text-layer', conf));

it('the boxes of a summary are read by their blocks and completed by the clauses below', () => {
  expect(
    valuesOf([
      [[300, 'QUADRO RESUMO DA LOCAÇÃO']],
      [[100, 'LOCADOR(ES)']],
      [
        [100, 'Nome'],
        [500, 'CPF'],
        [700, 'RG / Órgão'],
      ],
      [
        [100, 'Rui Lima Neto'],
        [500, '529.982.247-25'],
        [700, '3.952.490-3 / DETRAN/RJ'],
      ],
      [
        [100, 'Endereço'],
        [700, 'CEP'],
      ],
      [
        [100, 'Rua Chile, 12 – Bloco 4, Apto 21 – Centro – Niterói/RJ'],
        [700, '24020-141'],
      ],
      [[100, 'LOCATÁRIO(S)']],
      [
        [100, 'Nome'],
        [500, 'CPF'],
        [700, 'Profissão'],
      ],
      [
        [100, 'Ana Brito'],
        [500, '111.444.777-35'],
        [700, 'psicóloga'],
      ],
      [[100, 'CONDIÇÕES DA LOCAÇÃO']],
      [
        [100, 'Prazo'],
        [300, 'Aluguel mensal'],
        [500, 'Destinação'],
        [700, 'Garantia'],
      ],
      [
        [100, '2 (dois) anos'],
        [300, 'R$ 2.270,00'],
        [500, 'Residencial'],
        [700, 'Caução em dinheiro'],
      ],
      [
        [100, 'Índice de reajuste'],
        [300, 'Multa por infração'],
        [500, 'Valor da garantia'],
        [700, 'Juros de mora'],
      ],
      [
        [100, 'IPCA/IBGE – anual'],
        [300, '3 (três) aluguéis'],
        [500, 'R$ 6.810,00'],
        [700, '1% ao mês'],
      ],
      [[100, 'O locador dá em locação o imóvel descrito acima, sendo o foro da comarca de Niterói.']],
    ]),
  ).toMatchObject({
    LandlordName: 'Rui Lima Neto',
    LandlordRG: '3.952.490-3',
    LandlordRGIssuer: 'DETRAN/RJ',
    LandlordStreet: 'Rua Chile',
    LandlordNumber: '12',
    LandlordComplement: 'Bloco 4, Apto 21',
    LandlordDistrict: 'Centro',
    LandlordCity: 'Niterói',
    LandlordState: 'RJ',
    LandlordPostalCode: '24020141',
    TenantName: 'Ana Brito',
    TenantCPF: '11144477735',
    TenantProfession: 'psicóloga',
    ContractKind: 'RESIDENTIAL',
    TermMonths: '24',
    RentAmount: '2270.00',
    GuaranteeKind: 'DEPOSIT',
    DepositAmount: '6810.00',
    AdjustmentIndex: 'IPCA/IBGE',
    BreachFineMonths: '3',
    InterestPercent: '1',
    JurisdictionCity: 'Niterói',
  });
});

it('running text with a few labels of its own is read as running text', () => {
  expect(
    valuesOf([
      [[100, 'LOCADOR: Rui Lima Neto , brasileiro , dentista , CPF nº 529.982.247-25 , residente à']],
      [[100, 'Rua Chile , nº 12 , em Bauru - SP .']],
      [[100, 'FIADOR e principal pagador: Ana Brito , brasileira , médica , CPF nº 111.444.777-35 ,']],
      [[100, 'residente à Rua Nova , nº 7 , em Bauru - SP .']],
      [[100, 'IMÓVEL, sito à Avenida Brasil , nº 90 , bairro Centro , cidade Bauru , Estado SP .']],
      [[100, 'ALUGUEL MENSAL: R$ 1.500,00 , até o dia 10 de cada mês .']],
    ]),
  ).toMatchObject({
    LandlordName: 'Rui Lima Neto',
    LandlordStreet: 'Rua Chile',
    LandlordCity: 'Bauru',
    GuarantorName: 'Ana Brito',
    GuarantorStreet: 'Rua Nova',
    GuaranteeKind: 'GUARANTOR',
    PropertyStreet: 'Avenida Brasil',
    PropertyNumber: '90',
    PropertyDistrict: 'Centro',
    PropertyCity: 'Bauru',
    PropertyState: 'SP',
    RentAmount: '1500.00',
    DueDay: '10',
  });
});

it('a picture that lost the commas between particulars is read by the words that name them', () => {
  expect(
    valuesOf(
      [
        [[100, 'LOCADOR: PAULO TELES PACHECO nacionalidade brasileiro estado civil viúvo profissão']],
        [[100, 'farmacêutico RGnº 5 666.381-3 CPFnº 529.982.247-25 residente à Alameda dos Jacarandás']],
        [[100, '3431 em Feira de Santana - BA.']],
        [[100, 'IMÓVEL, sito à Rua Nova nº 243 bairro Santa Mônica cidade Feira de Santana Estado BA']],
        [[100, 'PRAZO: 30 meses']],
      ],
      90,
    ),
  ).toMatchObject({
    LandlordName: 'PAULO TELES PACHECO',
    LandlordMaritalStatus: 'viúvo',
    LandlordProfession: 'farmacêutico',
    LandlordRG: '5 666.381-3',
    LandlordCPF: '52998224725',
    LandlordStreet: 'Alameda dos Jacarandás',
    LandlordNumber: '3431',
    LandlordCity: 'Feira de Santana',
    LandlordState: 'BA',
    PropertyStreet: 'Rua Nova',
    PropertyDistrict: 'Santa Mônica',
    PropertyCity: 'Feira de Santana',
    PropertyState: 'BA',
    TermMonths: '30',
  });
});

it('a figure of a summary whose label was misread is no figure of a clause', () => {
  const read = valuesOf(
    [
      [[100, 'LOCADOR(ES)']],
      [
        [100, 'Nome'],
        [500, 'CPF'],
        [700, 'Nacionalidade'],
      ],
      [
        [100, 'Rui Lima Neto'],
        [500, '529.982.247-25'],
        [700, 'brasileira'],
      ],
      [
        [100, 'Prazo'],
        [300, 'Aluguel mensal'],
        [500, 'Mxka pcr atxas'],
        [700, 'juros de mcra'],
      ],
      [
        [100, '30'],
        [300, 'R$ 2.270,00'],
        [500, '10%'],
        [700, '% ao mês'],
      ],
      [
        [100, 'Garantia'],
        [300, 'Término'],
      ],
      [
        [100, 'Caução em dinheiro'],
        [300, '07/08/2024'],
      ],
    ],
    90,
  );
  expect(read).toMatchObject({ LandlordName: 'Rui Lima Neto', TermMonths: '30', GuaranteeKind: 'DEPOSIT' });
  expect(read).not.toHaveProperty('InterestPercent');
  expect(read).not.toHaveProperty('FinePercent');
});

it('a party may be the label of its name, a guarantee the word for a party, and labels may name their block', () => {
  const row = (label: string, value: string): Row => [
    [100, label],
    [400, value],
  ];
  expect(
    valuesOf([
      row('LOCADOR', 'João Carlos da Silva'),
      row('CPF', '529.982.247-25'),
      row('RG', '12.345.678-9 SSP/SP'),
      row('LOCATÁRIO', 'Maria de Souza'),
      row('CPF', '111.444.777-35'),
      row('IMÓVEL', 'Av. Brasil, 900, casa 2, Jardim América, Campinas/SP, CEP 13010-000'),
      row('PRAZO', '30 (trinta) meses'),
      row('VIGÊNCIA', '01/02/2020 a 31/07/2022'),
      row('GARANTIA', 'Fiador'),
      row('FORO', 'Comarca de Campinas/SP'),
    ]),
  ).toMatchObject({
    LandlordName: 'João Carlos da Silva',
    LandlordRGIssuer: 'SSP/SP',
    TenantName: 'Maria de Souza',
    TenantCPF: '11144477735',
    PropertyStreet: 'Av. Brasil',
    PropertyComplement: 'casa 2',
    PropertyDistrict: 'Jardim América',
    PropertyCity: 'Campinas',
    PropertyPostalCode: '13010000',
    TermMonths: '30',
    StartDate: '2020-02-01',
    EndDate: '2022-07-31',
    GuaranteeKind: 'GUARANTOR',
    JurisdictionCity: 'Campinas',
  });
  expect(
    valuesOf([
      [[100, 'LOCADOR(A): Nome: João Carlos da Silva']],
      row('CPF do locador', '529.982.247-25'),
      row('CPF do locatário', '111.444.777-35'),
      row('Endereço do imóvel', 'Rua Chile, 12 - Centro - Bauru/SP'),
      row('Valor do aluguel', 'R$ 900,00'),
      row('Vencimento', '10'),
    ]),
  ).toMatchObject({
    LandlordName: 'João Carlos da Silva',
    LandlordCPF: '52998224725',
    TenantCPF: '11144477735',
    PropertyStreet: 'Rua Chile',
    PropertyCity: 'Bauru',
    RentAmount: '900.00',
    DueDay: '10',
  });
});

it('plain words of a platform are read by the role in brackets, and boxes that hold more than their label says', () => {
  expect(
    valuesOf([
      [[300, 'Contrato de aluguel']],
      [[100, 'Quem aluga (locador)']],
      [
        [100, 'Nome'],
        [300, 'Rui Lima Neto'],
      ],
      [
        [100, 'CPF'],
        [300, '529.982.247-25'],
      ],
      [[100, 'Quem vai morar (inquilina)']],
      [
        [100, 'Nome'],
        [300, 'Ana Brito Reis'],
      ],
      [
        [100, 'CPF'],
        [300, '111.444.777-35'],
      ],
      [[100, 'O aluguel']],
      [
        [100, 'Garantia'],
        [300, 'Caução de R$ 6.810,00'],
      ],
      [
        [100, 'Multa'],
        [300, '3 aluguéis, proporcional ao tempo restante'],
      ],
      [
        [100, 'Atraso'],
        [300, 'Multa de 10% e juros de 1% ao mês'],
      ],
      [[100, 'Niterói, 10 de fevereiro de 2025']],
    ]),
  ).toMatchObject({
    LandlordName: 'Rui Lima Neto',
    LandlordCPF: '52998224725',
    TenantName: 'Ana Brito Reis',
    TenantCPF: '11144477735',
    GuaranteeKind: 'DEPOSIT',
    DepositAmount: '6810.00',
    BreachFineMonths: '3',
    FinePercent: '10',
    InterestPercent: '1',
    SignCity: 'Niterói',
    SignDate: '2025-02-10',
  });
});

it('a title may tell what its party is, and an address end with the town before its state', () => {
  expect(
    valuesOf([
      [[300, 'CONTRATO DE LOCAÇÃO RESIDENCIAL']],
      [[100, 'LOCADOR – PESSOA FÍSICA']],
      [
        [100, 'Nome'],
        [500, 'CPF'],
      ],
      [
        [100, 'Rui Lima Neto'],
        [500, '529.982.247-25'],
      ],
      [[100, 'Endereço completo']],
      [[100, 'Rua Chile, 12, apto 21, bloco 4, Centro, Niterói - RJ, CEP 24020-141']],
      [[100, 'INQUILINA']],
      [
        [100, 'Nome'],
        [500, 'CPF'],
      ],
      [
        [100, 'Ana Brito Reis'],
        [500, '111.444.777-35'],
      ],
      [[100, 'VALORES E PRAZOS']],
      [
        [100, 'Aluguel mensal'],
        [300, 'Vencimento'],
        [500, 'Prazo'],
      ],
      [
        [100, 'R$ 2.270,00'],
        [300, 'Todo dia 10'],
        [500, '30 meses'],
      ],
    ]),
  ).toMatchObject({
    LandlordName: 'Rui Lima Neto',
    LandlordComplement: 'apto 21, bloco 4',
    LandlordDistrict: 'Centro',
    LandlordCity: 'Niterói',
    LandlordState: 'RJ',
    DueDay: '10',
  });
});

it('an address that is broken behind a comma goes on below its label', () => {
  expect(
    valuesOf([
      [[300, 'CONTRATO DE LOCAÇÃO']],
      [[100, 'LOCADOR']],
      [
        [100, 'Nome: Rui Lima Neto'],
        [500, 'CPF: 529.982.247-25'],
      ],
      [[100, 'LOCATÁRIO']],
      [
        [100, 'Nome: Ana Brito Reis'],
        [500, 'CPF: 111.444.777-35'],
      ],
      [[100, 'IMÓVEL LOCADO']],
      [
        [100, 'Endereço: Rua Chile, nº 12, apto. 304,'],
        [500, 'Bairro: Vila Nova'],
      ],
      [],
      [[100, 'bloco B']],
      [],
      [
        [100, 'Cidade/UF: Bauru/SP'],
        [500, 'CEP: 17010-100'],
      ],
    ]),
  ).toMatchObject({ PropertyComplement: 'apto. 304, bloco B', PropertyDistrict: 'Vila Nova' });
});
