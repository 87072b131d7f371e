import { codeRule, emailRule } from '@lavra/contract/rules';
import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { markFirstLogin } from '../../../lib/first-login.ts';
import { identityApi } from '../../../base/identity.ts';
import { ruleSentence } from '../../../base/rules.ts';
import { endSession } from '../../../base/session.ts';
import { SubmitButton } from '../../kit/button.tsx';
import { CodeField } from '../components/code-field.tsx';
import { Field } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import { Link } from '../../kit/link.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { type Faults, faultsOf, hasFaults, textOf } from '../../kit/rules.ts';
import { useCall } from '../../kit/use-call.ts';
import { handedOn, navigate } from '../../navigation.ts';
import classes from '../../kit/screens.module.css';

export function ConfirmAccountScreen() {
  const handed = handedOn();
  const knownEmail = typeof handed.email === 'string' ? handed.email : undefined;
  const destination = typeof handed.destination === 'string' ? handed.destination : knownEmail;
  const [email, setEmail] = useState(knownEmail ?? '');
  const [faults, setFaults] = useState<Faults<'email' | 'code'>>({});
  const [notice, setNotice] = useState<string>();
  const { isBusy, failure, run } = useCall();

  function submit(values: FormData): boolean {
    const code = textOf(values, 'code').replace(/\s/g, '');
    const found = faultsOf({ email: emailRule.check(email), code: codeRule.check(code) });
    setFaults(found);
    if (hasFaults(found)) return false;
    void run(async () => {
      await identityApi.confirm({ body: { email: email.trim(), code } });
      endSession();
      markFirstLogin();
      navigate('/login', { replace: true, state: { from: 'confirmed', email: email.trim() } });
    });
    return true;
  }

  function mayResend(): boolean {
    setNotice(undefined);
    const found = faultsOf({ email: emailRule.check(email), code: null });
    setFaults(found);
    return !hasFaults(found);
  }

  async function resend() {
    await identityApi.resendCode({ body: { email: email.trim() } });
    setNotice(m.confirm_resent());
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
            error={ruleSentence(faults.email)}
          />
        )}
        <CodeField error={ruleSentence(faults.code)} />
        <SubmitButton isBusy={isBusy}>{m.confirm_submit()}</SubmitButton>
      </Form>
      <div className={classes.stack}>
        {/* Who comes from the login was not sent a code just now. */}
        <ResendButton
          hasJustSent={destination !== knownEmail}
          isBusy={isBusy}
          run={run}
          send={resend}
          mayStart={mayResend}
        />
        <Link to="/login">{m.back_to_login()}</Link>
      </div>
    </>
  );
}
