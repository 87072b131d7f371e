import type { ReactNode } from 'react';

import { baseDrawings, Drawing } from '../../base/base-icon.tsx';

const drawings = {
  ...baseDrawings,
  arrowLeft: <path d="M19 12H5M11 18l-6-6 6-6" />,
  billing: <path d="M6 3h12v18l-3-2-3 2-3-2-3 2V3ZM9.5 8h5M9.5 12h5" />,
  book: (
    <path d="M4 5.5A2.5 2.5 0 0 1 6.5 3H20v15H6.5A2.5 2.5 0 0 0 4 20.5v-15ZM4 20.5A2.5 2.5 0 0 0 6.5 21H20v-3" />
  ),
  building: <path d="M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2M8.5 12h2M8.5 16h2" />,
  chevronDown: <path d="m6 9 6 6 6-6" />,
  chevronUp: <path d="m6 15 6-6 6 6" />,
  chevronLeft: <path d="m15 6-6 6 6 6" />,
  chevronRight: <path d="m9 6 6 6-6 6" />,
  code: <path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 4l-3 16" />,
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  dashboard: <path d="M4 20V10M10 20V4M16 20v-8M22 20H2" />,
  download: <path d="M12 4v11M7 11l5 5 5-5M4 20h16" />,
  external: <path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />,
  file: <path d="M6 3h8l5 5v13H6zM14 3v5h5" />,
  files: <path d="M9 3h7l4 4v10H9zM16 3v4h4M5 7v14h11" />,
  filter: <path d="M4 5h16l-6 7.5V18l-4 2v-7.500z" />,
  fitPage: <path d="M7 3.5h10v17H7zM12 7v10M9.8 9 12 6.800 14.200 9M9.800 15l2.200 2.200 2.200-2.200" />,
  fitWidth: (
    <path d="M4 4v16M20 4v16M7.500 12h9M10 9.500 7.500 12l2.500 2.500M14 9.500l2.500 2.500-2.500 2.500" />
  ),
  gear: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1" />
    </>
  ),
  help: (
    <path d="M9.3 9.2a2.8 2.8 0 1 1 4.2 2.5c-.9.5-1.5 1-1.5 2.1M12 17v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z" />
  ),
  inbox: <path d="M4 13 6.5 5h11L20 13v6H4v-6ZM4 13h4.5l1.2 2.5h4.6l1.2-2.5H20" />,
  key: (
    <>
      <circle cx="8" cy="15.5" r="4.5" />
      <path d="M11.3 12.3 20 3.5M16 7.5l3 3" />
    </>
  ),
  logout: <path d="M10 4H4v16h6M15 8l4 4-4 4M19 12H9" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  panel: <path d="M3.5 4.5h17v15h-17zM9.5 4.5v15" />,
  pencil: <path d="m4 20 1-4.5L16.5 4l3.5 3.5L8.5 19 4 20ZM14 6.5l3.5 3.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  refresh: <path d="M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.6 7M4.5 14a8 8 0 0 0 13.9 3" />,
  report: <path d="M6 3h12v18H6zM9.5 16v-3M12 16V9M14.5 16v-5" />,
  review: <path d="M4 5h10M4 10h7M4 15h5M13.5 17.5l2.5 2.5 5-6" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  scan: <path d="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7.5 12h9" />,
  send: <path d="M20.5 3.5 3.5 10l7 3.5 3.5 7 6.500-17ZM10.500 13.500l4.500-4.500" />,
  shield: <path d="M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6L12 3ZM9 12l2.2 2.2L15.5 10" />,
  terms: <path d="M7 3h10l3 3v15H7zM4 7v14h3M10.5 10h6M10.5 14h6" />,
  trash: <path d="M4 7h16M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.2 11v5.5M13.8 11v5.5" />,
  upload: <path d="M12 16V5M7 9.5 12 4.5l5 5M4 20h16" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  webhook: (
    <path d="M9.5 8.5a3.5 3.5 0 1 1 4.8 2.2l3 5.3M17.5 14a3.5 3.5 0 1 1-3 5.3M12.2 8 9 13.8a3.5 3.5 0 1 1-3.5-.800M8 17.2h7" />
  ),
  zoomIn: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5M11 8.5v5M8.5 11h5" />
    </>
  ),
  zoomOut: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5M8.5 11h5" />
    </>
  ),
  rotate: <path d="M20 5v5h-5M19.5 10A8 8 0 1 0 20 13.5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return <Drawing size={size}>{drawings[name]}</Drawing>;
}
