/**
 * Returns one value for the whole process. The command has a copy of this package in its bundle, and a fleet has another one in its
 * node_modules. A value that one copy remembers must be visible to the other.
 */
export function sharedByCopies<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`slipway.${name}`);
  const holder = globalThis as Record<symbol, unknown>;
  holder[key] ??= make();
  return holder[key] as T;
}
