import { expect, it } from 'vitest';
import { sheetOfTexts } from '../testing/sheet-of-texts.ts';
import { readPersonLines } from './person-line.ts';

it('who asks and who gives the care are each told in one line under the title of the block', () => {
  const told = readPersonLines(
    sheetOfTexts([
      [60, 100, 10, 'Quem pediu'],
      [60, 120, 9, 'Dra. Ana Brito Sales, conselho 06, inscrição 40718-MT, CBO 225270'],
      [60, 200, 10, 'Quem executou'],
      [60, 220, 9, 'Rui Sá Lima, conselho CRM, nº 40719/PR'],
      [60, 400, 10, 'Observação'],
      [60, 420, 9, 'Eva Prado, conselho 06, inscrição 40720-MT'],
    ]),
  );
  expect(
    Object.fromEntries(Object.entries(told).map(([id, field]) => [id, (field as { value: string }).value])),
  ).toEqual({
    RequesterProfessionalName: 'Dra. Ana Brito Sales',
    RequesterCouncil: '06',
    RequesterCouncilNumber: '40718',
    RequesterCouncilUF: 'MT',
    ProfessionalName: 'Rui Sá Lima',
    ProfessionalCouncil: 'CRM',
    ProfessionalCouncilNumber: '40719',
    ProfessionalCouncilUF: 'PR',
  });
});
