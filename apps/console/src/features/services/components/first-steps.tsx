import { type Service, services } from '@lavra/contract/services/all';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { getLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { sampleThumbnail } from '../../../lib/samples.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './first-steps.module.css';

const shown = ['nfe', 'cnh', 'cte', 'socialcontract'] as const satisfies readonly Service[];

/** For who has not seen it work yet: a sample at a click, then a document of one's own, then a program's key. */
export function FirstSteps() {
  const key = `lavra-first-steps ${useCompanyId()}`;
  const [isHidden, setHidden] = useState(() => localStorage.getItem(key) === 'hidden');
  if (isHidden) return null;
  return (
    <section className={classes.root} aria-label={m.steps_title()}>
      <div className={classes.step}>
        <h2 className={classes.title}>
          <span className={classes.number}>1</span> {m.steps_sample()}
        </h2>
        <ul className={classes.samples}>
          {shown.map((service) => (
            <li key={service}>
              <Link
                to="/demo/$id"
                params={{ id: service }}
                search={{ sample: `${service}-1` }}
                className={classes.sample}
                aria-label={m.steps_sample_of({ name: services[service][getLocale()] })}
                preload={false}
              >
                <img src={sampleThumbnail(`${service}-1`)} alt="" width={72} height={54} />
                {services[service][getLocale()]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.step}>
        <h2 className={classes.title}>
          <span className={classes.number}>2</span> {m.steps_own()}
        </h2>
        <p className={classes.text}>{m.steps_own_text()}</p>
      </div>
      <div className={classes.step}>
        <h2 className={classes.title}>
          <span className={classes.number}>3</span> {m.steps_key()}
        </h2>
        <p className={classes.text}>
          {m.steps_key_text()}{' '}
          <Link to="/api-clients" className={classes.link}>
            {m.steps_key_link()}
          </Link>
        </p>
      </div>
      <button
        type="button"
        className={classes.hide}
        aria-label={m.steps_hide()}
        title={m.steps_hide()}
        onClick={() => {
          localStorage.setItem(key, 'hidden');
          setHidden(true);
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
