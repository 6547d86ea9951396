/**
 * Whether more than the share `most` of the heap is in use. V8 ends a process at its heap limit with a dump. A run that stops earlier can
 * print its findings. Collects garbage before it returns true.
 */
export function isMemoryFull(most: number): boolean {
  return isAbove(most) && isAboveWithoutGarbage(most);
}

function isAbove(most: number): boolean {
  // Short runs never call this function, and do not load this part of Node.
  const { used_heap_size: used, heap_size_limit: limit } = process.getBuiltinModule('node:v8').getHeapStatistics();
  return used > limit * most;
}

function isAboveWithoutGarbage(most: number): boolean {
  process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
  (process.getBuiltinModule('node:vm').runInNewContext('gc') as () => void)();
  return isAbove(most * STILL_FULL);
}

/** A collection must free enough memory for some time, or each call would collect again. */
const STILL_FULL = 0.95;
