import type { Field } from '@lavra/contract/model/result';
import type { FieldName, ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { edgesOf, printedOf, type Sheet } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { readWhole } from '../reading/values/values.ts';
import { guideSections } from './sections.ts';

type Id = FieldName<'guide'>;

/** A person by name, council, number and state there in one line of text, without labels but the council's and the number's. */
const person =
  /^(\p{Lu}[\p{L}.'’ -]+?), conselho (\d{2}|C[\p{L}]{2,7}),? (?:inscri[çc][ãa]o|registro|n[úu]mero|n[º°o.]{1,2}):? ?(\d[\d.]{2,8}) ?[-–/] ?([A-Z]{2})(?![\p{L}\d])/u;

const foldedOf = (titles: readonly string[]): ReadonlySet<string> => new Set(titles.map(fold));
/** The titles of blocks of either person. */
const titles = [
  ['Requester', foldedOf(guideSections.requester)],
  ['Professional', foldedOf([...guideSections.provider, ...guideSections.professional])],
] as const;
/** Most rows and most space between a title and such a line, in glyphs. */
const [mostRows, mostUnder] = [3, 6] as const;

const idsOf = (role: 'Requester' | 'Professional'): readonly Id[] => [
  role === 'Requester' ? 'RequesterProfessionalName' : 'ProfessionalName',
  `${role}Council`,
  `${role}CouncilNumber`,
  `${role}CouncilUF`,
];
const kinds = ['name', 'code', 'number', 'uf-code'] as const;

/** Who asks for the care or gives it, told in one line under the title of the block. */
export function readPersonLines({ rows, glyph }: Sheet): ServiceData<'guide'> {
  const data: Partial<Record<Id, Field>> = {};
  for (const [at, row] of rows.entries()) {
    const [, ...values] = person.exec(printedOf(row)) ?? [];
    if (values.length === 0) continue;
    const { top } = edgesOf(row);
    const over = rows
      .slice(Math.max(0, at - mostRows), at)
      .filter((each) => top - edgesOf(each).bottom < mostUnder * glyph)
      .map((each) => fold(printedOf(each)));
    // The nearest title tells whose block it is.
    const title = over.findLast((each) => titles.some(([, all]) => all.has(each)));
    const role = titles.find(([, all]) => title !== undefined && all.has(title))?.[0];
    if (role === undefined) continue;
    for (const [index, id] of idsOf(role).entries()) {
      const value = values[index] ?? '';
      const words = row.filter(({ text }) => value.split(' ').some((word) => text.includes(word)));
      const reading = readWhole(value, kinds[index] ?? 'text', words);
      if (reading) data[id] = fieldOf({ ...reading, anchorFit: 1, placed: placed.typed });
    }
  }
  return data;
}
