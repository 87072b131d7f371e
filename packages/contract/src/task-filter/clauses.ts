/** The place of a clause in the text; `to` is exclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The path to a value: a field; a table and its column; or nested keys in metadata. */
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

/** With `!` the fields that were right, else those that were corrected; `&` requires all of them, `|` at least one. */
export interface FieldsClause extends Span {
  readonly kind: 'fields';
  readonly operator: FieldsOperator;
  readonly fields: readonly string[];
}

/** `=` equals, `:` contains, `|` is one of; a leading `!` negates. */
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
  /** 0 to 100, as in results. */
  readonly percent: number;
}

/** One condition; a filter is the conjunction of its clauses. */
export type TaskClause = ListClause | TimeClause | FieldsClause | TextClause | BoundClause | ConfidenceClause;

/** What is being typed before the caret: the stage of the last clause, the text typed so far, and where that text begins. */
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
      /** Values before the one being typed. */
      readonly given: readonly string[];
      readonly typed: string;
      readonly from: number;
    };
