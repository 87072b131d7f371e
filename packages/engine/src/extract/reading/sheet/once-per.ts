/** A function that is worked out once for each object, which must not change: the words of forms are folded and listed many times for a page. */
export function oncePer<K extends WeakKey, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** A function that is worked out once for each pair of objects, neither of which may change: a page is read several times by one form. */
export function oncePerPair<K extends WeakKey, L extends WeakKey, V>(
  make: (one: K, other: L) => V,
): (one: K, other: L) => V {
  const ofOne = oncePer((one: K) => oncePer((other: L) => make(one, other)));
  return (one, other) => ofOne(one)(other);
}
