import { m } from '../../i18n/messages.ts';
import { config } from '../../base/config.ts';
import { buttonLook } from './button.tsx';
import { Icon } from './icon.tsx';

interface SupportLinkProps extends NonNullable<Parameters<typeof buttonLook>[0]> {
  readonly label?: string;
  /** Takes the focus when its dialog opens. */
  readonly isFirst?: boolean;
}

/** The way to the support: a page of its own, or a letter to it. */
export function SupportLink({ label, isFirst = false, ...look }: SupportLinkProps) {
  const { supportUrl } = config();
  if (supportUrl === '') return null;
  const isLetter = supportUrl.startsWith('mailto:');
  return (
    <a
      {...buttonLook(look)}
      href={supportUrl}
      data-autofocus={isFirst || undefined}
      // A letter opens the mail program; a tab for it would stay empty. Who has none reads where to write.
      {...(isLetter
        ? { title: supportUrl.slice('mailto:'.length).replace(/\?.*/, '') }
        : { target: '_blank', rel: 'noreferrer' })}
    >
      {label ?? m.support_open()}
      {!isLetter && <Icon name="external" size={16} />}
    </a>
  );
}
