import type { ReactNode } from 'react';

/** The few icons that both programs show; the others load with the console only (`icon.tsx`). */
export const baseDrawings = {
  alert: (
    <path d="M12 8.5v4.5M12 16.5v.01M10.3 4 2.7 17.2A2 2 0 0 0 4.4 20h15.2a2 2 0 0 0 1.7-2.8L13.7 4a2 2 0 0 0-3.4 0Z" />
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  eyeOff: (
    <path d="M4 4l16 16M9.9 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.6M6.3 7.5A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M10 10a3 3 0 0 0 4.1 4.3" />
  ),
  monitor: <path d="M3 4.5h18v12H3zM8.5 20.5h7M12 16.5v4" />,
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

interface BaseIconProps {
  readonly name: keyof typeof baseDrawings;
  readonly size?: number;
}

export function BaseIcon({ name, size = 20 }: BaseIconProps) {
  return <Drawing size={size}>{baseDrawings[name]}</Drawing>;
}

interface DrawingProps {
  readonly size: number;
  readonly children: ReactNode;
}

/**
 * A 24-unit grid with round strokes of 1.75; decorative only, the name stands beside it or in a label. Nothing is drawn
 * beyond its edge: without clipping the browser saves a step for each icon it paints.
 */
export function Drawing({ size, children }: DrawingProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
