import type { Check, Result } from '@lavra/contract/model/result';
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { m } from '../../i18n/messages.ts';
import { formatNumber } from '../../lib/formats.ts';
import { inTime } from '../../base/in-time.ts';
import { defaultThreshold } from './fields/certainty.ts';
import { Divider, pageShare, useShare } from './divider.tsx';
import { FieldList } from './fields/field-list.tsx';
import type { FieldNames } from './fields/field-names.ts';
import type { ValueTools } from './fields/field-row.tsx';
import { FieldsBar } from './fields/fields-bar.tsx';
import { FileSwitch } from './file-switch.tsx';
import { ItemsDock } from './fields/items-dock.tsx';
import { useLinkedSelection } from './linked-selection.ts';
import { PageCrop } from './pages/page-crop.tsx';
import { PageNotes } from './pages/page-notes.tsx';
import type { PageSource } from './pages/page-source.ts';
import { PageView } from './pages/page-view.tsx';
import { resultText } from './result-text.ts';
import { resultView, type ValueView } from './result-view.ts';
import classes from './result-viewer.module.css';
import { type Choice, type ShownValues, shownValues } from './fields/shown-values.ts';
import { TextPanel } from './text-panel.tsx';
import { useKeys } from './use-keys.ts';
import { Tab, TabList, TabPanel, Tabs } from '../controls/tabs.tsx';
import { copyText, ViewerFoot } from './viewer-foot.tsx';
import { cellBeside, stepFrom } from './walk.ts';

const JsonTree = lazy(
  inTime(() => import('./json-tree.tsx').then(({ JsonTree }) => ({ default: JsonTree }))),
);

type TabName = 'fields' | 'json' | 'text';
const tabNames: readonly TabName[] = ['fields', 'json', 'text'];
const tabLabels: Record<TabName, () => string> = {
  fields: m.viewer_tab_fields,
  json: m.viewer_tab_json,
  text: m.viewer_tab_text,
};

interface Props {
  readonly result: Result;
  /** What the JSON tab shows and downloads; by default the result itself. */
  readonly json?: object;
  /** Path of the result in that JSON. */
  readonly jsonRoot?: string;
  /** Stem of downloaded files. */
  readonly fileStem: string;
  readonly names: FieldNames;
  readonly checkSentence: (check: Check) => string;
  /** Files whose pages can be shown; none for XML. */
  readonly sources: readonly PageSource[];
  /** Why there is no page to show. */
  readonly noPages: string;
  readonly threshold?: number;
  /** The user whose widths are stored in this browser. */
  readonly person?: string;
  readonly renderValue?: (value: ValueView) => ReactNode;
}

/**
 * Announces a new result to screen readers: the text is inserted after the live region exists, or it would not be
 * announced.
 */
function Arrival({ sentence }: { readonly sentence: string }) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (region.current !== null) region.current.textContent = sentence;
  }, [sentence]);
  return <output ref={region} className={classes.unseen} />;
}

interface FieldsProps {
  readonly shown: ShownValues;
  readonly tools: ValueTools;
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
  readonly values: readonly ValueView[];
  /** Notes above the fields. */
  readonly children: ReactNode;
}

function Fields({ shown, tools, choice, onChoice, values, children }: FieldsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const doubts = values.filter(({ isUncertain }) => isUncertain).length;
  return (
    <>
      <FieldsBar
        choice={choice}
        onChoice={(next) => {
          onChoice(next);
          scroller.current?.scrollTo({ top: 0 });
        }}
        values={values.length}
        doubts={doubts}
        shown={shown.stops.length}
      />
      <div ref={scroller} className={classes.fields}>
        {children}
        {values.length === 0 ? (
          <p className={classes.note}>{m.viewer_nothing_read()}</p>
        ) : shown.stops.length === 0 ? (
          <p className={classes.note}>
            {choice.find === '' ? m.viewer_doubts_none() : m.viewer_find_none({ find: choice.find })}
          </p>
        ) : (
          <FieldList documents={shown.documents} tools={tools} />
        )}
      </div>
    </>
  );
}

/** The state of a result that keys and panes share. */
function useViewer({ result, names, threshold = defaultThreshold, sources }: Props) {
  const selection = useLinkedSelection();
  const view = useMemo(() => resultView(result, names, threshold), [result, names, threshold]);
  const [choice, setChoice] = useState<Choice>({ isDoubtsOnly: false, find: '' });
  const shown = useMemo(() => shownValues(view, choice), [view, choice]);
  const [sourceName, setSourceName] = useState(sources[0]?.name);
  const [side, setSide] = useState<'page' | 'fields'>('fields');
  const [tab, setTab] = useState<TabName>('fields');
  const source = sources.find((each) => each.name === sourceName) ?? sources[0];

  // A narrow screen shows one side at a time: showing a box means turning to the page.
  const [turnedTo, setTurnedTo] = useState(selection.shown);
  if (selection.shown !== turnedTo) {
    setTurnedTo(selection.shown);
    const place = view.values.find((value) => value.id === selection.shown?.id)?.place;
    if (place !== undefined) {
      setSourceName(place.file);
      if (selection.shown?.how !== 'pan') setSide('page');
    }
  }
  const showTab = (name: TabName) => {
    setTab(name);
    setSide('fields');
  };
  return { selection, view, choice, setChoice, shown, source, setSourceName, side, setSide, tab, showTab };
}

/** Where there is no room for both sides, switches between the tabs and the page. */
function ViewSwitch({ viewer }: { readonly viewer: ReturnType<typeof useViewer> }) {
  const { source, side, setSide, tab, showTab } = viewer;
  return (
    <fieldset className={classes.switcher} aria-label={m.viewer_sides()}>
      {source === undefined ? null : (
        <button type="button" aria-pressed={side === 'page'} onClick={() => setSide('page')}>
          {m.viewer_side_page()}
        </button>
      )}
      {tabNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={tab === name && (side === 'fields' || source === undefined)}
          onClick={() => showTab(name)}
        >
          {tabLabels[name]()}
        </button>
      ))}
    </fieldset>
  );
}

/** Single keys move through fields and cells from anywhere, arrow keys from one of them. */
function useWalk({ selection, shown, tab, showTab }: ReturnType<typeof useViewer>) {
  const root = useRef<HTMLDivElement>(null);
  const go = (to: ValueView | undefined) => {
    if (to === undefined) return;
    if (tab !== 'fields') showTab('fields');
    selection.moveTo(to.id);
  };
  const isDoubt = ({ isUncertain }: ValueView) => isUncertain;
  const step = (by: 1 | -1, isWanted?: (value: ValueView) => boolean) =>
    go(stepFrom(shown.stops, selection.chosenId(), by, isWanted));
  useKeys(root, {
    j: () => step(1),
    k: () => step(-1),
    n: () => step(1, isDoubt),
    p: () => step(-1, isDoubt),
    c: () => {
      const value = shown.stops.find(({ id }) => id === selection.chosenId());
      if (value !== undefined) void copyText(value.field.value);
    },
    ...Object.fromEntries(tabNames.map((name, i) => [String(i + 1), () => showTab(name)])),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['stop'] : undefined;
    const value = shown.stops.find((stop) => stop.id === id);
    if (value === undefined) return;
    if (event.key === 'Enter') selection.show(value.id, 'zoom');
    else if (event.key.startsWith('Arrow')) go(cellBeside(shown, value, event.key));
    else return;
    event.preventDefault();
  };
  return { root, onKeyDown };
}

/**
 * A result beside the pages it was read from, linked in both directions. Independent of jobs and queries: the demo,
 * the details of a processed file and the review workplace pass in pages and names.
 */
export function ResultViewer(props: Props) {
  const { result, json = result, jsonRoot = '$', fileStem, checkSentence, sources, noPages } = props;
  const { renderValue, person = '' } = props;
  const viewer = useViewer(props);
  const { selection, view, choice, setChoice, shown, source, side, tab, showTab } = viewer;
  const { root, onKeyDown } = useWalk(viewer);
  const [share, setShare] = useShare(`lavra-viewer-share-${person}`, pageShare);
  const onSource = useMemo(
    () => view.values.filter((value) => value.place !== undefined && value.place.file === source?.name),
    [view, source?.name],
  );
  const text = useMemo(() => resultText(view), [view]);
  const jsonText = useMemo(() => JSON.stringify(json, null, 2), [json]);
  const tools: ValueTools = useMemo(
    () => ({
      selection,
      checkSentence,
      renderValue,
      renderCrop: (value) => <PageCrop value={value} sources={sources} readings={result.Pages} />,
    }),
    [selection, checkSentence, renderValue, sources, result.Pages],
  );
  const doubts = view.values.filter(({ isUncertain }) => isUncertain).length;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the keys of the buttons inside
    <div
      ref={root}
      className={classes.root}
      data-viewer
      data-side={side}
      data-single={source === undefined || undefined}
      style={{ '--share': `${share}%` } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <Arrival sentence={m.viewer_arrived({ values: view.values.length, doubts })} />
      <div className={classes.reading}>
        <h2 className={classes.unseen}>{m.viewer_side_fields()}</h2>
        <Tabs
          value={tab}
          onChange={(next) => showTab(tabNames.find((name) => name === next) ?? 'fields')}
          className={classes.tabs}
        >
          <TabList className={classes.tabList}>
            {tabNames.map((name) => (
              <Tab key={name} value={name}>
                {tabLabels[name]()}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="fields" className={classes.panel}>
            <Fields shown={shown} tools={tools} choice={choice} onChoice={setChoice} values={view.values}>
              {source === undefined ? <p className={classes.note}>{noPages}</p> : null}
              <PageNotes readings={result.Pages ?? []} />
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
      {source === undefined ? null : (
        <>
          <Divider
            label={m.viewer_divider()}
            stands
            share={share}
            bounds={pageShare}
            onShare={setShare}
            whole={root}
          />
          <div className={classes.page}>
            <FileSwitch sources={sources} shown={source} onSource={viewer.setSourceName} />
            <PageView
              key={source.name}
              source={source}
              readings={source.name === 'document' ? result.Pages : undefined}
              values={onSource}
              selection={selection}
            />
          </div>
        </>
      )}
      {tab === 'fields' ? (
        <ItemsDock tables={shown.tables} tools={tools} person={person} whole={root} />
      ) : null}
      <ViewerFoot
        view={view}
        selection={selection}
        jsonRoot={jsonRoot}
        seconds={formatNumber(Number(result.Time), 2)}
      />
      <ViewSwitch viewer={viewer} />
    </div>
  );
}
