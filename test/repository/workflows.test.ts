import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly steps: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };

const textOf = (workflow: string): string => readFileSync(join(root, '.github/workflows', workflow), 'utf8');
const read = (workflow: string): Workflow => parse(textOf(workflow)) as Workflow;
const workflows = readdirSync(join(root, '.github/workflows'));

const commandsOf = (workflow: string): string[] => {
  const { jobs } = read(workflow);
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
  [
    'pull-request.yml',
    ['projen', 'synth --check', 'nx affected -t synth check', 'slipway check', 'npm test', 'changeset status', 'slipway review'],
  ],
  [
    'release.yml',
    ['npm run version', 'npm run commit-versions', 'npm run pack', 'npm run prepare-release', 'push-release', 'publish-packages'],
  ],
  ['review-comment.yml', ['node scripts/set-up.mjs', 'npx slipway comment']],
  ['fresh-cases.yml', ['npm run fresh-cases', 'npm run fuzz']],
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

const RIGHTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'release.yml': [['contents'], ['id-token']],
  'review-comment.yml': [['pull-requests']],
};

const mayWrite = ({ permissions = {} }: Job): boolean => Object.values(permissions).includes('write');
const isComment = ({ permissions = {} }: Job): boolean =>
  Object.entries(permissions).join() === 'contents,read,actions,read,pull-requests,write';

test('review-comment.yml takes nothing from a pull request but the review, and gives the token to nothing else', () => {
  const { on, jobs } = read('review-comment.yml');
  const { jobs: reviewed } = read('pull-request.yml');
  expect(on).toEqual({ workflow_run: { workflows: ['pull request'], types: ['completed'] } });
  expect(Object.keys(jobs)).toEqual(['comment']);
  const { steps = [], if: condition } = jobs.comment ?? {};
  expect(condition).toBe("github.event.workflow_run.event == 'pull_request'");
  const [checkout, , ...others] = steps;
  // Without `ref`, the default branch is checked out.
  expect(checkout?.with).toEqual({ 'persist-credentials': false });
  expect(others.map(({ uses, run }) => uses?.split('@')[0] ?? run)).toEqual([
    'node scripts/set-up.mjs',
    'actions/download-artifact',
    'npx slipway comment "$RUNNER_TEMP/review/review.json"',
  ]);
  // What is unpacked cannot take the place of a program of the checkout.
  expect(others[1]?.with?.path).toMatch(/^\$\{\{ runner\.temp \}\}\/review$/);
  expect(others.map(({ env }) => Object.keys(env ?? {}))).toEqual([[], [], ['GITHUB_TOKEN']]);
  const upload = reviewed.review?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(upload?.with).toMatchObject({ name: others[1]?.with?.name, path: 'review.*' });
  expect(reviewed.review).not.toHaveProperty('permissions');
});

describe.each(workflows)('%s', (workflow) => {
  const { on, permissions, jobs } = read(workflow);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('uses actions by the id of a commit, and says which version that is', () => {
    const lines = textOf(workflow).match(/^.*\buses:.*$/gm) ?? [];
    expect(lines.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
  });

  test('keeps no credentials in a checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
  });

  test('may read unless a job says otherwise, and gives each job a time limit', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  test('hands over no value of an event in the text of a command', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
    const events = Object.keys(on).filter((event) => /target|workflow_run|comment/.test(event));
    expect(events).toEqual(workflow === 'review-comment.yml' ? ['workflow_run'] : []);
  });

  test('may write only where nothing of a package runs, but comments', () => {
    const writing = Object.values(jobs).filter((job) => mayWrite(job) && !isComment(job));
    const scripts = writing.map(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(scripts).toEqual(workflow === 'release.yml' ? [['node scripts/push-release.mjs'], ['node scripts/publish-packages.mjs']] : []);
    const taken = new Set(writing.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses?.split('@')[0] ?? [])));
    expect([...taken].filter((name) => !['actions/checkout', 'actions/setup-node', 'actions/download-artifact'].includes(name))).toEqual(
      [],
    );
    for (const [command] of scripts) {
      const imports = readFileSync(join(root, command?.replace('node ', '') ?? ''), 'utf8').match(/from '.*'/g) ?? [];
      expect(imports.filter((from) => !from.startsWith("from 'node:"))).toEqual([]);
    }
  });

  test('gives no job more than one right to write', () => {
    const rights = Object.values(jobs).map((job) =>
      Object.entries(job.permissions ?? {}).flatMap(([right, may]) => (may === 'write' ? [right] : [])),
    );
    expect(rights.filter((of) => of.length > 0)).toEqual(RIGHTS[workflow] ?? []);
  });
});
