import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** What starts Git: `git` as a program on its own, or as the first word of a command. */
const STARTS_GIT =
  /(?:spawn|spawnSync|execFile|execFileSync|exec|execSync|runCommand|promisify\(execFile\))\(\s*['"`]git\b|\['git',|^\s*'git',$/m;

test('Git is started in one way, with its settings and its environment: the packages of the command have no other', () => {
  const files = globSync('packages/*/src/**/*.{ts,mjs}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const starters = files.filter((file) => STARTS_GIT.test(readFileSync(join(root, file), 'utf8')));
  expect(starters.sort()).toEqual([
    // Has no dependencies: it creates a repository.
    'packages/create-slipway/src/make-fleet.ts',
    // The server of the tests.
    'packages/lab/src/flux/git-server.ts',
    'packages/lab/src/flux/serve-git.ts',
    'packages/publish/src/git/git-command.ts',
  ]);
});
