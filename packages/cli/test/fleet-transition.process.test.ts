import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { runWith } from './run-here.ts';

type Files = Readonly<Record<string, string>>;

const flux = (cluster: string): Files => ({
  [`clusters/${cluster}/sync.yaml`]: `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: flux-system, namespace: flux-system }
spec: { interval: 10m, prune: true, path: ./clusters/${cluster}, sourceRef: { kind: GitRepository, name: flux-system } }
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: apps, namespace: flux-system }
spec: { interval: 10m, prune: true, path: ./apps, sourceRef: { kind: GitRepository, name: flux-system } }
`,
});

const namespace = 'apiVersion: v1\nkind: Namespace\nmetadata: { name: team }\n';
const web = (app: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: default }
spec:
  selector: { matchLabels: { app: ${app} } }
  template:
    metadata: { labels: { app: ${app} } }
    spec: { containers: [{ name: web, image: 'registry.example/web:1.0.0' }] }
`;
const old: Files = { ...flux('a'), ...flux('b'), 'apps/team.yaml': namespace, 'apps/web.yaml': web('web') };

const git = (root: string, ...args: readonly string[]): void => {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'init.defaultBranch=main', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' });
};

/** Creates a repository with a commit of one state and another state on disk. */
function repository(before: Files, after: Files): string {
  const root = temporaryDirectory();
  writeFiles(root, before);
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'before');
  for (const path of Object.keys(before)) rmSync(join(root, path));
  writeFiles(root, after);
  return root;
}

async function check(root: string, ...args: readonly string[]) {
  const env = { HOME: root, PATH: process.env.PATH ?? '' };
  const { code, stdout } = await runWith(runCli, ['check', ...args, '--output', 'json'], { cwd: root, env });
  return { code, findings: stdout === '' ? [] : JSON.parse(stdout).findings };
}

const without = (files: Files, ...paths: readonly string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)));

describe('slipway check PATH --against OLD', () => {
  test('says nothing where nothing changes', async () => {
    expect(await check(repository(old, old), '.', '--against', 'HEAD')).toEqual({ code: 0, findings: [] });
  });

  test('reports that the effect is unknown when only the old state cannot be built, and nothing when neither can', async () => {
    const broken: Files = { ...old, 'apps/kustomization.yaml': 'resources: [gone.yaml]\n' };
    const known = await check(repository(broken, old), '.', '--against', 'HEAD');
    expect(known.code).toBe(0);
    expect(known.findings).toMatchObject([
      {
        rule: 'transition-not-known',
        severity: 'advice',
        object: 'Kustomization/flux-system/apps',
        file: 'HEAD:clusters/a/sync.yaml',
        clusters: ['a'],
      },
      { rule: 'transition-not-known', object: 'Kustomization/flux-system/apps', file: 'HEAD:clusters/b/sync.yaml', clusters: ['b'] },
    ]);
    const { findings } = await check(repository(broken, broken), '.', '--against', 'HEAD');
    expect(findings.map(({ rule }: { rule: string }) => rule)).not.toContain('transition-not-known');
  });

  test('reports what is deleted at the line of the old state, once for all clusters', async () => {
    const root = repository(old, without(old, 'apps/team.yaml'));
    const { code, findings } = await check(root, '.', '--against', 'main');
    expect(code).toBe(1);
    expect(findings).toMatchObject([
      {
        rule: 'protected-object-deleted',
        severity: 'reject',
        object: 'Namespace/team',
        file: 'main:apps/team.yaml',
        line: 3,
        clusters: ['a', 'b'],
      },
    ]);
    expect(await check(root, '.')).toEqual({ code: 0, findings: [] });
  });

  test('compares with a folder', async () => {
    const root = temporaryDirectory();
    writeFiles(join(root, 'old'), old);
    writeFiles(join(root, 'new'), without(old, 'apps/team.yaml'));
    const { findings } = await check(root, 'new', '--against', 'old', '--repository', 'new');
    expect(findings).toMatchObject([{ rule: 'protected-object-deleted', file: 'old/apps/team.yaml', clusters: ['a', 'b'] }]);
  });

  test('reports what the API server refuses of a change, at the line of the new state', async () => {
    const { findings } = await check(repository(old, { ...old, 'apps/web.yaml': web('shop') }), '.', '--against', 'HEAD');
    expect(findings).toMatchObject([{ severity: 'reject', object: 'Deployment/default/web', file: 'apps/web.yaml', clusters: ['a', 'b'] }]);
    expect(findings[0].pointer).toMatch(/^\/spec\/selector/);
  });

  test('lets go what slipway.yaml allows, with a reason', async () => {
    const settings = (object: string): Files => ({
      'slipway.yaml': `allow-delete:\n  - { object: ${object}, reason: the team moved away }\n`,
    });
    const after = without(old, 'apps/team.yaml');
    const step = async (object: string) => {
      const { code, findings } = await check(repository(old, { ...after, ...settings(object) }), '.', '--against', 'HEAD');
      return { code, rules: findings.map(({ rule }: { readonly rule: string }) => rule) };
    };
    expect(await step('Namespace/team')).toEqual({ code: 0, rules: ['settings-changed'] });
    expect((await step('Namespace/teams')).rules).toEqual(['protected-object-deleted', 'unused-allowance', 'settings-changed']);
  });

  test('refuses a state that does not exist', async () => {
    expect((await check(repository(old, old), '.', '--against', 'nowhere')).code).toBe(2);
  });
});
