import { codeRule, emailRule } from '@lavra/contract/rules';
import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { markFirstLogin } from '../../../base/first-login.ts';
import { identityApi } from '../../../base/identity.ts';
import { ruleSentence } from '../../../base/rules.ts';
import { beginSession, endSession } from '../../../base/session.ts';
import { takePassword } from '../../chosen-password.ts';
import { SubmitButton } from '../../kit/button.tsx';
import { CodeField } from '../components/code-field.tsx';
import { Field } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import { Link } from '../../kit/link.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { errorsOf, readCode, useFieldErrors } from '../../kit/rules.ts';
import { useCall } from '../../kit/use-call.ts';
import { handedOn, navigate } from '../../navigation.ts';
import classes from '../../kit/screens.module.css';

export function ConfirmAccountScreen() {
  const handed = handedOn();
  const knownEmail = typeof handed.email === 'string' ? handed.email : undefined;
  const [email, setEmail] = useState(knownEmail ?? '');
  const form = useFieldErrors((values) =>
    errorsOf({ email: emailRule.check(email), code: codeRule.check(readCode(values)) }),
  );
  const { errors } = form;
  const [notice, setNotice] = useState<string>();
  const { isBusy, failure, run } = useCall();

  function submit(values: FormData): boolean {
    if (!form.judge(values)) return false;
    const code = readCode(values);
    void run(async () => {
      await identityApi.confirm({ body: { email: email.trim(), code } });
      endSession();
      markFirstLogin();
      const password = takePassword(email.trim());
      if (password !== undefined) {
        beginSession(await identityApi.signIn({ body: { email: email.trim(), password, remember: false } }));
        return;
      }
      navigate('/login', { replace: true, state: { from: 'confirmed', email: email.trim() } });
    });
    return true;
  }

  function mayResend(): boolean {
    setNotice(undefined);
    const broken = emailRule.check(email);
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
          <Field
            label={m.login_email()}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={ruleSentence(errors.email)}
          />
        )}
        <CodeField error={ruleSentence(errors.code)} isAlone={knownEmail !== undefined} />
        <SubmitButton isBusy={isBusy}>{m.confirm_submit()}</SubmitButton>
      </Form>
      <div className={classes.stack}>
        {/* Who comes from the login was not sent a code just now. */}
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
