import type { ReactNode } from 'react';

/** Drawn on a grid of 24 with round strokes of 1.75; decoration only, the name stands beside or in a label. */
const drawings = {
  alert: (
    <path d="M12 8.5v4.5M12 16.5v.01M10.3 4 2.7 17.2A2 2 0 0 0 4.4 20h15.2a2 2 0 0 0 1.7-2.8L13.7 4a2 2 0 0 0-3.4 0Z" />
  ),
  arrowLeft: <path d="M19 12H5M11 18l-6-6 6-6" />,
  billing: <path d="M6 3h12v18l-3-2-3 2-3-2-3 2V3ZM9.5 8h5M9.5 12h5" />,
  book: (
    <path d="M4 5.5A2.5 2.5 0 0 1 6.5 3H20v15H6.5A2.5 2.5 0 0 0 4 20.5v-15ZM4 20.5A2.5 2.5 0 0 0 6.5 21H20v-3" />
  ),
  building: <path d="M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2M8.5 12h2M8.5 16h2" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  checks: <path d="m3 12.5 4 4L15 8M11.5 15.5l1 1L21 8" />,
  chevronDown: <path d="m6 9 6 6 6-6" />,
  chevronLeft: <path d="m15 6-6 6 6 6" />,
  chevronRight: <path d="m9 6 6 6-6 6" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  code: <path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 4l-3 16" />,
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  dashboard: <path d="M4 20V10M10 20V4M16 20v-8M22 20H2" />,
  download: <path d="M12 4v11M7 11l5 5 5-5M4 20h16" />,
  external: <path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  eyeOff: (
    <path d="M4 4l16 16M9.9 5.800A9.6 9.6 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a16 16 0 0 1-3 3.600M6.3 7.500A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.2-1M10 10a3 3 0 0 0 4.1 4.3" />
  ),
  file: <path d="M6 3h8l5 5v13H6zM14 3v5h5" />,
  files: <path d="M9 3h7l4 4v10H9zM16 3v4h4M5 7v14h11" />,
  help: (
    <path d="M9.3 9.200a2.8 2.8 0 1 1 4.2 2.500c-.9.5-1.5 1-1.5 2.100M12 17v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z" />
  ),
  inbox: <path d="M4 13 6.5 5h11L20 13v6H4v-6ZM4 13h4.500l1.2 2.500h4.600l1.2-2.500H20" />,
  key: (
    <>
      <circle cx="8" cy="15.5" r="4.5" />
      <path d="M11.3 12.3 20 3.500M16 7.500l3 3" />
    </>
  ),
  logout: <path d="M10 4H4v16h6M15 8l4 4-4 4M19 12H9" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  monitor: <path d="M3 4.500h18v12H3zM8.5 20.500h7M12 16.500v4" />,
  moon: <path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z" />,
  panel: <path d="M3.5 4.500h17v15h-17zM9.5 4.500v15" />,
  pencil: <path d="m4 20 1-4.500L16.5 4l3.5 3.500L8.5 19 4 20ZM14 6.500l3.5 3.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  refresh: <path d="M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.6 7M4.5 14a8 8 0 0 0 13.9 3" />,
  report: <path d="M6 3h12v18H6zM9.5 16v-3M12 16V9M14.5 16v-5" />,
  review: <path d="M4 5h10M4 10h7M4 15h5M13.5 17.500l2.5 2.5 5-6" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  shield: (
    <path d="M12 3 4.5 6v5.500c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.500V6L12 3ZM9 12l2.2 2.200L15.5 10" />
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4" />
    </>
  ),
  terms: <path d="M7 3h10l3 3v15H7zM4 7v14h3M10.5 10h6M10.5 14h6" />,
  trash: <path d="M4 7h16M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.2 11v5.500M13.8 11v5.5" />,
  upload: <path d="M12 16V5M7 9.5 12 4.500l5 5M4 20h16" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.500c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  webhook: (
    <path d="M9.5 8.500a3.5 3.5 0 1 1 4.8 2.200l3 5.300M17.5 14a3.5 3.5 0 1 1-3 5.300M12.2 8 9 13.800a3.5 3.5 0 1 1-3.5-.800M8 17.200h7" />
  ),
  zoomIn: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.500M11 8.500v5M8.5 11h5" />
    </>
  ),
  zoomOut: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.500M8.5 11h5" />
    </>
  ),
  rotate: <path d="M20 5v5h-5M19.5 10A8 8 0 1 0 20 13.5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
