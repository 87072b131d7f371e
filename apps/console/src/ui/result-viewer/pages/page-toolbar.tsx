import { useRef } from 'react';

import { m } from '../../../i18n/messages.ts';
import { formatPercent } from '../../../lib/formats.ts';
import { Icon, type IconName } from '../../controls/icon.tsx';
import type { Fit } from './geometry.ts';
import classes from './page-toolbar.module.css';
import { useRovingFocus } from '../use-roving-focus.ts';

function Tool({
  name,
  icon,
  isOff = false,
  pressed,
  onClick,
}: {
  readonly name: string;
  readonly icon: IconName;
  readonly isOff?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

const fits = [
  { fit: 'width', icon: 'fitWidth', name: m.viewer_fit },
  { fit: 'page', icon: 'fitPage', name: m.viewer_fit_page },
] as const;

interface Props {
  readonly page: number;
  readonly pageCount: number;
  /** The page's scale, as a multiple of its own size. */
  readonly scale: number;
  readonly fit: Fit;
  readonly hasBoxes: boolean;
  readonly isAllBoxes: boolean;
  readonly onPage: (page: number) => void;
  readonly onZoom: (direction: 1 | -1) => void;
  readonly onFit: (fit: Fit) => void;
  readonly onRotate: () => void;
  readonly onBoxes: () => void;
}

export function PageToolbar(props: Props) {
  const { page, pageCount, scale, fit, hasBoxes, isAllBoxes, onPage, onZoom, onFit } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  useRovingFocus(toolbar);
  return (
    <div ref={toolbar} className={classes.toolbar} role="toolbar" aria-label={m.viewer_page_tools()}>
      {pageCount > 1 ? (
        <span className={classes.tools}>
          <Tool
            name={m.viewer_page_previous()}
            icon="chevronLeft"
            isOff={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span className={classes.count} title={m.viewer_page_of({ page, count: pageCount })}>
            {page} / {pageCount}
          </span>
          <Tool
            name={m.viewer_page_next()}
            icon="chevronRight"
            isOff={page >= pageCount}
            onClick={() => onPage(page + 1)}
          />
        </span>
      ) : null}
      <span className={classes.tools}>
        <Tool name={m.viewer_zoom_out()} icon="zoomOut" isOff={scale <= 0.11} onClick={() => onZoom(-1)} />
        <output className={classes.scale} aria-label={m.viewer_scale()}>
          {formatPercent(Math.round(scale * 100) / 100)}
        </output>
        <Tool name={m.viewer_zoom_in()} icon="zoomIn" isOff={scale >= 3.99} onClick={() => onZoom(1)} />
        <span className={classes.rule} />
        {fits.map((each) => (
          <Tool
            key={each.fit}
            name={each.name()}
            icon={each.icon}
            pressed={fit === each.fit}
            onClick={() => onFit(each.fit)}
          />
        ))}
        <button
          type="button"
          className={classes.tool}
          title={m.viewer_fit_natural()}
          aria-label={m.viewer_fit_natural()}
          aria-pressed={fit === 1}
          onClick={() => onFit(1)}
        >
          100%
        </button>
        <span className={classes.rule} />
        <Tool name={m.viewer_rotate()} icon="rotate" onClick={props.onRotate} />
        {hasBoxes ? (
          <Tool
            name={m.viewer_boxes()}
            icon={isAllBoxes ? 'eye' : 'eyeOff'}
            pressed={isAllBoxes}
            onClick={props.onBoxes}
          />
        ) : null}
      </span>
    </div>
  );
}
