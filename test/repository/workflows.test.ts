import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };

const commandsOf = (workflow: string): string[] => {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows', workflow), 'utf8')) as Workflow;
  return Object.values(jobs)
    .flatMap(({ steps }) => steps.flatMap(({ run }) => run?.split(/\n|&&/) ?? []))
    .map((command) => command.trim());
};

/** Why a command would not run on a developer's machine; undefined when it would. */
function notLocal(command: string): string | undefined {
  const [program, ...words] = command.split(/\s+/);
  if (program === 'git') return undefined;
  if (program === 'node') return existsSync(join(root, words[0] ?? '')) ? undefined : `${words[0]} does not exist`;
  if (program === 'npx') return existsSync(join(root, 'node_modules/.bin', words[0] ?? '')) ? undefined : `${words[0]} is not installed`;
  if (program !== 'npm') return `${program} is not a command of this repository`;
  const script = words[0] === 'run' ? (words[1] ?? '') : (words[0] ?? '');
  return Object.hasOwn(scripts, script) ? undefined : `there is no script ${script}`;
}

test.each([
  ['pull-request.yml', ['projen', 'synth --check', 'check', 'npm test', 'changeset status']],
  ['release.yml', ['npm run version', 'npm run commit-versions', 'git push', 'publish']],
])('%s calls only commands that run here, in order', (workflow, expected) => {
  const commands = commandsOf(workflow);
  expect(commands.map(notLocal).filter((reason) => reason !== undefined)).toEqual([]);
  const places = expected.map((part) => commands.findIndex((command) => command.includes(part)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a command that only a workflow has would be noticed', () => {
  expect(notLocal('npm run deploy')).toBe('there is no script deploy');
  expect(notLocal('curl example.com')).toBe('curl is not a command of this repository');
  expect(notLocal('node scripts/other.ts')).toBe('scripts/other.ts does not exist');
});
