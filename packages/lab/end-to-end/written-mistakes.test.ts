import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emitYaml } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lab, modelCrds, servePackages, startLab } from '../src/index.ts';
import { fleetObjects } from './fleet-objects.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';
import { answerOf } from './written-answers.ts';
import { hasNoEffect, isUnseen, type WrittenMistake, writtenMistakes } from './written-mistakes.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const ENVIRONMENT = 'xpkg.functions.example/contrib/function-environment-configs:v0.7.0';

/** A repository: a correct one, or one with a mistake. */
type Case = Pick<WrittenMistake, 'style'> & Partial<WrittenMistake>;

const STYLES = ['queues', 'claims', 'nested', 'environment', 'cluster', 'install'];
const casesOf = (styles: readonly string[]): readonly Case[] => [
  ...styles.map((style) => ({ style })),
  ...writtenMistakes.filter(({ style }) => styles.includes(style)),
];

/** The styles that the real programs answer. All of them take ten minutes, so each seed has one. */
const ASKED = process.env.SLIPWAY_LAB_STYLES?.split(',') ?? STYLES.slice(caseSeed() % STYLES.length).slice(0, 1);

/** The text that names the objects of a case, so that many of them are on one cluster. */
const markOf = (index: number): string => `zq${String(index).padStart(3, '0')}`;

function textOfCase({ style, title, right = '', wrong = '' }: Case): string {
  const text = readFileSync(new URL(`written-mistakes/${style}.yaml`, import.meta.url), 'utf8');
  const changed = text.replace(right, () => wrong);
  if (title !== undefined && changed === text) throw new Error(`${style} does not have the text to replace: ${title}`);
  return changed;
}

const functionCalled = (name: string, version: string) => ({
  ...{ apiVersion: 'pkg.crossplane.io/v1', kind: 'Function', metadata: { name } },
  spec: { package: `xpkg.crossplane.io/crossplane-contrib/${name}:${version}` },
});
const FUNCTIONS = [
  functionCalled('function-patch-and-transform', 'v0.10.8'),
  functionCalled('function-auto-ready', 'v0.7.0'),
  functionCalled('function-environment-configs', 'v0.7.0'),
];

/** Returns what Flux needs to apply the folder of a case: the definitions first, because Flux cannot apply unknown kinds. */
const syncOf = (mark: string): readonly object[] =>
  [
    { name: 'flux-system', path: `./clusters/${mark}` },
    { name: 'definitions', path: `./definitions/${mark}`, wait: true },
    { name: 'rest', path: `./rest/${mark}`, dependsOn: [{ name: 'definitions' }] },
  ].map(({ name, ...spec }) => ({
    ...{ apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', metadata: { name, namespace: 'flux-system' } },
    spec: { interval: '1h', prune: true, ...spec, sourceRef: { kind: 'GitRepository', name: 'flux-system' } },
  }));
const SOURCE = {
  ...{ apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'GitRepository', metadata: { name: 'flux-system', namespace: 'flux-system' } },
  spec: { interval: '1m', url: 'https://git.example/fleet.git', ref: { branch: 'main' } },
};

const yamlOf = (objects: readonly object[]): string => objects.map((each) => emitYaml(each)).join('---\n');

/** Returns the messages of `slipway check` about each case, in files without Flux or in one cluster of a fleet for each. */
function findingsOf(cases: readonly Case[], hasFlux: boolean): readonly ReadonlySet<string>[] {
  const root = mkdtempSync(join(tmpdir(), 'slipway-written-'));
  const put = (folder: string, name: string, text: string): void => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, name), text);
  };
  try {
    for (const [index, each] of cases.entries()) {
      const mark = markOf(index);
      const documents = textOfCase(each).replaceAll('x0', mark).split('\n---\n');
      const isDefinition = (text: string): boolean => text.includes('kind: CompositeResourceDefinition\nmetadata');
      put(`definitions/${mark}`, 'definitions.yaml', documents.filter(isDefinition).join('\n---\n'));
      put(`rest/${mark}`, 'all.yaml', documents.filter((text) => !isDefinition(text)).join('\n---\n'));
      put(`rest/${mark}`, 'functions.yaml', yamlOf(FUNCTIONS));
      if (hasFlux) put(`clusters/${mark}/flux-system`, 'gotk-sync.yaml', yamlOf([SOURCE, ...syncOf(mark)]));
    }
    const { stdout, stderr } = spawnSync(process.execPath, [MAIN, 'check', root, '--output', 'json'], {
      ...{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30, env: { ...process.env, SLIPWAY_TIME_LIMIT: '3600' } },
    });
    if (stdout === '') throw new Error(stderr);
    const found = cases.map(() => new Set<string>());
    for (const { severity, rule, file, pointer, message } of JSON.parse(stdout).findings as readonly Record<string, string>[])
      if (rule !== 'duplicate-object')
        found[Number(/zq(\d+)/.exec(file ?? '')?.[1])]?.add(`${severity} ${rule} ${pointer} ${message}`.replaceAll(/zq\d+/g, 'x0'));
    return found;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const percent = (part: number, whole: number): string => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

test.each([{ hasFlux: false }, { hasFlux: true }])(
  'nearly all mistakes that do harm are named, and nothing in correct repositories: %o',
  ({ hasFlux }) => {
    const cases = casesOf(STYLES);
    const findings = findingsOf(cases, hasFlux);
    const healthy = new Map(STYLES.map((style, index) => [style, findings[index] ?? new Set<string>()]));
    expect(Object.fromEntries([...healthy].filter(([, { size }]) => size > 0))).toEqual({});
    const harmful = [...cases.entries()].filter(([, each]) => each.title !== undefined && !hasNoEffect(each as WrittenMistake));
    const missed = harmful.filter(([index, { style }]) => [...(findings[index] ?? [])].every((each) => healthy.get(style)?.has(each)));
    proved(`${percent(harmful.length - missed.length, harmful.length)} mistakes are named ${hasFlux ? 'in a fleet' : 'in files'}`);
    const titles = missed.map(([, { style, title }]) => `${style}: ${title}`);
    expect(missed.length / harmful.length, titles.join('\n')).toBeLessThanOrEqual(0.05);
  },
);

const reason = await obstacle({ crossplane: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

describe.skipIf(reason !== undefined)('mistakes in whole repositories', () => {
  const cases = casesOf(ASKED);
  let lab: Lab<'hub'>;
  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub'], crossplane: true });
    const { hub } = lab.clusters;
    const groups = /^(?:(?:sqs|iam|s3)\.)?aws\.(?:m\.)?upbound\.io$/;
    await hub.applyCrds(modelCrds((group) => groups.test(group)));
    const own = cases.flatMap(({ style }, index) =>
      style === 'install' ? [`xpkg.functions.example/${markOf(index)}/function-auto-ready:v0.7.0`] : [],
    );
    servePackages(lab.proxy, [ENVIRONMENT, ...own]);
    const environment = { ...functionCalled('function-environment-configs', ''), spec: { package: ENVIRONMENT } };
    const functions = [...fleetObjects('common/crossplane/functions')].filter(({ kind }) => kind === 'Function');
    for (const object of [...functions, environment]) await hub.apply(object);
    for (const object of [...functions, environment]) await hub.waitFor(object, 'Healthy', { deadline: 300_000 });
  });
  afterAll(() => lab?.stop());

  test('the real programs do the same with a mistake only if the list says so', async () => {
    const answers: string[] = [];
    const queue = cases.entries();
    const work = async (): Promise<void> => {
      for (const [index, each] of queue) answers[index] = await answerOf(lab.clusters.hub, textOfCase(each), markOf(index));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const list = process.env.SLIPWAY_LAB_LIST;
    if (list !== undefined)
      writeFileSync(list, JSON.stringify(cases.map((each, index) => ({ ...each, answer: JSON.parse(answers[index] ?? 'null') }))));
    const healthy = new Map(ASKED.map((style, index) => [style, answers[index]]));
    const mistakes = [...cases.entries()].flatMap(([index, each]) =>
      each.title === undefined ? [] : [{ ...(each as WrittenMistake), isSame: answers[index] === healthy.get(each.style) }],
    );
    const titles = (wanted: (each: WrittenMistake & { isSame: boolean }) => boolean): readonly string[] =>
      mistakes.filter(wanted).map(({ style, title }) => `${style}: ${title}`);
    proved(`${percent(mistakes.filter(({ isSame }) => !isSame).length, mistakes.length)} mistakes change what the real programs do`);
    expect(titles((each) => each.isSame && !hasNoEffect(each) && !isUnseen(each))).toEqual([]);
    expect(titles((each) => !each.isSame && isUnseen(each))).toEqual([]);
  });
});

/** The repositories that are on the cluster at the same time. */
const AT_ONCE = 14;
