import type { ReactNode } from 'react';

import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Mark } from '../../ui/mark.tsx';
import { SchemeSwitch } from '../../ui/scheme-switch.tsx';
import classes from './frame.module.css';
import { Visual } from './visual.tsx';

/** The form on one side; what the product does, drawn, on the other where there is room. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <header className={classes.header}>
          <span className={classes.brand}>
            <Mark size={34} />
            Lavra
          </span>
          <div className={classes.switches}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </header>
        <main className={classes.main}>{children}</main>
      </div>
      <Visual />
    </div>
  );
}
