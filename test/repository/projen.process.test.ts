import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const scratch: string[] = [];
afterEach(() => {
  for (const folder of scratch.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('`npm run projen` changes no file of the repository', () => {
  const files = repositoryFiles();
  const copy = mkdtempSync(join(tmpdir(), 'slipway-projen-'));
  scratch.push(copy);
  for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  execFileSync(process.execPath, ['.projenrc.ts'], { cwd: copy, env: { ...process.env, PROJEN_DISABLE_POST: '1' } });

  const drifted = files.filter(
    (file) => !existsSync(join(copy, file)) || !readFileSync(join(copy, file)).equals(readFileSync(join(root, file))),
  );
  expect(drifted).toEqual([]);
  expect(readFileSync(join(copy, '.projen/files.json'), 'utf8')).toContain('nx.json');
});

/** What Git tracks or would track, except the tree and the generated types, which projen never writes. */
function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const foreign = /^(common|clusters|applications|packages\/kube-models\/gen)\//;
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && !foreign.test(file) && existsSync(join(root, file)));
}
