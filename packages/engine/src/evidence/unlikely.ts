/** Several amounts or shares at the end of a name: the cells of the row beside or below it. */
const endsInAmounts = /\p{L}[^]*(?:\s(?:R\$ ?)?\d[\d.]*,\d{1,4} ?%?){2,}$/u;
/** Units of products, which are no product's name. */
const unit = /^(?:UN|UND|UNID|PC|PÇ|CX|KG|G|LT|L|ML|MT|M|M2|M3|FD|PCT|PT|DZ|SC|GL|CJ|RL|BD|PAR|KIT)$/i;
const products = new Set(['Description', 'Goods']);
/** Amounts of money; the price of one piece may have any number of decimals. */
const isAmount = /(?<!Unit)Amount$/;
/** Three decimals are those of a weight or a quantity. */
const hasThreeDecimals = /^\d+\.\d{3}$/;
const oldest = 130;
/** The registry of vehicles tells maker and model, and kind and type, in two parts (tables of the RENAVAM). */
const inParts: Readonly<Record<string, RegExp>> = {
  MakeModel: /\//,
  VehicleType: /\S[/ ]\S/,
  // A person is called by two names at least.
  FatherName: /\S \S/,
  MotherName: /\S \S/,
};

/** Numbers of papers and of people have figures; a house may have none ("S/N"). */
const isNumber = /Number$/;
const isWord = /^[^\d]*\p{L}{3}[^\d]*$/u;
/** A sentence that has a number of its own, and a code that is a word of one. */
const isSentence = /(?:\p{L}{3}[^]*\s){3}/u;
const [isCode, isSmallWord] = [/Code$/, /^\p{Ll}+$/u] as const;
/** A line of a document's own title. */
const ofTitle = /^(?:nota fiscal d[aeo] |documento auxiliar )/i;

/** Another number within a number, or who the bearer's parents are: the field ran on into the sentence. */
const ofOther = /\S\s[^]*(?<!\p{L})(?:CPF|CNPJ|filh[oa])(?!\p{L})/iu;
/** Persons, whose names begin with capital letters: "o pai" says who one is to another. */
const persons = /^(?:Declarant|PhysicianName|OfficialName)$/;
const hasCapital = /\p{Lu}/u;
/** Words of the sentence behind a person, which no name has. */
const relatives = /^(?:Father|Mother)Name$|Grand(?:father|mother)$/;
const ofSentence = /(?<!\p{L})(?:testemunhas?|serviram|declarante|referido|observa[çc][õo]es)(?!\p{L})/iu;
/** What a person does, which begins as no street does. */
const street =
  /^(?:rua|avenida|av\.|travessa|alameda|rodovia|estrada|pra[çc]a|largo|ladeira|s[íi]tio|fazenda) \p{L}/iu;
/** Figures of a house or a postal code, which no person's name has. */
const ofAddress = /\p{L}[^]*\d/u;
/** Declarations of death have eight figures and a check digit; an entry's number is shorter. */
const declarationOfDeath = /^\D*(?:\d\D*){7,}$/;

/** An article is one of a law, which has a number of four figures or a year behind it. */
const isOfNoLaw = /^art(?:igo)?(?!\p{L})(?![^]*(?:\d\.?\d{3}|\d\/\d{2}))/iu;

/** Whether a value cannot be its field's, and so is another one's: a unit or several amounts as the name of a product, money with three decimals, a total of nothing, too great an age, half of what a registry tells in two parts, an article of no law, a number or a code in words, a title. */
export const isUnlikely = (id: string, value: string): boolean =>
  (products.has(id) && (unit.test(value) || endsInAmounts.test(value))) ||
  (isAmount.test(id) && hasThreeDecimals.test(value)) ||
  (id === 'TotalAmount' && Number(value) === 0) ||
  (id === 'Age' && Number(value) > oldest) ||
  inParts[id]?.test(value) === false ||
  (isNumber.test(id) && (isWord.test(value) || isSentence.test(value))) ||
  (isCode.test(id) && isSmallWord.test(value)) ||
  (isNumber.test(id) && ofOther.test(value)) ||
  (persons.test(id) && !hasCapital.test(value)) ||
  ((persons.test(id) || relatives.test(id)) && (ofSentence.test(value) || ofAddress.test(value))) ||
  (id === 'LegalBasis' && isOfNoLaw.test(value)) ||
  (id === 'Occupation' && street.test(value)) ||
  (id === 'DeathCertificateNumber' && !declarationOfDeath.test(value)) ||
  ofTitle.test(value);

const numberOfPerson = /^(\w+?)(?:CPF|CNPJ)$/;

/**
 * The numbers of parties of which no name was found, where there are several: which is whose, only their order tells. Of six on layouts not seen
 * before two were right (decision 0326).
 */
export function namelessNumbers(ids: readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  const nameless = ids.filter((id) => {
    const [, party] = numberOfPerson.exec(id) ?? [];
    return party !== undefined && !found.has(`${party}Name`);
  });
  const parties = new Set(nameless.map((id) => numberOfPerson.exec(id)?.[1]));
  return new Set(parties.size > 1 ? nameless : []);
}

/** Fields with the names of two people, who are not the same. */
export const parents = ['FatherName', 'MotherName'] as const;
