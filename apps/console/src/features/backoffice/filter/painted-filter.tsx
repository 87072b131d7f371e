import classes from './task-filter-input.module.css';

interface PaintedFilterProps {
  readonly text: string;
  readonly faultAt: number | undefined;
  /** Scroll offset of the input on top of it, in pixels. */
  readonly scrolled: number;
}

const pieces = /"(?:\\.|[^"\\])*"?|[=!:|&<>]+|[;,.]|\s+|[^=!:|&<>;,."\s]+/g;

/** The coloured text behind the input, whose own text is transparent: each piece by its kind, the error underlined. */
export function PaintedFilter({ text, faultAt, scrolled }: PaintedFilterProps) {
  let isValue = false;
  let isName = true;
  const painted = [...text.matchAll(pieces)].map(({ 0: piece, index }) => {
    const kind = kindOf(piece, { isName, isValue });
    if (kind === 'operator') isValue = true;
    if (kind === 'name') isName = false;
    if (piece === ';') {
      isValue = false;
      isName = true;
    }
    return { piece, index, kind };
  });
  return (
    <div className={classes.paint} aria-hidden="true">
      <span style={{ transform: `translateX(${-scrolled}px)` }}>
        {painted.map(({ piece, index, kind }) => (
          <Piece
            key={index}
            piece={piece}
            kind={kind}
            faultAt={faultAt === undefined ? -1 : faultAt - index}
          />
        ))}
        {faultAt !== undefined && faultAt >= text.length && <i className={classes.wrong}> </i>}
      </span>
    </div>
  );
}

function kindOf(piece: string, { isName, isValue }: { isName: boolean; isValue: boolean }) {
  if (/^[=!:|&<>]/.test(piece)) return 'operator';
  if (/^[;,.\s]/.test(piece)) return 'sign';
  if (isName) return 'name';
  return isValue ? 'value' : 'attribute';
}

function Piece({ piece, kind, faultAt }: { piece: string; kind: string; faultAt: number }) {
  if (faultAt < 0 || faultAt >= piece.length) return <span data-kind={kind}>{piece}</span>;
  return (
    <span data-kind={kind}>
      {piece.slice(0, faultAt)}
      <i className={classes.wrong}>{piece.charAt(faultAt)}</i>
      {piece.slice(faultAt + 1)}
    </span>
  );
}
