/** Bytes of one part of an upload; a file of one part is sent plainly. */
export const partSizeBytes = 5_242_880;
/** Of one file: as many parts as the common object stores take. */
export const maxParts = 10_000;

/** Header by which a person who belongs to several companies names the one that a call is about. */
export const companyHeader = 'lavra-company';
export const idempotencyKeyMaxLength = 255;

/** The hidden app client that the demo uses. */
export const demoAppClientName = 'Demo-Application';

/** Id of a job or of a batch. */
export const ksuidPattern = /^[0-9A-Za-z]{27}$/;

/** Minutes that the console asks a client token to live. */
export const demoTokenMinutes = 360;

export const tokenMinutes = { min: 1, max: 1440, default: 60 } as const;

export const refreshTokenValidityDays = 30;

/** Days of keeping; the first is the default. */
export const dataExpiryDays = [30, 14, 7, 5, 3, 2, 1] as const;
export const trainingExpiryDays = [180, 90, 60, 30] as const;

export const processedFilesPageSizes = [15, 30, 50] as const;
export const meterReportPageSizes = [5, 10, 15, 30, 50, 100] as const;

export const demoPollIntervalMs = 1000;

/** Percent; a value that was read less surely is one for a person to look at. */
export const confidenceThreshold = 85;

export const similarityThreshold = { default: 80, min: 50, max: 100 } as const;

export const termsVersion = '2.0';
/** Day of the terms' version, ISO. */
export const termsDate = '2021-09-09';

/** What the console writes as `source` of a job it sends. */
export const consoleSource = 'Web Interface';

export const meterTypes = ['ANALOG', 'DIGITAL', 'POINTER'] as const;

/** Hours that a replaced secret may go on working. */
export const secretOverlapHours = { min: 0, max: 24 } as const;

/** Characters of the lines of an address. */
export const addressMaxLengths = {
  street: 200,
  number: 20,
  complement: 100,
  district: 100,
  city: 100,
  state: 2,
} as const;

/** Characters of what an administrator writes on an invoice. */
export const observationMaxLength = 500;

/** Characters of a password. */
export const passwordMaxLength = 128;

/** Days of a month on which a company's limits may begin anew; each is in every month. 0 is not chosen: the first. */
export const resetDays = 28;
export const ruleLimitMax = 1_000_000_000;
/** Jobs that one call of a search looks through where its index does not help: some 100 to 250 ms. */
export const searchedAtOnce = 50_000;

/** Longest text of a filter of tasks. */
export const taskFilterLength = 2000;

/** Bytes that the JSON of a call may have, where its endpoint says nothing else. */
export const jsonBodyBytes = 1_048_576;

/** Of a flow: characters of its names and of its rule, minutes of its target time, percent of second reviews. */
export const flowMax = { name: 120, rule: 4000, targetMinutes: 43_200, secondReviewPercent: 100 } as const;

/** Characters of what a reviewer notes of a task. */
export const reviewObservationLength = 1000;

/** Characters that a list is searched for. */
export const searchLength = 120;

/** Longest name of a part of a composite attribute that a report is asked for. */
export const attributeNameLength = 120;

/** Characters of a consumer unit's number. */
export const consumerUnitLength = 40;

/** Of the number that an outside check is tried with. */
export const checkNumberLength = 60;

/** Reais as a decimal string, never a float: `0.125`, `1200.00`. */
export const reaisPattern = /^\d{1,9}(\.\d{1,6})?$/;

/** Year-month, of this century. */
export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Requests of a month that a tier of prices may end at. */
export const tierMaxRequests = 1_000_000_000;

/** Letters of a state's abbreviation. */
export const ufLength = 2;
