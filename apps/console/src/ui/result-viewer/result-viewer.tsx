import type { Check, Result } from '@lavra/contract/model/result';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { formatNumber } from '../../lib/formats.ts';
import { inTime } from '../../base/in-time.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import { defaultThreshold } from './certainty.ts';
import { FieldList } from './field-list.tsx';
import type { FieldNames } from './field-names.ts';
import type { ValueTools } from './field-row.tsx';
import { useLinkedSelection } from './linked-selection.ts';
import { PageNotes } from './page-notes.tsx';
import type { PageSource } from './page-source.ts';
import { PageView } from './page-view.tsx';
import { resultText } from './result-text.ts';
import { type ResultView, resultView, uncertainFields, type ValueView } from './result-view.ts';
import classes from './result-viewer.module.css';
import { TextPanel } from './text-panel.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../controls/tabs.tsx';

const JsonTree = lazy(
  inTime(() => import('./json-tree.tsx').then(({ JsonTree }) => ({ default: JsonTree }))),
);

interface Props {
  readonly result: Result;
  /** What the JSON tab shows and downloads; the result itself when absent. */
  readonly json?: object;
  /** Stem of downloaded files. */
  readonly fileStem: string;
  readonly names: FieldNames;
  readonly checkSentence: (check: Check) => string;
  /** Files whose pages can be shown; none for XML. */
  readonly sources: readonly PageSource[];
  /** Said above the fields. */
  readonly note?: string | undefined;
  /** Why there is no page to show. */
  readonly noPages: string;
  readonly threshold?: number;
  readonly renderValue?: (value: ValueView) => ReactNode;
}

function copyOf(value: ValueView) {
  return value.shown === '' ? null : (
    <span className={classes.copy}>
      <CopyButton value={value.field.value} name={value.label} />
    </span>
  );
}

function Summary({
  result,
  values,
  doubts,
}: {
  readonly result: Result;
  readonly values: number;
  readonly doubts: number;
}) {
  return (
    <p className={classes.summary}>
      <span>{m.viewer_fields_count({ count: values })}</span>
      <span data-doubts={doubts > 0 || undefined}>
        {doubts === 0 ? m.viewer_doubts_none() : m.viewer_doubts_count({ count: doubts })}
      </span>
      <span>{m.viewer_time({ seconds: formatNumber(Number(result.Time), 2) })}</span>
    </p>
  );
}

interface FileSwitchProps {
  readonly sources: readonly PageSource[];
  readonly shown: PageSource;
  readonly onSource: (name: string) => void;
}

function FileSwitch({ sources, shown, onSource }: FileSwitchProps) {
  if (sources.length < 2) return null;
  return (
    <fieldset className={classes.files} aria-label={m.viewer_files()}>
      {sources.map(({ name, label }) => (
        <button key={name} type="button" aria-pressed={name === shown.name} onClick={() => onSource(name)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

interface FieldsProps {
  readonly result: Result;
  readonly view: ResultView;
  readonly tools: ValueTools;
  /** Notes above the fields. */
  readonly children: ReactNode;
}

function Fields({ result, view, tools, children }: FieldsProps) {
  const [isUncertainFirst, setUncertainFirst] = useState(false);
  const doubts = view.values.filter((value) => value.isUncertain).length;
  return (
    <>
      <div className={classes.bar}>
        <Summary result={result} values={view.values.length} doubts={doubts} />
        {uncertainFields(view).length > 0 ? (
          <button
            type="button"
            className={classes.filter}
            aria-pressed={isUncertainFirst}
            onClick={() => setUncertainFirst((on) => !on)}
          >
            {m.viewer_uncertain_first()}
          </button>
        ) : null}
      </div>
      {children}
      <PageNotes readings={result.Pages ?? []} />
      {view.values.length === 0 ? (
        <p className={classes.note}>{m.viewer_nothing_read()}</p>
      ) : (
        <FieldList view={view} isUncertainFirst={isUncertainFirst} tools={tools} />
      )}
    </>
  );
}

/**
 * A result beside the pages it was read from, both ways linked. Knows no job and no query: the demo, the
 * details of a processed file and the review workspace hand in pages and names.
 */
export function ResultViewer(props: Props) {
  const {
    result,
    json = result,
    fileStem,
    names,
    checkSentence,
    sources,
    noPages,
    note,
    threshold = defaultThreshold,
    renderValue,
  } = props;
  const selection = useLinkedSelection();
  const view = useMemo(() => resultView(result, names, threshold), [result, names, threshold]);
  const [sourceName, setSourceName] = useState(sources[0]?.name);
  const [side, setSide] = useState<'page' | 'fields'>('fields');
  const source = sources.find((each) => each.name === sourceName) ?? sources[0];
  const onSource = useMemo(
    () => view.values.filter((value) => value.place !== undefined && value.place.file === source?.name),
    [view, source?.name],
  );
  const text = useMemo(() => resultText(view), [view]);
  const jsonText = useMemo(() => JSON.stringify(json, null, 2), [json]);

  // On a narrow screen the two sides take turns: showing a box means turning to the page.
  const [turnedTo, setTurnedTo] = useState(selection.located);
  if (selection.located !== turnedTo) {
    setTurnedTo(selection.located);
    setSide('page');
    const place = view.values.find((value) => value.id === selection.located?.id)?.place;
    if (place !== undefined) setSourceName(place.file);
  }

  const tools: ValueTools = {
    selection,
    checkSentence,
    renderValue,
    renderAction: renderValue === undefined ? copyOf : undefined,
  };

  return (
    <div className={classes.root} data-side={side} data-single={source === undefined || undefined}>
      {source === undefined ? null : (
        <fieldset className={classes.switcher} aria-label={m.viewer_sides()}>
          <button type="button" aria-pressed={side === 'page'} onClick={() => setSide('page')}>
            {m.viewer_side_page()}
          </button>
          <button type="button" aria-pressed={side === 'fields'} onClick={() => setSide('fields')}>
            {m.viewer_side_fields()}
          </button>
        </fieldset>
      )}
      {source === undefined ? null : (
        <div className={classes.page}>
          <FileSwitch sources={sources} shown={source} onSource={setSourceName} />
          <PageView
            key={source.name}
            source={source}
            readings={source.name === 'document' ? result.Pages : undefined}
            values={onSource}
            selection={selection}
          />
        </div>
      )}
      <div className={classes.reading}>
        <Tabs defaultValue="fields" className={classes.tabs}>
          <TabList className={classes.tabList}>
            <Tab value="fields">{m.viewer_tab_fields()}</Tab>
            <Tab value="json">{m.viewer_tab_json()}</Tab>
            <Tab value="text">{m.viewer_tab_text()}</Tab>
          </TabList>
          <TabPanel value="fields" className={classes.panel}>
            <Fields result={result} view={view} tools={tools}>
              {source === undefined ? <p className={classes.note}>{noPages}</p> : null}
              {note === undefined ? null : <p className={classes.note}>{note}</p>}
            </Fields>
          </TabPanel>
          <TabPanel value="json" className={classes.panel}>
            <TextPanel text={jsonText} name="JSON" fileName={`${fileStem}.json`} mediaType="application/json">
              <Suspense fallback={<p className={classes.note}>{m.loading()}</p>}>
                <JsonTree data={json} />
              </Suspense>
            </TextPanel>
          </TabPanel>
          <TabPanel value="text" className={classes.panel}>
            <TextPanel
              text={text}
              name={m.viewer_tab_text()}
              fileName={`${fileStem}.txt`}
              mediaType="text/plain"
            >
              <pre className={classes.text}>{text}</pre>
            </TextPanel>
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}
