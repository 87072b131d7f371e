import { useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';
import { identityApi } from '../../base/identity.ts';
import { emailConstraint, constraintSentence } from '../../base/constraints.ts';
import { beginSession } from '../../base/session.ts';
import { SubmitButton } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { EmailField } from '../kit/email-field.tsx';
import { Form } from '../kit/form.tsx';
import { Link } from '../kit/link.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { errorsOf, textOf, useFieldErrors } from '../kit/field-errors.ts';
import { useCall } from '../kit/use-call.ts';
import { pause } from '../../base/pause.ts';
import { keepPassword } from '../../base/typed-password.ts';
import { handedOn, navigate } from '../navigation.ts';
import { usePrefetchedConsole } from './prefetch-console.ts';
import classes from '../kit/screens.module.css';

/** Milliseconds from success until the console opens, and until the loader ends. */
const redirectMs = 600;
const loaderMs = 1000;

function noticeOf(came: unknown): string | undefined {
  if (came === 'confirmed') return m.login_confirmed();
  return came === 'reset' ? m.login_reset_done() : undefined;
}

export function LoginScreen() {
  const form = useFieldErrors((values) =>
    errorsOf({
      email: emailConstraint.check(textOf(values, 'email').trim()),
      password: textOf(values, 'password') === '' ? 'password_required' : null,
    }),
  );
  const { errors } = form;
  const [isDone, setDone] = useState(false);
  const { isBusy, failure, run } = useCall();
  const { from, email: knownEmail } = handedOn();
  usePrefetchedConsole();

  async function signIn(email: string, password: string, remember: boolean) {
    try {
      const answer = await identityApi.signIn({ body: { email, password, remember } });
      keepPassword(answer.user.email, password);
      setDone(true);
      await pause(redirectMs);
      beginSession(answer);
      await pause(loaderMs - redirectMs);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'account_unconfirmed') throw error;
      keepPassword(email, password);
      navigate('/create-account-confirm', { state: { email } });
    }
  }

  function submit(values: FormData): boolean {
    if (!form.judge(values)) return false;
    const email = textOf(values, 'email').trim();
    const password = textOf(values, 'password');
    void run(() => signIn(email, password, values.get('remember') !== null));
    return true;
  }

  return (
    <>
      <Form
        title={m.login_title()}
        text={m.login_text()}
        notice={isDone ? m.login_done() : noticeOf(from)}
        failure={failure}
        errors={form}
        onSubmit={submit}
      >
        <EmailField
          label={m.login_email()}
          autoComplete="username"
          defaultValue={typeof knownEmail === 'string' ? knownEmail : ''}
          error={constraintSentence(errors.email)}
        />
        <PasswordField
          label={m.login_password()}
          name="password"
          autoComplete="current-password"
          error={constraintSentence(errors.password)}
        />
        <div className={classes.between}>
          <Checkbox name="remember" label={m.login_remember()} />
          <Link to="/reset-password">{m.login_forgot()}</Link>
        </div>
        <SubmitButton isBusy={isBusy}>{m.login_submit()}</SubmitButton>
      </Form>
      <p className={classes.other}>
        {m.login_no_account()} <Link to="/create-account">{m.login_create()}</Link>
      </p>
    </>
  );
}
