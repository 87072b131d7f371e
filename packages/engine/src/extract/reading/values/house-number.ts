/** A house's number as a box has it: on a road the kilometre stands for it, and programs may set a point between its thousands. */
const houseNumber =
  /^(?:\d{1,6}(?:[\s-]?[A-Z])?|\d{1,2}\.\d{3}|KM\.? ?\d{1,4}(?:[.,]\d{1,3})?|S\/?N[ºo°]?)$/i;

export const isHouseNumber = (text: string): boolean => houseNumber.test(text);
