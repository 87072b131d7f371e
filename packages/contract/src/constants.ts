/** Bytes of one part of an upload; a file that fits in one part is sent with a single PUT. */
export const partSizeBytes = 5_242_880;
/** Parts of one file; the maximum that the common object stores accept. */
export const maxParts = 10_000;

/** Header in which a user who belongs to several companies names the company that a call is about. */
export const companyHeader = 'lavra-company';
export const idempotencyKeyMaxLength = 255;

/** The hidden app client that the demo uses. */
export const demoAppClientName = 'Demo-Application';

/** Id of a job or of a batch. */
export const ksuidPattern = /^[0-9A-Za-z]{27}$/;

/** Lifetime, in minutes, of the client token that the console requests. */
export const demoTokenMinutes = 360;

export const tokenMinutes = { min: 1, max: 1440, default: 60 } as const;

export const refreshTokenValidityDays = 30;

/** Retention periods in days; the first is the default. */
export const dataExpiryDays = [30, 14, 7, 5, 3, 2, 1] as const;
export const trainingExpiryDays = [180, 90, 60, 30] as const;

/** Days that the log of webhook deliveries is kept. */
export const deliveryLogDays = 30;

export const processedFilesPageSizes = [15, 30, 50] as const;
export const meterReportPageSizes = [5, 10, 15, 30, 50, 100] as const;

export const demoPollIntervalMs = 1000;

/** Percent; a value read with lower confidence should be checked by a person. */
export const confidenceThreshold = 85;

export const similarityThreshold = { default: 80, min: 50, max: 100 } as const;

export const termsVersion = '2.0';
/** Date of this version of the terms, ISO. */
export const termsDate = '2021-09-09';

/** The `source` of jobs sent from the console. */
export const consoleSource = 'Web Interface';

export const meterTypes = ['ANALOG', 'DIGITAL', 'POINTER'] as const;

/** Hours for which the previous secret may keep working after a rotation. */
export const secretOverlapHours = { min: 0, max: 24 } as const;

/** Maximum characters of each line of an address. */
export const addressMaxLengths = {
  street: 200,
  number: 20,
  complement: 100,
  district: 100,
  city: 100,
  state: 2,
} as const;

/** Maximum characters of an administrator's note on an invoice. */
export const observationMaxLength = 500;

export const passwordMaxLength = 128;

/** Days of the month on which a company's limits may reset: 1 to 28, which every month has. 0 means not chosen: day 1. */
export const resetDays = 28;
export const ruleLimitMax = 1_000_000_000;
/** Jobs that one call of a search scans when its index does not help; this takes about 100 to 250 ms. */
export const searchedAtOnce = 50_000;

/** Maximum characters of a filter of tasks. */
export const taskFilterLength = 2000;

/** Maximum bytes of a JSON body, unless its endpoint sets another limit. */
export const jsonBodyBytes = 1_048_576;

/** Maximums of a flow: characters of its names and of its rule, minutes of its target time, percent of second reviews. */
export const flowMax = { name: 120, rule: 4000, targetMinutes: 43_200, secondReviewPercent: 100 } as const;

/** Maximum characters of a reviewer's note on a task. */
export const reviewObservationLength = 1000;

/** Maximum characters of a search text. */
export const searchLength = 120;

/** Maximum characters of the name of a part of a composite attribute in a report. */
export const attributeNameLength = 120;

/** Maximum characters of a consumer unit's number. */
export const consumerUnitLength = 40;

/** Maximum characters of the number in a trial of an outside check. */
export const checkNumberLength = 60;

/** Reais as a decimal string, never a float: `0.125`, `1200.00`. */
export const reaisPattern = /^\d{1,9}(\.\d{1,6})?$/;

/** Year and month of this century. */
export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Highest request of a month at which a price tier may end. */
export const tierMaxRequests = 1_000_000_000;

/** Characters of a state's abbreviation. */
export const ufLength = 2;
