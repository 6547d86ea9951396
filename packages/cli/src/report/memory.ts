/**
 * Returns whether more than this part of the heap is in use. V8 ends a process that reaches the limit of its heap with a dump; a run that
 * stops before it still prints what it found. Garbage does not count: before the answer is yes, it is collected.
 */
export function isMemoryFull(most: number): boolean {
  return isAbove(most) && isAboveWithoutGarbage(most);
}

function isAbove(most: number): boolean {
  // Short runs never ask, and do not wait for this part of Node to load.
  const { used_heap_size: used, heap_size_limit: limit } = process.getBuiltinModule('node:v8').getHeapStatistics();
  return used > limit * most;
}

function isAboveWithoutGarbage(most: number): boolean {
  process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
  (process.getBuiltinModule('node:vm').runInNewContext('gc') as () => void)();
  return isAbove(most * STILL_FULL);
}

/** What is left after a collection has to make room for some time, or each look would collect again. */
const STILL_FULL = 0.95;
