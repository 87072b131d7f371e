import { m } from '../../i18n/messages.ts';
import { config } from '../../base/config.ts';
import { buttonLook } from './button.tsx';
import { Icon } from './icon.tsx';

interface SupportLinkProps extends NonNullable<Parameters<typeof buttonLook>[0]> {
  readonly label?: string;
  /** Gets the focus when its dialog opens. */
  readonly isFirst?: boolean;
}

/** Link to support: a page, or an e-mail address. */
export function SupportLink({ label, isFirst = false, ...look }: SupportLinkProps) {
  const { supportUrl } = config();
  if (supportUrl === '') return null;
  const isLetter = supportUrl.startsWith('mailto:');
  return (
    <a
      {...buttonLook(look)}
      href={supportUrl}
      data-autofocus={isFirst || undefined}
      // A `mailto:` link opens the mail program, and a new tab for it would stay empty. The tooltip shows the address
      // to users without a mail program.
      {...(isLetter
        ? { title: supportUrl.slice('mailto:'.length).replace(/\?.*/, '') }
        : { target: '_blank', rel: 'noreferrer' })}
    >
      {label ?? m.support_open()}
      {!isLetter && <Icon name="external" size={16} />}
    </a>
  );
}
