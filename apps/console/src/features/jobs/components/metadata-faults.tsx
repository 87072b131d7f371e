import { similarityThreshold } from '@lavra/contract/constants';

import { m } from '../../../i18n/messages.ts';
import type { MetadataFault } from '../sending/read-metadata.ts';
import classes from './send-form.module.css';

const shownFaults = 5;

function sentenceOf(fault: MetadataFault): string {
  switch (fault.kind) {
    case 'json':
      return m.jobs_fault_json(fault);
    case 'shape':
      return m.jobs_fault_shape();
    case 'too-large':
      return m.jobs_fault_too_large();
    case 'type':
      return m.jobs_fault_type();
    case 'empty':
      return m.jobs_fault_empty();
    case 'threshold':
      return m.jobs_fault_threshold(similarityThreshold);
    case 'header':
      return m.jobs_fault_header(fault);
    case 'repeated':
      return m.jobs_fault_repeated(fault);
    case 'columns':
      return m.jobs_fault_columns(fault);
    case 'quote':
      return m.jobs_fault_quote(fault);
    case 'missing':
      return fault.line === undefined
        ? m.jobs_fault_missing_item({ item: fault.item ?? 1, name: fault.name })
        : m.jobs_fault_missing_line({ line: fault.line, name: fault.name });
  }
}

/** What is wrong with metadata, by line; the first few and how many more. */
export function MetadataFaults({ faults }: { readonly faults: readonly MetadataFault[] }) {
  if (faults.length === 0) return null;
  return (
    <div role="alert">
      <ul className={classes.faults}>
        {faults.slice(0, shownFaults).map((fault, index) => (
          <li key={index}>{sentenceOf(fault)}</li>
        ))}
        {faults.length > shownFaults && <li>{m.jobs_faults_more({ count: faults.length - shownFaults })}</li>}
      </ul>
    </div>
  );
}
