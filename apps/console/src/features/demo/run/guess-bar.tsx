import { type Service, services } from '@lavra/contract/services/all';
import { Select } from '@mantine/core';

import { useLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { segments, servicesOfSegment } from '../demo-services.ts';
import classes from './guess-bar.module.css';

interface GuessBarProps {
  readonly service: Service;
  readonly isKnown: boolean;
  readonly onService: (service: Service) => void;
}

/** The kind that the document was taken for, and how to have it read as another one. */
export function GuessBar({ service, isKnown, onService }: GuessBarProps) {
  const locale = useLocale();
  const name = services[service][locale];
  return (
    <div className={classes.root}>
      <span>{isKnown ? m.demo_guess({ name }) : m.demo_guess_none({ name })}</span>
      <Select
        size="xs"
        aria-label={m.demo_guess_change()}
        placeholder={m.demo_guess_change()}
        data={segments.flatMap((segment) =>
          servicesOfSegment(segment)
            .filter((each) => each !== service)
            .map((each) => ({ value: each, label: services[each][locale] })),
        )}
        value={null}
        searchable
        nothingFoundMessage={m.nothing_found()}
        onChange={(value) => value !== null && onService(value as Service)}
      />
    </div>
  );
}
