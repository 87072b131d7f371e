import type * as z from 'zod/mini';

import { AppClient } from '../model/app-client.ts';
import { AuditEntry, AuditPage } from '../model/audit.ts';
import * as backoffice from '../model/backoffice.ts';
import * as company from '../model/company.ts';
import * as companyRule from '../model/company-rule.ts';
import * as flow from '../model/flow.ts';
import * as invoice from '../model/invoice.ts';
import * as job from '../model/job.ts';
import * as meters from '../model/meter-report.ts';
import * as price from '../model/price.ts';
import { Empty, Maker, Problem, StorageLink } from '../model/primitives.ts';
import * as report from '../model/report.ts';
import * as result from '../model/result.ts';
import * as usage from '../model/usage.ts';
import * as user from '../model/user.ts';
import * as validation from '../model/validation.ts';
import * as webhook from '../model/webhook.ts';

/** Schemas that have a name of their own in the API document, so that a generated client has one type of each. */
export const namedSchemas: Readonly<Record<string, z.core.$ZodType>> = {
  Problem,
  Empty,
  StorageLink,
  PresignedUrls: job.PresignedUrls,
  TrainingUrl: job.TrainingUrl,
  JobStatus: job.JobStatus,
  ValidationStatus: validation.ValidationStatus,
  CheckReason: validation.CheckReason,
  CheckOutcome: validation.CheckOutcome,
  Validation: validation.Validation,
  OutsideCheckState: validation.OutsideCheckState,
  JobResult: job.JobResult,
  BatchStatusWord: job.BatchStatusWord,
  BatchStatus: job.BatchStatus,
  JobInfo: job.JobInfo,
  BatchInfo: job.BatchInfo,
  ProcessedFile: job.ProcessedFile,
  ProcessedFilePage: job.ProcessedFilePage,
  Result: result.Result,
  DocumentData: result.DocumentData,
  Field: result.Field,
  Row: result.Row,
  Box: result.Box,
  Check: result.Check,
  PageReading: result.PageReading,
  Maker,
  AppClient,
  AuditEntry,
  AuditPage,
  Company: company.Company,
  Member: company.Member,
  Invitation: company.Invitation,
  CompanyData: company.CompanyData,
  CompanyDataChoice: company.CompanyDataChoice,
  Flow: flow.Flow,
  TaskQuestion: backoffice.TaskQuestion,
  TaskRow: backoffice.TaskRow,
  TaskPage: backoffice.TaskPage,
  TaskReview: backoffice.TaskReview,
  TaskInfo: backoffice.TaskInfo,
  TaskOptions: backoffice.TaskOptions,
  ReviewQuestion: backoffice.ReviewQuestion,
  ReviewMetrics: backoffice.ReviewMetrics,
  CorrectionsQuestion: backoffice.CorrectionsQuestion,
  FieldCorrections: backoffice.FieldCorrections,
  ConfidencePoint: backoffice.ConfidencePoint,
  Corrections: backoffice.Corrections,
  PurgeRecord: company.PurgeRecord,
  BackgroundValidation: company.BackgroundValidation,
  BackgroundChoice: company.BackgroundChoice,
  RuleLimit: companyRule.RuleLimit,
  CompanyRuleChoice: companyRule.CompanyRuleChoice,
  CompanyRule: companyRule.CompanyRule,
  CompanyRuleChange: companyRule.CompanyRuleChange,
  LimitUse: companyRule.LimitUse,
  CompanyLimit: companyRule.CompanyLimit,
  InvoiceCount: invoice.InvoiceCount,
  InvoiceBody: invoice.InvoiceBody,
  Invoice: invoice.Invoice,
  InvoiceMetrics: invoice.InvoiceMetrics,
  InvoiceStatus: invoice.InvoiceStatus,
  InvoicePdfStatus: invoice.InvoicePdfStatus,
  BillingMonth: invoice.BillingMonth,
  BillingMonthCompany: invoice.BillingMonthCompany,
  Bill: price.Bill,
  BillLine: price.BillLine,
  PriceTier: price.PriceTier,
  ServicePrice: price.ServicePrice,
  PriceChoice: price.PriceChoice,
  PriceList: price.PriceList,
  Report: report.Report,
  ReportPreview: report.ReportPreview,
  ReportRequest: report.ReportRequest,
  ReportStatus: report.ReportStatus,
  ReportFormat: report.ReportFormat,
  ReportColumn: report.ReportColumn,
  CompositeField: report.CompositeField,
  MeterReportColumn: meters.MeterReportColumn,
  MeterReportRow: meters.MeterReportRow,
  MeterReport: meters.MeterReport,
  UsageMetrics: usage.UsageMetrics,
  UsageTotals: usage.UsageTotals,
  ReadingQuality: usage.ReadingQuality,
  GeneralUsageFilter: usage.GeneralUsageFilter,
  GeneralUsage: usage.GeneralUsage,
  UsageAnomaly: usage.UsageAnomaly,
  Requester: usage.Requester,
  Address: user.Address,
  User: user.User,
  Session: user.Session,
  WebhookStatus: webhook.WebhookStatus,
  WebhookEventType: webhook.WebhookEventType,
  Webhook: webhook.Webhook,
  DeliveryAttempt: webhook.DeliveryAttempt,
  WebhookDelivery: webhook.WebhookDelivery,
};
