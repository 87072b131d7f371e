import { similarityThreshold } from '@lavra/contract/constants';
import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import {
  emptyRows,
  isThreshold,
  type MetadataDraft,
  type NumberRow,
  type SimilarityRow,
  type WeighingRow,
} from './metadata-draft.ts';
import classes from './metadata-form.module.css';
import { Button } from '../../../ui/controls/button.tsx';

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly empty: Row;
  readonly add: string;
  readonly onRows: (rows: readonly Row[]) => void;
  readonly children: (row: Row, change: (part: Partial<Row>) => void, number: number) => ReactNode;
}

/** Rows that can be edited, added and removed. */
function Rows<Row>({ rows, empty, add, onRows, children }: RowsProps<Row>) {
  return (
    <>
      {rows.map((row, i) => (
        // Rows are identified only by their position.
        <fieldset key={i} className={classes.row} aria-label={m.demo_row({ number: i + 1 })}>
          <div className={classes.fields}>
            {children(
              row,
              (part) => onRows(rows.map((each, at) => (at === i ? { ...each, ...part } : each))),
              i + 1,
            )}
          </div>
          <button
            type="button"
            className={classes.remove}
            aria-label={m.demo_row_remove({ number: i + 1 })}
            onClick={() => onRows(rows.filter((_, at) => at !== i))}
          >
            <Icon name="trash" size={16} />
          </button>
        </fieldset>
      ))}
      <Button
        variant="default"
        size="xs"
        className={classes.add}
        leftSection={<Icon name="plus" size={14} />}
        onClick={() => onRows([...rows, empty])}
      >
        {add}
      </Button>
    </>
  );
}

interface PartProps<Row> {
  readonly rows: readonly Row[];
  readonly onRows: (rows: readonly Row[]) => void;
}

function NumberRows({ rows, onRows }: PartProps<NumberRow>) {
  return (
    <Rows rows={rows} empty={emptyRows.numbers} add={m.demo_number_add()} onRows={onRows}>
      {(row, change) => (
        <TextInput
          label={m.demo_number()}
          inputMode="numeric"
          value={row.number}
          onChange={(event) => change({ number: event.currentTarget.value })}
        />
      )}
    </Rows>
  );
}

function SimilarityRows({ rows, onRows }: PartProps<SimilarityRow>) {
  return (
    <Rows rows={rows} empty={emptyRows.similarity} add={m.demo_value_add()} onRows={onRows}>
      {(row, change) => (
        <>
          <TextInput
            label={m.demo_value()}
            value={row.Value}
            onChange={(event) => change({ Value: event.currentTarget.value })}
          />
          <Select
            label={m.demo_value_type()}
            data={[
              { value: 'string', label: m.demo_value_type_string() },
              { value: 'date', label: m.demo_value_type_date() },
            ]}
            value={row.Type}
            allowDeselect={false}
            onChange={(value) => change({ Type: value === 'date' ? 'date' : 'string' })}
          />
        </>
      )}
    </Rows>
  );
}

function WeighingRows({ rows, onRows }: PartProps<WeighingRow>) {
  return (
    <Rows rows={rows} empty={emptyRows.weighings} add={m.demo_weighing_add()} onRows={onRows}>
      {(row, change) => (
        <>
          <TextInput
            type="date"
            label={m.demo_weighing_date()}
            value={row.date}
            onChange={(event) => change({ date: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            label={m.demo_weighing_time()}
            value={row.time}
            onChange={(event) => change({ time: event.currentTarget.value })}
          />
          <TextInput
            label={m.demo_weighing_weight()}
            inputMode="decimal"
            value={row.weight}
            onChange={(event) => change({ weight: event.currentTarget.value })}
          />
          <TextInput
            label={m.demo_weighing_plate()}
            value={row.plate}
            onChange={(event) => change({ plate: event.currentTarget.value.toUpperCase() })}
          />
        </>
      )}
    </Rows>
  );
}

interface MetadataFormProps {
  readonly draft: MetadataDraft;
  readonly onDraft: (draft: MetadataDraft) => void;
}

/** The metadata that a service needs besides the file. */
export function MetadataForm({ draft, onDraft }: MetadataFormProps) {
  const { min, max } = similarityThreshold;
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{m.demo_metadata()}</legend>
      <p className={classes.hint}>
        {draft.kind === 'similarity' ? m.demo_metadata_similarity() : m.demo_metadata_compare()}
      </p>
      {draft.kind === 'similarity' && (
        <>
          <TextInput
            type="number"
            min={min}
            max={max}
            step={1}
            label={m.demo_threshold()}
            description={m.demo_threshold_hint({ min, max })}
            value={draft.threshold}
            error={isThreshold(draft.threshold) ? undefined : m.demo_threshold_hint({ min, max })}
            onChange={(event) => onDraft({ ...draft, threshold: event.currentTarget.value })}
          />
          <SimilarityRows rows={draft.rows} onRows={(rows) => onDraft({ ...draft, rows })} />
        </>
      )}
      {draft.kind === 'numbers' && (
        <NumberRows rows={draft.rows} onRows={(rows) => onDraft({ ...draft, rows })} />
      )}
      {draft.kind === 'weighings' && (
        <WeighingRows rows={draft.rows} onRows={(rows) => onDraft({ ...draft, rows })} />
      )}
    </fieldset>
  );
}
