import type { Field } from './codes.ts';

/** What the standard's tables of terms allow in a box (TISS, tables 22 to 50); a picture's figures may be read as letters. */
const held: Partial<Record<Field['id'], RegExp>> = {
  ANSRegistration: /^[\dOIl]{2}\.?[\dOIl]{3}-?[\dOIl]$/,
  // A name begins with a capital and has no mark that parts sentences: "paciente" is a word of remarks as well.
  Name: /^\W?\p{Lu}(?!.*[;!?])/u,
  // Six figures of the classification of occupations, which its name may follow.
  CBO: /^[\dOIl]{4}[.-]?[\dOIl]{2}(?!\d)/,
  RequesterCBO: /^[\dOIl]{4}[.-]?[\dOIl]{2}(?!\d)/,
  // Operators make them of figures, or of figures and letters.
  AuthorizationPassword: /\d.*\d/,
  ProviderCode: /\d.*\d.*\d/,
  RequesterCode: /\d.*\d.*\d/,
  ProviderGuideNumber: /\d.*\d.*\d/,
  OperatorGuideNumber: /\d.*\d.*\d/,
  MainGuideNumber: /\d.*\d.*\d/,
  CardNumber: /\d.*\d.*\d.*\d/,
  NewbornCare: /^\W?(?:S(?:im)?|N(?:[ãa]o)?)\W*$/i,
  ProcedureTable: /^[\dOIl]{2}(?![\dOIl])/,
  ProcedureCode: /^\d[\d .-]{5,12}\d(?!\d)/,
};

/** Fields with what their boxes hold, so that no value of another box beside them is theirs. */
export const withHeld = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    const shape = held[field.id];
    return shape === undefined || field.shape !== undefined ? field : { ...field, shape };
  });
