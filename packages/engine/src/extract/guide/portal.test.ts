import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: Parameters<typeof pageOfRows>[0]) =>
  valuesOn('guide', pageOfRows(rows, 'text-layer', 100));

it('a portal says in plain words who asked for the care and who is to give it', () => {
  expect(
    valuesOf([
      [[50, 'ANS nº 345678']],
      [[50, 'Autorização de exames']],
      [[50, 'Disque ANS 0800 555 4321']],
      [
        [50, 'Liberada em: 03/04/2023'],
        [500, 'Guia do prestador: 771204'],
      ],
      [[50, 'Paciente']],
      [
        [50, 'Beneficiário: Vânia Resende'],
        [500, 'Plano até: 30/09/2025'],
      ],
      [[50, 'Quem pediu']],
      [
        [50, 'Médico(a): Ivo Serra Prado'],
        [500, 'Registro: CRM GO 41087'],
      ],
      [
        [50, 'Código do credenciado: 220417'],
        [500, 'Estabelecimento: Clínica Lago Azul'],
      ],
      [[50, 'Quem vai realizar']],
      [
        [50, 'Prestador: Laboratório Cerrado Ltda'],
        [500, 'Código: 918273'],
      ],
    ]),
  ).toMatchObject({
    ANSRegistration: '345678',
    AuthorizationDate: '2023-04-03',
    ProviderGuideNumber: '771204',
    Name: 'Vânia Resende',
    CardExpiryDate: '2025-09-30',
    RequesterProfessionalName: 'Ivo Serra Prado',
    RequesterCouncil: 'CRM',
    RequesterCouncilUF: 'GO',
    RequesterCouncilNumber: '41087',
    RequesterCode: '220417',
    RequesterName: 'Clínica Lago Azul',
    ProviderName: 'Laboratório Cerrado Ltda',
    ProviderCode: '918273',
  });
});

it('what was asked for has headings without numbers, and its state a column of its own', () => {
  const page = pageOfRows(
    [
      [[50, 'Registro ANS: 345678']],
      [[50, 'Procedimentos pedidos']],
      [
        [50, 'TUSS'],
        [200, 'Procedimento'],
        [450, 'Tab.'],
        [550, 'Pedido'],
        [650, 'Liberado'],
        [800, 'Situação'],
      ],
      [
        [50, '40302040'],
        [200, 'Glicose'],
        [450, '22'],
        [550, '2'],
        [650, '1'],
        [800, 'Autorizado'],
      ],
      [
        [50, '40316521'],
        [200, 'TSH'],
        [450, '22'],
        [550, '1'],
        [650, '1'],
        [800, 'Autorizado'],
      ],
    ],
    'text-layer',
    100,
  );
  const rows = extractDocuments('guide', { pages: [page] })[0]?.Data?.RequestedProcedures;
  expect(rows).toMatchObject([
    {
      Code: { value: '40302040' },
      Description: { value: 'Glicose' },
      Table: { value: '22' },
      RequestedQuantity: { value: '2' },
      AuthorizedQuantity: { value: '1' },
    },
    { Code: { value: '40316521' } },
  ]);
});

it('the number of the guide is behind its title, and that of the council in a box of its own', () => {
  expect(
    valuesOf([
      [
        [50, 'Registro ANS 345678'],
        [350, 'GUIA MÉDICA DE CONSULTA'],
        [750, 'Nº 4471903'],
      ],
      [[50, 'PRESTADOR']],
      [
        [50, 'Médico(a) que atendeu'],
        [400, 'Conselho'],
        [500, 'Nº'],
        [600, 'UF'],
      ],
      [
        [50, 'IVO SERRA PRADO'],
        [400, 'CRM'],
        [500, '41087'],
        [600, 'GO'],
      ],
    ]),
  ).toMatchObject({
    ProviderGuideNumber: '4471903',
    ProfessionalName: 'IVO SERRA PRADO',
    ProfessionalCouncil: 'CRM',
    ProfessionalCouncilNumber: '41087',
    ProfessionalCouncilUF: 'GO',
  });
});

it('a value set to the right edge of its list goes on there in the next row', () => {
  const right = 600;
  /** Where a text begins that ends at the right edge. */
  const from = (text: string): number =>
    right - 6 * text.replaceAll(' ', '').length - 4 * (text.split(' ').length - 1);
  const row = (label: string, value: string) => [[50, label] as const, [from(value), value] as const];
  expect(
    valuesOf([
      [[50, 'Guia de consulta']],
      row('Registro ANS', '345678'),
      row('Carteirinha', '4411220033'),
      row('Caráter', '1'),
      row('Indicação clínica', 'dor no joelho direito e'),
      [[from('febre alta'), 'febre alta']],
    ]),
  ).toMatchObject({ ClinicalIndication: 'dor no joelho direito e febre alta' });
});

it('a card’s number in groups is one number, a word says the standard’s letter, and a sum stands behind one word', () => {
  expect(
    valuesOf([
      [[50, 'Registro ANS: 345678']],
      [[50, 'Carteira: 4411 220033 87']],
      [[50, 'Recém-nascido: Não']],
      [[50, 'Materiais: 86,40']],
    ]),
  ).toMatchObject({ CardNumber: '441122003387', NewbornCare: 'N', MaterialsAmount: '86.40' });
});
