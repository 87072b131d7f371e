import type { Service } from '@lavra/contract/services/all';
import { samplesOf } from '@lavra/contract/services/samples';

import { m } from '../../../i18n/messages.ts';
import { sampleThumbnail } from '../../../lib/samples.ts';
import classes from './sample-row.module.css';

interface SampleRowProps {
  readonly service: Service;
  readonly isDisabled: boolean;
  readonly onSample: (sample: string) => void;
}

/** Samples for trying the service before sending a document of one's own: a click reads one. */
export function SampleRow({ service, isDisabled, onSample }: SampleRowProps) {
  const samples = samplesOf(service);
  if (samples.length === 0) return null;
  return (
    <section className={classes.root} aria-label={m.demo_samples()}>
      <div>
        <h2 className={classes.title}>{m.demo_samples()}</h2>
        <p className={classes.text}>{m.demo_samples_text()}</p>
      </div>
      <ul className={classes.list}>
        {samples.map((sample, i) => (
          <li key={sample}>
            <button
              type="button"
              className={classes.sample}
              disabled={isDisabled}
              onClick={() => onSample(sample)}
            >
              <span className={classes.page}>
                <img src={sampleThumbnail(sample)} alt="" width={96} height={72} loading="lazy" />
              </span>
              {m.demo_sample({ number: i + 1 })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
