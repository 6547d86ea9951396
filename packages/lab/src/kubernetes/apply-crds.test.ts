import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCrds } from './apply-crds.ts';

test('CRDs are read from every YAML file below a directory, in order; other objects and files are not', () => {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-crds-'));
  const crd = (name: string) => `kind: CustomResourceDefinition\nmetadata: {name: ${name}}\n`;
  mkdirSync(join(directory, 'deep', 'er'), { recursive: true });
  writeFileSync(join(directory, 'deep', 'er', 'two.yml'), `${crd('b')}---\nkind: Service\nmetadata: {name: c}\n---\n${crd('d')}`);
  writeFileSync(join(directory, 'a.yaml'), crd('a'));
  writeFileSync(join(directory, 'notes.md'), crd('not'));
  try {
    expect(readCrds(directory).map(({ metadata }) => metadata.name)).toEqual(['a', 'b', 'd']);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
