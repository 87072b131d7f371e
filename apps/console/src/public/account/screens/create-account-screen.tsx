import { personNameConstraint } from '@lavra/contract/constraints';
import { lazy, Suspense, useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { identityApi } from '../../../base/identity.ts';
import { constraintSentence } from '../../../base/constraints.ts';
import { inTime } from '../../../base/in-time.ts';
import { LinkButton, SubmitButton } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { EmailField } from '../../kit/email-field.tsx';
import { Field } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import { Link } from '../../kit/link.tsx';
import { MaskedField } from '../components/masked-field.tsx';
import { maskPhone, maskTaxId } from '../components/masks.ts';
import { NewPassword } from '../components/new-password.tsx';
import { PasswordField } from '../../kit/password-field.tsx';
import { useFieldErrors } from '../../kit/field-errors.ts';
import { useCall } from '../../kit/use-call.ts';
import { navigate } from '../../navigation.ts';
import { checkAccount, readAccount, toSignUp } from '../account-form.ts';
import { keepPassword } from '../../../base/typed-password.ts';
import classes from '../../kit/screens.module.css';

const TermsDialog = lazy(
  inTime(() => import('../components/terms-dialog.tsx').then((module) => ({ default: module.TermsDialog }))),
);

export function CreateAccountScreen() {
  const form = useFieldErrors((values) => checkAccount(readAccount(values)));
  const { errors } = form;
  const [isReadingTerms, setReadingTerms] = useState(false);
  const { isBusy, failure, run } = useCall();

  function submit(values: FormData): boolean {
    if (!form.judge(values)) return false;
    const account = readAccount(values);
    void run(async () => {
      const { destination } = await identityApi.signUp({ body: toSignUp(account) });
      keepPassword(account.email, account.password);
      navigate('/create-account-confirm', { state: { email: account.email, destination } });
    });
    return true;
  }

  return (
    <>
      <Form title={m.create_title()} text={m.create_text()} failure={failure} errors={form} onSubmit={submit}>
        <Field
          label={m.create_name()}
          name="name"
          autoComplete="name"
          maxLength={personNameConstraint.maxLength}
          error={constraintSentence(errors.name)}
        />
        <EmailField label={m.create_email()} autoComplete="email" error={constraintSentence(errors.email)} />
        <div className={classes.pair}>
          <MaskedField
            label={m.create_document()}
            name="cpfCnpj"
            mask={maskTaxId}
            autoComplete="off"
            error={constraintSentence(errors.cpfCnpj)}
          />
          <MaskedField
            label={m.create_phone()}
            name="phone"
            mask={maskPhone}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            placeholder="55 12 12345 1234"
            error={constraintSentence(errors.phone)}
          />
        </div>
        <NewPassword label={m.create_password()} error={constraintSentence(errors.password)} />
        <PasswordField
          label={m.create_confirmation()}
          name="confirmation"
          autoComplete="new-password"
          error={constraintSentence(errors.confirmation)}
        />
        <div className={classes.terms}>
          <Checkbox name="terms" label={m.create_accept()} error={constraintSentence(errors.terms)} />
          <LinkButton onClick={() => setReadingTerms(true)}>{m.create_read_terms()}</LinkButton>
        </div>
        <SubmitButton isBusy={isBusy}>{m.create_submit()}</SubmitButton>
      </Form>
      <p className={classes.other}>
        {m.create_has_account()} <Link to="/login">{m.create_login()}</Link>
      </p>
      <Suspense>{isReadingTerms && <TermsDialog onClose={() => setReadingTerms(false)} />}</Suspense>
    </>
  );
}
