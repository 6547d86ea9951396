import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutCredentials } from './without-credentials.ts';

it.each([
  ['https://ada:secret@host.example/fleet.git', 'https://host.example/fleet.git'],
  ['https://glpat-secret@host.example/fleet.git', 'https://host.example/fleet.git'],
  ['https://ada:se/cr/et@host.example/fleet.git', 'https://host.example/fleet.git'],
  ['https://ada:1234/secret@host.example/fleet.git', 'https://host.example/fleet.git'],
  ['https://secret/token@host.example/fleet.git', 'https://host.example/fleet.git'],
  ['https://ada:sec@ret@host.example/fleet.git', 'https://host.example/fleet.git'],
  ['https://ada:sec@re/t@host.example:8443/fleet.git', 'https://host.example:8443/fleet.git'],
  ['https://ada:sec%40ret@host.example/fleet.git', 'https://host.example/fleet.git'],
  ['https://ada:sec?r#et@host.example/fleet.git', 'https://host.example/fleet.git'],
  ['https://ada:secret@host.example/image@sha256:abc', 'https://host.example/image@sha256:abc'],
  ['ssh://ada:se@cret@host.example/fleet.git', 'ssh://host.example/fleet.git'],
  ['ssh://ada:se@cret@host', 'ssh://host'],
  ['https://ada:secret@[::1]:80/fleet.git', 'https://[::1]:80/fleet.git'],
  ['https://h.example/x.git?private_token=secret&ref=main', 'https://h.example/x.git?private_token=***&ref=main'],
  ['https://h.example/x.git?ref=main#access_token=secret', 'https://h.example/x.git?ref=main#access_token=***'],
  ['https://h.example/x.git?pa%73sword=secret', 'https://h.example/x.git?pa%73sword=***'],
  ["fatal: unable to access 'https://ada:secret@h.example/x/': refused", "fatal: unable to access 'https://h.example/x/': refused"],
  ['ext::https://ada:secret@h.example/x', 'ext::https://h.example/x'],
])('%s is shown as %s', (text, expected) => {
  expect(withoutCredentials(text)).toBe(expected);
});

it.each([
  'https://host.example/group/fleet.git',
  'https://host.example:8443/group/fleet.git',
  'https://host.example/charts/x@1.0.0/y',
  'https://host.example/x?ref=main&depth=1#readme',
  'ssh://git@host.example:22/group/fleet.git',
  'ssh://git@host.example/charts@1.0.0/y',
  'git@host.example:group/fleet.git',
  'file:///srv/pkg@1.0.0/fleet.git',
  '/srv/pkg@1.0.0/fleet.git',
  'flux-sources@1.0.0 was moved',
])('%s is kept', (text) => {
  expect(withoutCredentials(text)).toBe(text);
});

const password = fc.string({ unit: fc.constantFrom(...'aZ09@/:%#?&=+._-~!$\'"[]\\;,'), minLength: 1, maxLength: 24 });
const scheme = fc.constantFrom('http', 'https', 'ssh', 'git', 'HTTPS', 'ftp', 'git+ssh');
const host = fc.constantFrom('host.example', 'localhost', 'host.example:8443', '127.0.0.1:80', '[::1]', 'intranet');
const path = fc.constantFrom('/group/fleet.git', '/', '', '/a/b?ref=main');

it('no password is shown, with any characters and at any position of the address', () => {
  fc.assert(
    fc.property(scheme, password, host, path, (protocol, secret, server, rest) => {
      const shown = withoutCredentials(`before '${protocol}://ada:${secret}@${server}${rest}' behind`);
      expect(shown).toBe(`before '${protocol}://${server}${rest}' behind`);
    }),
    { numRuns: 2000 },
  );
});

it('no value of a parameter with the name of a secret is shown', () => {
  const name = fc.constantFrom('token', 'private_token', 'access_token', 'password', 'api-key', 'client_secret', 'sig', 'X-Amz-Credential');
  const value = fc.string({ unit: fc.constantFrom(...'aZ09@/:%+._-~;#'), minLength: 8 });
  fc.assert(
    fc.property(name, value, fc.constantFrom('?', '?a=b&', '#', '?a=b#'), (key, secret, start) => {
      expect(withoutCredentials(`https://host.example/x${start}${key}=${secret}&b=c`)).toBe(`https://host.example/x${start}${key}=***&b=c`);
    }),
  );
});

it('takes time in proportion to the text', () => {
  const started = performance.now();
  for (const text of ['a', '@', '://', 'a://@', 'a://a@', 'https://u:', '?token=', '#=']) withoutCredentials(`a://${text.repeat(20_000)}`);
  expect(performance.now() - started).toBeLessThan(3000);
});
