import { effectiveLimits } from '@lavra/contract/company-rule';
import { everyService, isOpenToAll } from '@lavra/contract/scopes';
import type { CompanyRuleChoice, RuleLimit } from '@lavra/contract/model/company-rule';

import { m } from '../../i18n/messages.ts';
import { formatNumber } from '../../lib/formats.ts';
import { serviceName } from '../../lib/service-name.ts';

/** Name of a background validation, by its id. */
export type NameOf = (id: string) => string;

export function scopeWord(name: string): string {
  return name === everyService ? m.rules_every_service() : serviceName(name);
}

/** The rule in sentences, one per line; two rules are compared by them. */
export function constraintSentences(rule: CompanyRuleChoice, nameOf: NameOf): string[] {
  const scopes = rule.scopes.filter((name) => name !== everyService);
  const isOpen = isOpenToAll(rule.scopes);
  return [
    m.rules_says_scopes({ names: isOpen ? m.rules_every_service() : listOf(scopes, scopeWord) }),
    ...(rule.validations.length === 0
      ? []
      : [m.rules_says_validations({ names: listOf(rule.validations, nameOf) })]),
    ...effectiveLimits(rule.front_data).map((limit) => limitSentence(limit, scopeWord)),
    ...effectiveLimits(rule.validations_front_data).map((limit) => limitSentence(limit, nameOf)),
    m.rules_says_reset({ day: Math.max(rule.reset_day, 1) }),
  ];
}

function limitSentence({ services, limit }: RuleLimit, nameOf: NameOf): string {
  return m.rules_says_limit({ count: limit, limit: formatNumber(limit), names: listOf(services, nameOf) });
}

function listOf(names: readonly string[], nameOf: NameOf): string {
  return names.map(nameOf).join(' + ');
}
