import { checkSentences } from '@lavra/contract/check-sentences';
import { type OutsideCheckState, checkNames } from '@lavra/contract/model/validation';
import { useQuery } from '@tanstack/react-query';

import { outsideChecksQuery } from '../../../api/outside-checks.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { checkName } from '../../../lib/check-name.ts';
import { formatNumber, formatPercent } from '../../../lib/formats.ts';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { type Figure, Figures } from '../../../ui/layout/figures.tsx';
import classes from './check-figures.module.css';

/** State of each outside check: whether it is set up, and how fast and how well its service responded since yesterday. */
export function CheckFigures() {
  const { data, error, refetch } = useQuery(outsideChecksQuery());
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.root}>
      <Figures
        figures={checkNames.map((name) => {
          const state = data?.checks.find(({ check }) => check === name);
          return state ? figureOf(state) : { name: checkName(name), value: undefined };
        })}
      />
    </div>
  );
}

function figureOf(state: OutsideCheckState): Figure {
  const name = checkName(state.check);
  const figures = figuresOf(state);
  switch (state.state) {
    case 'not_configured':
      return { name, value: m.checks_not_configured(), note: m.checks_not_configured_text() };
    case 'untested':
      return { name, value: m.checks_untested(), note: m.checks_untested_text() };
    case 'active':
      return { name, value: m.checks_active(), note: figures, tone: 'success' };
    case 'failing': {
      const reason = state.last_failure && checkSentences[state.last_failure][getLocale()];
      return {
        name,
        value: m.checks_failing(),
        note: [reason, figures].filter(Boolean).join(' '),
        tone: 'error',
      };
    }
  }
}

function figuresOf({ calls, failures, average_ms }: OutsideCheckState): string {
  return m.checks_figures({
    ms: formatNumber(average_ms ?? 0),
    share: formatPercent(calls === 0 ? 0 : (calls - failures) / calls),
    calls: formatNumber(calls),
  });
}
