import { observationMaxLength } from '@lavra/contract/constants';
import { type CompositeField, compositeFields, reportFields } from '@lavra/contract/model/report';
import { Checkbox, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { createReportMutation, reportPreviewQuery } from '../../../api/company-reports.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogActions, DialogCancel } from '../../../ui/dialogs/dialog.tsx';
import { DayRangeFields } from '../../../ui/filters/day-range-fields.tsx';
import { type AttributeChoice, type Draft, emptyDraft, previewOf, requestOf } from './report-draft.ts';
import { AttributeField } from './attribute-field.tsx';
import { ReportPreview } from './report-preview.tsx';
import classes from './request-report.module.css';

/** Milliseconds that a message of the report screens stays. */
const messageMs = 20_000;

interface RequestReportProps {
  readonly companyId: string;
  readonly onClose: () => void;
}

/** The content and the days of a new report. */
export function RequestReport({ companyId, onClose }: RequestReportProps) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));
  const create = useMutation({
    ...createReportMutation(companyId),
    onSuccess: () => {
      onClose();
      snackbar.success(m.company_report_requested(), { stayMs: messageMs });
    },
  });
  const request = requestOf(draft);
  const wanted = previewOf(draft);
  const preview = useQuery(reportPreviewQuery(companyId, wanted));
  const setAttribute = (name: CompositeField) => (choice: AttributeChoice) =>
    setDraft((before) => ({ ...before, attributes: { ...before.attributes, [name]: choice } }));
  return (
    <Dialog
      isOpen
      maxWidth={700}
      onClose={onClose}
      isDirty={draft !== emptyDraft}
      title={m.company_report_generate()}
    >
      <div className={classes.root}>
        <Textarea
          label={m.company_report_observation()}
          value={draft.observation}
          maxLength={observationMaxLength}
          rows={2}
          onChange={({ currentTarget }) => change({ observation: currentTarget.value })}
        />
        <div className={classes.days}>
          <DayRangeFields
            startLabel={m.company_report_start_date()}
            endLabel={m.company_report_end_date()}
            startDate={draft.start}
            endDate={draft.end}
            isRequired
            onChange={({ startDate = draft.start, endDate = draft.end }) =>
              change({ start: startDate, end: endDate })
            }
          />
        </div>
        <fieldset className={classes.group}>
          <legend>{m.company_report_formats()}</legend>
          <div className={classes.line}>
            <Checkbox
              label="CSV"
              checked={draft.isCsv}
              onChange={({ currentTarget }) => change({ isCsv: currentTarget.checked })}
            />
            <Checkbox
              label="JSON"
              checked={draft.isJson}
              onChange={({ currentTarget }) => change({ isJson: currentTarget.checked })}
            />
          </div>
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{m.company_report_columns()}</legend>
          <div className={classes.grid}>
            {reportFields.map((field) => (
              <Checkbox
                key={field}
                label={field}
                classNames={{ label: classes.code ?? '' }}
                checked={draft.fields.includes(field)}
                onChange={({ currentTarget }) =>
                  change({
                    fields: reportFields.filter((one) =>
                      one === field ? currentTarget.checked : draft.fields.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{m.company_report_attributes()}</legend>
          {compositeFields.map((name) => (
            <AttributeField
              key={name}
              name={name}
              choice={draft.attributes[name]}
              parts={preview.data?.parts[name] ?? []}
              onChange={setAttribute(name)}
            />
          ))}
        </fieldset>
        <ReportPreview
          preview={wanted === undefined ? undefined : preview.data}
          isStale={preview.isPlaceholderData}
        />
      </div>
      <DialogActions>
        <DialogCancel />
        <Button
          disabled={request === undefined}
          loading={create.isPending}
          onClick={() => request !== undefined && create.mutate(request)}
        >
          {m.company_report_generate()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
