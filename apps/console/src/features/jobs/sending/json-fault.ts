export interface TextPosition {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
}

// JSON has no control characters in its strings, so they have to be named.
/* oxlint-disable no-control-regex */
const space = /[ \t\r\n]*/y;
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
/* oxlint-enable no-control-regex */

/** Offset at which a text stops being JSON. Browsers disagree on whether and how they tell it. */
function offsetOfFault(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    space.lastIndex = at;
    at += space.exec(text)?.[0].length ?? 0;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at += found?.[0].length ?? 0;
    return found !== null;
  };
  const list = (close: RegExp, item: () => boolean): boolean => {
    if (take(close)) return true;
    do if (!item()) return false;
    while (take(/,/y));
    return take(close);
  };
  const value = (): boolean => {
    if (take(/\{/y)) return list(/\}/y, member);
    return take(/\[/y) ? list(/\]/y, value) : take(scalar);
  };
  const member = (): boolean => take(string) && take(/:/y) && value();
  if (value()) take(/$/y);
  return at;
}

/** Where a text that is no JSON goes wrong. */
export function placeOfJsonFault(text: string): TextPosition {
  const before = text.slice(0, offsetOfFault(text)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
