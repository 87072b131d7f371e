import type { PageReading } from '@lavra/contract/model/result';
import { useIntersection } from '@mantine/hooks';
import type { CSSProperties } from 'react';

import { m } from '../../../i18n/messages.ts';
import classes from './page-crop.module.css';
import { pictureWidthPx, usePagePicture } from './page-pictures.ts';
import type { PageSource } from './page-source.ts';
import type { ValuePlace, ValueView } from '../result-view.ts';

/** Room around the box, as a share of its height. */
const around = 0.35;

interface CutProps {
  readonly source: PageSource;
  readonly place: ValuePlace;
  /** Width over height of the page. */
  readonly ratio: number;
  readonly label: string;
}

function Cut({ source, place, ratio, label }: CutProps) {
  const picture = usePagePicture(source, place.page, pictureWidthPx);
  if (picture.state !== 'ready') return null;
  const [boxX, boxY, boxWidth, boxHeight] = place.box;
  const room = boxHeight * around;
  const x = Math.max(0, boxX - room / ratio);
  const y = Math.max(0, boxY - room);
  const width = Math.min(1 - x, boxWidth + (2 * room) / ratio);
  const height = Math.min(1 - y, boxHeight + 2 * room);
  const shape = (width * ratio) / height;
  const style = { aspectRatio: shape, '--cut-shape': shape } as CSSProperties;
  return (
    <span className={classes.cut} style={style}>
      <img
        src={picture.url}
        alt={m.viewer_crop({ label })}
        style={{
          width: `${100 / width}%`,
          left: `${(-x / width) * 100}%`,
          top: `${(-y / height) * 100}%`,
        }}
      />
    </span>
  );
}

interface PageCropProps {
  readonly value: ValueView;
  readonly sources: readonly PageSource[];
  readonly readings: readonly PageReading[] | undefined;
}

/** What stands on the page where a value was read, cut out of it; asked for when it comes into view. */
export function PageCrop({ value, sources, readings }: PageCropProps) {
  const { ref, entry } = useIntersection<HTMLSpanElement>();
  const { place } = value;
  const source = sources.find(({ name }) => name === place?.file);
  const reading = place?.file === 'document' ? readings?.find(({ page }) => page === place.page) : undefined;
  if (place === undefined || source === undefined || reading === undefined) return null;
  return (
    <span ref={ref} className={classes.root}>
      {entry?.isIntersecting === true ? (
        <Cut source={source} place={place} ratio={reading.width / reading.height} label={value.label} />
      ) : null}
    </span>
  );
}
