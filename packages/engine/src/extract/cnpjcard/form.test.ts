import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';
import { pageOfRoll } from '../testing/page-of-roll.ts';

it('codes of activities keep together where a picture shows their parts apart', () => {
  const page = pageOfRows(
    [
      [[100, 'CÓDIGO E DESCRIÇÃO DA ATIVIDADE ECONÔMICA PRINCIPAL']],
      [[100, '56. 20-1 -04 - Fornecimento de alimentos preparados']],
      [[100, 'CÓDIGO E DESCRIÇÃO DAS ATIVIDADES EC ONÔMICAS SEC UNDÁRIAS']],
      [[100, '25.11-0-00 - Fabricação de estruturas metálicas']],
      [[100, '82. 11-3-00 - Serviços combinados de escritório']],
      [[100, 'CÓDIGO E DESC RIÇ ÃO DA NATUREZA JURÍDICA']],
      [[100, '205-4 - Sociedade Anônima Fechada']],
    ],
    'ocr',
    90,
  );
  expect(extractDocuments('cnpjcard', { pages: [page] })[0]?.Data).toMatchObject({
    MainActivityCode: { value: '56.20-1-04' },
    SecondaryActivities: [
      { Code: { value: '25.11-0-00' }, Description: { value: 'Fabricação de estruturas metálicas' } },
      { Code: { value: '82.11-3-00' }, Description: { value: 'Serviços combinados de escritório' } },
    ],
  });
});

it('a code of the list is not the main one, whose own was not read', () => {
  const page = pageOfRows(
    [
      [[100, 'CÓDIGO E DESCRIÇÃO DAS ATIVIDADES ECONÔMICAS SECUNDÁRIAS']],
      [[100, '33.14-7-10 - Manutenção e reparação de máquinas']],
      [[100, '49.30-2-02 - Transporte rodoviário de carga']],
      [[100, 'CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA']],
      [[100, '205-4 - Sociedade Anônima Fechada']],
    ],
    'ocr',
    90,
  );
  expect(extractDocuments('cnpjcard', { pages: [page] })[0]?.Data['MainActivityCode']).toBeUndefined();
});

it('a list of labels with their values beside them, some of which are stars', () => {
  const data = extractDocuments('cnpjcard', {
    pages: [
      pageOfRoll([
        'Numero de inscricao              11.222.333/0001-81',
        'Tipo                             MATRIZ',
        'Nome empresarial                 MUNICIPIO DE DOURADOS',
        'Nome de fantasia                 ********',
        'Atividade economica principal    84.11-6-00 - Administracao publica em geral',
        'Atividades secundarias           62.04-0-00 - Consultoria em tecnologia',
        'Natureza juridica                213-5 - Empresario (Individual)',
        'Ente federativo responsavel      DOURADOS - MS',
      ]),
    ],
  })[0]?.Data;
  const told = (id: string): unknown => (data?.[id] as { value?: string } | undefined)?.value;
  expect(
    [
      'EstablishmentType',
      'CompanyName',
      'TradeName',
      'MainActivityCode',
      'MainActivityDescription',
      'LegalNatureDescription',
      'ResponsibleFederativeEntity',
    ].map(told),
  ).toEqual([
    'MATRIZ',
    'MUNICIPIO DE DOURADOS',
    undefined,
    '84.11-6-00',
    'Administracao publica em geral',
    'Empresario (Individual)',
    'DOURADOS - MS',
  ]);
});

it('a print for customers ranks the activities, says since when the state holds and ends in a sentence', () => {
  expect(
    extractDocuments('cnpjcard', {
      pages: [
        pageOfRoll([
          'CNPJ            11.222.333/0001-81',
          'Razão social    FUNDAÇÃO OFICINA DO VALE',
          'Fundação        03/11/2005',
          'Situação        SUSPENSA (em 04/12/2006)',
          'Atividades (CNAE)',
          'Principal       62.01-5-01 - Desenvolvimento de programas',
          'Secundária      62.04-0-00 - Consultoria em tecnologia',
          'Secundária      25.11-0-00 - Fabricação de estruturas',
          'Consulta extraída em 08.06.2018 — 17:14:56',
          'Este documento não substitui o comprovante emitido pela Receita Federal.',
        ]),
      ],
    })[0]?.Data,
  ).toMatchObject({
    CompanyName: { value: 'FUNDAÇÃO OFICINA DO VALE' },
    OpeningDate: { value: '2005-11-03' },
    RegistrationStatus: { value: 'SUSPENSA' },
    RegistrationStatusDate: { value: '2006-12-04' },
    MainActivityCode: { value: '62.01-5-01' },
    IssueDate: { value: '2018-06-08' },
    IssueTime: { value: '17:14:56' },
    SecondaryActivities: [
      { Code: { value: '62.04-0-00' }, Description: { value: 'Consultoria em tecnologia' } },
      { Code: { value: '25.11-0-00' }, Description: { value: 'Fabricação de estruturas' } },
    ],
  });
});

it('of several numbers the company has the one in a box, and a badge may tell its state', () => {
  const page = pageOfRows(
    [
      [[50, 'CANTINA DO VALE LTDA']],
      [[50, 'Ativa']],
      [
        [50, 'CNPJ'],
        [400, 'Matriz/Filial'],
      ],
      [
        [50, '11.222.333/0001-81'],
        [400, 'Filial'],
      ],
      [[50, 'Logradouro: RUA CHILE, 97']],
      [[50, 'Município: LINS']],
      [[50, 'Atividades – CNAEs']],
      [[50, 'Principal:']],
      [[50, '56.11-2-03 - Lanchonetes, casas de chá, de sucos e']],
      [[50, 'similares']],
      [[50, 'Secundárias:']],
      [[50, '47.23-7-00 - Comércio varejista de bebidas']],
      [],
      [[50, 'Dados públicos. Radar Informações Cadastrais Ltda – CNPJ 00.000.000/0001-91']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('cnpjcard', { pages: [page] })[0]?.Data).toMatchObject({
    CNPJ: { value: '11222333000181' },
    RegistrationStatus: { value: 'Ativa' },
    Street: { value: 'RUA CHILE' },
    Number: { value: '97' },
    MainActivityDescription: { value: 'Lanchonetes, casas de chá, de sucos e similares' },
  });
});

it('an extract has number and names in its heading, a whole address in one line, and one box for contacts', () => {
  const page = pageOfRows(
    [
      [[50, '11.222.333/0001-81 - OFICINA DO VALE LTDA (VALE MOTOS)']],
      [[50, 'Matriz Abertura em 10/01/2019 Porte ME']],
      [[50, 'Natureza Jurídica: 206-2 - Sociedade Empresária Limitada']],
      [[50, 'Atividade principal: 4543900 - Manutenção e reparação de motocicletas']],
      [[50, 'Endereço: Rua Chile, 45, Fundos, Centro, Lins - SP, 16400-010']],
      [[50, 'Contato: (14) 3522-1234 | contato@valemotos.com.br']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('cnpjcard', { pages: [page] })[0]?.Data).toMatchObject({
    CNPJ: { value: '11222333000181' },
    CompanyName: { value: 'OFICINA DO VALE LTDA' },
    TradeName: { value: 'VALE MOTOS' },
    MainActivityDescription: { value: 'Manutenção e reparação de motocicletas' },
    Street: { value: 'Rua Chile' },
    City: { value: 'Lins' },
    PostalCode: { value: '16400010' },
    Phone: { value: '1435221234' },
    Email: { value: 'contato@valemotos.com.br' },
  });
});

it('a certificate tells the seat in a sentence', () => {
  const page = pageOfRows(
    [
      [[50, 'CERTIDÃO SIMPLIFICADA DE CADASTRO']],
      [[50, 'Inscrição no CNPJ sob o nº 11.222.333/0001-81, matriz, aberta em 10/01/2019,']],
      [[50, 'com situação cadastral ATIVA desde 10/01/2019, natureza jurídica 206-2 - Sociedade Limitada.']],
      [[50, 'Estabelecida à Rua Chile, nº 45, fundos, bairro Centro, Lins/SP, CEP 16400-010.']],
      [[50, 'Telefone (14) 3522-1234. E-mail contato@valemotos.com.br.']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('cnpjcard', { pages: [page] })[0]?.Data).toMatchObject({
    EstablishmentType: { value: 'matriz' },
    Street: { value: 'Rua Chile' },
    Number: { value: '45' },
    District: { value: 'Centro' },
    City: { value: 'Lins' },
  });
});
