import { formatCep, isCep } from '@lavra/brazil/cep';
import type { Address, User } from '@lavra/contract/model/user';
import {
  accountPhoneConstraint,
  personNameConstraint,
  addressZipCodeConstraint,
  zipCodeConstraint,
  type ConstraintKey,
} from '@lavra/contract/constraints';

/** The parts of their profile that a user may change, as the form holds them. */
export interface ProfileDraft {
  readonly name: string;
  readonly phoneNumber: string;
  readonly address: Address;
}

const noAddress: Address = {
  zipCode: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
};

/** `+5511987654321` → `+55 11 98765 4321`; any other format stays as it is. */
function spacedPhone(phone: string): string {
  return phone.replace(/^(\+\d{2})(\d{2})(\d{5})(\d{4})$/, '$1 $2 $3 $4');
}

export function draftOf({ name, phoneNumber, address }: User): ProfileDraft {
  return { name, phoneNumber: spacedPhone(phoneNumber), address: { ...noAddress, ...address } };
}

/** `#####-###`, as far as there are digits. */
export function maskZipCode(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

export function isWholeZipCode(zipCode: string): boolean {
  return zipCodeConstraint.check(zipCode) === null && isCep(zipCode);
}

type FieldError = ConstraintKey | null;

/** The constraint that each field breaks; an unchanged phone number may break its own, because it is not sent. */
export function errorsOf(draft: ProfileDraft, before: ProfileDraft): Readonly<Record<string, FieldError>> {
  const { name, phoneNumber, address } = draft;
  return {
    name: personNameConstraint.check(name),
    phoneNumber: phoneNumber === before.phoneNumber ? null : accountPhoneConstraint.check(phoneNumber.trim()),
    'address.zipCode': addressZipCodeConstraint.check(address.zipCode),
  };
}

interface ProfileChanges {
  name?: string;
  phoneNumber?: string;
  address?: Address;
}

/** Only the values that changed; an address counts as one value. */
export function changesOf(draft: ProfileDraft, before: ProfileDraft): ProfileChanges {
  const changes: ProfileChanges = {};
  const phone = (text: string) => text.replaceAll(' ', '');
  if (draft.name.trim() !== before.name) changes.name = draft.name.trim();
  if (phone(draft.phoneNumber) !== phone(before.phoneNumber)) changes.phoneNumber = phone(draft.phoneNumber);
  const isMoved = (Object.keys(noAddress) as (keyof Address)[]).some(
    (key) => draft.address[key].trim() !== before.address[key],
  );
  if (isMoved) {
    const { zipCode } = draft.address;
    changes.address = { ...draft.address, zipCode: zipCode === '' ? '' : formatCep(zipCode) };
  }
  return changes;
}
