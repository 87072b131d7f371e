import {
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';

import classes from './tabs.module.css';

interface TabsState {
  readonly id: string;
  readonly value: string | undefined;
  readonly choose: (value: string) => void;
}

const TabsContext = createContext<TabsState>({ id: '', value: undefined, choose: () => undefined });

interface TabsProps {
  /** The chosen tab, if the parent keeps it. */
  readonly value?: string;
  readonly defaultValue?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Tabs({ value, defaultValue, onChange, className, children }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <TabsContext value={{ id, value: value ?? own, choose }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

/** Arrow keys move between tabs, Home and End to the first and the last. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  const next = tabs.at(to % tabs.length);
  next?.focus();
  next?.click();
}

interface TabListProps extends HTMLAttributes<HTMLDivElement> {
  readonly children: ReactNode;
}

export function TabList({ className, ...rest }: TabListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside have the focus
    <div role="tablist" {...rest} className={`${classes.list} ${className ?? ''}`} onKeyDown={walk} />
  );
}

interface TabProps {
  readonly value: string;
  readonly leftSection?: ReactNode;
  readonly children: ReactNode;
}

export function Tab({ value, leftSection, children }: TabProps) {
  const tabs = useContext(TabsContext);
  const isChosen = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-${value}`}
      aria-selected={isChosen}
      aria-controls={isChosen ? `${tabs.id}-${value}-panel` : undefined}
      tabIndex={isChosen ? 0 : -1}
      className={classes.tab}
      onClick={() => tabs.choose(value)}
    >
      {leftSection}
      <span>{children}</span>
    </button>
  );
}

interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  readonly value: string;
  /** Stays rendered but hidden while another tab is chosen. */
  readonly isKept?: boolean;
}

export function TabPanel({ value, isKept = false, ...rest }: TabPanelProps) {
  const tabs = useContext(TabsContext);
  const isChosen = tabs.value === value;
  if (!isChosen && !isKept) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-${value}-panel`}
      aria-labelledby={`${tabs.id}-${value}`}
      hidden={!isChosen}
      className={classes.panel}
      {...rest}
    />
  );
}
