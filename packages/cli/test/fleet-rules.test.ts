// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { describe, expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles, kustomizationText } from './flux-objects.ts';
import { runWith } from './run-here.ts';

type Files = Readonly<Record<string, string>>;

async function run(files: Files, ...args: string[]) {
  const root = temporaryDirectory();
  writeFiles(root, files);
  const { code, stdout } = await runWith(runCli, args, { cwd: root, env: { HOME: root } });
  return { code, text: stdout };
}

const findingsOf = async (files: Files, ...args: string[]) => {
  const { text } = await run(files, 'check', '.', '--repository', '.', '--output', 'json', ...args);
  return JSON.parse(text).findings;
};

const cluster = (name: string, more = ''): Files => ({
  ...bootstrapFiles(name),
  [`clusters/${name}/apps.yaml`]: kustomizationText('apps', './apps', more),
});

const release = (source: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: web
  namespace: flux-system
spec:
  interval: 1h
  chart:
    spec:
      chart: podinfo
      version: 6.9.0
      sourceRef:
        kind: HelmRepository
        name: ${source}
`;

const source = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata:
  name: podinfo
  namespace: flux-system
spec:
  interval: 1h
  url: https://stefanprodan.github.io/podinfo
`;

describe('rules between the objects of a fleet', () => {
  test('are reported once, at the line that names the object, with all clusters', async () => {
    const files = { ...cluster('a'), ...cluster('b'), 'apps/release.yaml': release('podifno'), 'apps/source.yaml': source };
    expect(await findingsOf(files)).toMatchObject([
      {
        rule: 'chart-source-not-found',
        severity: 'reject',
        object: 'HelmRelease/flux-system/web',
        clusters: ['a', 'b'],
        file: 'apps/release.yaml',
        line: 14,
        column: 9,
        pointer: '/spec/chart/spec/sourceRef/name',
        value: 'podifno',
        message:
          'HelmRelease/flux-system/web uses a chart from HelmRepository/flux-system/podifno, which nothing creates on a; did you mean podinfo?',
      },
    ]);
  });

  test('are reported at the patch, and at the value of the variable, that has the name', async () => {
    const patched = cluster(
      'a',
      '  patches:\n    - patch: |\n        - {op: replace, path: /spec/chart/spec/sourceRef/name, value: podinfos}\n      target: {kind: HelmRelease}\n',
    );
    const [byPatch] = await findingsOf({ ...patched, 'apps/release.yaml': release('podinfo'), 'apps/source.yaml': source });
    expect(byPatch).toMatchObject({ rule: 'chart-source-not-found', file: 'clusters/a/apps.yaml', line: 15 });
    const substituted = cluster('a', '  postBuild:\n    substitute:\n      SOURCE: podinfos\n');
    const [byVariable] = await findingsOf({ ...substituted, 'apps/release.yaml': release('${SOURCE}'), 'apps/source.yaml': source });
    expect(byVariable).toMatchObject({ rule: 'chart-source-not-found', file: 'clusters/a/apps.yaml', line: 15 });
  });

  test('count what exists by other means', async () => {
    const files = { ...cluster('a'), 'apps/release.yaml': release('podinfo'), 'before/source.yaml': source };
    expect(await findingsOf(files)).toMatchObject([{ rule: 'chart-source-not-found' }]);
    expect(await findingsOf(files, '--present', 'before')).toEqual([]);
    expect(await findingsOf({ ...files, 'slipway.yaml': 'present: [before]\n' })).toEqual([]);
  });

  test('let pass what a setting allows, with a reason', async () => {
    const allow = 'allow:\n  - {rule: chart-source-not-found, reason: made by hand}\n';
    expect(await findingsOf({ ...cluster('a'), 'apps/release.yaml': release('podinfo'), 'slipway.yaml': allow })).toEqual([]);
  });

  test('report nothing on clusters of which a part is unknown', async () => {
    const more = kustomizationText('more', './more').replace(
      'kind: GitRepository\n    name: flux-system',
      'kind: OCIRepository\n    name: more',
    );
    const files = { ...cluster('a'), 'clusters/a/more.yaml': more, 'apps/release.yaml': release('podinfo') };
    expect((await findingsOf(files)).map(({ rule }: { rule: string }) => rule)).not.toContain('chart-source-not-found');
  });

  test('are explained with what they find, and what they do not', async () => {
    const { text } = await run({}, 'explain', 'key-not-found');
    expect(text).toMatch(/^key-not-found \(reject\)\n/);
    expect(text).toContain('\n  found in:\n    apiVersion: v1\n');
    expect(text).toContain('key: LOGLEVEL');
    expect(text).toContain('\n  not in:\n    apiVersion: v1\n');
  });
});
