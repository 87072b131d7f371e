import { afterEach, describe, expect, it } from 'vitest';

import { chooseScheme, schemeChoice } from '../base/color-scheme.ts';
import { sharedSchemeManager } from './mantine-scheme.ts';

describe('the scheme that both programs share', () => {
  const manager = sharedSchemeManager();
  afterEach(() => {
    manager.unsubscribe();
    localStorage.clear();
  });

  it('reaches the library once, though the library says each choice again', () => {
    const heard: string[] = [];
    manager.subscribe((choice) => {
      heard.push(choice);
      manager.set(choice);
    });
    chooseScheme('dark');
    expect(heard).toEqual(['dark']);
    expect(schemeChoice()).toBe('dark');
  });
});
