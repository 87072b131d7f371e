import { type Service, services } from '@lavra/contract/services/all';
import { Select } from '@mantine/core';

import { useLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { type Segment, segmentOf, segments, servicesOfSegment } from '../demo-services.ts';

const segmentNames: Record<Segment, () => string> = {
  personal: m.services_tab_personal,
  business: m.services_tab_business,
  tax: m.services_tab_tax,
  vehicles: m.services_tab_vehicles,
  other: m.services_tab_other,
};

interface ServiceChoiceProps {
  readonly service: Service;
  readonly onService: (service: Service) => void;
}

/** A segment and a service of it; another segment starts at its first service. */
export function ServiceChoice({ service, onService }: ServiceChoiceProps) {
  const locale = useLocale();
  const segment = segmentOf(service);
  const choose = (chosen: Service | undefined) => chosen !== undefined && onService(chosen);
  return (
    <>
      <Select
        label={m.demo_segment()}
        data={segments.map((name) => ({ value: name, label: segmentNames[name]() }))}
        value={segment}
        allowDeselect={false}
        onChange={(value) => choose(servicesOfSegment((value ?? segment) as Segment)[0])}
      />
      <Select
        label={m.demo_service()}
        data={servicesOfSegment(segment).map((name) => ({ value: name, label: services[name][locale] }))}
        value={service}
        allowDeselect={false}
        searchable
        nothingFoundMessage={m.nothing_found()}
        onChange={(value) => value !== null && onService(value as Service)}
      />
    </>
  );
}
