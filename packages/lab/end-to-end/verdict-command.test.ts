import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({});
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test.skipIf(reason !== undefined)('`verdict` asks the real server about every object of a file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-verdict-'));
  const file = join(directory, 'objects.yaml');
  const bucket = (spec: string) =>
    `apiVersion: s3.aws.m.upbound.io/v1beta1\nkind: Bucket\nmetadata: {name: b, namespace: shop}\nspec: ${spec}\n`;
  writeFileSync(
    file,
    `${bucket('{forProvider: {region: eu-west-1}}')}---\n${bucket('{forProvider: {region: 7}}')}---\nkind: Gadget\napiVersion: example.com/v1\nmetadata: {name: g}\n`,
  );
  try {
    const run = spawnSync(process.execPath, [MAIN, 'verdict', directory], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.stdout.trimEnd().split('\n')).toEqual([
      `reject 500 ${file}#2 Bucket shop/b (s3.aws.m.upbound.io/v1beta1)`,
      expect.stringContaining('.spec.forProvider.region'),
      `reject 404 ${file}#3 Gadget g (example.com/v1)`,
      '  The API server has no kind Gadget in example.com/v1. Apply its CRD first.',
      '1 accepted, 0 lossy, 2 rejected',
    ]);
    expect(run.status).toBe(1);
    proved('the command accepted one object, refused two, and said why');
  } finally {
    rmSync(directory, { recursive: true });
  }
});
