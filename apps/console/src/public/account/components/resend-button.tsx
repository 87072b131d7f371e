import { m } from '../../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';
import { LinkButton } from '../../kit/button.tsx';
import { useCountdown } from './use-countdown.ts';

/** The server mails an address at most once a minute. */
const pauseS = 60;

interface ResendButtonProps {
  /** A code has just been mailed: the first countdown starts at once. */
  readonly hasJustSent: boolean;
  readonly isBusy: boolean;
  /** Runs the call and shows its failure. */
  readonly run: (call: () => Promise<void>) => Promise<void>;
  readonly send: () => Promise<void>;
  /** Returns false while something is missing: then nothing is sent. */
  readonly mayStart?: () => boolean;
}

/** Resends the code, disabled for as long as the server would refuse; counts the seconds down. */
export function ResendButton({ hasJustSent, isBusy, run, send, mayStart }: ResendButtonProps) {
  const pause = useCountdown(hasJustSent ? pauseS : 0);

  async function sendAgain() {
    try {
      await send();
      pause.start(pauseS);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterS !== undefined) pause.start(error.retryAfterS);
      throw error;
    }
  }

  return (
    <LinkButton
      isDisabled={pause.secondsLeft > 0 || isBusy}
      onClick={() => {
        if (mayStart === undefined || mayStart()) void run(sendAgain);
      }}
    >
      {pause.secondsLeft > 0 ? m.confirm_resend_in({ seconds: pause.secondsLeft }) : m.confirm_resend()}
    </LinkButton>
  );
}
