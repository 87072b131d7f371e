import type { CompanyRuleChoice, RuleLimit } from '@lavra/contract/model/company-rule';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment, orderedText } from './columns.ts';
import { companies } from './companies.ts';

const limits = (name: string) => jsonb(name).$type<RuleLimit[]>().notNull().default([]);

/** What a company may use, and how much of it; without a row: every service, no validation, no limit. */
export const companyRules = pgTable('company_rules', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  scopes: text('scopes').array().notNull().default([]),
  validations: text('validations').array().notNull().default([]),
  /** 0 where none was chosen; the period then begins on the first of the month. */
  resetDay: integer('reset_day').notNull().default(0),
  serviceLimits: limits('service_limits'),
  validationLimits: limits('validation_limits'),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: text('updated_by'),
});

/** Changes of rules: to what, when and by whom; `rule` is null where it was cleared. */
export const companyRuleChanges = pgTable(
  'company_rule_changes',
  {
    id: orderedText('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    changedAt: moment('changed_at').notNull(),
    createdBy: text('created_by'),
    rule: jsonb('rule').$type<CompanyRuleChoice>(),
  },
  (table) => [index('company_rule_changes_company').on(table.companyId, table.changedAt)],
);

/** Documents that count against one limit of a company in one period; created when the limit is first used in it. */
export const companyRuleCounts = pgTable(
  'company_rule_counts',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** What is counted, so that a limit whose number changes keeps its count. */
    counted: text('counted').notNull(),
    /** Day of America/Sao_Paulo on which the period begins. */
    periodStart: date('period_start').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'company_rule_counts_pkey',
      columns: [table.companyId, table.counted, table.periodStart],
    }),
  ],
);
