import { ApiError } from '@lavra/contract/api-error';
import { codeConstraint, emailConstraint } from '@lavra/contract/constraints';
import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { markFirstLogin } from '../../../base/first-login.ts';
import { identityApi } from '../../../base/identity.ts';
import { constraintSentence } from '../../../base/constraints.ts';
import { beginSession, endSession } from '../../../base/session.ts';
import { keepPassword, typedPassword } from '../../../base/typed-password.ts';
import { SubmitButton } from '../../kit/button.tsx';
import { CodeField } from '../components/code-field.tsx';
import { EmailField } from '../../kit/email-field.tsx';
import { Form } from '../../kit/form.tsx';
import { Link } from '../../kit/link.tsx';
import { PasswordField } from '../../kit/password-field.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { errorsOf, readCode, textOf, useFieldErrors } from '../../kit/field-errors.ts';
import { useCall } from '../../kit/use-call.ts';
import { handedOn, navigate } from '../../navigation.ts';
import classes from '../../kit/screens.module.css';

export function ConfirmAccountScreen() {
  const handed = handedOn();
  const knownEmail = typeof handed.email === 'string' ? handed.email : undefined;
  const [email, setEmail] = useState(knownEmail ?? '');
  // The password is unknown after a reload, or if it was not the one of the sign-up.
  const [asksPassword, setAsksPassword] = useState(() => typedPassword(knownEmail ?? '') === undefined);
  const passwordOf = (values: FormData) =>
    asksPassword ? textOf(values, 'password') : (typedPassword(email.trim()) ?? '');
  const form = useFieldErrors((values) =>
    errorsOf({
      email: emailConstraint.check(email),
      code: codeConstraint.check(readCode(values)),
      password: passwordOf(values) === '' ? 'password_required' : null,
    }),
  );
  const { errors } = form;
  const [notice, setNotice] = useState<string>();
  const { isBusy, failure, run } = useCall();

  function submit(values: FormData): boolean {
    if (!form.judge(values)) return false;
    void run(() => confirm({ email: email.trim(), code: readCode(values), password: passwordOf(values) }));
    return true;
  }

  async function confirm(body: { email: string; code: string; password: string }) {
    try {
      await identityApi.confirm({ body });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign_up_password_wrong') setAsksPassword(true);
      throw error;
    }
    endSession();
    markFirstLogin();
    const { email, password } = body;
    const session = await identityApi.signIn({ body: { email, password, remember: false } }).catch(ignore);
    if (session) {
      keepPassword(session.user.email, password);
      beginSession(session);
    } else navigate('/login', { replace: true, state: { from: 'confirmed', email } });
  }

  function mayResend(): boolean {
    setNotice(undefined);
    const broken = emailConstraint.check(email);
    form.mark('email', broken);
    return broken === null;
  }

  async function resend() {
    await identityApi.resendCode({ body: { email: email.trim() } });
    setNotice(m.confirm_resent());
  }

  return (
    <>
      <Form
        title={m.confirm_title()}
        text={knownEmail === undefined ? m.confirm_text_plain() : m.confirm_text({ destination: knownEmail })}
        notice={notice}
        failure={failure}
        errors={form}
        onSubmit={submit}
      >
        {knownEmail === undefined && (
          <EmailField
            label={m.login_email()}
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={constraintSentence(errors.email)}
          />
        )}
        <CodeField
          error={constraintSentence(errors.code)}
          isAlone={knownEmail !== undefined && !asksPassword}
        />
        {asksPassword && (
          <PasswordField
            label={m.confirm_password()}
            name="password"
            autoComplete="current-password"
            error={constraintSentence(errors.password)}
          />
        )}
        <SubmitButton isBusy={isBusy}>{m.confirm_submit()}</SubmitButton>
      </Form>
      <div className={classes.stack}>
        {/* Users who come from the login have not just been mailed a code. */}
        <ResendButton
          hasJustSent={typeof handed.destination === 'string'}
          isBusy={isBusy}
          run={run}
          send={resend}
          mayStart={mayResend}
        />
        {knownEmail !== undefined && <Link to="/create-account">{m.confirm_other_email()}</Link>}
        <Link to="/login">{m.back_to_login()}</Link>
      </div>
    </>
  );
}

// The account is confirmed either way; a user who cannot be signed in at once is sent to the login.
function ignore(): undefined {
  return undefined;
}
