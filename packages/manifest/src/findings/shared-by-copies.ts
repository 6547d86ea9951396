/**
 * One value for the whole process. The command brings a copy of this package in its bundle, and a fleet has another one below its
 * node_modules: what one of them remembers of an object, the other has to know.
 */
export function sharedByCopies<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`slipway.${name}`);
  const holder = globalThis as Record<symbol, unknown>;
  holder[key] ??= make();
  return holder[key] as T;
}
