import { expect, it } from 'vitest';
import { pageOfTexts, type Text } from '../testing/sheet-of-texts.ts';
import { extractDocuments } from '../extract.ts';

/** A label with its value set to the right edge of a column. */
const box = (left: number, right: number, top: number, label: string, value: string): Text[] => [
  [left, top, 10, label],
  [right - 6.5 * value.length, top, 10, value],
];

it('a portal has captions below its heading, columns below their titles, and activities with their codes behind', () => {
  const texts: readonly Text[] = [
    [40, 40, 18, 'Casa do Sol'],
    [40, 66, 6, 'nome fantasia'],
    [40, 90, 10, 'Oficina do Sol e da Lua Ltda'],
    [40, 105, 6, 'razão social'],
    [700, 60, 8, 'CNPJ 11.222.333/0001-81'],
    [52, 150, 10, 'Sobre a empresa'],
    ...box(40, 420, 180, 'Aberta em', '13/12/2010'),
    ...box(40, 420, 205, 'Tamanho (porte)', 'EPP'),
    ...box(40, 420, 230, 'Motivo da baixa', 'Encerramento voluntário'),
    ...box(40, 420, 255, 'Natureza jurídica', 'Empresário (Individual)'),
    ...box(40, 420, 280, 'Código da natureza', '213-5'),
    [492, 150, 10, 'O que faz'],
    [480, 176, 10, 'Atividade principal:'],
    [480, 192, 10, 'Comércio varejista de tintas'],
    [480, 208, 10, 'e materiais para pintura (47.41-5-00)'],
    [480, 238, 10, 'Também faz (atividades secundárias):'],
    [490, 258, 10, 'Aluguel de máquinas e'],
    [490, 274, 10, 'equipamentos (77.32-2-01)'],
    [490, 294, 10, 'Serviços de pintura (43.30-4-04)'],
    [
      40,
      400,
      8,
      'Página emitida em 10/04/2025, às 17:31:24, com os dados públicos do cadastro nacional e de outros.',
    ],
  ];
  const data = extractDocuments('cnpjcard', { pages: [pageOfTexts(texts)] })[0]?.Data;
  expect(data).toMatchObject({
    TradeName: { value: 'Casa do Sol' },
    CompanyName: { value: 'Oficina do Sol e da Lua Ltda' },
    CompanySize: { value: 'EPP' },
    RegistrationStatusReason: { value: 'Encerramento voluntário' },
    LegalNatureDescription: { value: 'Empresário (Individual)' },
    LegalNatureCode: { value: '213-5' },
    MainActivityCode: { value: '47.41-5-00' },
    MainActivityDescription: { value: 'Comércio varejista de tintas e materiais para pintura' },
    SecondaryActivities: [
      { Code: { value: '77.32-2-01' }, Description: { value: 'Aluguel de máquinas e equipamentos' } },
      { Code: { value: '43.30-4-04' }, Description: { value: 'Serviços de pintura' } },
    ],
  });
});
