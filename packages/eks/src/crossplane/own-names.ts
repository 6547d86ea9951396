/** The placeholder for the API group of the fleet, until a Composition is created for a fleet. */
const GROUP = '<group>';

/** Returns a label or tag in the group of the fleet: `<group>/part`. */
export const ownLabel = <const Name extends string>(name: Name) => `${GROUP}/${name}` as const;

/** Replaces the placeholder of {@link ownLabel} with the API group in all keys and strings of `value`. */
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
