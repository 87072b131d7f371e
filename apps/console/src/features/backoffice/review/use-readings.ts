import type { Box } from '@lavra/contract/model/result';
import type { ReviewTask } from '@lavra/contract/model/task';
import { useCallback, useEffect, useRef, useState } from 'react';

import { readRegion } from '../../../api/review.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import type { Reading } from './doubt-card.tsx';
import type { Doubt } from './doubts.ts';
import type { OnDesk } from './use-review.ts';

/** Margin on every side, as a share of the box's height, added for each further reading. */
const wider = 0.4;
/** Margin on every side, as a share of the box's height: letters at the edge of a picture are read badly. */
const lookMargin = 0.15;
/** A second pass with lower confidence is ignored. */
const believable = 50;

type Place = NonNullable<NonNullable<Doubt['value']>['place']>;

function widened({ box }: Place, share: number): Box {
  const room = box[3] * share;
  const [left, top] = [Math.max(0, box[0] - room), Math.max(0, box[1] - room)];
  const right = Math.min(1, box[0] + box[2] + room);
  const bottom = Math.min(1, box[1] + box[3] + room);
  return [left, top, right - left, bottom - top];
}

/** The engine's second pass at each value when it becomes active, by key. */
export function useSecondLooks({ task, isHeld }: Pick<OnDesk, 'task' | 'isHeld'>, active: Doubt | undefined) {
  const [looks, setLooks] = useState<ReadonlyMap<string, string>>(new Map());
  const looked = useRef(new Set<string>());
  const place = active?.value?.place;
  const key = active?.key;
  // Reading a text layer again gives the same text.
  const isSeen =
    place?.file !== 'document' ||
    task.result.Pages?.find(({ page }) => page === place.page)?.source === 'ocr';
  useEffect(() => {
    if (!isHeld || !isSeen || key === undefined || place === undefined || looked.current.has(key)) return;
    looked.current.add(key);
    readRegion(task, { file: place.file, page: place.page, box: widened(place, lookMargin), key }).then(
      ({ value, conf = 0 }) => {
        if (value !== '' && conf >= believable) setLooks((before) => new Map(before).set(key, value));
      },
      // A failure is ignored: the value can be decided without a second pass.
      () => undefined,
    );
  }, [task, isHeld, isSeen, key, place]);
  return looks;
}

/** Reads a part of a page again for a value; the readings are kept by the value's key. */
export function useReadings(task: ReviewTask, isHeldSoon: () => Promise<boolean>) {
  const [readings, setReadings] = useState<ReadonlyMap<string, Reading>>(new Map());
  const [readingKey, setReadingKey] = useState<string>();
  const tries = useRef(new Map<string, number>());

  const read = useCallback(
    async (doubt: Doubt, spot: Reading['spot']) => {
      setReadingKey(doubt.key);
      try {
        if (!(await isHeldSoon())) return;
        const { value } = await readRegion(task, { ...spot, key: doubt.key });
        if (value === '') snackbar.info(m.review_read_nothing(), { id: 'review-read' });
        else setReadings((before) => new Map(before).set(doubt.key, { value, spot }));
      } catch (error) {
        snackbar.failure(error);
      } finally {
        setReadingKey((key) => (key === doubt.key ? undefined : key));
      }
    },
    [task, isHeldSoon],
  );
  const readAgain = useCallback(
    (doubt: Doubt) => {
      const place = doubt.value?.place;
      if (place === undefined) return;
      const times = (tries.current.get(doubt.key) ?? 0) + 1;
      tries.current.set(doubt.key, times);
      void read(doubt, { file: place.file, page: place.page, box: widened(place, wider * times) });
    },
    [read],
  );
  return { readings, readingKey, read, readAgain };
}
