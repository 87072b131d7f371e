import type { Locale } from '@lavra/contract/errors';

import { type Mail, mailIn } from '../../platform/mailer.ts';

interface MemberAddedMail {
  readonly to: string;
  readonly name: string;
  readonly company: string;
  readonly locale: Locale;
}

/** Tells a person which company they act in from now on. */
export function memberAddedMail({ to, name, company, locale }: MemberAddedMail): Mail {
  return mailIn(locale, to, {
    en: {
      subject: 'You are now a member of a company at Lavra',
      lines: [
        `Hello ${name},`,
        '',
        `${company} added you as a member. When you sign in to Lavra you now work in that company: its documents, API clients and usage.`,
        '',
        'Your own account keeps what it has and comes back when you are removed. If you did not expect this, contact support.',
      ],
    },
    pt: {
      subject: 'Você agora é membro de uma empresa na Lavra',
      lines: [
        `Olá, ${name}.`,
        '',
        `${company} adicionou você como membro. Ao entrar na Lavra, você passa a trabalhar nessa empresa: documentos, API Clients e consumo dela.`,
        '',
        'A sua própria conta guarda o que tem e volta quando você for removido. Se não esperava por isto, contate o suporte.',
      ],
    },
  });
}
