/** What `make` makes of a name, made once for each. */
export function onceForEachName<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return (name) => {
    const known = made.get(name) ?? { value: make(name) };
    made.set(name, known);
    return known.value;
  };
}
