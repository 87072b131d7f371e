import { checkCode, checkEmail } from '@lavra/contract/rules';
import { useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { ApiError } from '../../lib/api-error.ts';
import { markFirstLogin } from '../../lib/first-login.ts';
import { callIdentity } from '../../lib/identity.ts';
import { endSession } from '../../lib/session.ts';
import { LinkButton, SubmitButton } from '../kit/button.tsx';
import { CodeField } from '../kit/code-field.tsx';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Link } from '../kit/link.tsx';
import { type Faults, faultsOf, hasFaults, sentenceOf, textOf } from '../kit/rules.ts';
import { useCall } from '../kit/use-call.ts';
import { useCountdown } from '../kit/use-countdown.ts';
import { handedOn, navigate } from '../navigation.ts';
import classes from './screens.module.css';

/** At most one message a minute goes to an address. */
const resendAfterS = 60;

export function ConfirmAccountScreen() {
  const handed = handedOn();
  const knownEmail = typeof handed.email === 'string' ? handed.email : undefined;
  const destination = typeof handed.destination === 'string' ? handed.destination : knownEmail;
  const [email, setEmail] = useState(knownEmail ?? '');
  const [faults, setFaults] = useState<Faults<'email' | 'code'>>({});
  const [notice, setNotice] = useState<string>();
  const { isBusy, failure, run } = useCall();
  const pause = useCountdown(destination === knownEmail ? 0 : resendAfterS);

  function submit(values: FormData): boolean {
    const code = textOf(values, 'code').replace(/\s/g, '');
    const found = faultsOf({ email: checkEmail(email), code: checkCode(code) });
    setFaults(found);
    if (hasFaults(found)) return false;
    void run(async () => {
      await callIdentity('confirm', { body: { email: email.trim(), code } });
      endSession();
      markFirstLogin();
      navigate('/login', { replace: true, state: { from: 'confirmed', email: email.trim() } });
    });
    return true;
  }

  async function sendAgain() {
    try {
      await callIdentity('resendCode', { body: { email: email.trim() } });
      setNotice(m.confirm_resent());
      pause.start(resendAfterS);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterS !== undefined) pause.start(error.retryAfterS);
      throw error;
    }
  }

  function resend() {
    setNotice(undefined);
    const fault = checkEmail(email);
    setFaults(faultsOf({ email: fault, code: null }));
    if (fault === null) void run(sendAgain);
  }

  return (
    <>
      <Form
        title={m.confirm_title()}
        text={destination === undefined ? m.confirm_text_plain() : m.confirm_text({ destination })}
        notice={notice}
        failure={failure}
        onSubmit={submit}
      >
        {knownEmail === undefined && (
          <Field
            label={m.login_email()}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={sentenceOf(faults.email)}
          />
        )}
        <CodeField error={sentenceOf(faults.code)} />
        <SubmitButton isBusy={isBusy}>{m.confirm_submit()}</SubmitButton>
      </Form>
      <div className={classes.stack}>
        <LinkButton onClick={resend} isDisabled={pause.secondsLeft > 0 || isBusy}>
          {pause.secondsLeft > 0 ? m.confirm_resend_in({ seconds: pause.secondsLeft }) : m.confirm_resend()}
        </LinkButton>
        <Link to="/login">{m.back_to_login()}</Link>
      </div>
    </>
  );
}
