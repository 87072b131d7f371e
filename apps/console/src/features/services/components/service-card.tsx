import { type Service, serviceDefinition, services } from '@lavra/contract/services/all';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { inTime } from '../../../base/in-time.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { descriptions } from '../descriptions.ts';
import classes from './service-card.module.css';
import { ServicePictogram } from './service-pictogram.tsx';

// Loads after the cards, which do not wait for it.
const NotIncluded = lazy(
  inTime(() => import('./not-included.tsx').then((module) => ({ default: module.NotIncluded }))),
);

function Face({ service, isClosed = false }: { readonly service: Service; readonly isClosed?: boolean }) {
  return (
    <>
      <span className={classes.picture}>
        <ServicePictogram service={service} />
      </span>
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.name}>{services[service][getLocale()]}</span>
          <span className={classes.badges}>
            {isClosed ? (
              <span className={classes.badge}>{m.services_on_request()}</span>
            ) : (
              <>
                <Suspense>
                  <NotIncluded service={service} />
                </Suspense>
                <span className={classes.mark}>
                  <Icon name="chevronRight" size={18} />
                </span>
              </>
            )}
          </span>
        </span>
        <span className={classes.about}>{descriptions[service]()}</span>
      </span>
    </>
  );
}

/** Opens the demo of a service, or a dialog with the way to support if the demo is closed. */
export function ServiceCard({
  service,
  onSupport,
}: {
  readonly service: Service;
  readonly onSupport: (service: Service) => void;
}) {
  if (serviceDefinition(service).demo) {
    return (
      <Link to="/demo/$id" params={{ id: service }} className={classes.card} data-card>
        <Face service={service} />
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={classes.card}
      data-card
      data-closed
      aria-haspopup="dialog"
      onClick={() => onSupport(service)}
    >
      <Face service={service} isClosed />
    </button>
  );
}
