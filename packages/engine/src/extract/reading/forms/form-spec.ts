import type { AccessKeyModel } from '@lavra/brazil/access-key';
import type { Service } from '@lavra/contract/services/all';
import type { ColumnName, FieldName, ServiceData, TableName } from '@lavra/contract/services/fields';
import type { KeyParts } from '../values/keys.ts';
import type { CardFields } from './card-fields.ts';
import type { TableSpec } from '../tables/table-spec.ts';
import type { ListSpec } from './lists.ts';
import type { NumberedModel } from '../tables/numbered.ts';
import type { Phrase, RunningText, Sign } from '../phrases/phrases.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';
import type { ValueKind } from '../values/kinds.ts';

/** A field of a form: how its value is read, and its labels beside or above it. */
export interface FormField<Id extends string> {
  readonly id: Id;
  readonly kind: ValueKind;
  /** Labels as they are printed; case, accents, spaces and punctuation do not matter. */
  readonly labels: readonly string[];
  /** Its labels are words of other texts as well: they count only where no word is right before them, and a number at most right behind. */
  readonly alone?: true;
  /** What its labels lead to stands for the field where the page has no other value of it. */
  readonly isInstead?: true;
  /** Its block of the form, when other blocks have the same label. */
  readonly section?: string;
  /** Blocks of the form in which the label is not this field's. */
  readonly notIn?: readonly string[];
  /** For a value that holds the values of several fields ("12.345.678-9 SSP/SP"). */
  readonly splits?: { readonly pattern: RegExp; readonly into: readonly Id[] };
  /** What the words of a value must look like, when other words may stand at its label. */
  readonly shape?: RegExp;
  /** What all words beside or right below its label must look like, where the label is another field's as well. */
  readonly whole?: RegExp;
  /** For a code: what its box says of each, the first that fits. A box that says none of them gives no value. */
  readonly codes?: readonly { readonly code: string; readonly said: RegExp }[];
  /** Its only possible values, which may be words that are labels elsewhere. */
  readonly oneOf?: RegExp;
  /** For a name that may continue in the next row, where no other name is without a label. */
  readonly wraps?: true;
  /** For a name above its label, as signatures have it. */
  readonly captioned?: true;
  /** When its own label was not read, its value is after or below the value of this field. */
  readonly follows?: Id;
  /** For an address: the fields of values that may be printed after the street. */
  readonly address?: {
    readonly number?: Id;
    readonly complement?: Id;
    readonly district?: Id;
    readonly city?: Id;
    readonly uf?: Id;
    readonly cep?: Id;
    /** A registry's line without a comma is kept whole: nothing tells its number from its street. */
    readonly isWholeWithoutComma?: true;
  };
}

/** Fields of a name and address printed without labels. */
export type AddressFields<Id extends string> = Partial<
  Readonly<
    Record<
      | 'name'
      | 'tradeName'
      | 'address'
      | 'street'
      | 'number'
      | 'complement'
      | 'district'
      | 'city'
      | 'uf'
      | 'cep'
      | 'phone'
      | 'cnpj',
      Id
    >
  >
>;

/** The order of a paper's parties, and the block of what they agree about, which comes behind them. */
export interface UsualOrder {
  readonly parties: readonly string[];
  readonly thing: string;
}

/** A kind of form, as data. */
export interface FormSpec<Id extends string> {
  readonly fields: readonly FormField<Id>[];
  /** Titles of blocks, by the block's name in `section`. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
  /** The block that may have no title: the issuer's, above those of the other parties. */
  readonly untitled?: string;
  /** The order of its parties' blocks on pages whose titles were not read. */
  readonly usualOrder?: UsualOrder;
  /** Labels of boxes that are not read: they end the boxes beside and above them, and are no value of those. */
  readonly passedOver?: readonly string[];
  /** Fields of the letterhead: the issuer of the document. */
  readonly issuer?: AddressFields<Id>;
  /** Fields of the address window: the recipient of the document. */
  readonly addressee?: AddressFields<Id>;
  /** Models fixed by a standard, one of which is on the page. */
  readonly numbered?: readonly NumberedModel<Id>[];
  readonly accessKey?: Id;
  /** Models of the document's own key, where its pages list the keys of other documents. */
  readonly keyModels?: readonly AccessKeyModel[];
  /** Fields that the access key contains as well. */
  readonly keyParts?: KeyParts<Id>;
  /** Line of a payment slip, which begins with the number of the bank. */
  readonly slipLine?: Id;
  readonly bankCode?: Id;
  /** The content of the first QR code that holds text. */
  readonly qrCode?: Id;
  /** Fields of a machine-readable zone. */
  readonly zone?: {
    readonly lines: readonly Id[];
    /** What the zone's document number must be to be that of the field. */
    readonly wholeNumber?: RegExp;
    /** Field that also gets a document number that is a valid CPF. */
    readonly cpf?: Id;
    /** The holder's number of a passport, whose misread characters the zone mends. */
    readonly personalNumber?: Id;
    /** The whole name as printed, found by the zone's names. */
    readonly holder?: Id;
  } & Partial<
    Readonly<
      Record<
        | 'documentNumber'
        | 'documentType'
        | 'issuingCountry'
        | 'birthDate'
        | 'expiryDate'
        | 'sex'
        | 'surname'
        | 'givenNames',
        Id
      >
    >
  >;
  /** Fields of a card that are found without labels. */
  readonly card?: CardFields<Id>;
  /** Fields that are filled in by hand, but on pages with certain words. */
  readonly byHand?: { readonly fields: RegExp; readonly unless: RegExp };
  /** Its products are the table `Items`, with rows that prove themselves by quantity times price. */
  readonly isReceipt?: true;
  /**
   * Running text, with at most a summary in boxes before it. A label counts only where it stands by itself, as in a box; the values of a summary
   * come before those of the text.
   */
  readonly isDeed?: true;
  /** Its text may go through the labels of a form one after another ("01) NOME: …; 02) SEXO: …"). */
  readonly isLedText?: true;
  /** Its boxes may stand in two columns side by side whose rows have nothing to do with each other. */
  readonly hasHalves?: true;
  /** Its tables may stand in one of two columns of a page that a space parts from top to foot. */
  readonly hasColumns?: true;
  /** Who issues it may name itself in the left side of the page, from top to bottom. */
  readonly hasSide?: true;
  /** Patterns of running text that hold values. */
  readonly phrases?: readonly Phrase<Id>[];
  readonly signs?: readonly Sign<Id>[];
  /** Payment and change of a sale; their difference is its total. */
  readonly payment?: { readonly total: Id; readonly paid: Id; readonly change: Id };
  /** A whole, and a part of it that leaves the rest: the whole is the greater, whichever label its column has. */
  readonly parted?: { readonly whole: Id; readonly part: Id; readonly rest: Id };
  /** An amount that is the sum of others, of which a tax may be one. */
  readonly composed?: { readonly whole: Id; readonly parts: readonly Id[]; readonly tax?: Id };
  /** A name in parts: beside a surname, what is labelled as a name may be the given names alone. */
  readonly divided?: { readonly whole: Id; readonly surname: Id; readonly givenNames: Id };
  /** A name printed in parts only, in the order in which they make up the whole. */
  readonly joined?: { readonly whole: Id; readonly parts: readonly Id[] };
  /** Two prints of one party, which is the same where their proven numbers are. */
  readonly twins?: readonly {
    readonly keys: readonly [one: Id, other: Id];
    readonly pairs: readonly (readonly [one: Id, other: Id])[];
  }[];
  /** Who acts for a company, and the number that a label alone gives to the company as if it were a person. */
  readonly acting?: {
    readonly company: Id;
    readonly number: Id;
    readonly name: Id;
    readonly own: Id;
  };
  /** Numbers of two things, of which the one is hardly ever the other's as well. */
  readonly distinct?: readonly { readonly own: Id; readonly other: Id }[];
  /** Whom a sentence calls by a word alone, because the name stands at its label already ("Recebemos do hóspede acima"). */
  readonly referred?: readonly { readonly pattern: RegExp; readonly from: Id; readonly to: Id }[];
  /** Fields with one value in words and in digits: the digits are compared with the words, or taken from them. */
  readonly derives?: readonly { readonly from: Id; readonly to: Id; readonly kind: ValueKind }[];
}

/** Tables of a service, each with its columns of the contract. */
type FormTables<S extends Service> = readonly {
  [T in TableName<S>]: TableSpec<T, ColumnName<S, T>>;
}[TableName<S>][];

/** The kind of form that a service reads. */
export interface ServiceForm<S extends Service> extends FormSpec<FieldName<S>> {
  /** Arranges a page before anything is read from it, without what is no part of the document. */
  readonly arranged?: (sheet: Sheet) => Sheet;
  readonly tables?: FormTables<S>;
  readonly lists?: readonly {
    readonly [T in TableName<S>]: ListSpec<T, ColumnName<S, T>>;
  }[TableName<S>][];
  /** Reads values from sentences that no single pattern matches: parties with their particulars. `inRows` is the text row by row, for lists. */
  readonly prose?: (text: RunningText, inRows: RunningText) => ServiceData<S>;
  /** The words of a page's tables that `prose` reads: no label is in them, and no box has a value there. */
  readonly tabled?: (sheet: Sheet) => ReadonlySet<Token>;
  /** Whether a page has a table that is part of a summary: labels beside it are of boxes, however few. */
  readonly isTabledSummary?: (sheet: Sheet) => boolean;
  /** Reads values that prove each other; what labels say of them is not asked. */
  readonly proven?: (sheet: Sheet) => ServiceData<S>;
  /** Reads values by their fixed places beside each other; only those that no label gave are taken. */
  readonly places?: (sheet: Sheet) => ServiceData<S>;
  /** The table for a list without headings, which is recognised by its amounts: they add up to the total below. */
  readonly summed?: {
    readonly [T in TableName<S>]: SummedList<T, ColumnName<S, T>, FieldName<S>>;
  }[TableName<S>];
  /** Fields of the whole that every row of a table repeats, where the page tells them nowhere else. */
  readonly common?: readonly {
    readonly [T in TableName<S>]: {
      readonly table: T;
      readonly column: ColumnName<S, T>;
      readonly to: FieldName<S>;
    };
  }[TableName<S>][];
  /** A field that a page may tell in the rows of a table alone: the texts of a column of it, joined. */
  readonly listed?: {
    readonly [T in TableName<S>]: {
      readonly table: T;
      readonly column: ColumnName<S, T>;
      readonly to: FieldName<S>;
    };
  }[TableName<S>];
}

interface SummedList<T extends string, C extends string, Id extends string> {
  readonly table: T;
  readonly description: C;
  readonly amount: C;
  readonly total: Id;
  /** The total before a discount, when a page has both. */
  readonly subtotal?: Id;
  /** What is taken off the subtotal, and what is added to it. */
  readonly discount?: Id;
  readonly charge?: Id;
}
