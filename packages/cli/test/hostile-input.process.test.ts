import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readInput } from '../src/repository/read-input.ts';
import { makeFixture, temporaryDirectory } from './fixture.ts';
import { widget, widgetCrd } from './widgets.ts';

const map = (name: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: web}\n`;
const findingsOf = (directory: string): string[] => readInput(['.'], directory).findings.map(({ rule, file }) => `${rule} ${file}`);

describe('files with any name that are not manifests', () => {
  it('get one finding each, and hide none of the others', () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'good.yaml'), map('good'));
    writeFileSync(
      join(directory, 'binary.yaml'),
      Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256),
    );
    writeFileSync(join(directory, 'latin.yaml'), Buffer.from('a: caf\u00e9\n', 'latin1'));
    writeFileSync(join(directory, 'utf16.yaml'), Buffer.from(`\ufeff${map('a')}`, 'utf16le'));
    // Without a byte-order mark it is not recognized as UTF-16.
    writeFileSync(join(directory, 'half.yaml'), Buffer.from(map('a'), 'utf16le'));
    writeFileSync(join(directory, 'large.yaml'), '');
    truncateSync(join(directory, 'large.yaml'), 100 * 2 ** 20);
    expect(findingsOf(directory)).toEqual([
      'not-text binary.yaml',
      'not-text half.yaml',
      'file-too-large large.yaml',
      'not-text latin.yaml',
    ]);
    const { texts } = readInput(['.'], directory);
    expect([...texts.keys()]).toEqual(['good.yaml', 'utf16.yaml']);
    expect(texts.get('utf16.yaml')).toBe(map('a'));
  });

  it('are not read outside of the paths: links are reported and not followed, loops have no end', () => {
    const outside = temporaryDirectory();
    writeFileSync(join(outside, 'secret.yaml'), map('secret'));
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'good.yaml'), map('good'));
    symlinkSync('.', join(directory, 'loop'));
    symlinkSync(outside, join(directory, 'folder'));
    symlinkSync(join(outside, 'secret.yaml'), join(directory, 'file.yaml'));
    symlinkSync('b.yaml', join(directory, 'a.yaml'));
    symlinkSync('a.yaml', join(directory, 'b.yaml'));
    const input = readInput(['.'], directory);
    expect([...input.texts.keys()]).toEqual(['good.yaml']);
    expect(input.skipped.map(({ file, reason }) => `${reason} ${file}`)).toEqual(
      ['a.yaml', 'b.yaml', 'file.yaml'].map((file) => `symbolic-link ${file}`),
    );
    expect(input.findings).toEqual([]);
    const named = readInput(['a.yaml', 'file.yaml', 'folder', 'folder/secret.yaml'], directory);
    expect([...named.texts.keys()]).toEqual([]);
    expect(named.skipped).toHaveLength(4);
  });

  it('may lie thousands of folders deep', () => {
    const directory = temporaryDirectory();
    // Linux supports paths of up to 4,096 bytes.
    const folder = 'a/'.repeat(1900);
    mkdirSync(join(directory, folder), { recursive: true });
    writeFileSync(join(directory, folder, 'x.yaml'), map('deep'));
    expect([...readInput(['.'], directory).texts.keys()]).toEqual([`${folder}x.yaml`]);
  });

  it('may not be readable, nor their folders', () => {
    const directory = temporaryDirectory();
    mkdirSync(join(directory, 'closed'));
    writeFileSync(join(directory, 'closed.yaml'), map('a'));
    writeFileSync(join(directory, 'good.yaml'), map('good'));
    chmodSync(directory, 0o755);
    chmodSync(join(directory, 'closed'), 0);
    chmodSync(join(directory, 'closed.yaml'), 0);
    const input = withoutPrivileges(() => readInput(['.'], directory));
    expect(input.findings.map(({ rule, file }) => `${rule} ${file}`)).toEqual(['unreadable-file closed.yaml', 'unreadable-file closed']);
    expect([...input.texts.keys()]).toEqual(['good.yaml']);
    chmodSync(join(directory, 'closed'), 0o700);
  });

  it('may go between two looks', () => {
    const directory = temporaryDirectory();
    expect(findingsOf(directory)).toEqual([]);
    expect(() => readInput(['x'.repeat(300)], directory)).toThrow(/cannot be read: ENAMETOOLONG/);
    expect(() => readInput(['\0'], directory)).toThrow(/cannot be read/);
  });
});

/** Removes the privileges of root, to which every file is readable. */
function withoutPrivileges<T>(run: () => T): T {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  try {
    return run();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe('slipway check of hostile files', () => {
  it('reports each in a few lines and ends', async () => {
    const fixture = makeFixture();
    const nested = (open: string, close: string): string => `${map('a')}data: ${open.repeat(10_000)}1${close.repeat(10_000)}\n`;
    const files: Readonly<Record<string, string>> = {
      'y/deep-list.yaml': nested('[', ']'),
      'y/deep-map.yaml': nested('{a: ', '}'),
      'y/deep.json': `{"apiVersion": "v1", "kind": "ConfigMap", "data": ${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
      'y/bomb.yaml': `${map('bomb')}data:\n  a: &a [${Array(9).fill('x').join(',')}]\n${[...'bcdefghij'].map((name, index) => `  ${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[index]}`).join(',')}]\n`).join('')}`,
      'y/keys.yaml': `${map('keys')}data:\n${'  a: b\n'.repeat(20_000)}`,
      'y/fields.yaml': `${map('fields')}${Array.from({ length: 20_000 }, (_, index) => `a${index}: b\n`).join('')}`,
      'y/control.yaml': `${map('control')}# ${'\u0001'.repeat(100_000)}\n`,
      'y/regex.yaml': widget(`name: ${'a'.repeat(50_000)}b`),
      'y/crd.yaml': widgetCrd("name: {type: string, pattern: '^(a+)+$'}"),
    };
    for (const [path, text] of Object.entries(files)) fixture.write(path, text);
    const { code, stdout, stderr } = await fixture.start('check', 'y');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const first = (file: string): string | undefined => new RegExp(`^${file}\\n {2}\\S+ {2}(\\S+)`, 'm').exec(stdout)?.[1];
    expect(Object.keys(files).map((file) => [file, first(file)])).toEqual([
      ['y/deep-list.yaml', 'too-deep'],
      ['y/deep-map.yaml', 'too-deep'],
      ['y/deep.json', 'too-deep'],
      ['y/bomb.yaml', 'alias-bomb'],
      ['y/keys.yaml', 'duplicate-key'],
      ['y/fields.yaml', 'check-too-large'],
      ['y/control.yaml', 'yaml-syntax'],
      ['y/regex.yaml', 'wrong-pattern'],
      ['y/crd.yaml', undefined],
    ]);
    expect(stdout).toContain('  and 1950 more of duplicate-key\n');
    expect(stdout.length).toBeLessThan(120_000);
  });

  it('does not run a pattern that only a backtracking engine supports', async () => {
    const fixture = makeFixture();
    fixture.write('y/crd.yaml', widgetCrd("name: {type: string, pattern: '(?=(a+)+$)x'}"));
    fixture.write('y/w.yaml', widget(`name: ${'a'.repeat(50_000)}b\n  size: 1`));
    const { code, stdout, stderr } = await fixture.start('check', 'y');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^ {2}reject {2}unknown-field {2}Widget\/web\/w/m);
  });
});
