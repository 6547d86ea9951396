import { EVENT_ID, type Event, getScalarValue } from 'js-yaml';
import { eventOffset } from './event-offset.ts';
import { childPointer } from './json-pointer.ts';

/**
 * JSON pointer to offset for every node of the document that starts at `events[first]`: a field is where its key is,
 * an item where its value is, the root where its first key or value is. Nodes below an alias have no place of their own.
 */
export function nodeOffsets(source: string, events: readonly Event[], first: number): ReadonlyMap<string, number> {
  const walk: Walk = { source, events, cursor: first + 1, offsets: new Map() };
  const root = events[walk.cursor];
  walk.offsets.set('', root ? Math.max(0, eventOffset(root, source)) : 0);
  visit(walk, '');
  return walk.offsets;
}

interface Walk {
  readonly source: string;
  readonly events: readonly Event[];
  cursor: number;
  readonly offsets: Map<string, number>;
}

function visit(walk: Walk, pointer: string): void {
  const event = walk.events[walk.cursor++];
  if (event?.type === EVENT_ID.SEQUENCE) {
    for (let index = 0; !atEnd(walk); index++) visitChild(walk, childPointer(pointer, index), walk.cursor);
    walk.cursor++;
  } else if (event?.type === EVENT_ID.MAPPING) {
    while (!atEnd(walk)) {
      const at = walk.cursor;
      visitChild(walk, childPointer(pointer, readKey(walk)), at);
    }
    walk.cursor++;
  }
}

const atEnd = (walk: Walk): boolean => walk.events[walk.cursor] === undefined || walk.events[walk.cursor]?.type === EVENT_ID.POP;

function visitChild(walk: Walk, pointer: string, at: number): void {
  const event = walk.events[at];
  const offset = event ? eventOffset(event, walk.source) : -1;
  if (offset >= 0) walk.offsets.set(pointer, offset);
  visit(walk, pointer);
}

/** Only text keys can be pointed at; keys that are collections are skipped as a whole. */
function readKey(walk: Walk): string {
  const event = walk.events[walk.cursor];
  if (event?.type === EVENT_ID.SCALAR) {
    walk.cursor++;
    return getScalarValue(walk.source, event);
  }
  const inner: Walk = { ...walk, offsets: new Map() };
  visit(inner, '');
  walk.cursor = inner.cursor;
  return '';
}
