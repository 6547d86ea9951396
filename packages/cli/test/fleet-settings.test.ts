import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { runWith } from './run-here.ts';

const service = (name: string, port: number): string =>
  `apiVersion: v1\nkind: Service\nmetadata: { name: ${name}, namespace: team }\nspec:\n  ports:\n    - port: ${port}\n`;

const kustomization = (cluster: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: flux-system, namespace: flux-system }
spec: { interval: 10m, prune: true, path: ./clusters/${cluster}, sourceRef: { kind: GitRepository, name: flux-system } }
`;

const fleet = {
  'clusters/a/sync.yaml': kustomization('a'),
  'clusters/b/sync.yaml': kustomization('b'),
  'clusters/a/web.yaml': service('web', 0),
  'clusters/b/web.yaml': service('web', 0),
};

function repository(files: Readonly<Record<string, string>>) {
  const root = temporaryDirectory();
  writeFiles(root, { '.git/HEAD': 'ref: refs/heads/main\n', ...files });
  const checkPart = async (...args: readonly string[]) => {
    const { stdout } = await runWith(runCli, ['check', ...args, '--output', 'json'], { cwd: root, env: { HOME: root } });
    return JSON.parse(stdout);
  };
  const checkDocuments = async (...args: readonly string[]) => {
    const { code, stdout } = await runWith(runCli, ['check', '.', ...args], { cwd: root, env: { HOME: root } });
    return { code, text: stdout, answer: () => JSON.parse(stdout) };
  };
  const check = (...args: readonly string[]) => checkDocuments('--repository', '.', ...args);
  return { root, check, checkDocuments, checkPart };
}

const findingsOf = async (files: Readonly<Record<string, string>>) => {
  const { code, answer } = await repository(files).check('--output', 'json');
  return { code, findings: answer().findings, summary: answer().summary };
};

describe('slipway.yaml', () => {
  test('lets findings pass, with a reason', async () => {
    const allow = 'allow:\n  - { rule: service-spec, object: Service/*/web, file: clusters/*, reason: a test }\n';
    const { code, findings, summary } = await findingsOf({ ...fleet, 'slipway.yaml': allow });
    expect([code, findings, summary.allowed]).toEqual([0, [], 2]);
    const { text } = await repository({ ...fleet, 'slipway.yaml': allow }).check();
    expect(text).toBe(
      `2 clusters, 2 Flux Kustomizations, 4 objects: no findings (2 allowed).

Settings of the repository that count for this answer:
  slipway.yaml:2  allow: service-spec (2 findings are let pass: a test)
`,
    );
  });

  test('lets them pass on one cluster', async () => {
    const allow = 'allow: [{ rule: service-spec, cluster: a, reason: a test }]\n';
    const { code, findings } = await findingsOf({ ...fleet, 'slipway.yaml': allow });
    expect([code, findings.map((finding: { clusters: string[] }) => finding.clusters)]).toEqual([1, [['b']]]);
  });

  test('reports what lets nothing pass, and what is over', async () => {
    const allow = `allow:
  - { rule: service-spec, reason: a test, expires: "2020-02-29" }
  - { rule: service-spec, object: Service/team/other, reason: a test }
`;
    const { code, findings } = await findingsOf({ ...fleet, 'slipway.yaml': allow });
    expect(code).toBe(1);
    expect(findings.slice(2)).toMatchObject([
      { rule: 'expired-allowance', severity: 'risk', file: 'slipway.yaml', line: 2 },
      { rule: 'unused-allowance', severity: 'advice', file: 'slipway.yaml', line: 3 },
    ]);
  });

  test('changes severities', async () => {
    expect((await findingsOf({ ...fleet, 'slipway.yaml': 'severities: { service-spec: advice }\n' })).code).toBe(0);
    expect((await findingsOf({ ...fleet, 'slipway.yaml': 'severities: { service-spec: "off" }\n' })).findings).toEqual([]);
  });

  test('reports all that is wrong in it, and follows the rest', async () => {
    const settings = `kinds: [missing, ../outside, .git/x]
sevrities: {}
allow:
  - { rule: service-spec }
  - { rule: service-spec, reason: a test }
severities: { service-spec: hard }
`;
    const { findings, summary } = await findingsOf({ ...fleet, 'slipway.yaml': settings });
    expect(findings.map(({ rule, pointer, line }: Record<string, unknown>) => [rule, pointer, line])).toEqual([
      ['refused-setting', '/kinds/0', 1],
      ['refused-setting', '/kinds/1', 1],
      ['refused-setting', '/kinds/2', 1],
      ['refused-setting', '/sevrities', 2],
      ['refused-setting', '/allow/0/reason', 4],
      ['refused-setting', '/severities/service-spec', 6],
    ]);
    expect(summary.allowed).toBe(2);
  });

  test('is not read through a link', async () => {
    const { root, check } = repository(fleet);
    const elsewhere = temporaryDirectory();
    writeFileSync(join(elsewhere, 'settings.yaml'), 'severities: { service-spec: "off" }\n');
    symlinkSync(join(elsewhere, 'settings.yaml'), join(root, 'slipway.yaml'));
    const { code, answer } = await check('--output', 'json');
    expect(code).toBe(1);
    expect(answer().findings[0]).toMatchObject({ rule: 'refused-setting', file: 'slipway.yaml' });
  });

  test('counts for the documents of a repository without a fleet, too', async () => {
    const files = { 'web.yaml': service('web', 0), 'slipway.yaml': 'allow: [{ rule: service-spec, reason: a test }]\n' };
    expect((await repository(files).checkDocuments()).code).toBe(0);
  });

  test('says where a source is', async () => {
    const apps = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: apps, namespace: flux-system }
spec: { interval: 10m, prune: true, path: ./web, sourceRef: { kind: OCIRepository, name: apps } }
`;
    const files = { 'clusters/a/sync.yaml': kustomization('a'), 'clusters/a/apps.yaml': apps, 'oci/web/web.yaml': service('web', 0) };
    expect((await findingsOf({ ...files, 'slipway.yaml': 'sources: { OCIRepository/flux-system/apps: oci }\n' })).findings).toMatchObject([
      { rule: 'service-spec', file: 'oci/web/web.yaml' },
    ]);
  });
});

describe('slipway check --write-baseline', () => {
  test('lets pass what is there, and nothing new', async () => {
    const { root, check } = repository(fleet);
    const written = await check('--write-baseline');
    expect(written).toMatchObject({ code: 0, text: 'Wrote slipway-baseline.yaml: 2 findings that are let pass from now on.\n' });
    expect(await check()).toMatchObject({
      code: 0,
      text: expect.stringMatching(
        /no findings \(2 allowed\)\.[\s\S]*slipway-baseline\.yaml:\d+ {2}allow: 2 entries \(2 findings are let pass/,
      ),
    });
    const before = readFileSync(join(root, 'slipway-baseline.yaml'), 'utf8');
    await check('--write-baseline');
    expect(readFileSync(join(root, 'slipway-baseline.yaml'), 'utf8')).toBe(before);
    writeFileSync(join(root, 'clusters/a/more.yaml'), service('more', 0));
    const { code, answer } = await check('--output', 'json');
    expect(code).toBe(1);
    expect(answer().findings).toMatchObject([{ object: 'Service/team/more' }]);
    writeFileSync(join(root, 'clusters/a/more.yaml'), service('more', 80));
    writeFileSync(join(root, 'clusters/a/web.yaml'), service('web', 80));
    expect((await check('--output', 'json')).answer().findings).toMatchObject([
      { rule: 'unused-allowance', file: 'slipway-baseline.yaml' },
    ]);
  });

  test('leaves findings whose names no YAML file can have', async () => {
    const { root, check } = repository({ ...fleet, 'clusters/a/odd.yaml': service('"a\\x7f"', 0) });
    const { code, text } = await check('--write-baseline');
    expect(code).toBe(1);
    expect(text).toContain('with characters that a YAML file cannot have, stays');
    expect(readFileSync(join(root, 'slipway-baseline.yaml'), 'utf8')).not.toContain('x7f');
  });

  test('writes no secret: not of a name, and not of the baseline before', async () => {
    const token = ['ghp_', 'Q1w2E3r4T5y6U7i8O9p0', 'A1s2D3f4G5h6J7k8'].join('');
    const value = ['zq7xk9vlm2', 'pw4tnb8syd'].join('');
    const secret = `apiVersion: v1\nkind: Secret\nmetadata: { name: s, namespace: team }\nstringData: { pin: ${value} }\n`;
    const kept = '- { rule: service-spec, object: Service/*/web, reason: agreed }\n';
    const own = ['rule: TOKEN, reason: x', 'rule: service-spec, object: Service/team/TOKEN, reason: x', 'rule: x, reason: TOKEN'];
    const entries = own.map((each) => `- { ${each.replace('TOKEN', token)} }\n`);
    for (const [comment, part] of [
      ['', '.'],
      [`# ${token}\n`, '.'],
      [`# ${token}\n`, 'clusters/a'],
    ] as const) {
      const files = { ...fleet, 'clusters/a/s.yaml': secret, 'clusters/a/x.yaml': service(value, 0) };
      const { root, checkPart } = repository({ ...files, 'slipway-baseline.yaml': `${comment}allow:\n${kept}${entries.join('')}` });
      await checkPart(part, '--repository', '.', '--write-baseline');
      const written = readFileSync(join(root, 'slipway-baseline.yaml'), 'utf8');
      expect(written).not.toContain(token);
      expect(written).not.toContain(value);
      expect(written).toMatch(
        /service-spec,? [\s\S]*Service\/\*\/web[\s\S]*agreed|service-spec\n {4}object: Service\/\*\/web[\s\S]*agreed/,
      );
    }
  });

  test('give the content of all sources that match a pattern', async () => {
    const documents = ['one', 'two'].map(
      (name) => `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: { name: ${name}, namespace: flux-system }
spec: { interval: 10m, url: oci://registry.example/org/${name}, ref: { tag: v1 } }
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: ${name}, namespace: flux-system }
spec: { interval: 10m, prune: true, path: ./, sourceRef: { kind: OCIRepository, name: ${name} } }
`,
    );
    const settings = (directory: string): string => `sources: { "oci://registry.example/org/*": "${directory}" }\n`;
    const files = { ...fleet, 'clusters/a/apps.yaml': documents.join('---\n'), 'artifacts/one/web.yaml': service('one', 0) };
    const rulesOf = async (directory: string): Promise<readonly string[]> => {
      const { check } = repository({ ...files, 'slipway.yaml': settings(directory) });
      const { answer } = await check('--output', 'json');
      return answer().findings.map(({ rule, message }: { readonly rule: string; readonly message: string }) => `${rule} ${message}`);
    };
    const found = await rulesOf('artifacts/*');
    expect(found.filter((each) => each.startsWith('source-not-at-hand'))).toEqual([
      expect.stringContaining('OCIRepository/flux-system/two'),
    ]);
    expect((await rulesOf('../artifacts/*')).some((each) => each.startsWith('refused-setting'))).toBe(true);
  });

  test('holds what fails, and neither risks nor advice', async () => {
    const suspect = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: apps, namespace: flux-system }
spec: { interval: 10m, prune: true, path: ./web, sourceRef: { kind: OCIRepository, name: elsewhere } }
`;
    const { root, check } = repository({ ...fleet, 'clusters/a/apps.yaml': suspect });
    const { answer } = await check('--output', 'json');
    expect(answer().findings.map(({ rule }: { readonly rule: string }) => rule)).toContain('source-not-at-hand');
    await check('--write-baseline');
    expect(readFileSync(join(root, 'slipway-baseline.yaml'), 'utf8').match(/rule: .*/g)).toEqual([
      'rule: service-spec',
      'rule: service-spec',
    ]);
    expect((await check()).code).toBe(0);
  });

  test('keeps what people wrote on entries that still count, and takes away the others', async () => {
    const { root, check } = repository({ ...fleet, 'clusters/b/more.yaml': service('more', 0) });
    const baseline = join(root, 'slipway-baseline.yaml');
    const kept = `# Agreed with the platform team.

allow:
  # Nobody has a port for web yet, on any cluster.
  - { rule: service-spec, object: Service/*/web, reason: "yes" } # see the board
`;
    const gone = '  # Fixed long ago.\n  - rule: service-spec\n    object: Service/team/old\n    reason: later\n';
    const over = '  - { rule: service-spec, object: Service/team/more, reason: not for long, expires: "2020-01-31" }\n';
    writeFileSync(baseline, `${kept}${gone}${over}`);
    expect((await check('--write-baseline')).text).toContain('3 findings that are let pass from now on');
    const [today] = new Date().toISOString().split('T');
    const entry = (more: string): string =>
      `  - rule: service-spec\n    object: Service/team/${more}\n    file: clusters/b/${more}.yaml\n    pointer: /spec/ports/0/port\n    reason: there on ${today}, when the baseline was written\n`;
    expect(readFileSync(baseline, 'utf8')).toBe(`${kept}${entry('more')}`);
    expect((await check()).code).toBe(0);
    // Without a change, every byte is kept, in any style.
    const odd = `allow: [ {rule:   service-spec, reason: all of them} ]   # one\n`;
    writeFileSync(baseline, odd);
    await check('--write-baseline');
    expect(readFileSync(baseline, 'utf8')).toBe(odd);
  });

  test('of a part keeps the entries of other parts, and reports none of them', async () => {
    const { root, check, checkPart } = repository({ ...fleet, 'clusters/b/more.yaml': service('more', 0) });
    await check('--write-baseline');
    writeFileSync(join(root, 'clusters/a/web.yaml'), service('web', 80));
    const baseline = join(root, 'slipway-baseline.yaml');
    const before = readFileSync(baseline, 'utf8');
    for (const part of ['clusters/a --repository .', 'clusters/b/more.yaml', '. --repository . --root clusters/b']) {
      expect((await checkPart(...part.split(' '))).findings, part).toEqual([]);
      await checkPart(...part.split(' '), '--write-baseline');
      expect(readFileSync(baseline, 'utf8')).toBe(before);
    }
    writeFileSync(join(root, 'clusters/b/new.yaml'), service('new', 0));
    await checkPart('clusters/b', '--repository', '.', '--write-baseline');
    const objects = readFileSync(baseline, 'utf8').match(/object: .*/g);
    expect(objects).toEqual([
      'object: Service/team/more',
      'object: Service/team/new',
      'object: Service/team/web',
      'object: Service/team/web',
    ]);
    expect((await check('--output', 'json')).answer().findings).toMatchObject([{ rule: 'unused-allowance', severity: 'advice' }]);
  });

  test.each([
    ['no YAML', 'allow: [\n'],
    ['no list', 'allow: 3\n'],
    ['empty', ''],
  ])('writes a new one when the existing one is %s', async (_, text) => {
    const { root, check } = repository(fleet);
    writeFileSync(join(root, 'slipway-baseline.yaml'), text);
    await check('--write-baseline');
    expect(await check()).toMatchObject({ code: 0 });
  });

  test('replaces a link at its path, and does not follow it', async () => {
    const { root, check } = repository(fleet);
    const elsewhere = join(temporaryDirectory(), 'mine.yaml');
    writeFileSync(elsewhere, 'mine\n');
    symlinkSync(elsewhere, join(root, 'slipway-baseline.yaml'));
    await check('--write-baseline');
    expect(readFileSync(elsewhere, 'utf8')).toBe('mine\n');
  });
});

describe('the release of Kubernetes', () => {
  const pod = (name: string): string =>
    `apiVersion: v1\nkind: Pod\nmetadata: { name: ${name}, namespace: default }\nspec:\n  hostnameOverride: ${name}.example\n  containers: [{ name: web, image: nginx:1.29.0 }]\n`;
  const pods = {
    'clusters/a/sync.yaml': kustomization('a'),
    'clusters/b/sync.yaml': kustomization('b'),
    'clusters/a/pod.yaml': pod('a'),
    'clusters/b/pod.yaml': pod('b'),
  };

  test('fields that came later are reported on the clusters that do not have them', async () => {
    const settings = 'kubernetes: "1.36"\nclusters:\n  b: { kubernetes: "1.33" }\n';
    const { findings } = await findingsOf({ ...pods, 'slipway.yaml': settings });
    expect(findings).toMatchObject([
      {
        rule: 'field-of-later-release',
        severity: 'reject',
        file: 'clusters/b/pod.yaml',
        pointer: '/spec/hostnameOverride',
        clusters: ['b'],
      },
    ]);
    expect(findings[0].message).toContain('came with Kubernetes 1.34; b has 1.33');
  });

  test('without one, nothing is said of it', async () => {
    expect((await findingsOf(pods)).findings).toEqual([]);
  });

  test('a patch release is refused', async () => {
    const { findings } = await findingsOf({ ...pods, 'slipway.yaml': 'kubernetes: 1.33.4\n' });
    expect(findings).toMatchObject([{ file: 'slipway.yaml', pointer: '/kubernetes' }]);
  });
});
