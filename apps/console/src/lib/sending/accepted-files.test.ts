import { serviceDefinition, serviceNames } from '@lavra/contract/services/all';
import { expect, it } from 'vitest';

import { acceptedDocuments, acceptedShownDocuments, isAccepted } from './accepted-files.ts';

it.each([acceptedDocuments, acceptedShownDocuments])(
  'XML is offered for the services whose definition says so, and for no other: %o',
  (accepted) => {
    const note = new File(['<nfeProc/>'], 'nota.xml');
    const offered = serviceNames.filter((service) => isAccepted(note, accepted(service)));
    expect(offered).toEqual(serviceNames.filter((service) => serviceDefinition(service).xml === true));
    for (const service of serviceNames)
      expect(accepted(service).types.includes('XML')).toBe(offered.includes(service));
  },
);

it('XML is offered for what fiscal notes come in, to tell their kind too', () => {
  const note = new File(['<nfeProc/>'], 'nota.xml');
  const offered = serviceNames.filter((service) => isAccepted(note, acceptedDocuments(service)));
  expect(offered.toSorted()).toEqual(['cte', 'idtypification', 'nfe', 'nfse']);
});
