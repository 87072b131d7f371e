import type { Locale } from '@lavra/contract/errors';

import type { Mail } from '../../platform/mailer.ts';

interface MemberAddedMail {
  readonly to: string;
  readonly name: string;
  readonly company: string;
  readonly locale: Locale;
}

/** Tells a person which company they act in from now on. */
export function memberAddedMail({ to, name, company, locale }: MemberAddedMail): Mail {
  const text =
    locale === 'en'
      ? [
          `Hello ${name},`,
          '',
          `${company} added you as a member. When you sign in to Lavra you now work in that company: its documents, API clients and usage.`,
          '',
          'Your own account keeps what it has and comes back when you are removed. If you did not expect this, contact support.',
        ]
      : [
          `Olá, ${name}.`,
          '',
          `${company} adicionou você como membro. Ao entrar na Lavra, você passa a trabalhar nessa empresa: documentos, API Clients e consumo dela.`,
          '',
          'A sua própria conta guarda o que tem e volta quando você for removido. Se não esperava por isto, contate o suporte.',
        ];
  const subject =
    locale === 'en'
      ? 'You are now a member of a company at Lavra'
      : 'Você agora é membro de uma empresa na Lavra';
  return { to, subject, text: `${text.join('\n')}\n` };
}
