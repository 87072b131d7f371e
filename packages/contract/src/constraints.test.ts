import { describe, expect, it } from 'vitest';

import {
  accountPhoneConstraint,
  corporateEmailConstraint,
  isLegalEntity,
  newPasswordConstraint,
  plainNameConstraint,
  constraintSentences,
  sentPhoneConstraint,
  signUpPhoneConstraint,
  taxIdConstraint,
  webhookUrlConstraint,
} from './constraints.ts';

describe('the constraints of sign-up', () => {
  it.each([
    ['', 'password_required'],
    ['Ab1!xyz', 'password_short'],
    ['abcdefgh', 'password_format'],
    ['Abcdefg1', 'password_format'],
    ['Abcdef1!', null],
  ])('judge the password %j as %j', (password, verdict) => {
    expect(newPasswordConstraint.check(password)).toBe(verdict);
  });

  it.each([
    ['ana@gmail.com', 'email_not_corporate'],
    ['ana@Empresa.com.br', null],
    ['ana@empresa', 'email_invalid'],
    ['ana', 'email_invalid'],
  ])('judge the e-mail %j as %j', (email, verdict) => {
    expect(corporateEmailConstraint.check(email)).toBe(verdict);
  });

  it.each([
    ['', 'document_required'],
    ['123.456.789-09', null],
    ['12.ABC.345/01DE-35', null],
    ['123.456.789-00', 'document_invalid'],
  ])('judge the document %j as %j', (document, verdict) => {
    expect(taxIdConstraint.check(document)).toBe(verdict);
  });

  it('tell a company by its fourteen characters', () => {
    expect(isLegalEntity('11.222.333/0001-81')).toBe(true);
    expect(isLegalEntity('123.456.789-09')).toBe(false);
  });

  it('take a phone in digits at sign-up and in the form of the hint in the account', () => {
    expect(signUpPhoneConstraint.check('5512123451234')).toBeNull();
    expect(signUpPhoneConstraint.check('+5512123451234')).toBe('phone_digits');
    expect(sentPhoneConstraint.check('+5512123451234')).toBeNull();
    expect(sentPhoneConstraint.check('++5512')).toBe('phone_digits');
    expect(accountPhoneConstraint.check('+55 12 12345 1234')).toBeNull();
    expect(accountPhoneConstraint.check('+5512123451234')).toBeNull();
    expect(accountPhoneConstraint.check('12 12345 1234')).toBe('phone_format');
  });

  it('refuse special characters in names and plain http in webhooks', () => {
    expect(plainNameConstraint.check('Integração 2')).toBeNull();
    expect(plainNameConstraint.check('a;b')).toBe('special_characters');
    expect(webhookUrlConstraint.check('http://x.com')).toBe('url_https');
    expect(webhookUrlConstraint.check('https://x.com/a')).toBeNull();
  });

  it('have a sentence in both languages', () => {
    for (const sentence of Object.values(constraintSentences)) {
      expect(sentence.pt).not.toBe('');
      expect(sentence.en).not.toBe('');
    }
  });
});
