import type { lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { type HostRules, hostLookup, isPublicAddress, refusedUrl } from './chart-hosts.ts';

const rules = (more: Partial<HostRules> = {}): HostRules => ({
  known: new Set(['charts.example']),
  private: new Set(),
  allowsNew: false,
  ...more,
});

test.each<readonly [string, boolean]>([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2606:4700::1', true],
  ...[
    ...[
      '127.0.0.1',
      '127.9.9.9',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.100.100.200',
    ],
    ...['168.63.129.16', '192.0.0.192', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:7f00:1::',
    ],
    ...['2001:0:1::', '2001:db8::1', 'charts.example', ''],
  ].map((address) => [address, false] as const),
])('the address %s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  ['https://charts.example/a', undefined],
  ['https://charts.example:8443/a', 'charts.example:8443 is a new host'],
  ['https://other.example/a', 'other.example is a new host'],
  ['http://charts.example/a', 'over TLS only'],
  ['file:///etc/passwd', 'over TLS only'],
])('the URL %s is refused without options: %s', (url, expected) => {
  const refused = refusedUrl(new URL(url), rules());
  if (expected === undefined) expect(refused).toBeUndefined();
  else expect(refused).toContain(expected);
});

test.each([
  'https://127.1/a',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://169.254.169.254/',
])('new hosts may not be %s', (url) => {
  expect(refusedUrl(new URL(url), rules({ allowsNew: true }))).toContain('not a public address');
});

test('a private host may have a private address, and only loopback may be without TLS', () => {
  const own = rules({ private: new Set(['127.0.0.1:80', '10.0.0.1', '10.0.0.1:80', 'localhost:5000']) });
  const refused = (url: string) => refusedUrl(new URL(url), own);
  expect([refused('https://10.0.0.1/'), refused('http://localhost:5000/')]).toEqual([undefined, undefined]);
  expect(refused('http://10.0.0.1/')).toContain('over TLS only');
});

/** Returns the answer of a lookup whose name has these addresses. */
function answerOf(host: string, addresses: readonly string[], own: HostRules, all: boolean): Promise<unknown> {
  const resolve = ((_name: string, _options: unknown, callback: (...args: unknown[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as unknown as typeof lookup;
  return new Promise((done) => {
    hostLookup(host, own, resolve)(host, { all }, (error, address) => done(error?.message ?? address));
  });
}

test('a name is refused when any of its addresses is not public at the time of the connection', async () => {
  expect(await answerOf('charts.example', ['8.8.8.8', '10.0.0.7'], rules(), true)).toContain('10.0.0.7, which is not a public address');
  expect(await answerOf('charts.example', ['8.8.8.8'], rules(), false)).toBe('8.8.8.8');
  expect(await answerOf('charts.example', [], rules(), false)).toBe('its name has no address');
  expect(await answerOf('a.example', ['10.0.0.7'], rules({ private: new Set(['a.example']) }), true)).toEqual([
    { address: '10.0.0.7', family: 4 },
  ]);
});
