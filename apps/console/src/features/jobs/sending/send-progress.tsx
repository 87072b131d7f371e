import { m } from '../../../i18n/messages.ts';
import { errorSentence, requestIdOf } from '../../../base/error-sentence.ts';
import { formatBytes, formatNumber } from '../../../lib/formats.ts';
import { DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { isLost, type Phase, type Progress } from '../../../lib/sending/sending.ts';
import type { PieceState } from '../../../lib/sending/upload.ts';
import classes from './send-progress.module.css';
import { Button } from '../../../ui/controls/button.tsx';

/** Up to this many pieces are all listed; of more, only those in progress or failed. */
const listedPieces = 12;

interface SendProgressProps {
  readonly fileName: string;
  readonly progress: Progress;
  /** A training file: a snackbar announces why it was refused, so this uses the same words. */
  readonly isTraining: boolean;
  readonly onRetry: (key?: string) => void;
  readonly onCancel: () => void;
}

function headline(phase: Phase): string {
  switch (phase) {
    case 'announcing':
      return m.jobs_progress_announcing();
    case 'uploading':
      return m.jobs_progress_uploading();
    case 'stalled':
      return m.jobs_progress_stalled();
    case 'completing':
      return m.jobs_progress_completing();
    case 'failed':
      return m.jobs_progress_failed();
    case 'sent':
      return m.jobs_sent();
    case 'cancelled':
      return m.jobs_cancelled();
  }
}

function pieceName({ piece }: PieceState): string {
  return piece.number === undefined
    ? piece.file.name
    : m.jobs_piece_part({ number: formatNumber(piece.number) });
}

function pieceWord({ status, failures }: PieceState): string {
  if (status === 'sending' && failures > 0) return m.jobs_piece_retrying({ count: failures });
  return {
    waiting: m.jobs_piece_waiting,
    sending: m.jobs_piece_sending,
    sent: m.jobs_piece_sent,
    failed: m.jobs_piece_failed,
  }[status]();
}

function PieceRow({
  state,
  onRetry,
}: {
  readonly state: PieceState;
  readonly onRetry: (key: string) => void;
}) {
  const { piece, status, sentBytes, error } = state;
  const name = pieceName(state);
  const sizeBytes = piece.end - piece.start;
  return (
    <li className={classes.piece} data-status={status}>
      <span className={classes.pieceName}>{name}</span>
      <progress max={sizeBytes} value={sentBytes} aria-label={m.jobs_progress_label({ name })} />
      <span className={classes.pieceWord}>
        {pieceWord(state)} · {formatBytes(sizeBytes)}
      </span>
      {status === 'failed' && (
        <>
          <Button
            variant="default"
            size="xs"
            aria-label={m.jobs_piece_retry({ name })}
            leftSection={<Icon name="refresh" size={14} />}
            onClick={() => onRetry(piece.key)}
          >
            {m.action_retry()}
          </Button>
          <span className={classes.pieceError}>{errorSentence(error)}</span>
        </>
      )}
    </li>
  );
}

function Pieces({
  pieces,
  onRetry,
}: {
  readonly pieces: readonly PieceState[];
  readonly onRetry: (key: string) => void;
}) {
  if (pieces.length < 2) return null;
  const listed =
    pieces.length <= listedPieces
      ? pieces
      : pieces.filter(({ status }) => status === 'failed' || status === 'sending').slice(0, listedPieces);
  const sent = pieces.filter(({ status }) => status === 'sent').length;
  return (
    <>
      <p className={classes.count}>
        {m.jobs_progress_parts({ sent: formatNumber(sent), total: formatNumber(pieces.length) })}
      </p>
      <ul className={classes.pieces}>
        {listed.map((state) => (
          <PieceRow key={state.piece.key} state={state} onRetry={onRetry} />
        ))}
      </ul>
    </>
  );
}

/** Progress of a document, piece by piece; a stopped piece can be resumed. */
export function SendProgress({ fileName, progress, isTraining, onRetry, onCancel }: SendProgressProps) {
  const { phase, pieces, sentBytes, totalBytes, error } = progress;
  const hasStopped = phase === 'stalled' || phase === 'failed';
  const requestId = requestIdOf(error);
  return (
    <div className={classes.root}>
      <div
        className={classes.head}
        role={hasStopped && !isTraining ? 'alert' : 'status'}
        data-stopped={hasStopped || undefined}
      >
        <strong>{hasStopped && isTraining ? m.jobs_training_failed() : headline(phase)}</strong>
        {hasStopped && <span>{errorSentence(error)}</span>}
        {hasStopped && requestId !== undefined && <small>{m.error_request_id({ id: requestId })}</small>}
      </div>
      <div className={classes.whole}>
        <span className={classes.fileName}>{fileName}</span>
        <span className={classes.bytes}>
          {m.jobs_progress_bytes({ sent: formatBytes(sentBytes), total: formatBytes(totalBytes) })}
        </span>
        <progress
          max={Math.max(totalBytes, 1)}
          value={sentBytes}
          aria-label={m.jobs_progress_label({ name: fileName })}
        />
      </div>
      <Pieces pieces={pieces} onRetry={onRetry} />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {m.jobs_progress_cancel()}
        </Button>
        {hasStopped && (
          <Button leftSection={<Icon name="refresh" size={16} />} onClick={() => onRetry()}>
            {phase === 'failed' || isLost(error) ? m.jobs_progress_again() : m.jobs_progress_retry()}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}
