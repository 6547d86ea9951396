import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pushReader } from '../src/publish/recorded-pushes.ts';

const ADDRESS = 'https://github.example/acme/fleet.git';
const BRANCH = 'flux/app/latest';
const TOKEN = 'ghs_0123456789abcdefTOKEN';

/** Starts a server on loopback that gives every request the same answer, and records the requests. */
async function server(body: unknown, status = 200) {
  const requests: string[] = [];
  const http = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close());
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, requests };
}

const github = (url: string) => ({
  ...{ GITHUB_ACTIONS: 'true', GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'acme/fleet' },
  ...{ GITHUB_API_URL: url, GITHUB_TOKEN: TOKEN },
});
const gitlab = (url: string) => ({
  ...{
    GITLAB_CI: 'true',
    CI_PROJECT_URL: 'https://gitlab.example/acme/fleet',
    CI_PROJECT_ID: '7',
    CI_API_V4_URL: url,
    GITLAB_TOKEN: TOKEN,
  },
});
const read = (env: Readonly<Record<string, string>>, address = ADDRESS, origin?: string) =>
  pushReader({ env, signal: new AbortController().signal }, origin, 1)(BRANCH, address);

describe('pushes that GitHub recorded', () => {
  it('are those of the branch, the newest first, and other entries of the answer are ignored', async () => {
    const push = (after: unknown, timestamp: unknown, ref = `refs/heads/${BRANCH}`) => ({ after, timestamp, ref });
    const { url, requests } = await server([
      push('b', '2026-01-01T00:00:00Z'),
      push('a', '2026-01-02T00:00:00Z'),
      push('c', '2026-01-03T00:00:00Z', 'refs/heads/other'),
      push('d', 'yesterday'),
      push(7, '2026-01-01T12:00:00Z'),
      ...[null, 'text', { timestamp: {} }],
    ]);
    expect(await read(github(url))).toEqual({
      server: 'GitHub',
      pushes: [
        { after: 'a', time: new Date('2026-01-02T00:00:00Z') },
        { after: '', time: new Date('2026-01-01T12:00:00Z') },
        { after: 'b', time: new Date('2026-01-01T00:00:00Z') },
      ],
    });
    expect(requests).toEqual([
      expect.stringMatching(/^\/repos\/acme\/fleet\/activity\?ref=refs%2Fheads%2Fflux%2Fapp%2Flatest&.* Bearer ghs_/),
    ]);
  });

  it('are read for a copy of the repository on this machine, and for no other remote', async () => {
    const { url, requests } = await server([]);
    const addresses: readonly (readonly [string, string | undefined])[] = [
      ['git@github.example:acme/fleet.git', undefined],
      ['/work/prepared.git', ADDRESS],
      ['https://github.example/acme/other.git', ADDRESS],
      ['/work/prepared.git', 'https://github.example/acme/other'],
      ['/work/prepared.git', undefined],
    ];
    const answers = [];
    for (const [address, origin] of addresses) answers.push(await read(github(url), address, origin));
    expect(answers.map((answer) => 'why' in answer)).toEqual([false, false, true, true, true]);
    expect(requests).toHaveLength(2);
  });

  it('are unknown, with the reason and without the token, where the server refuses or answers anything else', async () => {
    for (const status of [403, 404]) {
      const { url } = await server({ message: `no ${TOKEN}` }, status);
      const answer = await read(github(url));
      expect(answer).toMatchObject({ why: expect.stringContaining('contents: read') });
      expect(JSON.stringify(answer)).not.toContain(TOKEN);
    }
    const { url } = await server({ message: 'no list' });
    expect(await read(github(url))).toEqual({ server: 'GitHub', pushes: [] });
    const { GITHUB_TOKEN: _, ...silent } = github(url);
    expect(await read(silent)).toEqual({ why: 'GITHUB_TOKEN is not set' });
    expect(await read({})).toMatchObject({ why: expect.stringContaining('no job') });
  });
});

it('pushes that GitLab recorded are those of the branch, without pushes of many branches at once', async () => {
  const event = (data: unknown, time: string) => ({ push_data: data, created_at: time });
  const { url, requests } = await server([
    event({ ref: BRANCH, ref_type: 'branch', commit_to: 'a' }, '2026-01-02T00:00:00Z'),
    event({ ref: BRANCH, ref_type: 'tag', commit_to: 'b' }, '2026-01-03T00:00:00Z'),
    event({ ref: null, ref_count: 9 }, '2026-01-04T00:00:00Z'),
    {},
  ]);
  expect(await read(gitlab(url), 'https://gitlab.example/acme/fleet.git')).toEqual({
    server: 'GitLab',
    pushes: [{ after: 'a', time: new Date('2026-01-02T00:00:00Z') }],
  });
  expect(requests).toHaveLength(1);
});
