import {
  catalogueServices,
  isService,
  listedServices,
  type Service,
  serviceDefinition,
} from '@lavra/contract/services/all';
import type { Category } from '@lavra/contract/services/service';

export type Segment = Category | 'other';

const order: readonly Segment[] = ['personal', 'business', 'tax', 'vehicles', 'other'];

/** What its card closes is closed here too. */
const demoServices = listedServices.filter(
  (service) => serviceDefinition(service).demo || !catalogueServices.includes(service),
);

export function segmentOf(service: Service): Segment {
  return serviceDefinition(service).category ?? 'other';
}

export function servicesOfSegment(segment: Segment): readonly Service[] {
  return demoServices.filter((service) => segmentOf(service) === segment);
}

/** Segments that have something to try. */
export const segments: readonly Segment[] = order.filter((segment) => servicesOfSegment(segment).length > 0);

/** The services of the demo; those that are sent by programs only have no page here. */
export function isDemoService(name: string): name is Service {
  return isService(name) && demoServices.includes(name);
}

/** `facematch` alone compares two pictures; with a card, the card is read as well. */
export const faceMatchTypes = ['facematch', 'rg', 'cnh'] as const;
export type FaceMatchType = (typeof faceMatchTypes)[number];
