import { expect, it } from 'vitest';
import { extractDocuments } from '../../extract.ts';
import { pageOfRows } from '../../testing/sheet-of-rows.ts';

type Rows = Parameters<typeof pageOfRows>[0];
type RegistryService = 'birthcertificate' | 'deathcertificate';

const dataOf = (service: RegistryService, rows: Rows) =>
  extractDocuments(service, { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('numbered rows have their values in a column, of several sentences too, and one row has the values of three fields', () => {
  const rows: Rows = [
    [[300, 'CERTIDÃO DE ÓBITO']],
    [
      [50, '01. NOME DO FALECIDO:'],
      [400, 'RUI LIMA SÁ'],
    ],
    [
      [50, '02. LIVRO / FOLHA / TERMO:'],
      [400, 'C-12 / 173 / 38.207'],
    ],
    [
      [50, '03. SEXO:'],
      [400, 'MASCULINO'],
    ],
    [
      [50, '04. COR:'],
      [400, 'PARDA'],
    ],
    [
      [50, '05. IDADE:'],
      [400, '71 ANOS'],
    ],
    [
      [50, '06. CAUSA DA MORTE:'],
      [400, 'SEPSE'],
    ],
    [
      [50, '07. ÓBITO ATESTADO POR:'],
      [400, 'DR(A). LEO BRAGA TOLEDO, CRM/MG 48213'],
    ],
    [
      [50, '08. DECLARANTE:'],
      [400, 'EVA LUZ REIS'],
    ],
    [
      [50, '09. OBSERVAÇÕES:'],
      [400, 'ERA CASADO COM ANA DIAS SÁ. DEIXOU'],
    ],
    [[400, 'DOIS FILHOS. NÃO DEIXOU BENS.']],
    [[50, 'O referido é verdade e dou fé.']],
  ];
  expect(dataOf('deathcertificate', rows)).toMatchObject({
    Book: { value: 'C-12' },
    Page: { value: '173' },
    Entry: { value: '38207' },
    PhysicianName: { value: 'LEO BRAGA TOLEDO' },
    Annotations: { value: 'ERA CASADO COM ANA DIAS SÁ. DEIXOU DOIS FILHOS. NÃO DEIXOU BENS' },
  });
});

it('a surname of two ends a name without a label; office and official stand at the foot beside the signature', () => {
  const rows: Rows = [
    [[300, 'CERTIDÃO DE ÓBITO']],
    [[280, 'ANA LUZ DA COSTA E SILVA']],
    [[330, 'CPF nº 307.714.583-98']],
    [[50, 'Causa da morte: sepse; tabagismo']],
    [[50, 'Declaração de óbito: D.O. nº 36741025-8']],
    [[50, 'Declarante: Eva Luz Reis']],
    [],
    [
      [50, '3ª Serventia Extrajudicial de Registro Civil das Pessoas'],
      [700, 'Lages, 5 de maio de 2026.'],
    ],
    [
      [50, 'Naturais'],
      [720, 'Eva Reis'],
    ],
    [[50, 'Oficial Registradora: Eva Castelo Reis']],
    [[50, 'Avenida Sete, 2280 - Centro - CEP 88501-020']],
    [[50, 'Lages/SC']],
    [[700, 'Eva Castelo Reis']],
    [[720, 'Oficial de Registro']],
    [[150, 'Selo digital de fiscalização nº 0742.03.2600003.01187']],
    [[150, 'Confira no portal do Tribunal com o número do selo.']],
  ];
  expect(dataOf('deathcertificate', rows)).toMatchObject({
    Name: { value: 'ANA LUZ DA COSTA E SILVA' },
    CauseOfDeath: { value: 'sepse; tabagismo' },
    OfficeName: { value: '3ª Serventia Extrajudicial de Registro Civil das Pessoas Naturais' },
    OfficialName: { value: 'Eva Castelo Reis' },
    SealNumber: { value: '0742.03.2600003.01187' },
  });
});

it('notes stand below the caption of a block with a title, and may begin with their own kind; kinship alone names a declarant', () => {
  const rows: Rows = [
    [[300, 'CERTIDÃO DE NASCIMENTO']],
    [[50, 'Nome completo']],
    [[50, 'RUI LIMA SÁ']],
    [
      [50, 'Município de registro / UF'],
      [600, 'Declarante'],
    ],
    [
      [50, 'CAMBÉ/PR'],
      [600, 'O PAI'],
    ],
    [
      [50, 'Filiação - genitor'],
      [600, 'Avós paternos'],
    ],
    [
      [50, 'IVO LIMA SÁ'],
      [600, 'RUI SÁ'],
    ],
    [
      [50, 'natural de LAGES - SC'],
      [600, 'EVA LIMA SÁ'],
    ],
    [
      [50, 'Filiação - genitora'],
      [600, 'Avós maternos'],
    ],
    [
      [50, 'ANA CARDOSO REIS'],
      [600, 'LEO REIS'],
    ],
    [
      [50, 'natural de IPIRÁ - BA'],
      [600, 'LIA CARDOSO REIS'],
    ],
    [[60, 'AVERBAÇÕES / ANOTAÇÕES']],
    [[50, 'Averbações e anotações à margem do termo']],
    [[50, 'AVERBAÇÃO: em cumprimento a mandado, foi retificado o prenome. Nada mais consta.']],
  ];
  expect(dataOf('birthcertificate', rows)).toMatchObject({
    Declarant: { value: 'O PAI' },
    MotherName: { value: 'ANA CARDOSO REIS' },
    Annotations: {
      value: 'AVERBAÇÃO: em cumprimento a mandado, foi retificado o prenome. Nada mais consta.',
    },
  });
});

it('the name of an office does not end with the preposition at the end of its row', () => {
  const rows: Rows = [
    [[300, 'CERTIDÃO DE NASCIMENTO']],
    [[50, 'Nome completo']],
    [[50, 'RUI LIMA SÁ']],
    [
      [50, 'Oficial de Registro Civil das Pessoas Naturais da Comarca de'],
      [700, 'O conteúdo é verdadeiro. Dou fé.'],
    ],
    [
      [50, 'Lages'],
      [700, 'Lages, 26 de fevereiro de 2026.'],
    ],
    [[50, 'CNS nº 11.984-2']],
    [[50, 'Oficial: Eva Luz Reis']],
    [[50, 'Lages - SC']],
    [[50, 'Rua Treze de Maio, 418 - Centro - CEP 88501-060']],
  ];
  expect(dataOf('birthcertificate', rows)).toMatchObject({
    OfficeName: { value: 'Oficial de Registro Civil das Pessoas Naturais da Comarca de Lages' },
  });
});
