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
    /** The screen of a route that stays rendered for the next visit; the route's `component` is then `belowKept`. */
    readonly kept?: AsyncRouteComponent<unknown>;
  }
}

/** The component of a route with a kept screen: preloads its code and renders only the routes below it. */
export function belowKept(screen: AsyncRouteComponent<unknown>): AsyncRouteComponent<unknown> {
  return Object.assign(() => <Outlet />, { preload: async () => screen.preload?.() });
}

/** Runs `act` after the next frame is painted; the returned function cancels it. */
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
 * The last kept screen, which stays rendered but hidden while another one is shown. Meanwhile React stops its effects:
 * it fetches nothing, listens to nothing, and renders again only where something has changed.
 */
export function KeptScreen() {
  const router = useRouter();
  const shown = useMatches({
    select: (matches) =>
      matches.find(({ staticData, status }) => staticData.kept !== undefined && status === 'success'),
  });
  const [last, setLast] = useState(shown);
  // The screen returns as it was left: it is visible one frame before its effects start again.
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
    // React hides with `display: none`, again after each change below, which discards the layout and would make the
    // browser compute all of it anew. Here the wrapper hides its content instead, so that the layout is kept.
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
  // The same element each time, so that showing it again renders nothing.
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
