import { expect, it } from 'vitest';
import { pageOfBoxes, type DrawnBox, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('a value ends with its box in a grid whose labels have boxes of their own', () => {
  const rows: Row[] = [
    [[300, 'CERTIDÃO DE ÓBITO']],
    [
      [40, 'Nascido em'],
      [220, '02/03/1931'],
    ],
    [
      [40, 'Data do óbito (por ext.)'],
      [220, 'três de maio de dois mil e dez'],
    ],
    [
      [40, 'Sepultam. / cremação'],
      [220, 'Cemitério das Palmeiras, Itu/SP'],
    ],
    [
      [40, 'Médico atestante'],
      [220, 'Dra. Ana Luz'],
    ],
    [
      [40, 'Eleitor'],
      [220, 'Sim - Título 123456780191'],
    ],
  ];
  const boxes = rows.slice(1).flatMap((_, at): DrawnBox[] => [
    { left: 30, right: 210, rows: [at + 1, at + 1] },
    { left: 210, right: 700, rows: [at + 1, at + 1] },
  ]);
  expect(valuesOn('deathcertificate', pageOfBoxes(rows, boxes))).toMatchObject({
    BirthDate: '1931-03-02',
    DeathDateInWords: 'três de maio de dois mil e dez',
    BurialPlace: 'Cemitério das Palmeiras, Itu/SP',
    PhysicianName: 'Ana Luz',
    Voter: 'Sim',
    VoterNumber: '123456780191',
  });
});
