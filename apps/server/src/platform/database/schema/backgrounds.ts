import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

import { moment, orderedText } from './columns.ts';

/** A named set of outside checks. */
export const backgrounds = pgTable('backgrounds', {
  id: orderedText('id').primaryKey(),
  name: text('name').notNull(),
  hasSerproCpf: boolean('has_serpro_cpf').notNull().default(false),
  hasSerproNfe: boolean('has_serpro_nfe').notNull().default(false),
  hasSerproDataValid: boolean('has_serpro_data_valid').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
