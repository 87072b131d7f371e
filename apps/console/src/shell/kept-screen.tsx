import {
  type AsyncRouteComponent,
  CatchBoundary,
  Outlet,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { Activity, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

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

/** Once the next frame is on the screen; the answer calls it off. */
function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The last screen that stays drawn, out of sight while another one is shown. React stops its effects meanwhile: it
 * asks nothing, listens to nothing, and is drawn anew only where something has changed since.
 */
export function KeptScreen() {
  const router = useRouter();
  const shown = useMatches({
    select: (matches) =>
      matches.find(({ staticData, status }) => staticData.kept !== undefined && status === 'success'),
  });
  const [last, setLast] = useState(shown);
  // What was left comes back as it was: it is in sight one frame before it listens and asks again.
  const [isAsleep, setAsleep] = useState(false);
  const isShown = shown !== undefined;
  if (shown !== undefined && shown !== last) {
    setLast(shown);
    if (isAsleep && shown.id !== last?.id) setAsleep(false);
  }
  if (!isShown && last !== undefined && !isAsleep) setAsleep(true);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = place.current?.firstElementChild;
    if (!isAsleep || !(drawn instanceof HTMLElement)) return undefined;
    // React hides with `display: none`, again after each change below, which throws the layout away: all of it would
    // be computed anew. The place hides what is in it and keeps that.
    const keepLayout = () => {
      if (drawn.style.display === 'none') drawn.style.setProperty('display', 'block', 'important');
    };
    keepLayout();
    const watch = new MutationObserver(keepLayout);
    watch.observe(drawn, { attributeFilter: ['style'] });
    return () => watch.disconnect();
  }, [isAsleep]);
  useEffect(() => {
    if (!isShown || !isAsleep) return undefined;
    return afterFrame(() => startTransition(() => setAsleep(false)));
  }, [isShown, isAsleep]);
  const Screen = (shown ?? last)?.staticData.kept;
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
      <Activity mode={isAsleep ? 'hidden' : 'visible'}>
        <div>{content}</div>
      </Activity>
    </div>
  );
}
