/** The placeholder for the API group of a fleet until a Composition is created for one. */
const GROUP = '<group>';

/** A label or a tag of the fleet's own: `<group>/part`. */
export const ownLabel = <const Name extends string>(name: Name) => `${GROUP}/${name}` as const;

/** `value` with the API group in all keys and texts that {@link ownLabel} made. */
export function withGroup<T>(value: T, group: string): T {
  const fill = (text: string): string => text.replaceAll(GROUP, group);
  const filled = (each: unknown): unknown => {
    if (typeof each === 'string') return fill(each);
    if (Array.isArray(each)) return each.map(filled);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, child]) => [fill(key), filled(child)]));
  };
  return filled(value) as T;
}
