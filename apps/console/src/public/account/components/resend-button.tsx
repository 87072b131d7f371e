import { m } from '../../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';
import { LinkButton } from '../../kit/button.tsx';
import { useCountdown } from './use-countdown.ts';

/** At most one message a minute goes to an address. */
const pauseS = 60;

interface ResendButtonProps {
  /** A message has just gone out: the first pause runs already. */
  readonly hasJustSent: boolean;
  readonly isBusy: boolean;
  /** Runs the call and shows its failure. */
  readonly run: (call: () => Promise<void>) => Promise<void>;
  readonly send: () => Promise<void>;
  /** False while something is missing: nothing is sent then. */
  readonly mayStart?: () => boolean;
}

/** Sends the code again, no sooner than the server would: it counts the seconds down. */
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
