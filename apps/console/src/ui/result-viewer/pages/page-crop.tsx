import type { PageReading } from '@lavra/contract/model/result';
import { useIntersection } from '@mantine/hooks';
import type { CSSProperties } from 'react';

import { m } from '../../../i18n/messages.ts';
import classes from './page-crop.module.css';
import { pictureWidthPx, usePagePicture } from './page-pictures.ts';
import type { PageSource } from './page-source.ts';
import type { ValuePlace, ValueView } from '../result-view.ts';

/** Margin around the box, as a share of its height. */
const around = 0.35;

/** The part of the page to crop, as shares of it: the box and a margin. */
function cutOf([boxX, boxY, boxWidth, boxHeight]: ValuePlace['box'], ratio: number) {
  const room = boxHeight * around;
  const x = Math.max(0, boxX - room / ratio);
  const y = Math.max(0, boxY - room);
  const width = Math.min(1 - x, boxWidth + (2 * room) / ratio);
  const height = Math.min(1 - y, boxHeight + 2 * room);
  return { x, y, width, height, shape: (width * ratio) / height };
}

interface PictureProps {
  readonly source: PageSource;
  readonly page: number;
  readonly cut: ReturnType<typeof cutOf>;
  readonly label: string;
}

function Picture({ source, page, cut: { x, y, width, height }, label }: PictureProps) {
  const picture = usePagePicture(source, page, pictureWidthPx);
  if (picture.state !== 'ready') return null;
  return (
    <img
      src={picture.url}
      alt={m.viewer_crop({ label })}
      style={{
        width: `${100 / width}%`,
        left: `${(-x / width) * 100}%`,
        top: `${(-y / height) * 100}%`,
      }}
    />
  );
}

interface PageCropProps {
  readonly value: ValueView;
  readonly sources: readonly PageSource[];
  readonly readings: readonly PageReading[] | undefined;
}

/** The crop of the page around a value; the picture is requested when the crop scrolls into view. */
export function PageCrop({ value, sources, readings }: PageCropProps) {
  const { ref, entry } = useIntersection<HTMLSpanElement>();
  const { place } = value;
  const source = sources.find(({ name }) => name === place?.file);
  const reading = place?.file === 'document' ? readings?.find(({ page }) => page === place.page) : undefined;
  if (place === undefined || source === undefined || reading === undefined) return null;
  // Reserves its space before the picture loads.
  const cut = cutOf(place.box, reading.width / reading.height);
  const style = {
    aspectRatio: cut.shape,
    '--cut-shape': cut.shape,
    '--cut-share': cut.height,
  } as CSSProperties;
  return (
    <span ref={ref} className={classes.root}>
      <span className={classes.cut} style={style}>
        {entry?.isIntersecting === true ? (
          <Picture source={source} page={place.page} cut={cut} label={value.label} />
        ) : null}
      </span>
    </span>
  );
}
