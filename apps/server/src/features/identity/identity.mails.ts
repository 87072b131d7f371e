import type { Locale } from '@lavra/contract/errors';

import { type Mail, mailIn } from '../../platform/mailer.ts';

interface CodeMail {
  readonly to: string;
  readonly name: string;
  readonly code: string;
  readonly minutes: number;
  readonly locale: Locale;
}

/** The code that confirms a new account. */
export function confirmationMail({ to, name, code, minutes, locale }: CodeMail): Mail {
  return mailIn(locale, to, {
    en: {
      subject: 'Your Lavra confirmation code',
      lines: [
        `Hello ${name},`,
        '',
        'Welcome to Lavra. To confirm your account, enter this code on the confirmation screen:',
        '',
        `    ${code}`,
        '',
        `It works once, for ${minutes} minutes.`,
        '',
        'If you did not create an account, ignore this message: nothing happens without the code.',
      ],
    },
    pt: {
      subject: 'Seu código de confirmação da Lavra',
      lines: [
        `Olá, ${name}.`,
        '',
        'Boas-vindas à Lavra. Para confirmar a sua conta, informe este código na tela de confirmação:',
        '',
        `    ${code}`,
        '',
        `Ele vale uma única vez, por ${minutes} minutos.`,
        '',
        'Se não foi você quem criou a conta, ignore esta mensagem: sem o código nada acontece.',
      ],
    },
  });
}

/** The code that allows a new password. */
export function resetMail({ to, name, code, minutes, locale }: CodeMail): Mail {
  return mailIn(locale, to, {
    en: {
      subject: 'Your code for a new Lavra password',
      lines: [
        `Hello ${name},`,
        '',
        'To choose a new password, enter this code:',
        '',
        `    ${code}`,
        '',
        `It works once, for ${minutes} minutes. Nobody at Lavra will ever ask you for it.`,
        '',
        'If you did not ask for a new password, ignore this message: the present one goes on working.',
      ],
    },
    pt: {
      subject: 'Seu código para uma nova senha da Lavra',
      lines: [
        `Olá, ${name}.`,
        '',
        'Para escolher uma nova senha, informe este código:',
        '',
        `    ${code}`,
        '',
        `Ele vale uma única vez, por ${minutes} minutos. Ninguém da Lavra vai pedir esse código a você.`,
        '',
        'Se não foi você quem pediu, ignore esta mensagem: a senha atual continua valendo.',
      ],
    },
  });
}

/** Notifies the owner of a changed password, so that a theft is noticed. */
export function passwordChangedMail({ to, name, locale }: Pick<CodeMail, 'to' | 'name' | 'locale'>): Mail {
  return mailIn(locale, to, {
    en: {
      subject: 'Your Lavra password was changed',
      lines: [
        `Hello ${name},`,
        '',
        'The password of your account was just changed, and every open session was ended.',
        '',
        'If it was you, there is nothing to do. If not, choose a new password at once under "Forgot password" and contact support.',
      ],
    },
    pt: {
      subject: 'A sua senha da Lavra foi alterada',
      lines: [
        `Olá, ${name}.`,
        '',
        'A senha da sua conta acaba de ser alterada, e todas as sessões abertas foram encerradas.',
        '',
        'Se foi você, não é preciso fazer nada. Se não foi, escolha já uma nova senha em "Esqueci a senha" e contate o suporte.',
      ],
    },
  });
}

/** For a person who has an account already, when the answer to the sign-up must not reveal it. */
export function accountExistsMail({ to, name, locale }: Pick<CodeMail, 'to' | 'name' | 'locale'>): Mail {
  return mailIn(locale, to, {
    en: {
      subject: 'You already have a Lavra account',
      lines: [
        `Hello ${name},`,
        '',
        'Somebody, maybe you, tried to create an account with this e-mail, which already has one.',
        '',
        'If it was you, sign in, or choose a new password under "Forgot password". If not, there is nothing to do.',
      ],
    },
    pt: {
      subject: 'Você já tem uma conta na Lavra',
      lines: [
        `Olá, ${name}.`,
        '',
        'Alguém, talvez você, tentou criar uma conta com este e-mail, que já tem uma.',
        '',
        'Se foi você, entre ou escolha uma nova senha em "Esqueci a senha". Se não foi, não é preciso fazer nada.',
      ],
    },
  });
}
