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

/** A service whose card in the catalogue is closed has no demo either. */
const demoServices = listedServices.filter(
  (service) => serviceDefinition(service).demo || !catalogueServices.includes(service),
);

export function segmentOf(service: Service): Segment {
  return serviceDefinition(service).category ?? 'other';
}

export function servicesOfSegment(segment: Segment): readonly Service[] {
  return demoServices.filter((service) => segmentOf(service) === segment);
}

/** Segments with at least one service to try. */
export const segments: readonly Segment[] = order.filter((segment) => servicesOfSegment(segment).length > 0);

/** Whether a service has a demo page; services that only programs use have none. */
export function isDemoService(name: string): name is Service {
  return isService(name) && demoServices.includes(name);
}

/** `facematch` alone compares two pictures; with `rg` or `cnh` the document is read as well. */
export const faceMatchTypes = ['facematch', 'rg', 'cnh'] as const;
export type FaceMatchType = (typeof faceMatchTypes)[number];
