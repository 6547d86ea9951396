import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Returns the files that a project of the TypeScript compiler lists, as paths from the root of the repository. */
function filesOf(project: string): readonly string[] {
  const config = JSON.parse(
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['--showConfig', '-p', project], { cwd: root, encoding: 'utf8' }),
  );
  const folder = project.endsWith('.json') ? dirname(project) : project;
  return config.files.map((file: string) => relative(root, join(root, folder, file)));
}

test('npm run typecheck checks every TypeScript file of the repository', () => {
  const projects = scripts.typecheck.split(' && ').map((command: string) => /^tsc --noEmit -p (\S+)$/.exec(command)?.[1]);
  const checked = new Set(projects.flatMap(filesOf));
  const patterns = ['*.ts', '*.tsx', '*.mts', '*.cts'];
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => !checked.has(file))).toEqual([]);
});

test('npm test runs the commands of npm run typecheck', () => {
  expect(readFileSync(join(root, 'scripts/test.ts'), 'utf8')).toMatch(/\['lint', 'typecheck'\]\s*\.flatMap\(commandsOf\)/);
});
