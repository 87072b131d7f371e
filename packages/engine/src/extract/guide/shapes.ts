import type { FieldName } from '@lavra/contract/services/fields';
import type { NumberedModel } from '../reading/tables/numbered.ts';

// What the boxes of a guide hold, which the standard fixes.

export const figures = (count: number): RegExp => new RegExp(`^\\d{${count}}$`);
export const number = /^[A-Z]?\d{4,20}[A-Z]?$/;
/** Groups of a card's number may stand apart, or between points, strokes or hyphens. */
export const cardNumber = /^(?:[A-Z]?\d{4,20}[A-Z]?|\d{2,}(?:[ ./-]\d+){1,6}|\d \d{3,4}(?: \d+){1,5})$/;
export const date = /^\d\d\/\d\d\/\d{4}$/;
/** The standard asks for the statistical code of the state; many print its letters. */
export const uf = /^(?:[A-Z]{2}|[1-5]\d)$/i;
export const name = /^\p{Lu}[\p{L}.'-]+(?:\(\p{Ll}\)\.?)?(?: [\p{L}&./'-]+)+$/u;
/** A council's short name or its code of the standard, which has ten. */
export const council = /^(?:0?[1-9]|10|C[A-Z]{2,6})$/;
/** Passwords of operators: figures with letters behind them, or one letter among them; two before them are as often a misread figure, unless the second is like none; three letters and two figures in any order are no misread number. */
export const letteredNumber =
  /^(?:(?=(?:\d*[A-Z]){3})(?=(?:[A-Z]*\d){2})[A-Z\d]{6,12}|[A-Z]?\d{3,20}[A-Z]{0,3}|[A-Z][ACEFHJ-NPRT-Y]\d{5,16}|\d{1,4}[A-Z]\d{3,16})$/;
export const digit = /^[\dOIl]$/;
export const yesOrNo = /^(?:S|N|Sim|Não)$/i;
export const amount = /^(?:R\S ?)?[\d.]*\d,\d\d$/;

/** A guide of the health plan agency's standard (TISS): its boxes are the same everywhere, and the standard also fixes their contents. */
export type Guide = NumberedModel<FieldName<'guide'>>;
