import { type RefObject, useEffect, useState } from 'react';

/** Inner size of an element, updated as it changes. */
export function useInnerSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** Dragging with the mouse scrolls the content; touch scrolls natively. */
export function useDragToScroll(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const move = (event: PointerEvent) => element.scrollBy(-event.movementX, -event.movementY);
    const end = () => {
      element.removeEventListener('pointermove', move);
      delete element.dataset['dragging'];
    };
    const start = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      element.dataset['dragging'] = 'true';
      element.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end, { once: true });
    };
    element.addEventListener('pointerdown', start);
    return () => {
      element.removeEventListener('pointerdown', start);
      window.removeEventListener('pointerup', end);
      end();
    };
  }, [ref]);
}

/**
 * Ctrl or Cmd with the wheel (or a pinch on a touchpad) zooms; React's own wheel listener is passive and could not keep
 * the browser from zooming the page.
 */
export function useWheelZoom(ref: RefObject<HTMLElement | null>, onZoom: (direction: 1 | -1) => void) {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onZoom(event.deltaY < 0 ? 1 : -1);
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [ref, onZoom]);
}
