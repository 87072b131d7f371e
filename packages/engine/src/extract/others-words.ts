import type { Box, Field } from '@lavra/contract/model/result';
import type { Found } from './found.ts';

/** Whether the middle of one box is within another on the same page. */
function isWithin(inner: Field, outer: Field): boolean {
  if (inner.page !== outer.page || inner.box === undefined || outer.box === undefined) return false;
  const [x, y, width, height] = inner.box;
  const [left, top, wide, high]: Box = outer.box;
  const [across, down] = [x + width / 2, y + height / 2];
  return across > left && across < left + wide && down > top && down < top + high;
}

/** A number of a paper, a person or a thing, which is not that of a house. */
const isNumber = /[a-z]Number$/;

/** Takes out values whose words are another's: the number of a house as that of a customer, and what a row of a list says as a text of the page. */
export function dropOthersWords<Id extends string>(
  data: Found<Id>,
  house: Field | undefined,
  descriptions: readonly Field[],
  isText: (id: Id) => boolean,
): void {
  for (const [id, field] of Object.entries(data) as [Id, Field][]) {
    const isHouse =
      house !== undefined && isNumber.test(id) && field.value === house.value && isWithin(field, house);
    const isOfList = isText(id) && descriptions.some((description) => isWithin(field, description));
    if (isHouse || isOfList) delete data[id];
  }
}
