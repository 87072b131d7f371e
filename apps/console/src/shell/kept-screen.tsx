import {
  type AsyncRouteComponent,
  CatchBoundary,
  Outlet,
  type StaticDataRouteOption,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { Activity, useLayoutEffect, useMemo, useRef, useState } from 'react';

import classes from './kept-screen.module.css';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the route shows, where that stays drawn for the next visit; its `component` is `belowKept`. */
    readonly kept?: AsyncRouteComponent<unknown>;
  }
}

/** The component of a route with a kept screen: waits for its code, and has the place of the routes below it. */
export function belowKept(screen: AsyncRouteComponent<unknown>): AsyncRouteComponent<unknown> {
  return Object.assign(() => <Outlet />, { preload: async () => screen.preload?.() });
}

/**
 * The last screen that stays drawn, out of sight while another one is shown. React stops its effects meanwhile: it
 * asks nothing, listens to nothing, and is drawn anew only where something has changed since.
 */
export function KeptScreen() {
  const router = useRouter();
  const shown = useMatches({
    select: (matches): StaticDataRouteOption | undefined =>
      matches.find(({ staticData, status }) => staticData.kept !== undefined && status === 'success')
        ?.staticData,
  });
  const [last, setLast] = useState(shown);
  if (shown !== undefined && shown !== last) setLast(shown);
  const place = useRef<HTMLDivElement>(null);
  const isShown = shown !== undefined;
  useLayoutEffect(() => {
    // React hides with `display: none`, which throws the layout away: all of it would be computed anew. The place
    // hides what is in it and keeps that.
    const drawn = place.current?.firstElementChild;
    if (!isShown && drawn instanceof HTMLElement) drawn.style.setProperty('display', 'block', 'important');
  }, [isShown]);
  const Screen = (shown ?? last)?.kept;
  // The same element again: showing it draws nothing anew.
  const content = useMemo(
    () =>
      Screen === undefined ? null : (
        <CatchBoundary
          getResetKey={() => Screen}
          errorComponent={router.options.defaultErrorComponent ?? (() => null)}
        >
          <Screen />
        </CatchBoundary>
      ),
    [router, Screen],
  );
  if (content === null) return null;
  return (
    <div ref={place} className={classes.place} inert={!isShown} aria-hidden={!isShown || undefined}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <div>{content}</div>
      </Activity>
    </div>
  );
}
