/** Where a clause stands in the text, its end not included. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Steps to a value: a field; or a table and its column; in metadata, keys inside keys. */
type Path = readonly string[];

export type TextSource = 'metadata' | 'result' | 'ai_result' | 'operator_result';
export type BoundOperator = '>=' | '<=';
export type FieldsOperator = '&' | '!&' | '|' | '!|';
export type TextOperator = '=' | '!=' | ':' | '!:' | '|' | '!|';

export interface ListClause extends Span {
  readonly kind: 'list';
  readonly name: 'project' | 'operator';
  readonly isNot: boolean;
  readonly values: readonly string[];
}

export interface TimeClause extends Span {
  readonly kind: 'time';
  readonly name: 'work_time' | 'queue_time';
  readonly operator: BoundOperator;
  readonly seconds: number;
}

/** With `!` the fields are those that were right, else those that were corrected; `&` all of them, `|` one or more. */
export interface FieldsClause extends Span {
  readonly kind: 'fields';
  readonly operator: FieldsOperator;
  readonly fields: readonly string[];
}

/** `=` is the same, `:` has it in it, `|` is one of these; each with `!` for not. */
export interface TextClause extends Span {
  readonly kind: 'text';
  readonly name: TextSource;
  readonly path: Path;
  readonly operator: TextOperator;
  readonly values: readonly string[];
}

export interface BoundClause extends Span {
  readonly kind: 'bound';
  readonly name: 'metadata';
  readonly path: Path;
  readonly operator: BoundOperator;
  /** A number, or a date as text. */
  readonly value: number | string;
}

export interface ConfidenceClause extends Span {
  readonly kind: 'confidence';
  readonly name: 'conf';
  readonly path: Path;
  readonly operator: BoundOperator;
  /** 0 to 100, as results have it. */
  readonly percent: number;
}

/** One condition; a filter is all of its clauses. */
export type TaskClause = ListClause | TimeClause | FieldsClause | TextClause | BoundClause | ConfidenceClause;

/** What is being typed before the caret: the stage of its last clause, what is typed of it, and since where. */
export type Draft =
  | { readonly stage: 'name'; readonly typed: string; readonly from: number }
  | {
      readonly stage: 'attribute' | 'operator';
      readonly name: string;
      readonly path: Path;
      readonly typed: string;
      readonly from: number;
    }
  | {
      readonly stage: 'value';
      readonly name: string;
      readonly path: Path;
      readonly operator: string;
      /** Values before the one that is typed. */
      readonly given: readonly string[];
      readonly typed: string;
      readonly from: number;
    };
