import { m } from '../../i18n/messages.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import { Icon } from '../controls/icon.tsx';
import classes from './secret-once.module.css';
import { Alert } from '../controls/alert.tsx';
import { Button } from '../controls/button.tsx';

interface SecretOnceProps {
  /** In order, each with a copy button; the secret is one of them. */
  readonly values: readonly {
    readonly name: string;
    readonly value: string;
    /** Key in the downloaded file; the name when absent. */
    readonly key?: string;
  }[];
  /** Name of the downloaded file. */
  readonly fileName: string;
  /** Text of the alert; by default that the secret is shown only now. */
  readonly warning?: string;
}

/** Values that are shown once, in a dialog: with copy buttons, a download, and the warning. */
export function SecretOnce({ values, fileName, warning = m.secret_once() }: SecretOnceProps) {
  const text = JSON.stringify(
    Object.fromEntries(values.map(({ name, key = name, value }) => [key, value])),
    null,
    2,
  );
  return (
    <div className={classes.root}>
      <Alert color="warning" icon={<Icon name="alert" />}>
        {warning}
      </Alert>
      <dl className={classes.values}>
        {values.map(({ name, value }) => (
          <div key={name} className={classes.value}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton value={value} name={name} />
            </dd>
          </div>
        ))}
      </dl>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={16} />}
        onClick={() => saveBlob(fileName, new Blob([text], { type: 'application/json' }))}
      >
        {m.secret_download()}
      </Button>
    </div>
  );
}
