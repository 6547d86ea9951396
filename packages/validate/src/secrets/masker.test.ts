import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { createMasker, isDistinctive, MASK } from './masker.ts';

const seed = inject('seed');

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const mask = (secret: string, text: string): string => createMasker([secret])?.text(text) ?? text;

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Each form of a secret in a longer text, as programs write it. */
const forms: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  base64: (secret) => base64(secret),
  'base64 behind one byte': (secret) => base64(`:${secret}`),
  'base64 behind two bytes': (secret) => base64(`a:${secret}\n`),
  'base64 of a Docker login': (secret) => base64(`joe:${secret}`),
  base64url: (secret) => Buffer.from(`x${secret}?>`).toString('base64url'),
  hexadecimal: (secret) => Buffer.from(secret).toString('hex'),
  'upper hexadecimal': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
  URL: (secret) => encodeURIComponent(secret),
  form: (secret) => encodeURIComponent(secret).replaceAll('%20', '+'),
  JSON: (secret) => JSON.stringify(secret).slice(1, -1),
  'JSON in JSON': (secret) => JSON.stringify(JSON.stringify(secret)),
  'YAML in single quotes': (secret) => secret.replaceAll("'", "''"),
  HTML: (secret) =>
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
  'folded text': (secret) => [...secret].join('').replace(/(.{5})/gu, '$1\n    '),
  'continued text': (secret) => secret.replace(/^(.{4})/u, '$1\\\n  '),
  ...Object.fromEntries(
    Object.entries({
      'percent encoding of each byte': (byte: number) => `%${hex(byte)}`,
      'hexadecimal escapes': (byte: number) => `\\x${hex(byte)}`,
      'escapes of JSON, escaped once more': (byte: number) => `\\\\x${hex(byte)}`,
      'octal escapes': (byte: number) => `\\${byte.toString(8).padStart(3, '0')}`,
    }).map(([name, form]) => [
      name,
      (secret: string) => (/[^\0-\x7f]/.test(secret) ? secret : [...Buffer.from(secret)].map(form).join('')),
    ]),
  ),
  'escapes of Unicode': (secret) => [...secret.split('')].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  'decimal references of HTML': (secret) => [...secret].map((character) => `&#${character.codePointAt(0)};`).join(''),
  'hexadecimal references of HTML': (secret) => [...secret].map((character) => `&#x${character.codePointAt(0)?.toString(16)};`).join(''),
  'base64 of UTF-16': (secret) => (/[^\0-\x7f]/.test(secret) ? secret : Buffer.from(secret, 'utf16le').toString('base64')),
  'base64 of base64': (secret) => base64(`auth: ${base64(`joe:${secret}`)}`),
  'base64 of base64 of base64': (secret) => base64(base64(base64(secret))),
  'base64 of hexadecimal': (secret) => base64(Buffer.from(secret).toString('hex')),
  base32: (secret) => base32(secret),
  'bytes with colons': (secret) => [...Buffer.from(secret)].map(hex).join(':'),
  'bytes of a program': (secret) => [...Buffer.from(secret)].map((byte) => `0x${hex(byte)}`).join(', '),
  'decimal bytes': (secret) => [...Buffer.from(secret)].join(', '),
  'full-width letters': (secret) => secret.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'letters with zero-width spaces': (secret) => secret.replace(/^(.)(.)/u, '$1\u200b$2\u00ad'),
  'base64 in lines': (secret) => base64(`user: ${secret}`).replace(/(.{9})/g, '$1\n'),
};

const character = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&*+-./:;<=>?@^_~\'"äß€😀');
const secret = fc
  .array(character, { minLength: 8, maxLength: 40 })
  .map((characters) => characters.join(''))
  .filter((text) => isDistinctive(text) && new Set(text).size > 4);

describe('a secret is masked', () => {
  test.each(Object.entries(forms))('as %s', (_, form) => {
    fc.assert(
      fc.property(
        secret,
        fc.constantFrom('', 'name: ', '{"a":"', '- '),
        fc.constantFrom('', '"}', ' # end', '\nb: c'),
        (value, before, after) => {
          const encoded = form(value);
          const shown = mask(value, `${before}${encoded}${after}`);
          expect(shown).toContain(MASK);
          expect(shown).not.toContain(encoded);
          // No part that is long enough to be of use is left.
          const bare = shown.replaceAll(MASK, '');
          for (let at = 0; at + 6 <= encoded.length; at++) {
            const part = encoded.slice(at, at + 6);
            if (!`${before}${after}`.includes(part)) expect(bare).not.toContain(part);
          }
        },
      ),
      { seed, numRuns: 30 },
    );
  });

  test('where it is cut off', () => {
    const value = 'q7Rk2Xw9Lm4Zt8Vb3Nc6';
    for (const length of [4, 8, 12, 19]) {
      expect(mask(value, `"${value.slice(0, length)}..." is not valid`)).toBe(`"${MASK}..." is not valid`);
      expect(mask(value, `${value.slice(0, length)}…`)).toBe(`${MASK}…`);
    }
    expect(mask(value, `the value ${value.slice(0, 13)}`)).toBe(`the value ${MASK}`);
  });

  test('in another case, unless it may be a word', () => {
    expect(mask('Ab3kQ9xZt7Lm', 'a: AB3KQ9XZT7LM b: ab3kq9xzt7lm')).toBe(`a: ${MASK} b: ${MASK}`);
    expect(mask('ShopPlatform', 'shopplatform')).toBe('shopplatform');
  });

  test('in keys, numbers and lists', () => {
    const masker = createMasker(['hunter2-hunter2', '4711081512']);
    expect(masker?.value({ 'hunter2-hunter2': [1, 'x', 4711081512], other: { pin: 4711081512n, port: 8080 } })).toEqual({
      [MASK]: [1, 'x', MASK],
      other: { pin: MASK, port: 8080 },
    });
    const plain = { a: ['b', { c: 1 }] };
    expect(masker?.value(plain)).toBe(plain);
  });

  test('together with the rest of the base64 around it, for example the user name', () => {
    expect(mask('hunter2-hunter2', `{"auth":"${base64('joe:hunter2-hunter2')}"}`)).toBe(`{"auth":"${MASK}"}`);
  });

  test('with any length', () => {
    const value = Array.from({ length: 3000 }, (_, at) => (at * 7919 + (at >> 3) * 31).toString(36)).join('');
    expect(mask(value, `a ${value} b ${base64(value)} c`)).toBe(`a ${MASK} b ${MASK} c`);
    expect(mask(value, `a ${value.slice(0, 5000)}`)).toBe(`a ${MASK}`);
  });

  test('also if there are many', () => {
    const values = Array.from({ length: 5000 }, (_, at) => `secret${(at * 7919 + 13).toString(36)}-${(at * 104_729 + 7).toString(36)}x`);
    const masker = createMasker(values);
    for (const value of values.slice(0, 200)) {
      expect(masker?.text(`(${value})`)).toBe(`(${MASK})`);
      expect(masker?.text(`(${base64(`:${value}`)})`)).not.toContain(base64(`:${value}`).slice(3, -4));
    }
    expect(masker?.text('spec.template.spec.containers[0].image: registry.example/shop:1.0.0')).toContain('registry.example/shop:1.0.0');
  });
});

describe('a value is left alone', () => {
  test.each(['a', 'true', '8080', '12345', 'admin', 'hunter', 'changeme', 'postgres', '<password>', 'xxxxxxxx', ''])(
    'when it is %j',
    (value) => {
      expect(createMasker([value])).toBeUndefined();
    },
  );

  test('when it only begins like a secret', () => {
    expect(mask('shop-api-q7Rk2Xw9Lm', 'shop-api')).toBe('shop-api');
    expect(mask('shop-api-q7Rk2Xw9Lm', 'shop-api is ready')).toBe('shop-api is ready');
  });
});

test('texts that repeat the beginning of a secret are searched fast', () => {
  const masker = createMasker([`${'ab'.repeat(60)}c`, `${'a'.repeat(50)}b`]);
  expect(masker?.text('ab'.repeat(100_000))).toBeDefined();
  expect(masker?.text('a'.repeat(200_000)).length).toBeLessThan(200_001);
});
