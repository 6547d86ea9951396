import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import type { Connection } from './connection.ts';
import type { StoredObject } from './stored-object.ts';
import { watchObjects } from './watch-objects.ts';

const kind = { apiVersion: 'v1', kind: 'ConfigMap' };

const object = (name: string, resourceVersion: number): StoredObject => ({
  ...kind,
  metadata: { name, uid: name, resourceVersion: String(resourceVersion), creationTimestamp: '2026-11-21T15:00:00Z' },
});

const list = (version: number, ...items: readonly StoredObject[]) => ({ metadata: { resourceVersion: String(version) }, items });
const line = (type: string, changed: StoredObject) => ({ type, object: changed });
const lost = (): Error => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

/** Returns a server that answers with these lists in turn, and records the starts of watches. */
function server(lists: readonly (object | Error)[], watches: readonly (readonly (object | Error)[])[]) {
  const began: (string | null)[] = [];
  const [listsLeft, watchesLeft] = [[...lists], [...watches]];
  const connection: Connection = {
    async request() {
      const body = listsLeft.shift();
      if (body instanceof Error) throw body;
      return { status: 200, body };
    },
    async *lines(path) {
      began.push(new URL(path, 'https://server').searchParams.get('resourceVersion'));
      for (const entry of watchesLeft.shift() ?? [new ApiError(403, { message: 'the end of the test' })]) {
        if (entry instanceof Error) throw entry;
        yield entry;
      }
    },
    close: () => {},
  };
  return { connection, began };
}

/** Returns the events until the server refuses. */
async function eventsOf(connection: Connection): Promise<readonly string[]> {
  const events: string[] = [];
  try {
    for await (const { type, object: changed } of watchObjects(connection, '/api/v1/configmaps', {}, kind))
      events.push(`${type} ${changed.metadata.name}`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
  }
  return events;
}

test('what is there comes first, then every change', async () => {
  const { connection } = server(
    [list(5, object('a', 3))],
    [[line('ADDED', object('b', 6)), line('MODIFIED', object('a', 7)), line('DELETED', object('b', 8))]],
  );
  expect(await eventsOf(connection)).toEqual(['added a', 'added b', 'modified a', 'deleted b']);
});

test('a watch that ends or breaks goes on where it was, bookmarks included, and reports nothing twice', async () => {
  const { connection, began } = server(
    [list(5, object('a', 3))],
    [[line('MODIFIED', object('a', 6)), lost()], [line('BOOKMARK', object('', 9))], [line('MODIFIED', object('a', 10))]],
  );
  expect(await eventsOf(connection)).toEqual(['added a', 'modified a', 'modified a']);
  expect(began).toEqual(['5', '6', '9', '10']);
});

test('when the server has forgotten the place, the differences are reported, deletions too', async () => {
  const gone = { type: 'ERROR', object: { code: 410, message: 'too old resource version' } };
  const { connection, began } = server(
    [list(5, object('a', 3), object('b', 4), object('c', 5)), list(20, object('a', 3), object('b', 18), object('d', 19))],
    [[gone]],
  );
  expect(await eventsOf(connection)).toEqual(['added a', 'added b', 'added c', 'deleted c', 'modified b', 'added d']);
  expect(began).toEqual(['5', '20']);
});

test('a server that is away is asked again', async () => {
  const { connection } = server([lost(), new ApiError(503, 'starting'), list(5, object('a', 3))], []);
  expect(await eventsOf(connection)).toEqual(['added a']);
});

test('nothing is asked after the signal', async () => {
  const events = watchObjects(server([], []).connection, '/api/v1/configmaps', {}, kind, AbortSignal.abort());
  expect(await events.next()).toMatchObject({ done: true });
});
