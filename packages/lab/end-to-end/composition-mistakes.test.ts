import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emitYaml, type Fields, fieldsOf, listOf, type Manifest, readYaml, stableText, textOf } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { type MistakenComposition, mistakesOf } from '../src/cases/composition-mistakes.ts';
import { type ComposeOracle, type CompositionQuestion, type ProgramName, readManifests, startComposeOracle } from '../src/index.ts';
import { type ComparedRendering, comparedRendering, renderedOffline } from '../src/record/rendered-offline.ts';
import { obstacle, proved } from './lab-test.ts';
import { plantedMistakes } from './planted-mistakes.ts';

const STYLES = fileURLToPath(new URL('composition-styles/', import.meta.url));
const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const NAME = 'crossplane.io/composition-resource-name';

/** A correct Composition, and composites that it composes. */
interface Style {
  readonly name: string;
  readonly text: string;
  readonly definitions: readonly Manifest[];
  readonly compositions: readonly Manifest[];
  readonly composites: readonly Manifest[];
}

const styles = readdirSync(STYLES).map((file): Style => {
  const all = readManifests(join(STYLES, file));
  const ofKind = (kind: string) => all.filter((each) => each.kind === kind);
  const [definitions, compositions] = [ofKind('CompositeResourceDefinition'), ofKind('Composition')];
  const composites = all.filter((each) => !definitions.includes(each) && !compositions.includes(each));
  return { name: file.replace('.yaml', ''), text: readFileSync(join(STYLES, file), 'utf8'), definitions, compositions, composites };
});

/** Returns a Composition of a style with each of the mistakes that are written by hand. */
function plantedIn({ name, text, compositions }: Style, composition: Fields): readonly MistakenComposition[] {
  const at = compositions.findIndex((each) => (each as unknown as Fields) === composition);
  return plantedMistakes
    .filter(({ style }) => style === name)
    .flatMap(({ title, right, wrong }) => {
      const { documents } = readYaml(
        text.replace(right, () => wrong),
        name,
      );
      const changed = documents.map(({ value }) => fieldsOf(value)).filter(({ kind }) => kind === 'Composition')[at];
      return changed === undefined || stableText(changed) === stableText(composition) ? [] : [{ title, composition: changed }];
    });
}

/** A Composition with a mistake, and what is composed of it. */
interface Case extends MistakenComposition {
  readonly style: Style;
  readonly index: number;
  /** The questions about the correct Composition. */
  readonly questions: readonly CompositionQuestion[];
}

/** Returns a Composition of version 1 as a pipeline, because Crossplane 2 has no other ones. */
function asPipeline(composition: Fields): Manifest {
  const { resources, patchSets, ...spec } = fieldsOf(composition.spec);
  if (resources === undefined) return composition as unknown as Manifest;
  const input = { apiVersion: 'pt.fn.crossplane.io/v1beta1', kind: 'Resources', resources, ...(patchSets !== undefined && { patchSets }) };
  const step = { step: 'resources', functionRef: { name: 'function-patch-and-transform' }, input: withTypes(input) };
  return { ...composition, spec: { ...spec, mode: 'Pipeline', pipeline: [step] } } as unknown as Manifest;
}

/** Sets the types that Crossplane 1 has by default. */
function withTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const own = withTypes(inner);
      if (key === 'string' && fieldsOf(own).fmt !== undefined) return [key, { type: 'Format', ...fieldsOf(own) }];
      return [key, key === 'math' ? { type: 'Multiply', ...fieldsOf(own) } : own];
    }),
  );
}

/** Returns what a Composition composes of the composites of its kind: as new ones, and with their observed resources. */
function questionsOf({ definitions, composites }: Style, composition: Manifest): readonly CompositionQuestion[] {
  const { kind } = fieldsOf(fieldsOf((composition as unknown as Fields).spec).compositeTypeRef);
  const definition = definitions.find((each) => fieldsOf(fieldsOf((each as unknown as Fields).spec).names).kind === kind);
  const own = composites.filter((each) => each.kind === kind);
  const asked = own.length > 0 ? own : [PART];
  return asked.flatMap((composite) => {
    const first: CompositionQuestion = { composite, composition: asPipeline(composition as never), ...(definition && { definition }) };
    // Two more runs: the second one has the status of the first one.
    const second = observing(first);
    return [first, second, observing(second)];
  });
}

/** A composite that another one composes. */
const PART = {
  apiVersion: 'styles.example.org/v1',
  kind: 'Part',
  metadata: { name: 'part-0', namespace: 'team' },
  spec: { region: 'eu-west-1', size: 2, mode: 'fast', labels: { owner: 'platform' } },
} as unknown as Manifest;

/** Returns the next run of Crossplane: the composed resources exist and have each field that a patch reads. */
function observing(question: CompositionQuestion): CompositionQuestion {
  const { resources = [], status } = renderedOffline(question) as { readonly resources?: readonly Manifest[]; readonly status?: object };
  const { conditions: _, ...own } = fieldsOf(status);
  const observed = resources.map((resource) => {
    const copy = structuredClone(resource) as unknown as Record<string, unknown>;
    for (const path of sourcesOf(question.composition, resource.metadata.annotations?.[NAME] ?? '')) setAt(copy, path.split('.'), resource);
    return copy as unknown as Manifest;
  });
  return { ...question, observed, composite: { ...question.composite, status: own } as Manifest };
}

/** Returns the fields of a resource that patches read. */
function sourcesOf(composition: Manifest, name: string): readonly string[] {
  const input = fieldsOf(fieldsOf(listOf(fieldsOf((composition as unknown as Fields).spec).pipeline)[0]).input);
  const resource = listOf(input.resources)
    .map(fieldsOf)
    .find((each) => each.name === name);
  return listOf(resource?.patches)
    .map(fieldsOf)
    .filter(({ type }) => /^(?:Combine)?To/.test(textOf(type)))
    .flatMap(({ fromFieldPath, combine }) => [
      fromFieldPath,
      ...listOf(fieldsOf(combine).variables).map((each) => fieldsOf(each).fromFieldPath),
    ])
    .filter((path): path is string => typeof path === 'string' && !path.startsWith('metadata.name'));
}

function setAt(object: Record<string, unknown>, [first = '', ...rest]: readonly string[], resource: Manifest): void {
  if (rest.length > 0) {
    const inner = { ...fieldsOf(object[first]) };
    setAt(inner, rest, resource);
    object[first] = inner;
  } else object[first] ??= /port|count|generation|Replicas/.test(first) ? 3 : `${first}-of-${resource.metadata.annotations?.[NAME]}`;
}

/** Writes each Composition next to the definitions of its style, and returns the messages of `slipway check` by their folder. */
function findingsOf(cases: readonly { readonly style: Style; readonly composition: Fields }[]): readonly ReadonlySet<string>[] {
  const root = mkdtempSync(join(tmpdir(), 'slipway-mistakes-'));
  try {
    const providers = ['ec2', 'eks', 'sqs', 's3', 'iam', 'dynamodb', 'rds'].map((name) => ({
      ...{ apiVersion: 'pkg.crossplane.io/v1', kind: 'Provider', metadata: { name } },
      spec: { package: `registry.example/provider-aws-${name}:v2.6.0` },
    }));
    for (const [index, { style, composition }] of cases.entries()) {
      mkdirSync(join(root, String(index)));
      const others = style.compositions.filter(({ metadata }) => metadata.name !== fieldsOf(composition.metadata).name);
      const objects = [...style.definitions, ...others, composition, ...providers] as readonly Manifest[];
      writeFileSync(join(root, String(index), 'all.yaml'), objects.map((object) => emitYaml(object)).join('---\n'));
    }
    const { stdout, stderr } = spawnSync(process.execPath, [MAIN, 'check', root, '--output', 'json'], {
      ...{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30, env: { ...process.env, SLIPWAY_TIME_LIMIT: '3600' } },
    });
    if (stdout === '') throw new Error(stderr);
    const found = cases.map(() => new Set<string>());
    for (const { rule, file, pointer, message } of JSON.parse(stdout).findings as readonly Record<string, string>[])
      if (rule !== 'duplicate-object') found[Number(/(\d+)\/all\.yaml$/.exec(file ?? '')?.[1])]?.add(`${rule} ${pointer} ${message}`);
    return found;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Returns whether the real engine composes something else of a Composition with a mistake. */
async function changes(oracle: ComposeOracle, { composition, questions }: Case, known: ReadonlyMap<CompositionQuestion, string>) {
  const mistaken = asPipeline(composition);
  const offline = (question: CompositionQuestion) => stableText(renderedOffline({ ...question, composition: mistaken }));
  // One question is enough: of those that Slipway renders differently, the first one.
  const question = questions.find((each) => offline(each) !== stableText(renderedOffline(each))) ?? questions.at(-1);
  if (question === undefined) throw new Error('a Composition without a composite');
  const real = comparedRendering(await oracle.render({ ...question, composition: mistaken }));
  return { isChanged: stableText(real) !== known.get(question), real, offline: JSON.parse(offline(question)) as ComparedRendering };
}

const needed: readonly ProgramName[] = ['crossplane-cli', 'crossplane-core', 'function-patch-and-transform', 'function-auto-ready'];
const reason = await obstacle({}, needed);

describe.skipIf(reason !== undefined)('mistakes in Compositions of ten styles', () => {
  const correct = styles.flatMap((style) =>
    style.compositions.map((composition) => ({ style, composition: composition as unknown as Fields })),
  );
  const baseline = findingsOf(correct);

  test('correct Compositions have no finding but the release of Crossplane that composes them', () => {
    expect(styles.length).toBeGreaterThanOrEqual(10);
    const found = baseline
      .flatMap((each) => [...each])
      .filter((message) => !message.endsWith(', with Crossplane 2; the release of Crossplane is unknown'));
    expect(found).toEqual([]);
  });

  /** Returns which mistakes change what Crossplane composes and have no finding, and those that are rendered differently here. */
  async function compared(cases: readonly Case[]) {
    await using oracle = await startComposeOracle();
    const known = new Map<CompositionQuestion, string>();
    for (const question of new Set(cases.flatMap(({ questions }) => questions)))
      known.set(question, stableText(comparedRendering(await oracle.render(question))));
    const findings = findingsOf(cases);
    const missed: string[] = [];
    const differing: string[] = [];
    const unchanged: string[] = [];
    const queue = cases.entries();
    const work = async (): Promise<void> => {
      for (const [at, each] of queue) {
        const { isChanged, real, offline } = await changes(oracle, each, known);
        const title = `${each.style.name}: ${each.title}`;
        if (stableText(real) !== stableText(offline))
          differing.push(`${title}\n  ${JSON.stringify(real).slice(0, 300)}\n  ${JSON.stringify(offline).slice(0, 300)}`);
        const isNamed = [...(findings[at] ?? [])].some((message) => baseline[each.index]?.has(message) !== true);
        if (!isChanged) unchanged.push(`${title} (${isNamed ? 'named' : 'not named'})`);
        else if (!isNamed) missed.push(title);
      }
    };
    await Promise.all([work(), work(), work()]);
    const changed = cases.length - unchanged.length;
    proved(`${cases.length} Compositions with one mistake: ${changed} compose something else, ${missed.length} of them have no finding`);
    if (process.env.SLIPWAY_LAB_LIST !== undefined)
      process.stdout.write(`${['missed', ...missed, 'differing', ...differing, 'unchanged', ...unchanged].join('\n')}\n`);
    return { changed, missed, differing, unchanged };
  }

  const casesOf = (mistakesIn: (style: Style, composition: Fields) => readonly MistakenComposition[]): readonly Case[] =>
    correct.flatMap(({ style, composition }, index): readonly Case[] => {
      const questions = questionsOf(style, composition as unknown as Manifest);
      return mistakesIn(style, composition).map((mistake) => ({ ...mistake, style, index, questions }));
    });

  test('nearly all mistakes that change what Crossplane composes are named', async () => {
    const cases = casesOf((_, composition) => mistakesOf(composition));
    const { changed, missed, differing } = await compared(cases);
    expect(cases.length).toBeGreaterThanOrEqual(2000);
    expect(differing).toEqual([]);
    expect(missed.length / changed, missed.join('\n')).toBeLessThanOrEqual(0.02);
  });

  test('nearly all mistakes of other kinds are named, which people may make', async () => {
    const cases = casesOf(plantedIn);
    expect(cases).toHaveLength(plantedMistakes.length);
    const { changed, missed, differing } = await compared(cases);
    expect(differing).toEqual([]);
    expect(missed.length / changed, missed.join('\n')).toBeLessThanOrEqual(0.02);
  });
});
