/** Whether two factors make the product that is printed beside them, within a tolerance in the product's unit. */
export const isProductOf = (product: number, one: number, other: number, tolerance: number): boolean =>
  Math.abs(one * other - product) <= tolerance;

/** A number as forms print it, with points between thousands and a decimal comma. */
export const printedNumber = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

/** The same behind the currency's sign, which may be one word with it ("R$12,50"). */
export const printedAmount = (text: string): number => printedNumber(text.replace('R$', ''));

/** Nothing was rounded, as of whole counts and prices in cents: less than half a cent is an error of binary fractions. */
export const unrounded = 0.005;

/** The product was rounded or truncated to cents, as forms and registers do; a bit more than a cent, for the same error. */
export const centsRounded = 0.011;

/** One factor was rounded too, to so many decimals: half of its last one, for each unit of the other. */
export const ofRounded = (other: number, decimals: number): number =>
  centsRounded + (other * 10 ** -decimals) / 2;

/** How a picture's factors were rounded is not known while their commas are in doubt: two cents, or this share of the product. */
export const ofDoubted = (product: number): number => Math.max(0.02, 0.0005 * Math.abs(product));

/** Tells columns from each other, not figures: amounts of confused columns are not even this near. */
export const ofColumns = (product: number): number => 0.02 + 0.001 * product;
