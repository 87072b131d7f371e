import type { Locale } from '@lavra/contract/errors';

import { type Mail, mailIn } from '../../../platform/mailer.ts';
import { lifeDays } from './invitation-rules.ts';

interface InvitationMail {
  readonly to: string;
  readonly company: string;
  /** Without an account, the message asks to create one. */
  readonly hasAccount: boolean;
  readonly publicUrl: string;
  readonly locale: Locale;
}

/** Asks a person to become a member of a company. Their own company is not touched, whatever they answer. */
export function invitationMail({ to, company, hasAccount, publicUrl, locale }: InvitationMail): Mail {
  const reply = { screen: `${publicUrl}/web/invitations`, signUp: `${publicUrl}/web/create-account` };
  return mailIn(locale, to, {
    en: {
      subject: 'You are invited to a company at Lavra',
      lines: [
        'Hello,',
        '',
        `${company} invites you to work with its documents, API clients and usage at Lavra.`,
        '',
        ...(hasAccount
          ? [`Accept or refuse the invitation here: ${reply.screen}`]
          : [
              `You need an account with this e-mail. Create it here: ${reply.signUp}`,
              `Then accept or refuse the invitation here: ${reply.screen}`,
            ]),
        '',
        `Your own account and company stay as they are. The invitation lasts ${lifeDays} days. If you did not expect it, ignore this message: nothing happens until you accept.`,
      ],
    },
    pt: {
      subject: 'Convite para uma empresa na Lavra',
      lines: [
        'Olá.',
        '',
        `${company} convida você a trabalhar com os documentos, as API Clients e o consumo dessa empresa na Lavra.`,
        '',
        ...(hasAccount
          ? [`Aceite ou recuse o convite aqui: ${reply.screen}`]
          : [
              `É preciso ter uma conta com este e-mail. Crie a sua aqui: ${reply.signUp}`,
              `Depois aceite ou recuse o convite aqui: ${reply.screen}`,
            ]),
        '',
        `A sua conta e a sua empresa continuam como estão. O convite vale por ${lifeDays} dias. Se não esperava por ele, ignore esta mensagem: nada acontece até que você aceite.`,
      ],
    },
  });
}
