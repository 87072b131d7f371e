import type { Token } from '../sheet/sheet.ts';

/** Names of streets, districts and quarters begin with words that are labels elsewhere ("Rua do Paço", "Cidade Alta", "Distrito Industrial"). */
const districts =
  /^(?:RUA[A-Z\d]|CIDADE(?:ALTA|BAIXA|NOVA|VELHA|JARDIM|INDUSTRIAL|OPERARIA|ADEMAR|TIRADENTES|DUTRA|LIDER|UNIVERSITARIA|SATELITE|VERDE|MONCOES|PATRIARCA)|DISTRITO(?:INDUSTRIAL|AGROINDUSTRIAL|EMPRESARIAL|TECNOLOGICO|LOGISTICO|FEDERAL)|BAIRROALTO|ESTADO(?:DE|DO|DA))/;

/** Whether a word that is a label elsewhere is the first of such a name. */
export const isOfDistrict = (word: Pick<Token, 'folded'>, next: Pick<Token, 'folded'>): boolean =>
  districts.test(word.folded + next.folded);
