import { type Service, services } from '@lavra/contract/services/all';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';

import { getLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { doneSteps } from '../../../lib/first-steps.ts';
import { sampleThumbnail } from '../../../lib/samples.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './first-steps.module.css';

const shown = ['nfe', 'cnh', 'cte', 'socialcontract'] as const satisfies readonly Service[];

interface TitleProps {
  readonly number: number;
  readonly isDone: boolean;
  readonly children: string;
}

function Title({ number, isDone, children }: TitleProps) {
  return (
    <h2 className={classes.title} data-done={isDone || undefined}>
      <span className={classes.number}>{isDone ? <Icon name="check" size={14} /> : number}</span> {children}
      {isDone ? <span className={classes.unseen}>{m.steps_done()}</span> : null}
    </h2>
  );
}

/** For newcomers: a sample at a click, then a document of their own, then an app client. */
export function FirstSteps({ onChoose }: { readonly onChoose: () => void }) {
  const companyId = useCompanyId();
  const key = `lavra-first-steps ${companyId}`;
  const done = doneSteps(companyId);
  const [isHidden, setHidden] = useState(() => localStorage.getItem(key) === 'hidden' || done.length === 3);
  if (isHidden) return null;
  return (
    <section className={classes.root} aria-label={m.steps_title()}>
      <div className={classes.step}>
        <Title number={1} isDone={done.includes('sample')}>
          {m.steps_sample()}
        </Title>
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
                <span className={classes.name}>
                  {services[service][getLocale()].split(' ').map((word) => (
                    <Fragment key={word}>
                      {`${word} `}
                      <wbr />
                    </Fragment>
                  ))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.step}>
        <Title number={2} isDone={done.includes('own')}>
          {m.steps_own()}
        </Title>
        <p className={classes.text}>{m.steps_own_text()}</p>
        <Button
          variant="default"
          size="xs"
          className={classes.choose}
          leftSection={<Icon name="upload" size={16} />}
          onClick={onChoose}
        >
          {m.steps_own_choose()}
        </Button>
      </div>
      <div className={classes.step}>
        <Title number={3} isDone={done.includes('key')}>
          {m.steps_key()}
        </Title>
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
