import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';

type Files = Readonly<Record<string, string>>;

const GOOD = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a, namespace: d }\n';
const BAD = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: a, namespace: d }\nspec: { replicas: three }\n';
const widget = (size: string): string =>
  `apiVersion: acme.dev/v1\nkind: Widget\nmetadata: { name: a, namespace: d }\nspec: { size: ${size} }\n`;
const crd = (schema: string): string => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: { name: widgets.acme.dev }
spec:
  group: acme.dev
  scope: Namespaced
  names: { kind: Widget, plural: widgets, singular: widget, listKind: WidgetList }
  versions:
    - name: v1
      served: true
      storage: true
      schema: { openAPIV3Schema: { type: object, properties: { spec: ${schema} } } }
`;
const STRICT = '{ type: object, properties: { size: { type: integer } } }';
const LOOSE = '{ type: object, x-kubernetes-preserve-unknown-fields: true }';
const LOCK = (file: string): string =>
  JSON.stringify({ kinds: [{ file, kinds: ['Widget'], versions: ['v1'], given: 'crd', source: 'crd.yaml', sha256: '0'.repeat(64) }] });

const BASE: Files = {
  'clusters/a/sync.yaml':
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: a, namespace: flux-system }\nspec: { interval: 1m, path: ./x, prune: true, sourceRef: { kind: GitRepository, name: flux-system } }\n',
  'x/a.yaml': GOOD,
  'crds/widget.yaml': crd(STRICT),
  'slipway-kinds/kinds.lock.json': LOCK('acme.dev_widgets.yaml'),
  'slipway-kinds/acme.dev_widgets.yaml': crd(STRICT),
};

const root = temporaryDirectory();
const write = (files: Files, to = root): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
};
const clear = (): void => {
  for (const name of readdirSync(root)) if (name !== '.git') rmSync(join(root, name), { recursive: true });
};
write(BASE);
const git = (...args: readonly string[]): void =>
  void execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root });
git('init', '--quiet', '--initial-branch=main');
git('add', '--all');
git('commit', '--quiet', '--message', 'Base');
beforeEach(() => {
  clear();
  write(BASE);
});

async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  const stdout = (part: string): void => {
    text += part;
  };
  const { terminal } = makeTerminal(root, { env: { HOME: root }, interactive: false, colors: false, stdout });
  return { code: await runCli(args, terminal), text };
}

const check = async (...args: readonly string[]) => {
  const { code, text } = await run('check', '.', '--output', 'json', ...args);
  const { findings, settings = [] } = JSON.parse(text) as {
    readonly findings: readonly { readonly rule: string; readonly file: string; readonly message: string; readonly line?: number }[];
    readonly settings?: readonly object[];
  };
  return { code, findings, rules: findings.map(({ rule }) => rule), settings };
};

const OFF = "severities:\n  missing-field: 'off'\n  wrong-type: 'off'\n";
const DECOY: Files = { 'slipway.yaml': 'sources: { GitRepository/flux-system/flux-system: decoy }\n', 'decoy/x/a.yaml': GOOD };

describe('an answer states the settings behind it', () => {
  test.each<[string, Files, string]>([
    [
      'a rule that is off',
      { 'slipway.yaml': OFF },
      'slipway.yaml:3  severities.wrong-type: off (the rule is off: 1 finding is not reported)',
    ],
    ['a source that is replaced', DECOY, 'slipway.yaml:1  sources.GitRepository/flux-system/flux-system: decoy (the content'],
    ['kinds', { 'slipway.yaml': `kinds: [crds]\n${OFF}` }, 'slipway.yaml:1  kinds: crds (its CustomResourceDefinitions decide'],
    ['a folder of kinds', { 'slipway.yaml': OFF }, 'slipway-kinds/kinds.lock.json  slipway-kinds: slipway-kinds ('],
  ])('%s, as text', async (_, files, line) => {
    write({ 'x/a.yaml': BAD, ...files });
    const { code, text } = await run('check', '.');
    expect(code).toBe(0);
    expect(text).toContain(line);
  });

  test('in every other format', async () => {
    write({ 'x/a.yaml': BAD, 'slipway.yaml': OFF });
    const of = async (format: string): Promise<string> => (await run('check', '.', '--output', format)).text;
    expect(JSON.parse(await of('json')).settings[1]).toEqual({
      ...{ file: 'slipway.yaml', line: 3, setting: 'severities.wrong-type', value: 'off' },
      effect: 'the rule is off: 1 finding is not reported',
    });
    expect(await of('github')).toMatch(/^::notice file=slipway\.yaml,line=2,title=settings of the repository::.*wrong-type: off/);
    const [{ toolConfigurationNotifications: notes }] = JSON.parse(await of('sarif')).runs[0].invocations;
    expect(notes[1].message.text).toContain('severities.wrong-type: off');
    expect(notes[1].locations[0].physicalLocation.region.startLine).toBe(3);
    expect(await of('junit')).toMatch(/<property name="severities\.wrong-type" value="slipway\.yaml:3 {2}severities/);
    expect((await run('check', '.', '--quiet')).text).toContain('severities.wrong-type: off');
  });

  test('reports no settings when none exist', async () => {
    rmSync(join(root, 'slipway-kinds'), { recursive: true });
    expect((await run('check', '.')).text).not.toContain('Settings of the repository');
  });
});

describe.each([['--against'], ['--settings-from']])('check %s BASE', (option) => {
  test.each<[string, Files, string, RegExp]>([
    ['turns rules off', { 'slipway.yaml': OFF }, 'settings-weakened', /severities\.wrong-type: off \(before: not set\)/],
    ['lowers a rule', { 'slipway.yaml': 'severities: { wrong-type: advice }\n' }, 'settings-weakened', /wrong-type: advice/],
    ['replaces a source', DECOY, 'settings-weakened', /flux-system: decoy \(before: not set\)/],
    ['allows a finding', { 'slipway.yaml': 'allow: [{ rule: wrong-type, reason: x }]\n' }, 'settings-changed', /allow: \{"rule"/],
    ['adds a baseline', { 'slipway-baseline.yaml': 'allow: [{ rule: wrong-type, reason: x }]\n' }, 'settings-changed', /allow: /],
    ['has settings in another folder', { 'other/slipway.yaml': OFF }, 'settings-weakened', /severities\.wrong-type/],
    ['begins elsewhere', { 'slipway.yaml': 'roots: [other]\n', 'other/a.yaml': GOOD }, 'settings-weakened', /roots: other/],
  ])('does not follow a change that %s', async (_, files, rule, message) => {
    write({ 'x/a.yaml': BAD, ...files });
    const { code, rules, findings } = await check(option, 'HEAD');
    expect(code).toBe(1);
    expect(rules).toContain('wrong-type');
    expect(findings.filter((finding) => finding.rule === rule).map((finding) => finding.message)).toContainEqual(
      expect.stringMatching(message),
    );
  });

  test.each<[string, Files, string]>([
    ['slipway-kinds', { 'slipway-kinds/acme.dev_widgets.yaml': crd(LOOSE) }, 'slipway-kinds/acme.dev_widgets.yaml'],
    ['package.json', { 'package.json': '{ "slipway": { "crds": ["loose"] } }', 'loose/widget.yaml': crd(LOOSE) }, 'package.json'],
  ])('validates against the kinds of the base, not those in %s of the change', async (_, files, file) => {
    write({ 'x/a.yaml': widget('big'), ...files });
    const { code, findings } = await check(option, 'HEAD');
    expect(code).toBe(1);
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'settings-changed', file }));
  });
});

describe('the settings of the base', () => {
  test('count from a directory, too, and are named after it', async () => {
    const base = temporaryDirectory();
    cpSync(root, base, { recursive: true });
    write({ 'slipway.yaml': 'severities: { wrong-type: advice }\n' }, base);
    write({ 'x/a.yaml': BAD, 'slipway.yaml': OFF });
    const { rules, settings } = await check('--settings-from', base);
    expect(rules).toContain('wrong-type');
    expect(settings).toContainEqual(expect.objectContaining({ setting: 'severities.wrong-type', value: 'advice' }));
  });

  test('are followed where they let a finding pass', async () => {
    write({ 'slipway.yaml': OFF });
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Off');
    rmSync(join(root, 'slipway.yaml'));
    write({ 'x/a.yaml': BAD });
    const { code, findings, settings } = await check('--settings-from', 'HEAD');
    git('reset', '--quiet', '--soft', 'HEAD~1');
    expect(code).toBe(0);
    expect(findings.map(({ rule, file }) => [rule, file])).toEqual([
      ['settings-changed', 'slipway.yaml'],
      ['settings-changed', 'slipway.yaml'],
    ]);
    expect(settings).toContainEqual(expect.objectContaining({ file: 'HEAD:slipway.yaml', line: 3 }));
  });

  test.each(['--settings-from', '--against'])('are refused when %s names a commit that the change also has as a path', async (option) => {
    write({ 'x/a.yaml': BAD, 'main/slipway.yaml': OFF, 'main/x/a.yaml': BAD });
    expect((await run('check', '.', option, 'main')).code).toBe(2);
    rmSync(join(root, 'main'), { recursive: true });
    write({ main: OFF });
    expect((await run('check', '.', option, 'main')).code).toBe(2);
    expect((await run('check', '.', '--documents', option, 'main')).code).toBe(2);
    rmSync(join(root, 'main'));
    expect((await run('check', '.', option, 'main')).code).toBe(1);
  });

  test('are refused when the state does not exist', async () => {
    expect((await run('check', '.', '--settings-from', 'nowhere')).code).toBe(2);
  });
});

describe('slipway review', () => {
  const review = async (format = 'json') => run('review', '--base', 'HEAD', '--output', format);

  test.each<[string, Files, object]>([
    ['turns a rule off', { 'slipway.yaml': OFF }, { rule: 'settings-weakened', level: 4 }],
    ['replaces a source', DECOY, { rule: 'settings-weakened', level: 4 }],
    ['turns a rule off in another folder', { 'other/slipway.yaml': OFF }, { rule: 'settings-weakened', level: 4 }],
    ['lowers what a channel asks for', { 'slipway.yaml': 'channels: [{ name: latest }]\n' }, { rule: 'settings-weakened', level: 4 }],
    ['allows a finding', { 'slipway.yaml': 'allow: [{ rule: a, reason: x }]\n' }, { rule: 'settings-changed', level: 2 }],
    ['has a long integer', { 'slipway.yaml': 'runtimeConfig: { a: 0x7fffffffffffffff }\n' }, { rule: 'settings-changed' }],
    ['is nested deeply', { 'package.json': `{"slipway": ${'{"crds":'.repeat(5000)}1${'}'.repeat(5000)}}` }, { rule: 'settings-changed' }],
    ['has other kinds', { 'slipway-kinds/acme.dev_widgets.yaml': crd(LOOSE) }, { rule: 'settings-changed', level: 2 }],
    ['has other prefixes', { 'packages/a/package.json': '{ "slipway": { "prefixes": ["x"] } }' }, { rule: 'settings-changed', level: 2 }],
  ])('shows a risk when a change %s, and nothing else', async (_, files, risk) => {
    write(files);
    const { code, text } = await review();
    expect(JSON.parse(text)).toMatchObject({ changes: [], risks: expect.arrayContaining([expect.objectContaining(risk)]) });
    expect(code).toBe('level' in risk && risk.level === 4 ? 1 : 0);
  });

  test('names the line in each form', async () => {
    write({ 'slipway.yaml': OFF });
    for (const format of ['text', 'markdown', 'html', 'sarif']) {
      const { text } = await review(format);
      expect(text.replace(/[`\\]|<\/?\w+>/g, '')).toContain('slipway.yaml:3: severities.wrong-type: off (before: not set)');
      // The settings are for no cluster, so none is named.
      expect(text).not.toMatch(/ on +(?:\(settings-weakened\)|<)/);
    }
  });

  test('shows no credential that is in the settings, nor does check', async () => {
    const token = 'nNDyfFY2lNIk59fy2tPV4sJv';
    const url = `postgres://app:${token}@db.example.org:5432/app`;
    write({
      'slipway.yaml': `allow: [{ rule: a, reason: "${url}" }]\nseverities: { "${url}": off }\nsources: { GitRepository/a/b: "${url}" }\n`,
      'package.json': JSON.stringify({ slipway: { crds: [url] } }),
    });
    const answers = [
      ...(await Promise.all(['json', 'text', 'markdown', 'html', 'sarif'].map((format) => review(format)))),
      ...(await Promise.all(['json', 'text', 'junit', 'github'].map((format) => run('check', '.', '--output', format)))),
      await run('check', '.', '--against', 'HEAD'),
    ];
    expect(answers[0]?.text).toContain('settings-changed');
    expect(answers[5]?.text).toContain('unused-allowance');
    expect(answers.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  test('reads settings that are nested deeply, as check does', async () => {
    write({ 'package.json': `{"slipway": ${'{"crds":'.repeat(1200)}1${'}'.repeat(1200)}}` });
    const { code, text } = await run('check', '.', '--output', 'json');
    expect(code).toBe(1);
    expect(text).toContain('"file": "package.json"');
  });

  test('shows no risk for settings that are the same', async () => {
    expect(JSON.parse((await review()).text).risks).toEqual([]);
  });
});
