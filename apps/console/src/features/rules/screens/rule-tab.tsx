import { resetDays } from '@lavra/contract/constants';
import { ruleExpression } from '@lavra/contract/company-rule';
import { everyService, isOpenToAll } from '@lavra/contract/scopes';
import type { CompanyRule, CompanyRuleChoice } from '@lavra/contract/model/company-rule';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { backgroundsQuery } from '../../../api/backgrounds.ts';
import {
  clearCompanyRuleMutation,
  companyRuleQuery,
  createCompanyRuleMutation,
  scopesQuery,
} from '../../../api/rules.ts';
import { m } from '../../../i18n/messages.ts';
import { getLocale } from '../../../i18n/locale.ts';
import type { ActingCompany } from '../../../lib/acting-company.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { type Choice, ChipsBox } from '../../../ui/inputs/chips-box.tsx';
import { Loader, Skeleton } from '../../../ui/controls/skeleton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { OnBehalf } from '../../../ui/dialogs/on-behalf.tsx';
import { UnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { FilterChoice } from '../../../ui/filters/filter-choice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LimitList } from '../components/limit-list.tsx';
import { RuleDiff } from '../components/rule-diff.tsx';
import { RuleHistory } from '../components/rule-history.tsx';
import { choiceOf, emptyRule, withScopes, withValidations } from '../rule-draft.ts';
import { constraintSentences, scopeWord } from '../rule-words.ts';
import classes from './rule-tab.module.css';

/** What a client may send, and how much of it. */
export function RuleTab({ client }: { readonly client: ActingCompany }) {
  const rule = useQuery(companyRuleQuery(client.companyId));
  const isLoading = useLinger(rule.isFetching);
  if (rule.data === undefined)
    return (
      <Panel>
        {rule.error === null ? (
          <Skeleton height={320} aria-label={m.loading()} />
        ) : (
          <FailureState error={rule.error} onRetry={() => void rule.refetch()} />
        )}
      </Panel>
    );
  return (
    <>
      <output className={classes.loading}>
        {isLoading && (
          <>
            <Loader size={12} />
            {m.rules_loading()}
          </>
        )}
      </output>
      <RuleForm key={`${client.companyId} ${rule.data.updated_at}`} client={client} rule={rule.data} />
    </>
  );
}

/** Stays on a second longer than its input, so that quick loading is visible. */
function useLinger(isOn: boolean): boolean {
  const [isShown, setShown] = useState(isOn);
  if (isOn && !isShown) setShown(true);
  useEffect(() => {
    if (isOn) return undefined;
    const timer = setTimeout(() => setShown(false), 1000);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isShown;
}

interface RuleFormProps {
  readonly client: ActingCompany;
  readonly rule: CompanyRule;
}

function RuleForm({ client, rule }: RuleFormProps) {
  const saved = choiceOf(rule);
  const [draft, setDraft] = useState<CompanyRuleChoice>(saved);
  const [isClearing, setClearing] = useState(false);
  const scopes = useQuery(scopesQuery());
  const backgrounds = useQuery(backgroundsQuery());
  const validationChoices: Choice[] = (backgrounds.data?.backgrounds ?? []).map(
    ({ id, background_name }) => ({
      value: id,
      label: background_name,
    }),
  );
  const nameOf = (id: string) => validationChoices.find(({ value }) => value === id)?.label ?? id;
  const save = useMutation({
    ...createCompanyRuleMutation(client.companyId),
    onSuccess: () => snackbar.success(m.rules_created()),
  });
  const clear = useMutation({
    ...clearCompanyRuleMutation(client.companyId),
    onSuccess: () => {
      setClearing(false);
      setDraft(emptyRule);
      snackbar.success(m.rules_cleared());
    },
  });
  const [before, after] = [constraintSentences(saved, nameOf), constraintSentences(draft, nameOf)];
  const isChanged = JSON.stringify(saved) !== JSON.stringify(draft);
  const allScopes = scopes.data?.scopes ?? [];
  const openScopes = isOpenToAll(draft.scopes);
  return (
    <>
      <Panel title={m.rules_title({ name: client.name })} text={m.rules_text()}>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(draft);
          }}
        >
          <div className={classes.allowed}>
            <ChipsBox
              label={m.rules_services()}
              description={m.rules_services_text()}
              choices={scopeChoices(allScopes)}
              value={draft.scopes}
              onChange={(chosen) => setDraft(withScopes(draft, chosen))}
              placeholder={m.rules_every_service()}
            />
            <ChipsBox
              label={m.rules_validations()}
              description={m.rules_validations_text()}
              choices={validationChoices}
              value={draft.validations}
              onChange={(chosen) => setDraft(withValidations(draft, chosen))}
              placeholder={m.rules_no_validation()}
            />
            <FilterChoice
              label={m.rules_reset_day()}
              hint={m.rules_reset_none()}
              choices={days}
              value={days.find(({ value }) => value === String(draft.reset_day))?.value}
              onChange={(day) => setDraft({ ...draft, reset_day: Number(day ?? 0) })}
            />
          </div>
          <LimitList
            title={m.rules_service_limits()}
            list="front_data"
            label={m.rules_limit_services()}
            choices={[
              { value: everyService, label: scopeWord(everyService) },
              ...scopeChoices(openScopes ? allScopes : draft.scopes),
            ]}
            draft={draft}
            uses={rule.limits}
            onChange={setDraft}
          />
          <LimitList
            title={m.rules_validation_limits()}
            list="validations_front_data"
            label={m.rules_limit_validations()}
            choices={validationChoices.filter(({ value }) => draft.validations.includes(value))}
            draft={draft}
            uses={rule.limits}
            onChange={setDraft}
          />
          <div className={classes.expression}>
            <h3>{m.rules_expression()}</h3>
            <code>{ruleExpression(draft)}</code>
          </div>
          {isChanged && <RuleDiff before={before} after={after} />}
          <div className={classes.actions}>
            <OnBehalf />
            <Button type="button" variant="default" onClick={() => setClearing(true)}>
              {m.rules_clear()}
            </Button>
            <Button type="submit" disabled={!isChanged} loading={save.isPending}>
              {m.action_save()}
            </Button>
          </div>
        </form>
      </Panel>
      <RuleHistory
        companyId={client.companyId}
        nameOf={nameOf}
        onRestore={(change) => setDraft(change.rule ?? emptyRule)}
      />
      <UnsavedGuard isDirty={isChanged && !save.isPending && !clear.isPending} />
      <ConfirmDialog
        isOpen={isClearing}
        title={m.rules_clear_title({ name: client.name })}
        text={m.rules_clear_text()}
        action={m.rules_clear()}
        isBusy={clear.isPending}
        onConfirm={() => clear.mutate()}
        onClose={() => setClearing(false)}
      />
    </>
  );
}

const days = Array.from({ length: resetDays }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}));

function scopeChoices(names: readonly string[]): Choice[] {
  return names
    .filter((name) => name !== everyService)
    .map((value) => ({ value, label: scopeWord(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, getLocale()));
}
