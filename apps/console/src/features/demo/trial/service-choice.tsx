import { type Service, services } from '@lavra/contract/services/all';
import { Link } from '@tanstack/react-router';

import { useLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { type Segment, segmentOf, segments, servicesOfSegment } from '../demo-services.ts';
import classes from './service-choice.module.css';

const segmentNames: Record<Segment, () => string> = {
  personal: m.services_tab_personal,
  business: m.services_tab_business,
  tax: m.services_tab_tax,
  vehicles: m.services_tab_vehicles,
  other: m.services_tab_other,
};

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly names: readonly (readonly [Value, string])[];
  readonly onValue: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, names, onValue }: ChoiceProps<Value>) {
  return (
    <li className={classes.choice}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = names.find(([each]) => each === event.currentTarget.value)?.[0];
          if (chosen !== undefined) onValue(chosen);
        }}
      >
        {names.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={14} />
    </li>
  );
}

interface ServiceChoiceProps {
  readonly service: Service;
  readonly onService: (service: Service) => void;
}

/** Choice of segment and service; another segment selects its first service. */
export function ServiceChoice({ service, onService }: ServiceChoiceProps) {
  const locale = useLocale();
  const segment = segmentOf(service);
  return (
    <nav aria-label={m.demo_way()}>
      <ol className={classes.root}>
        <li>
          <Link to="/test" className={classes.up}>
            {m.demo_all_services()}
          </Link>
        </li>
        <Choice
          label={m.demo_segment()}
          value={segment}
          names={segments.map((each) => [each, segmentNames[each]()] as const)}
          onValue={(next) => {
            const [first] = servicesOfSegment(next);
            if (first !== undefined) onService(first);
          }}
        />
        <Choice
          label={m.demo_service()}
          value={service}
          names={servicesOfSegment(segment).map((each) => [each, services[each][locale]] as const)}
          onValue={onService}
        />
      </ol>
    </nav>
  );
}
