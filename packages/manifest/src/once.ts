/** Returns a function that calls `make` at its first call and returns the same value at each later call, also when it is `undefined`. */
export function once<Value>(make: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: make() };
    return known.value;
  };
}

/** Returns a function that calls `make` once for each object. It keeps a value only as long as its object exists. */
export function onceForEach<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let known = made.get(key);
    if (known === undefined) {
      known = { value: make(key) };
      made.set(key, known);
    }
    return known.value;
  };
}

/** Returns a function that calls `make` once for each name. */
export function onceForEachName<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return (name) => {
    const known = made.get(name) ?? { value: make(name) };
    made.set(name, known);
    return known.value;
  };
}

/**
 * Returns a function that calls `make` once for each short text. It keeps the values of at most `most` texts, each of at most `longest`
 * characters. When there are more, it drops all of them.
 */
export function onceForEachText<Value>(
  make: (text: string) => Value,
  { most, longest }: { readonly most: number; readonly longest: number },
): (text: string) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return (text) => {
    if (text.length > longest) return make(text);
    let known = made.get(text);
    if (known === undefined) {
      if (made.size >= most) made.clear();
      known = { value: make(text) };
      made.set(text, known);
    }
    return known.value;
  };
}
