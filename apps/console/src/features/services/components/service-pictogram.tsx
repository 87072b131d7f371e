import type { Service } from '@lavra/contract/services/all';
import type { ReactNode } from 'react';

import classes from './service-pictogram.module.css';

/** Drawn on a grid of 48: the paper in ink, the print in blue, what is read in amber. */
const ink = (d: string) => <path d={d} />;
const print = (d: string) => <path className={classes.print} d={d} />;
const read = (d: string) => <path className={classes.read} d={d} />;

const card = ink('M8 12h32a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3Z');
const sheet = ink('M13 5h15l9 9v29H13zM28 5v9h9');
const wide = ink('M6 10h36v28H6z');
const slip = ink('M4 15h40v19H4z');
const photo = print(
  'M11 29v-1.500c0-2.500 1.800-4 4-4s4 1.500 4 4V29M15 21.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
);
const bars = ink('M18 33v5M20.500 33v5M22 33v5M25 33v5M26.500 33v5M29.500 33v5M32 33v5');
const seal = print('M31 37a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM29 36.500V42l2-1.500 2 1.500v-5.500');

const drawings: Record<Service, ReactNode> = {
  rg: (
    <>
      {card}
      {photo}
      {read('M24 19h13')}
      {print('M24 24h13M24 29h8')}
    </>
  ),
  cnh: (
    <>
      {ink('M10 4h28a2 2 0 0 1 2 2v36a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8 24h32')}
      {print(
        'M13 19v-1c0-2 1.500-3 3-3s3 1 3 3v1M16 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM24 14h11M24 18.500h7M13 30h22M13 38h10',
      )}
      {read('M24 9.500h11M13 34h14')}
    </>
  ),
  rne: (
    <>
      {card}
      {print(
        'M15.500 30.500a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM9 24h13M15.500 17.500c-4 4-4 9 0 13 4-4 4-9 0-13Z',
      )}
      {read('M27 19h10')}
      {print('M27 24h10M27 29h6')}
    </>
  ),
  rnm: (
    <>
      {card}
      {photo}
      {print('M24 18h13M24 22.500h9')}
      {read('M10 32.500h5M18 32.500h5M26 32.500h5M34 32.500h4')}
    </>
  ),
  idtypification: (
    <>
      {ink('M9 9h20v15H9z')}
      {print('M13 14h9M13 18h6')}
      {ink('M18 20v14h21V19H29')}
      {read('m24 27 3.500 3.500L34 24')}
    </>
  ),
  facematch: (
    <>
      {ink('M5 14h16v20H5z')}
      {print(
        'M9 29v-1c0-2 1.800-3.500 4-3.500s4 1.500 4 3.500v1M13 22a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600Z',
      )}
      {ink('M27 14h16v20H27z')}
      {print(
        'M31 29v-1c0-2 1.800-3.500 4-3.500s4 1.500 4 3.500v1M35 22a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600Z',
      )}
      {read('M22.500 22.500h3M22.500 26h3')}
    </>
  ),
  birthcertificate: (
    <>
      {sheet}
      {print('M18 18h14M18 23h14M18 28h6')}
      {read('M18 13h6')}
      {print('M28 36a4 4 0 1 1 5-4M28.500 32.500h.01M31 32.500h.01')}
    </>
  ),
  deathcertificate: (
    <>
      {sheet}
      {print('M18 18h14M18 23h14M18 28h5')}
      {read('M18 13h6')}
      {print('M30 29v10M26.500 32.500h7')}
    </>
  ),
  proofofaddress: (
    <>
      {sheet}
      {print('m18.500 27 6.500-5.500 6.500 5.500M20.500 26v8h9v-8')}
      {read('M18 13h6')}
      {print('M18 38h14')}
    </>
  ),
  passport: (
    <>
      {ink('M12 4h24a2 2 0 0 1 2 2v36a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z')}
      {print(
        'M24 26a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15ZM16.500 18.500h15M24 11c-4 4.500-4 10.500 0 15 4-4.500 4-10.500 0-15Z',
      )}
      {read('M15 34h18M15 38.500h18')}
    </>
  ),
  socialcontract: (
    <>
      {sheet}
      {read('M18 13h6')}
      {print('M18 19h14M18 23.500h14M18 28h14M18 36.500c2-3 3.500-3 4 0s2 2 3-1 2.500-2 3 1h4')}
    </>
  ),
  cnpjcard: (
    <>
      {wide}
      {ink('M6 18h36M27 10v8')}
      {read('M10 14h13')}
      {print('M10 23h17M10 28h28M10 33h11M26 33h12')}
    </>
  ),
  contract: (
    <>
      {sheet}
      {read('M18 13h6')}
      {print('M18 19h14M18 23.500h9M25.500 37.500v-6.500l4-3.500 4 3.500v6.500zM18 28h4M18 33h4')}
    </>
  ),
  irpf: (
    <>
      {sheet}
      {read('M18 13h6')}
      {print('M18 19h7M29 19h3M18 24h7M29 24h3M18 29h7M29 29h3')}
      {ink('M18 34h14')}
      {print('M27 38.500h5')}
    </>
  ),
  weighingticket: (
    <>
      {ink(
        'M11 5h26v36l-3.250-2.500L30.500 41l-3.250-2.500L24 41l-3.250-2.500L17.500 41l-3.250-2.500L11 41z',
      )}
      {print('M17 20a7 7 0 0 1 14 0zM24 20l2.500-4M16 26h9M16 30h9')}
      {read('M28.500 30H32')}
      {print('M29.500 26H32')}
    </>
  ),
  cte: (
    <>
      {wide}
      {print(
        'M10 18h12v10H10zM22 21h5l3.500 4v3H22M14 31.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM26 31.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
      )}
      {read('M10 14h12')}
      {print('M35 14v18M37.500 14v18M33 14v18')}
    </>
  ),
  nfe: (
    <>
      {sheet}
      {print('m20 20-3.500 4 3.500 4M30 20l3.500 4-3.500 4M26.500 18.500l-3 11')}
      {read('M18 13h6')}
      {print('M18 36h14')}
    </>
  ),
  transportdraft: (
    <>
      {sheet}
      {read('M18 13h6')}
      {print('M18 19h14M18 24h14')}
      {ink('M17.500 30h9v6h-9zM26.500 32h3.500l2.500 2.500V36h-6')}
      {print(
        'M20.500 38.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM29.500 38.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
      )}
    </>
  ),
  nfse: (
    <>
      {sheet}
      {read('M18 13h6')}
      {print('M18 19h14M18 23.500h9')}
      {print(
        'M28 38a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM28 29v-2M28 40v-2M23.500 33.500h-2M34.500 33.500h-2',
      )}
    </>
  ),
  danfe: (
    <>
      {sheet}
      {read('M18 13h6')}
      {print('M17.500 19h15v9h-15zM17.500 23.500h15M24 19v9')}
      {bars}
    </>
  ),
  crv: (
    <>
      {slip}
      {print(
        'M9 27v-2.500l2.500-4h9l2.500 4V27zM12 29a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM20 29a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
      )}
      {read('M28 20.500h11')}
      {print('M28 25h11M28 29.500h6')}
    </>
  ),
  crlv: (
    <>
      {sheet}
      {read('M18 13h6')}
      {print(
        'M18 24v-2l2-3.500h6l2 3.500v2zM20.500 26a1.300 1.300 0 1 0 0-2.600 1.300 1.300 0 0 0 0 2.600ZM25.500 26a1.300 1.300 0 1 0 0-2.600 1.300 1.300 0 0 0 0 2.600Z',
      )}
      {ink('M26 30h7v7h-7zM29.500 30v3.500H33M26 35.500h2')}
      {print('M18 31h4M18 35.500h4')}
    </>
  ),
  bankcheck: (
    <>
      {slip}
      {print('M8 20h14M8 24.500h22M26 29c1.500-2 2.500-2 3 0s1.500 1.500 2.500-.500 2-1 2.500.500h5')}
      {ink('M33 18.500h7v4h-7z')}
      {read('M8 30h3M13 30h3M18 30h3')}
    </>
  ),
  energymeter: (
    <>
      {ink('M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36Z')}
      {ink('M13 19h22v9H13z')}
      {print('M18.500 19v9M24 19v9M29.500 19v9')}
      {read('M16 22v3M21.200 22v3M26.800 22v3M32.300 22v3')}
      {print('m25 31-3 4h4l-3 4')}
    </>
  ),
  infovalidation: (
    <>
      {sheet}
      {print('M18 19h8M18 25h8M18 31h8')}
      {read(
        'm29 18.500 1.200 1.200 2.300-2.400M29 24.500l1.200 1.200 2.300-2.400M29 30.500l1.200 1.200 2.300-2.400',
      )}
      {print('M18 13h6')}
    </>
  ),
  refund: (
    <>
      {ink(
        'M11 5h26v36l-3.250-2.500L30.500 41l-3.250-2.500L24 41l-3.250-2.500L17.500 41l-3.250-2.500L11 41z',
      )}
      {print('M16 12h10M16 17h10M16 22h10')}
      {print('M29.500 12H32M29.500 17H32M29.500 22H32')}
      {read('M27 30h-9l2.500-3M18 30l2.500 3')}
    </>
  ),
  ocr: (
    <>
      {ink(
        'M6 14V8a2 2 0 0 1 2-2h6M34 6h6a2 2 0 0 1 2 2v6M42 34v6a2 2 0 0 1-2 2h-6M14 42H8a2 2 0 0 1-2-2v-6',
      )}
      {print('M14 16h20M14 21.500h14M14 32.500h10')}
      {read('M14 27h20')}
    </>
  ),
  guide: (
    <>
      {wide}
      {ink('M6 17h36')}
      {print('M10 22.500h13M10 27.500h9M10 32.500h13')}
      {print('M33 22v11M27.500 27.500h11')}
      {read('M10 13.500h12')}
    </>
  ),
  healthcard: (
    <>
      {card}
      {print('M33 17v8M29 21h8')}
      {read('M10 19h13')}
      {print('M10 24h9M10 31h6M19 31h6M28 31h6')}
    </>
  ),
  mock: (
    <>
      {sheet}
      {read('M18 13h6')}
      {seal}
    </>
  ),
};

export function ServicePictogram({ service }: { readonly service: Service }) {
  return (
    <svg className={classes.root} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {drawings[service]}
    </svg>
  );
}
