import type { jobErrors, limitErrors } from '@lavra/contract/job-errors';

import { m } from '../../i18n/messages.ts';

type JobEnd = keyof typeof jobErrors | keyof typeof limitErrors | 'second_file_missing';

/** What a person can do about each reason that a job ends with. */
const ofCode: Record<JobEnd, () => string> = {
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
  archive_corrupted: m.advice_archive_corrupted,
  archive_empty: m.advice_archive_empty,
  archive_refused: m.advice_archive_divide,
  archive_too_many_files: m.advice_archive_divide,
  archive_expected: m.advice_archive_expected,
  nested_archive: m.advice_nested_archive,
  file_name_refused: m.advice_file_name_refused,
  processing_lost: m.advice_processing_lost,
  cancelled: m.advice_cancelled,
  review_expired: m.advice_review_expired,
  review_illegible: m.advice_review_illegible,
  review_wrong_document: m.advice_review_wrong_document,
  review_incomplete: m.advice_review_incomplete,
  review_suspicious: m.advice_review_suspicious,
  review_other: m.advice_review_other,
  company_limit_reached: m.advice_limit,
  company_total_limit_reached: m.advice_limit,
  company_validation_limit_reached: m.advice_limit,
};

export function failureAdvice(code: string | undefined): string {
  return (Object.entries(ofCode).find(([known]) => known === code)?.[1] ?? m.advice_other)();
}
