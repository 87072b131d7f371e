import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

const dataOf = (rows: readonly Row[]): unknown =>
  extractDocuments('cnpjcard', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;
/** A label that ends where the values of its column begin. */
const flush = (label: string, value?: string): Row => {
  const width = label.split(' ').reduce((sum, word) => sum + 6 * word.length + 4, -4);
  return [[230 - width, label], ...(value === undefined ? [] : [[250, value] as const])];
};

it('labels set to the right edge of their column may take two rows, with the value at the first', () => {
  expect(
    dataOf([
      flush('Número de Inscrição', '86.888.319/0005-44'),
      [],
      flush('Nome Empresarial', 'CERAMICA SANTA GERTRUDES LTDA'),
      [],
      flush('Título do', 'TIETE DISTRIBUIDORA'),
      flush('Estabelecimento'),
      [],
      flush('Data de Abertura', '11/12/2011'),
      [],
      flush('CNAE Principal', '82.11-3-00 – Serviços combinados'),
      [],
      flush('CNAE Secundário(s)', '4686-9/02 — Comércio de embalagens'),
      [[250, '25.11-0-00 — Fabricação de estruturas']],
      [],
      flush('Ente Federativo', '*****'),
      flush('Responsável (EFR)'),
      [],
      flush('Situação Cadastral', 'INAPTA'),
      [[100, 'Consulta realizada em 25/11/2021, às 19:44']],
    ]),
  ).toMatchObject({
    CompanyName: { value: 'CERAMICA SANTA GERTRUDES LTDA' },
    TradeName: { value: 'TIETE DISTRIBUIDORA' },
    MainActivityCode: { value: '82.11-3-00' },
    SecondaryActivities: [
      { Code: { value: '46.86-9-02' }, Description: { value: 'Comércio de embalagens' } },
      { Code: { value: '25.11-0-00' }, Description: { value: 'Fabricação de estruturas' } },
    ],
    IssueDate: { value: '2021-11-25' },
    IssueTime: { value: '19:44' },
  });
});

it('a terminal numbers the activities, and has the code of the town', () => {
  expect(
    dataOf([
      [[100, 'CNPJ..................: 74.463.419/0003-88']],
      [[100, 'CNAE PRINCIPAL........: 46.73-7-00 COMERCIO ATACADISTA']],
      [[100, 'CNAE SECUNDARIA.......: 01) 41.20-4-00 CONSTRUCAO DE EDIFICIOS']],
      [[280, '02) 01.15-6-00 CULTIVO DE SOJA']],
      [[100, '------------------------- ENDERECO -------------------------']],
      [[100, 'MUNICIPIO.............: 2025 - VITORIA DA CONQUISTA']],
      [[100, 'DATA SIT. ESP.: 07/03/2004']],
    ]),
  ).toMatchObject({
    City: { value: 'VITORIA DA CONQUISTA' },
    SpecialStatusDate: { value: '2004-03-07' },
    SecondaryActivities: [
      { Code: { value: '41.20-4-00' }, Description: { value: 'CONSTRUCAO DE EDIFICIOS' } },
      { Code: { value: '01.15-6-00' }, Description: { value: 'CULTIVO DE SOJA' } },
    ],
  });
});

it('a size is read whole though its words are labels', () => {
  expect(
    dataOf([
      [
        [50, 'CNPJ'],
        [250, '86.888.319/0005-44'],
      ],
      [
        [50, 'Razão social'],
        [250, 'CERAMICA SANTA GERTRUDES LTDA'],
      ],
      [
        [210, 'Porte'],
        [255, 'EMPRESA DE PEQUENO PORTE'],
      ],
      [
        [50, 'Situação cadastral'],
        [250, 'ATIVA'],
      ],
    ]),
  ).toMatchObject({ CompanySize: { value: 'EMPRESA DE PEQUENO PORTE' } });
});

it('a name that ends with a preposition goes on below, and the sentence at the foot tells day and hour of the consultation', () => {
  expect(
    dataOf([
      flush('Número de Inscrição', '86.888.319/0005-44'),
      [],
      flush('Nome Empresarial', 'TRANSPORTES DE CARGAS ARAUCARIA DO'),
      [[250, 'NORDESTE LTDA']],
      flush('Porte', 'DEMAIS'),
      [[100, 'Consulta à base do CNPJ realizada em 01/06/2026 às 13:27. Protocolo 695256253529.']],
    ]),
  ).toMatchObject({
    CompanyName: { value: 'TRANSPORTES DE CARGAS ARAUCARIA DO NORDESTE LTDA' },
    IssueDate: { value: '2026-06-01' },
    IssueTime: { value: '13:27' },
  });
});

it('activities stand beside the address, line by line, each line of which is a part of it', () => {
  const both = (left: string, right: string): Row => [
    [60, left],
    [560, right],
  ];
  expect(
    dataOf([
      [[60, 'Consulta CNPJ']],
      [[60, 'Natureza jurídica (código e nome)']],
      [[60, '206-2 · Sociedade Empresária Limitada com nome comprido na linha inteira do quadro da empresa']],
      [],
      both('Atividades econômicas', 'Endereço e contato'),
      both('Principal', 'RUA DOS IPES, 45'),
      both('41.20-4-00 Construção de edifícios em geral', 'SALA 3'),
      both('Secundária(s)', 'VILA NOVA'),
      both('43.30-4-04 Serviços de pintura de', 'CRATO – CE'),
      both('edifícios em geral', 'CEP 63100-000'),
      both('43.22-3-01 Instalações hidráulicas', 'Fone'),
      [[560, '(88) 3521-1010']],
      [[560, 'Situação cadastral']],
      [[560, 'Ativa desde 11/07/2016']],
      [],
      [[60, 'Dados extraídos da base pública do cadastro em 14/08/2025 às 08:16:14.']],
    ]),
  ).toMatchObject({
    MainActivityCode: { value: '41.20-4-00' },
    MainActivityDescription: { value: 'Construção de edifícios em geral' },
    SecondaryActivities: [
      { Code: { value: '43.30-4-04' }, Description: { value: 'Serviços de pintura de edifícios em geral' } },
      { Code: { value: '43.22-3-01' }, Description: { value: 'Instalações hidráulicas' } },
    ],
    Street: { value: 'RUA DOS IPES' },
    Number: { value: '45' },
    Complement: { value: 'SALA 3' },
    District: { value: 'VILA NOVA' },
    City: { value: 'CRATO' },
    State: { value: 'CE' },
    IssueDate: { value: '2025-08-14' },
    IssueTime: { value: '08:16:14' },
  });
});

it('an office has other words for its boxes', () => {
  expect(
    dataOf([
      [[60, 'Identificador matriz/filial: FILIAL']],
      [[60, 'Firma ou razão social: OLARIA POTI LTDA']],
      [[60, 'Rua/Avenida: RUA DO SOL']],
      [[60, 'Cidade/UF: Propriá – Sergipe']],
      [[60, 'Em situação desde: 11/07/2016']],
      [[60, 'Principal: 23.42-7-02 Fabricação de artefatos de cerâmica']],
    ]),
  ).toMatchObject({
    EstablishmentType: { value: 'FILIAL' },
    CompanyName: { value: 'OLARIA POTI LTDA' },
    Street: { value: 'RUA DO SOL' },
    City: { value: 'Propriá' },
    State: { value: 'SE' },
    RegistrationStatusDate: { value: '2016-07-11' },
    MainActivityCode: { value: '23.42-7-02' },
    MainActivityDescription: { value: 'Fabricação de artefatos de cerâmica' },
  });
});

it('a table has the rank of each activity before its code', () => {
  expect(
    dataOf([
      [[60, 'Ficha do CNPJ']],
      [[60, 'Tipo jurídico: 214-3 Cooperativa']],
      [[60, 'Existe desde: 10/06/2009']],
      [
        [60, 'classe'],
        [250, 'CNAE'],
        [450, 'atividade'],
      ],
      [
        [60, 'principal'],
        [250, '38.31-9-99'],
        [450, 'Recuperação de materiais'],
      ],
      [
        [60, 'secundária'],
        [250, '38.11-4-00'],
        [450, 'Coleta de resíduos'],
      ],
      [
        [60, 'secundária'],
        [250, '46.87-7-01'],
        [450, 'Comércio de papelão'],
      ],
    ]),
  ).toMatchObject({
    OpeningDate: { value: '2009-06-10' },
    LegalNatureCode: { value: '214-3' },
    LegalNatureDescription: { value: 'Cooperativa' },
    MainActivityDescription: { value: 'Recuperação de materiais' },
    SecondaryActivities: [
      { Description: { value: 'Coleta de resíduos' } },
      { Description: { value: 'Comércio de papelão' } },
    ],
  });
});

it('plain words head the other activities, and the state has its day behind them', () => {
  expect(
    dataOf([
      flush('Nome registrado', 'OFICINA DO SOL LTDA'),
      [],
      flush('Conhecida como', 'SOL REPAROS'),
      [],
      flush('Natureza', '206-2 - Sociedade Empresária Limitada'),
      [],
      flush('Atividade principal', '25.42-0-00 - Fabricação de artigos de serralheria'),
      [],
      flush('Também faz', '43.30-4-02 - Instalação de portas'),
      [[250, '47.44-0-01 - Comércio varejista de ferragens']],
      [],
      [[250, 'ATIVA']],
      [[250, 'situação atual, desde 11/02/2014']],
    ]),
  ).toMatchObject({
    TradeName: { value: 'SOL REPAROS' },
    LegalNatureDescription: { value: 'Sociedade Empresária Limitada' },
    MainActivityDescription: { value: 'Fabricação de artigos de serralheria' },
    SecondaryActivities: [{ Code: { value: '43.30-4-02' } }, { Code: { value: '47.44-0-01' } }],
    RegistrationStatusDate: { value: '2014-02-11' },
  });
});

it('a heading of two lines beside the list is none of its words', () => {
  expect(
    dataOf([
      [[60, '74.463.419/0003-88 inscrição da MATRIZ']],
      [
        [60, 'SOL E LUA'],
        [700, 'ATIVA'],
      ],
      [[600, 'nesta situação desde 16/02/2004']],
      [],
      [
        [60, 'Atividade principal'],
        [300, '20.63-1-00'],
      ],
      [[300, 'Fabricação de cosméticos']],
      [],
      [
        [60, 'Outras'],
        [300, '46.46-0-01'],
      ],
      [
        [60, 'atividades'],
        [300, 'Comércio atacadista de cosméticos'],
      ],
      [[300, '47.72-5-00']],
      [[300, 'Comércio varejista de perfumes']],
    ]),
  ).toMatchObject({
    RegistrationStatusDate: { value: '2004-02-16' },
    MainActivityCode: { value: '20.63-1-00' },
    MainActivityDescription: { value: 'Fabricação de cosméticos' },
    SecondaryActivities: [
      { Code: { value: '46.46-0-01' }, Description: { value: 'Comércio atacadista de cosméticos' } },
      { Code: { value: '47.72-5-00' }, Description: { value: 'Comércio varejista de perfumes' } },
    ],
  });
});
