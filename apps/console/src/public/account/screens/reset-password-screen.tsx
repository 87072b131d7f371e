import { codeConstraint, emailConstraint, newPasswordConstraint } from '@lavra/contract/constraints';
import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { identityApi } from '../../../base/identity.ts';
import { constraintSentence } from '../../../base/constraints.ts';
import { LinkButton, SubmitButton } from '../../kit/button.tsx';
import { CodeField } from '../components/code-field.tsx';
import { EmailField } from '../../kit/email-field.tsx';
import { Form } from '../../kit/form.tsx';
import { Link } from '../../kit/link.tsx';
import { NewPassword } from '../components/new-password.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { errorsOf, readCode, textOf, useFieldErrors } from '../../kit/field-errors.ts';
import { useCall } from '../../kit/use-call.ts';
import { handedOn, navigate } from '../../navigation.ts';
import classes from '../../kit/screens.module.css';

interface Sent {
  readonly email: string;
  readonly destination: string;
}

export function ResetPasswordScreen() {
  const [sent, setSent] = useState<Sent>();
  return sent === undefined ? (
    <AskForCode onSent={setSent} />
  ) : (
    <ChoosePassword sent={sent} onBack={() => setSent(undefined)} />
  );
}

function AskForCode({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const form = useFieldErrors((values) =>
    errorsOf({ email: emailConstraint.check(textOf(values, 'email').trim()) }),
  );
  const { isBusy, failure, run } = useCall();
  const { email: knownEmail } = handedOn();

  function submit(values: FormData): boolean {
    if (!form.judge(values)) return false;
    const email = textOf(values, 'email').trim();
    void run(async () => {
      const { destination } = await identityApi.forgotPassword({ body: { email } });
      onSent({ email, destination });
    });
    return true;
  }

  return (
    <>
      <Form title={m.reset_title()} text={m.reset_text()} failure={failure} errors={form} onSubmit={submit}>
        <EmailField
          label={m.login_email()}
          autoComplete="username"
          defaultValue={typeof knownEmail === 'string' ? knownEmail : ''}
          error={constraintSentence(form.errors.email)}
        />
        <SubmitButton isBusy={isBusy}>{m.reset_send()}</SubmitButton>
      </Form>
      <p className={classes.other}>
        <Link to="/login">{m.back_to_login()}</Link>
      </p>
    </>
  );
}

interface ChoosePasswordProps {
  readonly sent: Sent;
  readonly onBack: () => void;
}

function ChoosePassword({ sent, onBack }: ChoosePasswordProps) {
  const form = useFieldErrors((values) =>
    errorsOf({
      code: codeConstraint.check(readCode(values)),
      password: newPasswordConstraint.check(textOf(values, 'password')),
    }),
  );
  const [notice, setNotice] = useState<string>();
  const { isBusy, failure, run } = useCall();

  function submit(values: FormData): boolean {
    if (!form.judge(values)) return false;
    const code = readCode(values);
    const password = textOf(values, 'password');
    void run(async () => {
      await identityApi.resetPassword({ body: { email: sent.email, code, password } });
      navigate('/login', { replace: true, state: { from: 'reset', email: sent.email } });
    });
    return true;
  }

  async function resend() {
    setNotice(undefined);
    await identityApi.forgotPassword({ body: { email: sent.email } });
    setNotice(m.confirm_resent());
  }

  return (
    <>
      <Form
        title={m.reset_second_title()}
        text={m.reset_second_text({ destination: sent.destination })}
        notice={notice}
        failure={failure}
        errors={form}
        onSubmit={submit}
      >
        <input type="hidden" name="username" autoComplete="username" value={sent.email} readOnly />
        <CodeField error={constraintSentence(form.errors.code)} />
        <NewPassword label={m.reset_password()} error={constraintSentence(form.errors.password)} />
        <SubmitButton isBusy={isBusy}>{m.reset_submit()}</SubmitButton>
      </Form>
      <div className={classes.stack}>
        <ResendButton hasJustSent isBusy={isBusy} run={run} send={resend} />
        <LinkButton onClick={onBack}>{m.reset_other_email()}</LinkButton>
        <Link to="/login">{m.back_to_login()}</Link>
      </div>
    </>
  );
}
