import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const backgrounds = pgTable('backgrounds', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  hasSerproCpf: boolean('has_serpro_cpf').notNull().default(false),
  hasSerproNfe: boolean('has_serpro_nfe').notNull().default(false),
  hasSerproDataValid: boolean('has_serpro_data_valid').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
