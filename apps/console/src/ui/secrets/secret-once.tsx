import { m } from '../../i18n/messages.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import { Icon } from '../controls/icon.tsx';
import classes from './secret-once.module.css';
import { Alert } from '../controls/alert.tsx';
import { Button } from '../controls/button.tsx';

interface SecretOnceProps {
  /** Each with a copy button, in order; the secret among them. */
  readonly values: readonly {
    readonly name: string;
    readonly value: string;
    /** What programs call it, in the download; its name when absent. */
    readonly key?: string;
  }[];
  /** Name of the file that the download writes. */
  readonly fileName: string;
  /** The alert; says that the secret is shown only now when absent. */
  readonly warning?: string;
}

/** What is shown once, for a dialog: values with copy, a download, and the warning. */
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
