/** Kinds of streets with their usual abbreviations, in capitals without accents: the alternatives of a regular expression. */
export const streetKinds =
  'R|RUA|AV|AVENIDA|ROD|RODOVIA|ESTR|ESTRADA|AL|ALAMEDA|PRACA|PCA|TRAV|TRAVESSA|LARGO';
