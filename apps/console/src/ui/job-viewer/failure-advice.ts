import type { ErrorCode } from '@lavra/contract/errors';

import { m } from '../../i18n/messages.ts';

/** What a person can do about each reason that a job ends with. */
const advice: Partial<Record<ErrorCode, () => string>> = {
  file_empty: m.advice_file_empty,
  file_type_unsupported: m.advice_file_type_unsupported,
  file_corrupted: m.advice_file_corrupted,
  file_encrypted: m.advice_file_encrypted,
  file_too_large: m.advice_file_too_large,
  too_many_pages: m.advice_too_many_pages,
  page_too_large: m.advice_page_too_large,
  document_too_complex: m.advice_document_too_complex,
  recognition_timeout: m.advice_recognition_timeout,
  recognition_crashed: m.advice_recognition_crashed,
  files_never_came: m.advice_files_never_came,
  second_file_missing: m.advice_files_never_came,
  processing_lost: m.advice_processing_lost,
  cancelled: m.advice_cancelled,
};

export function failureAdvice(code: string | undefined): string {
  return (advice[code as ErrorCode] ?? m.advice_other)();
}
