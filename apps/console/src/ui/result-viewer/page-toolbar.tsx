import { useRef } from 'react';

import { m } from '../../i18n/messages.ts';
import { formatPercent } from '../../lib/formats.ts';
import { Icon, type IconName } from '../controls/icon.tsx';
import classes from './page-view.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

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

interface Props {
  readonly page: number;
  readonly pageCount: number;
  readonly zoom: number;
  readonly hasBoxes: boolean;
  readonly isAllBoxes: boolean;
  readonly onPage: (page: number) => void;
  readonly onZoom: (direction: 1 | -1) => void;
  readonly onFitWidth: () => void;
  readonly onFitPage: () => void;
  readonly onRotate: () => void;
  readonly onBoxes: () => void;
}

export function PageToolbar(props: Props) {
  const { page, pageCount, zoom, hasBoxes, isAllBoxes, onPage, onZoom } = props;
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
          <span className={classes.count}>{m.viewer_page_of({ page, count: pageCount })}</span>
          <Tool
            name={m.viewer_page_next()}
            icon="chevronRight"
            isOff={page >= pageCount}
            onClick={() => onPage(page + 1)}
          />
        </span>
      ) : null}
      <span className={classes.tools}>
        <Tool name={m.viewer_zoom_out()} icon="zoomOut" isOff={zoom <= 0.5} onClick={() => onZoom(-1)} />
        <button
          type="button"
          className={classes.zoom}
          title={m.viewer_fit()}
          aria-label={m.viewer_fit_now({ zoom: formatPercent(zoom) })}
          onClick={props.onFitWidth}
        >
          {formatPercent(Math.round(zoom * 100) / 100)}
        </button>
        <Tool name={m.viewer_zoom_in()} icon="zoomIn" isOff={zoom >= 4} onClick={() => onZoom(1)} />
        <Tool name={m.viewer_fit_page()} icon="file" onClick={props.onFitPage} />
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
