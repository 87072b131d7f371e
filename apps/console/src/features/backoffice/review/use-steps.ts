import { useCallback, useEffect, useMemo, useState } from 'react';

import { useLocale } from '../../../i18n/locale.ts';
import { defaultThreshold } from '../../../ui/result-viewer/fields/certainty.ts';
import { fieldNames } from '../../../ui/result-viewer/fields/field-names.ts';
import { useChosenId, useLinkedSelection } from '../../../ui/result-viewer/linked-selection.ts';
import { resultView } from '../../../ui/result-viewer/result-view.ts';
import { type Desk, type Edit, undone, withEdit, withField } from './desk.ts';
import { type Doubt, doubtsOf } from './doubts.ts';
import type { OnDesk } from './use-review.ts';

interface Steps extends Pick<OnDesk, 'task' | 'desk'> {
  readonly setDesk: (change: (desk: Desk) => Desk) => void;
  /** Takes back the last verdict, while that is possible. */
  readonly onUndoSent: () => void;
}

/** Steps through the doubtful values: one after the other, back again, and the summary at the end. */
export function useSteps({ task, desk, setDesk, onUndoSent }: Steps) {
  const locale = useLocale();
  const selection = useLinkedSelection();
  const names = useMemo(() => fieldNames(task.service, locale), [task.service, locale]);
  const view = useMemo(() => resultView(task.result, names, defaultThreshold), [task.result, names]);
  const doubts = useMemo(
    () => doubtsOf(view, { doubts: task.doubts, names }, desk),
    [view, task.doubts, names, desk],
  );
  const [activeKey, setActiveKey] = useState(() => doubts.find(({ key }) => !desk.edits.has(key))?.key);
  const [file, setFile] = useState<string>();
  // A task that was submitted and taken back reopens at the summary.
  const [isSummary, setSummary] = useState(desk.isFinished);
  const active = doubts.find(({ key }) => key === activeKey);

  const activate = useCallback(
    (doubt: Doubt) => {
      setActiveKey(doubt.key);
      const { value } = doubt;
      if (value?.place === undefined) return;
      setFile(value.place.file);
      if (selection.chosenId() !== value.id) selection.show(value.id, 'pan');
    },
    [selection],
  );
  // Pans the view to the first active value.
  useEffect(() => {
    if (active?.value?.place !== undefined) selection.show(active.value.id, 'pan');
    // Only once: afterwards each step shows its own place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // Choosing a value on the page makes it the active one.
  const chosenId = useChosenId(selection);
  const [followed, setFollowed] = useState(chosenId);
  if (chosenId !== followed) {
    setFollowed(chosenId);
    const chosen = doubts.find(({ value }) => value?.id === chosenId);
    if (chosen !== undefined) setActiveKey(chosen.key);
  }

  const decide = (doubt: Doubt, edit: Edit) => {
    const next = withEdit(desk, doubt.key, edit);
    setDesk(() => next);
    const at = doubts.indexOf(doubt);
    const left = [...doubts.slice(at + 1), ...doubts.slice(0, at)].find(({ key }) => !next.edits.has(key));
    if (left !== undefined) return activate(left);
    setActiveKey(undefined);
    setSummary(true);
  };
  const undo = () => {
    const before = undone(desk);
    if (before === desk) return onUndoSent();
    setDesk(() => before);
    setSummary(false);
    const back = doubts.find(({ key }) => desk.edits.get(key) !== before.edits.get(key));
    if (back !== undefined) activate(back);
  };
  const add = (key: string) => {
    setDesk((before) => withField(before, key));
    setActiveKey(key);
  };
  const summarise = () => setSummary(true);
  const leaveSummary = () => {
    setSummary(false);
    const last = doubts.at(-1);
    if (last !== undefined) activate(last);
  };

  return {
    names,
    view,
    selection,
    doubts,
    active,
    isSummary,
    file,
    setFile,
    activate,
    decide,
    undo,
    add,
    summarise,
    leaveSummary,
  };
}
