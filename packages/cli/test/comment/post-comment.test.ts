import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ForgeError } from '../../src/repository/forge-error.ts';
import { openForge } from '../../src/review/open-forge.ts';
import { type PostedComment, postComment } from '../../src/review/post-comment.ts';
import { BOT, type Fault, type ForgeServer, github, gitlab, SHA, TOKEN } from './forge-server.ts';

const MARKER = '<!-- marker -->';
const body = (text: string): string => `${MARKER}\n${text}`;
const places = { github, gitlab };
type Place = keyof typeof places;

async function post(place: Place, server: ForgeServer, text = 'new', token = TOKEN, isWorthCreating = true): Promise<PostedComment> {
  const url = place === 'github' ? server.url : `${server.url}/api/v4`;
  const repository = place === 'github' ? 'acme/fleet' : '12';
  const target = { url, token, variable: 'THE_TOKEN', repository, request: { number: 7 }, sha: SHA };
  const forge = await openForge(place, target, new AbortController().signal, 2);
  if (forge === undefined) throw new Error('no request');
  return postComment(forge, { marker: MARKER, body: body(text), isWorthCreating });
}

const failure = (posting: Promise<unknown>): Promise<ForgeError> =>
  posting.then(
    () => expect.fail('it was posted'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ForgeError);
      return error as ForgeError;
    },
  );

const others = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, body: `comment ${index}`, author: 'ann' }));

describe.each(['github', 'gitlab'] as const)('a comment on %s', (place) => {
  it('is created once, updated in place, and left alone where it says the same', async () => {
    const server = await places[place]();
    expect(await post(place, server, 'one')).toEqual({ outcome: 'created', older: 0 });
    expect(await post(place, server, 'two')).toEqual({ outcome: 'updated', older: 0 });
    const before = server.requests.length;
    expect(await post(place, server, 'two')).toEqual({ outcome: 'unchanged', older: 0 });
    expect(server.comments).toEqual([{ id: 1, body: body('two'), author: BOT }]);
    expect(server.requests.slice(before).filter((line) => /^(?:PUT|PATCH)|^POST (?!\/graphql)/.test(line))).toEqual([]);
  });

  it('is not created for nothing, but updated to say so', async () => {
    const server = await places[place]();
    expect(await post(place, server, 'nothing', TOKEN, false)).toEqual({ outcome: 'not-created', older: 0 });
    expect(server.comments).toEqual([]);
    await post(place, server, 'one');
    expect(await post(place, server, 'nothing', TOKEN, false)).toEqual({ outcome: 'updated', older: 0 });
  });

  it('is found on the third page', async () => {
    const server = await places[place]();
    server.comments.push(...others(250), { id: 251, body: body('old'), author: BOT }, { id: 252, body: 'last', author: 'ann' });
    expect(await post(place, server)).toEqual({ outcome: 'updated', older: 0 });
    expect(server.comments).toHaveLength(252);
    expect(server.comments[250]?.body).toBe(body('new'));
  });

  it('is its own: comments of others that begin in the same way, or quote it, are kept', async () => {
    const server = await places[place]();
    const theirs = [
      { id: 1, body: body('forged'), author: 'mallory' },
      { id: 2, body: `> ${body('quoted')}`, author: BOT },
    ];
    server.comments.push(...structuredClone(theirs));
    expect(await post(place, server)).toEqual({ outcome: 'created', older: 0 });
    expect(server.comments.slice(0, 2)).toEqual(theirs);
  });

  it('is the newest of several, and the others are reported', async () => {
    const server = await places[place]();
    for (const id of [1, 2, 3]) server.comments.push({ id, body: body(`old ${id}`), author: BOT });
    expect(await post(place, server)).toEqual({ outcome: 'updated', older: 2 });
    expect(server.comments.map((comment) => comment.body)).toEqual([body('old 1'), body('old 2'), body('new')]);
  });

  it('is at most one more after two runs at once, and the next run updates the newest', async () => {
    const server = await places[place]();
    await Promise.all([post(place, server, 'a'), post(place, server, 'b')]);
    expect(server.comments.length).toBeLessThanOrEqual(2);
    const { outcome, older } = await post(place, server, 'c');
    expect({ outcome, older }).toEqual({ outcome: 'updated', older: server.comments.length - 1 });
    expect(server.comments.at(-1)?.body).toBe(body('c'));
  });

  it.each([
    ['to read', /^GET .*(?:comments|notes)$/, { status: 502, body: '<html>Bad Gateway</html>' }],
    ['to create, which was not done', /^POST .*(?:comments|notes)$/, { status: 502, body: '<html>Bad Gateway</html>' }],
    ['to create, which was done', /^POST .*(?:comments|notes)$/, { status: 502, body: 'x', isDone: true }],
    ['to create, by closing the connection after it was done', /^POST .*(?:comments|notes)$/, { status: 0, isBroken: true, isDone: true }],
  ] as const)('is posted exactly once where the server fails %s', async (_, match, fault) => {
    const server = await places[place]();
    server.fault(match, fault);
    expect((await post(place, server)).outcome).toBe('created');
    expect(server.comments.map((comment) => comment.body)).toEqual([body('new')]);
  });

  it('is updated where the server fails twice', async () => {
    const server = await places[place]();
    await post(place, server, 'old');
    server.fault(/^(?:PATCH|PUT) /, { status: 502, body: 'x' }, { status: 503, body: 'x' });
    expect((await post(place, server)).outcome).toBe('updated');
    expect(server.comments.map((comment) => comment.body)).toEqual([body('new')]);
  });

  it.each([
    ['a token that is not accepted', { status: 401, body: { message: 'Bad credentials' } }, /does not accept the token in THE_TOKEN/],
    [
      'a token that may not',
      { status: 403, body: { message: 'Resource not accessible by integration' } },
      place === 'github' ? /THE_TOKEN may not .* `permissions: pull-requests: write`.*workflow_run/ : /scope `api` and the role Developer/,
    ],
    ['a request that does not exist', { status: 404, body: { message: 'Not Found' } }, /does not exist .*THE_TOKEN does not see it/],
    ['a body that is refused', { status: 422, body: { message: 'Body is too long (maximum is 65536 characters)' } }, /with 422.*too long/],
  ])('is not posted with %s, which is said once', async (_, fault, expected) => {
    const server = await places[place]();
    server.fault(/^POST .*(?:comments|notes)$/, fault);
    const { message } = await failure(post(place, server));
    expect(message).toMatch(expected);
    expect(server.requests.filter((line) => /^POST .*(?:comments|notes)$/.test(line))).toHaveLength(1);
  });

  it('is not posted with the token of another user', async () => {
    const server = await places[place]();
    expect((await failure(post(place, server, 'new', 'ghs_wrong'))).status).toBe(401);
    expect(server.comments).toEqual([]);
  });

  it('is given up after four tries to read', async () => {
    const server = await places[place]();
    server.fault(/^GET .*(?:comments|notes)$/, ...Array<Fault>(9).fill({ status: 502, body: 'x' }));
    expect((await failure(post(place, server))).message).toContain('fails with 502');
    expect(server.requests.filter((line) => /^GET .*(?:comments|notes)$/.test(line))).toHaveLength(4);
  });

  it('does not follow a link to a page on another server', async () => {
    const server = await places[place]();
    const other = await places[place]();
    const link = `<${other.url}/next>; rel="next"`;
    server.fault(/^GET .*(?:comments|notes)$/, ...Array<Fault>(9).fill({ status: 200, body: [], headers: { link } }));
    expect((await failure(post(place, server))).message).toContain('an address of another');
    expect(other.requests).toEqual([]);
  });

  it('does not follow a redirect to another server', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const [server, other] = [await places[place](), await places[place]()];
      const location = `${other.url}/x`;
      server.fault(/(?:graphql|user)$/, ...Array<Fault>(9).fill({ status, headers: { location } }));
      expect((await failure(post(place, server))).message).toMatch(/an address of another|with a redirect/);
      expect(other.requests).toEqual([]);
    }
  });

  it('ends at pages without end, and at redirects without end', async () => {
    const server = await places[place]();
    const list = /^GET .*(?:comments|notes)$/;
    server.fault(list, ...Array<Fault>(300).fill({ status: 200, body: [], headers: { link: `<${server.url}/x>; rel="next"` } }));
    expect((await failure(post(place, server))).message).toContain('more than 50 pages');
    expect(server.requests.filter((line) => list.test(line))).toHaveLength(50);
    const other = await places[place]();
    other.fault(/^GET/, ...Array<Fault>(300).fill({ status: 302, headers: { location: '/again' } }));
    expect((await failure(post(place, other))).message).toContain('redirects more than 3 times');
    expect(other.requests.length).toBeLessThan(20);
  });

  it.each<[string, unknown]>([
    ['an invalid list', { a: 1 }],
    ['a comment without an id', [{ body: body('x'), user: { login: BOT }, author: { username: BOT } }]],
    ['an id that is a path', [{ id: '1/../../../x', body: body('x'), user: { login: BOT }, author: { username: BOT } }]],
    ['values in each other', JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)],
    ['very many values', Array(300_000).fill(0)],
  ])('is not posted after an answer with %s', async (_, answer) => {
    const server = await places[place]();
    server.fault(/^GET .*(?:comments|notes)$/, ...Array<Fault>(9).fill({ status: 200, body: answer }));
    expect((await failure(post(place, server))).message).toContain('its answer cannot be used');
    expect(server.comments).toEqual([]);
  });

  it('is not that of a deleted user where the server says no login', async () => {
    const server = await places[place]();
    server.comments.push({ id: 1, body: body('of a deleted user'), author: '' });
    const none = place === 'github' ? { data: { viewer: { login: '' } } } : { username: '' };
    server.fault(/(?:graphql|user)$/, ...Array<Fault>(9).fill({ status: 200, body: none }));
    expect((await failure(post(place, server))).message).toContain('does not say');
    expect(server.comments[0]?.body).toBe(body('of a deleted user'));
  });

  it('is not posted where the request has another commit by now', async () => {
    const server = await places[place]();
    server.head = 'b'.repeat(40);
    await expect(post(place, server)).rejects.toThrow('no request');
    expect(server.comments).toEqual([]);
  });

  it('is not written where the server redirects to, because that is another request', async () => {
    for (const status of [307, 308]) {
      const server = await places[place]();
      const elsewhere = place === 'github' ? '/repos/acme/other/issues/1/comments' : '/api/v4/projects/13/merge_requests/1/notes';
      server.fault(/^POST .*(?:comments|notes)$/, ...Array<Fault>(9).fill({ status, headers: { location: elsewhere } }));
      expect((await failure(post(place, server))).message).toContain('answers a POST with a redirect');
      expect(server.requests.filter((line) => line.endsWith(elsewhere))).toEqual([]);
    }
  });

  it('is not one of another request that the server lists', async () => {
    const server = await places[place]();
    const other = { id: 5, body: body('other'), user: { login: BOT }, author: { username: BOT }, noteable_iid: 8 };
    const issue_url = 'https://api.example.com/repos/acme/fleet/issues/8';
    server.fault(/^GET .*(?:comments|notes)$/, { status: 200, body: [{ ...other, issue_url }] });
    expect(await post(place, server)).toEqual({ outcome: 'created', older: 0 });
    expect(server.requests.filter((line) => /^(?:PUT|PATCH) /.test(line))).toEqual([]);
  });

  it('never shows the token, with any answer of the server', async () => {
    const forms = [
      TOKEN,
      `x${TOKEN}y`,
      `Bearer ${TOKEN}`,
      `${'x'.repeat(495)}${TOKEN}`,
      [...TOKEN].join('\u200b'),
      [...TOKEN].join('\u001b'),
    ];
    const bytes = Buffer.from(`token ${TOKEN}`);
    const encoded = [
      bytes.toString('base64'),
      bytes.toString('hex'),
      [...TOKEN].map((each) => `%${each.charCodeAt(0).toString(16)}`).join(''),
    ];
    const text = fc.constantFrom(...forms, ...encoded, TOKEN.slice(0, -1), 'plain', '\u001b[31m', `${TOKEN}\n::error::`);
    const answer = fc.oneof(text, fc.record({ message: text, errors: fc.array(fc.record({ message: text }), { maxLength: 2 }) }));
    const status = fc.constantFrom(400, 401, 403, 404, 410, 422, 429, 451, 500, 502, 0);
    const match = fc.constantFrom(/^POST .*(?:comments|notes)$/, /^GET .*(?:comments|notes)$/, /(?:graphql|user)$/);
    await fc.assert(
      fc.asyncProperty(status, answer, match, async (code, given, on) => {
        const faults = Array<Fault>(8).fill(code === 0 ? { status: 0, isBroken: true } : { status: code, body: given });
        const server = await places[place]();
        server.fault(on, ...faults);
        const error = await failure(post(place, server));
        for (const shown of [error.message, String(error), error.stack ?? '', JSON.stringify(error), String(error.cause)]) {
          expect(shown.replaceAll(/\\u\{?[0-9a-f]+\}?/g, '')).not.toContain(TOKEN.slice(0, -1));
          for (const each of encoded) expect(shown).not.toContain(each.slice(-20));
          expect(shown).not.toContain('\u001b');
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('limits of rates', () => {
  const secondary = (after: string): Fault => ({
    status: 403,
    headers: { 'retry-after': after },
    body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' },
  });

  it('are waited for on GitHub, as long as it says', async () => {
    const server = await github();
    server.fault(/^POST .*comments$/, secondary('7'), secondary('7'));
    const started = performance.now();
    expect((await post('github', server)).outcome).toBe('created');
    expect(performance.now() - started).toBeGreaterThanOrEqual(2 * 7 * 2 - 4);
    expect(server.comments).toHaveLength(1);
  });

  it('are waited for on GitLab', async () => {
    const server = await gitlab();
    server.fault(/^POST .*notes$/, { status: 429, headers: { 'retry-after': '7' }, body: 'Retry later\n' });
    expect((await post('gitlab', server)).outcome).toBe('created');
    expect(server.comments).toHaveLength(1);
  });

  it.each(['-5', 'Fri, 31 Dec 2999 23:59:59 GMT', '1e9', '9'.repeat(400)])('are waited for without a usable time: %s', async (after) => {
    const server = await github();
    server.fault(/^POST .*comments$/, secondary(after));
    expect((await post('github', server)).outcome).toBe('created');
    expect(server.comments).toHaveLength(1);
  });

  it.each([
    ['github', secondary('3600')],
    ['gitlab', { status: 429, headers: { 'retry-after': '3600' }, body: 'Retry later\n' }],
  ] as const)('are reported where %s asks for an hour', async (place, fault) => {
    const server = await places[place]();
    server.fault(/^POST .*(?:comments|notes)$/, fault);
    expect((await failure(post(place, server))).message).toContain('limits the rate of requests; run the command again later');
    expect(server.comments).toEqual([]);
  });
});

it('has the limit of GitHub for a comment reported', async () => {
  const server = await github();
  expect((await failure(post('github', server, 'x'.repeat(70_000)))).message).toContain('too long');
});
