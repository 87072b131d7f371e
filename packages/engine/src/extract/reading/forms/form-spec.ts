import type { Service } from '@lavra/contract/services/all';
import type { ColumnName, FieldName, ServiceData, TableName } from '@lavra/contract/services/fields';
import type { CardFields } from './card-fields.ts';
import type { TableSpec } from '../tables/table-spec.ts';
import type { ListSpec } from './lists.ts';
import type { NumberedModel } from '../tables/numbered.ts';
import type { Phrase, RunningText, Sign } from '../phrases/phrases.ts';
import type { ValueKind } from '../values/kinds.ts';

/** A field of a form: how its value is read, and what is printed beside or over it. */
export interface FormField<Id extends string> {
  readonly id: Id;
  readonly kind: ValueKind;
  /** Labels as they are printed; accents, spaces and signs do not matter. */
  readonly labels: readonly string[];
  /** The block of the form that it stands in, where others have the same label. */
  readonly section?: string;
  /** A value that holds those of several fields ("12.345.678-9 SSP/SP"). */
  readonly splits?: { readonly pattern: RegExp; readonly into: readonly Id[] };
  /** The only values it can have: words that are labels elsewhere may be one. */
  readonly oneOf?: RegExp;
  /** A name that may go on in the row right under it: no other name stands there without a label. */
  readonly wraps?: true;
  /** Without a label of its own it stands behind or under the value of this field. */
  readonly follows?: Id;
  /** Of an address: the fields of what may be printed behind the street. */
  readonly address?: { readonly number?: Id; readonly complement?: Id; readonly district?: Id };
}

/** Fields of a name with its address that stands without labels. */
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
      | 'phone',
      Id
    >
  >
>;

/** A kind of form, as data. */
export interface FormSpec<Id extends string> {
  readonly fields: readonly FormField<Id>[];
  /** Titles of blocks, by the name that fields give. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
  /** Labels of boxes that are not read: they end the boxes beside and over them, and are no value of those. */
  readonly passedOver?: readonly string[];
  /** Fields of the letterhead: whose paper it is. */
  readonly issuer?: AddressFields<Id>;
  /** Fields of the window: whom the paper is for. */
  readonly addressee?: AddressFields<Id>;
  /** Models that a norm draws, of which one is on the page. */
  readonly numbered?: readonly NumberedModel<Id>[];
  readonly accessKey?: Id;
  /** Line of a payment slip, which begins with the number of the bank. */
  readonly slipLine?: Id;
  readonly bankCode?: Id;
  /** Fields of a machine-readable zone. */
  readonly zone?: {
    readonly lines: readonly Id[];
    /** A number of eleven figures is also given as this field, the CPF. */
    readonly cpf?: Id;
    /** The whole name as it is printed, found by the names of the zone. */
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
  /** Fields that a card gives without labels. */
  readonly card?: CardFields<Id>;
  /** Its products stand in the table `Items`, in rows that prove themselves by count times price. */
  readonly isReceipt?: true;
  /** Turns of speech of running text that hold values. */
  readonly phrases?: readonly Phrase<Id>[];
  readonly signs?: readonly Sign<Id>[];
  /** What was handed over for a sale and what came back: the rest is its total. */
  readonly payment?: { readonly total: Id; readonly paid: Id; readonly change: Id };
  /** Fields that say the same in words and in figures: the figures are held against the words, or taken from them. */
  readonly derives?: readonly { readonly from: Id; readonly to: Id; readonly kind: ValueKind }[];
}

/** Tables of a service, each with the columns that the contract knows. */
type FormTables<S extends Service> = readonly {
  [T in TableName<S>]: TableSpec<T, ColumnName<S, T>>;
}[TableName<S>][];

/** The kind of form that a service reads. */
export interface ServiceForm<S extends Service> extends FormSpec<FieldName<S>> {
  readonly tables?: FormTables<S>;
  readonly lists?: readonly {
    readonly [T in TableName<S>]: ListSpec<T, ColumnName<S, T>>;
  }[TableName<S>][];
  /** What is told in sentences that no single pattern holds: parties with their particulars. */
  readonly prose?: (text: RunningText) => ServiceData<S>;
  /** The table that a list without headings is, told by its amounts adding up to the total under it. */
  readonly summed?: {
    readonly [T in TableName<S>]: SummedList<T, ColumnName<S, T>, FieldName<S>>;
  }[TableName<S>];
}

interface SummedList<T extends string, C extends string, Id extends string> {
  readonly table: T;
  readonly description: C;
  readonly amount: C;
  readonly total: Id;
  /** The total before a discount, where a page gives both. */
  readonly subtotal?: Id;
}
