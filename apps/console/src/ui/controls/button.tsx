import type { ButtonHTMLAttributes, ComponentProps, CSSProperties, ReactNode } from 'react';

import classes from './button.module.css';

interface Look {
  readonly variant?: 'filled' | 'default' | 'subtle';
  readonly color?: 'error';
  readonly size?: 'xs' | 'sm' | 'md';
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  /** Shows a spinner and cannot be pressed. */
  readonly loading?: boolean;
  readonly ref?: ComponentProps<'button'>['ref'];
}

/** Attributes that make an element look like a button: a link, or the label of a file input. */
export function buttonLook({ variant = 'filled', color, size = 'sm' }: Look = {}) {
  return { className: classes.button, 'data-variant': variant, 'data-color': color, 'data-size': size };
}

export function Button(props: ButtonProps) {
  const { variant, color, size, leftSection, rightSection, loading = false, className, ...rest } = props;
  const { children, disabled = false, ...button } = rest;
  const look = buttonLook({
    ...(variant === undefined ? {} : { variant }),
    ...(color === undefined ? {} : { color }),
    ...(size === undefined ? {} : { size }),
  });
  return (
    <button
      type="button"
      {...button}
      {...look}
      className={`${look.className} ${className ?? ''}`}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    >
      {leftSection}
      <span>{children}</span>
      {rightSection}
    </button>
  );
}

interface ActionIconProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: 'default' | 'subtle';
  /** Pixels. */
  readonly size?: number;
  readonly loading?: boolean;
}

/** A button with an icon only; its name is in `aria-label`. */
export function ActionIcon(props: ActionIconProps) {
  const { variant = 'subtle', size = 28, loading = false, className, disabled = false, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      className={`${classes.icon} ${className ?? ''}`}
      data-variant={variant}
      data-loading={loading || undefined}
      disabled={disabled || loading}
      style={{ '--size': `${size}px` } as CSSProperties}
    />
  );
}
