import { JsonView } from 'react-json-view-lite';

import classes from './json-tree.module.css';
import { m } from '../../i18n/messages.ts';

const styles = {
  container: classes['container'] ?? '',
  basicChildStyle: classes['child'] ?? '',
  childFieldsContainer: classes['fields'] ?? '',
  label: classes['label'] ?? '',
  clickableLabel: classes['clickable'] ?? '',
  nullValue: classes['other'] ?? '',
  undefinedValue: classes['other'] ?? '',
  numberValue: classes['number'] ?? '',
  stringValue: classes['string'] ?? '',
  booleanValue: classes['number'] ?? '',
  otherValue: classes['other'] ?? '',
  punctuation: classes['punctuation'] ?? '',
  collapseIcon: classes['collapse'] ?? '',
  expandIcon: classes['expand'] ?? '',
  collapsedContent: classes['collapsed'] ?? '',
  noQuotesForStringValues: false,
};

/** Levels open at first; a field's boxes and checks open on demand. */
const openLevels = 6;

export function JsonTree({ data }: { readonly data: object }) {
  return (
    <JsonView
      data={data}
      style={{
        ...styles,
        ariaLables: { expandJson: m.viewer_json_expand(), collapseJson: m.viewer_json_collapse() },
      }}
      shouldExpandNode={(level) => level < openLevels}
      clickToExpandNode
      aria-label="JSON"
    />
  );
}
