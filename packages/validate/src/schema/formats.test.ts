import { describe, expect, test } from 'vitest';
import { decodedFormat, formats, numberFormat, textFormat } from './formats.ts';

const accepts = (name: string, value: unknown): boolean =>
  (formats as Readonly<Record<string, { readonly validate: (value: never) => boolean }>>)[name]?.validate(value as never) ?? false;

describe('the formats that the server checks', () => {
  test.each([
    ['byte', ['aGk=', 'YWJj'], ['', 'aGk', 'a b=', 'aG\nk=']],
    ['go-bytes', ['', 'aGk=', 'YW\nJj'], ['aGk', '!']],
    ['cidr', ['10.0.0.0/8', '::/0', '010.0.0.1/32'], ['10.0.0.0', '10.0.0.0/33', '10.0.0/8', 'a/8']],
    ['creditcard', ['4111 1111 1111 1111'], ['4111 1111 1111 1112', '1']],
    ['date', ['2024-02-29'], ['2023-02-29', '2024-1-1', 'today']],
    ['datetime', ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00.5+02:00'], ['2026-11-21', '2026-11-21T25:00:00Z', '2026-02-30T00:00:00Z']],
    ['duration', ['5m', '1h30m', '-1.5h', '3 days', '1w', '0'], ['', 'soon', '5']],
    ['email', ['a@example.org', 'Ada <ada@example.org>'], ['a', 'a@', 'a b@example.org']],
    ['hexcolor', ['#fff', '0a0b0c'], ['#ffff', 'red']],
    ['hostname', ['example.org', 'localhost', 'bücher.example'], ['-a.example.org', 'a_b', '']],
    ['ipv4', ['10.0.0.1', '010.0.0.1', '::ffff:10.0.0.1'], ['10.0.0', '256.0.0.1', '::1']],
    ['ipv6', ['::1', 'fe80::1'], ['10.0.0.1', ':::']],
    ['isbn10', ['0-306-40615-2'], ['0-306-40615-3']],
    ['isbn13', ['978-0-306-40615-7'], ['978-0-306-40615-8']],
    ['mac', ['01:23:45:67:89:ab', '0123.4567.89ab'], ['01:23:45:67:89', '01:23:45:67:89:ag']],
    ['quantity', ['1', '100m', '1.5Gi', '.5', '-1e3', '+2k'], ['', '1 Gi', 'Gi', '1GB', '1e']],
    ['uri', ['https://example.org/a?b=c', '/path', 'urn:a:b'], ['', 'example.org', 'https://a b/', '/%zz']],
    ['uuid', ['123e4567-e89b-12d3-a456-426614174000', '123E4567E89B12D3A456426614174000'], ['123e4567', '']],
    ['uuid4', ['123e4567-e89b-42d3-a456-426614174000'], ['123e4567-e89b-12d3-a456-426614174000']],
    ['int32', [2 ** 31 - 1, -(2 ** 31)], [2 ** 31]],
    ['int64', [2 ** 62], [2 ** 63]],
    ['float', [1e38], [1e39]],
  ])('%s', (name, good, bad) => {
    expect(good.filter((value) => !accepts(name, value))).toEqual([]);
    expect(bad.filter((value) => accepts(name, value))).toEqual([]);
  });

  test('are checked for values of their own type, with and without dashes; others are ignored', () => {
    expect(textFormat('date-time')).toBe('datetime');
    expect(textFormat('int32')).toBeUndefined();
    expect(textFormat('quantity')).toBeUndefined();
    expect(numberFormat({ type: 'integer', format: 'date' })).toBe('int64');
    expect(numberFormat({ type: 'number', format: 'double' })).toBeUndefined();
  });

  test('of built-in kinds are those of the Go types', () => {
    expect(decodedFormat({ type: 'string', format: 'byte' })).toBe('go-bytes');
    expect(decodedFormat({ type: 'string', format: 'uri' })).toBeUndefined();
  });
});
