// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux

import { hostileCharts } from './charts.ts';
import { buildOf, checkOf, explainOf } from './commands.ts';
import { deepNesting } from './deep-nesting.ts';
import { definitionWithInstances } from './definitions.ts';
import type { Command, Draft } from './draft.ts';
import { bootstrap, fluxKustomization, otherFluxObject } from './flux-objects.ts';
import { addHostileEntries, addStrayCode } from './hostile-tree.ts';
import { hostileText } from './hostile-values.ts';
import { kustomization } from './kustomizations.ts';
import { largeValues } from './large-values.ts';
import { longNames } from './long-names.ts';
import { manyEntries } from './many-entries.ts';
import { mutate } from './mutate.ts';
import { type Node, nodeOf } from './nodes.ts';
import { addPackages } from './packages.ts';
import { plantField } from './plants.ts';
import { objectOfKind, randomKind } from './schema-object.ts';
import { forgetShown, secretObject } from './secrets.ts';
import { settings } from './settings.ts';
import { twoSides } from './two-sides.ts';
import { writeObjects } from './write-objects.ts';

/** Fills a draft, and says which command looks at it. */
export type Scenario = (draft: Draft) => Command;

/** How often each is drawn. */
export const SCENARIOS: readonly (readonly [number, Scenario])[] = [
  [34, manifests],
  [16, secrets],
  [12, definitions],
  [26, fleet],
  [5, packages],
  [5, hostileTree],
  [2, commits],
  [14, largeValues],
  [6, longNames],
  [5, manyEntries],
  [4, deepNesting],
  [12, twoSides],
  [4, settings],
  [12, hostileCharts],
];

/** Objects of any kind, mutated. */
function manifests(draft: Draft): Command {
  draft.note('manifests');
  const files = draft.random.times(1, 3, (index) => `${draft.random.pick(['', 'apps/'])}${'abc'[index]}.yaml`);
  for (const path of files)
    writeObjects(
      draft,
      path,
      draft.random.times(1, 3, () => anyObject(draft)),
    );
  return checkOf(draft, files);
}

function anyObject(draft: Draft): Node {
  const { random, note } = draft;
  const entry = randomKind(random);
  // Its texts are those of a Secret: that kind has a scenario of its own.
  if (entry.kind === 'Secret') return secretObject(draft);
  note(`kind:${entry.kind}`);
  const object = objectOfKind(entry, random);
  mutate(draft, object, random.int(0, 4));
  if (random.chance(0.4)) plantField(draft, object);
  if (!random.chance(0.05)) return object;
  note('list');
  return nodeOf({ apiVersion: 'v1', kind: 'List', items: [object, { apiVersion: 'v1', kind: 'List', items: [object] }] });
}

/** Secrets whose texts no report may show. */
function secrets(draft: Draft): Command {
  const { random } = draft;
  const files = random.times(1, 2, (index) => `${random.pick(['', 'apps/'])}${'ab'[index]}.yaml`);
  for (const path of files) {
    const objects = random.times(1, 3, () => {
      const object = secretObject(draft);
      mutate(
        draft,
        object,
        random.weighted([
          [6, 0],
          [2, 1],
          [1, 2],
        ]),
        EXEMPT,
      );
      forgetShown(draft, object);
      return object;
    });
    writeObjects(draft, path, random.chance(0.3) ? [...objects, anyObject(draft)] : objects);
  }
  return random.chance(0.8) ? checkOf(draft, files) : buildOf(draft, '.');
}

/** Keeps the fields that make it a Secret. */
const EXEMPT = (key: string): boolean => ['kind', 'items', 'apiVersion'].includes(key);

/** CRDs and XRDs, next to their objects or as an option. */
function definitions(draft: Draft): Command {
  const { random, file, note } = draft;
  const [definition = null, ...instances] = definitionWithInstances(draft);
  mutate(draft, definition, random.int(0, 3));
  for (const instance of instances) mutate(draft, instance, random.int(0, 2));
  const isApart = random.chance(0.4);
  writeObjects(draft, isApart ? 'crds/widgets.yaml' : 'a.yaml', isApart ? [definition] : [definition, ...instances]);
  if (isApart) writeObjects(draft, 'a.yaml', [...instances, anyObject(draft)]);
  if (isApart && random.chance(0.5)) {
    note('settings:crds');
    file('package.json', JSON.stringify({ slipway: { crds: random.pick([['crds'], ['crds/widgets.yaml', 'missing'], ['.']]) } }));
    return random.chance(0.7)
      ? checkOf(draft, ['a.yaml'])
      : explainOf(draft, random.pick(['Widget', 'Widget.spec.f0', 'widgets.example.org']));
  }
  if (!isApart) return checkOf(draft, ['a.yaml']);
  const given = ['--crds', random.pick(['crds', 'crds/widgets.yaml', '.'])];
  const command = random.chance(0.7)
    ? checkOf(draft, ['a.yaml'])
    : explainOf(draft, random.pick(['Widget', 'Widget.spec', 'Widget.spec.f0']));
  return { ...command, args: [...command.args, ...given] };
}

/** A fleet of Flux with kustomizations. */
function fleet(draft: Draft): Command {
  const { random, note } = draft;
  note('fleet');
  draft.wildness = random.weighted([
    [5, 0.02],
    [3, 0.2],
    [1, 1],
  ]);
  const cluster = 'clusters/prod';
  const isBootstrapped = random.chance(0.5);
  if (isBootstrapped)
    writeObjects(
      draft,
      `${cluster}/flux-system/gotk-sync.yaml`,
      bootstrap(draft, isHostile(draft, 0.1) ? hostileText(random) : `./${cluster}`),
    );
  if (isBootstrapped && random.chance(0.2))
    writeObjects(draft, `${cluster}/flux-system/kustomization.yaml`, [kustomization(draft, ['gotk-sync.yaml'], [])]);
  const folders = random.times(1, 3, (index) => ['apps', 'infra', 'apps/sub'][index] as string);
  for (const [index, folder] of folders.entries()) {
    const object = fluxKustomization(draft, ['apps', 'infra', 'sub'][index] as string, `./${folder}`);
    mutate(draft, object, random.int(0, 2));
    writeObjects(draft, `${cluster}/${folder.replace('/', '-')}.yaml`, [object]);
  }
  for (const name of ['others', 'more']) {
    if (random.chance(0.4)) continue;
    const object = otherFluxObject(draft);
    mutate(draft, object, random.int(0, 2));
    writeObjects(draft, `${cluster}/${name}.yaml`, [object]);
  }
  for (const folder of folders) addFolder(draft, folder, folders);
  if (random.chance(0.3)) addFolder(draft, 'components/a', ['apps']);
  if (random.chance(0.2)) addHostileEntries(draft, 1, 2);
  if (random.chance(0.2)) return checkOf(draft, [random.pick(['.', 'apps', 'clusters'])]);
  if (random.chance(0.06))
    return explainOf(draft, random.pick(['ConfigMap/apps/a', 'Kustomization/flux-system/apps', 'Secret/apps/gen', 'Namespace/a']));
  return buildOf(
    draft,
    random.weighted([
      [8, '.'],
      [1, isBootstrapped ? cluster : '.'],
      [0.5, 'clusters'],
      [0.5, 'apps'],
    ]),
  );
}

const isHostile = ({ random, wildness }: Draft, share: number): boolean => random.chance(share * Math.sqrt(wildness));

function addFolder(draft: Draft, folder: string, folders: readonly string[]): void {
  const { random } = draft;
  const files = random.times(1, 2, (index) => `${'ab'[index]}.yaml`);
  for (const file of files) {
    const objects = random.times(1, 3, () =>
      random.chance(0.1) ? secretObject(draft) : random.chance(0.7) ? configMap(draft) : anyObject(draft),
    );
    writeObjects(draft, `${folder}/${file}`, objects);
  }
  if (random.chance(0.3)) return;
  // Most folders take in only those that do not take in themselves.
  const others = folders.filter(
    (other) => isHostile(draft, 0.3) || (folder === 'components/a' ? false : folder === 'infra' && other === 'apps'),
  );
  const object = kustomization(
    draft,
    files,
    others.map((other) => `${'../'.repeat(folder.split('/').length)}${other}`),
  );
  mutate(draft, object, random.int(0, 2));
  writeObjects(draft, `${folder}/${random.pick(['kustomization.yaml', 'kustomization.yaml', 'kustomization.yml', 'Kustomization'])}`, [
    object,
  ]);
}

const configMap = ({ random }: Draft): Node =>
  nodeOf({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: {
      name: random.pick(['a', 'b', hostileText(random)]),
      namespace: random.chance(0.9) ? 'apps' : hostileText(random),
      labels: { app: 'a' },
    },
    data: {
      a: random.pick(['${x}', '${x}${y}${z}', hostileText(random)]),
      [random.pick(['b', 'a.yaml', hostileText(random)])]: hostileText(random),
    },
  });

/** package.json and modules of the repository. */
function packages(draft: Draft): Command {
  const { random } = draft;
  addPackages(draft);
  if (random.chance(0.3)) addStrayCode(draft);
  writeObjects(draft, 'a.yaml', [anyObject(draft)]);
  if (random.chance(0.4)) addHostileEntries(draft, 1, 2);
  if (random.chance(0.3))
    return explainOf(
      draft,
      random.pick([
        'Deployment.spec',
        'common/a/a.yaml',
        'common/a/a.yaml:2',
        'ConfigMap/apps/a',
        'my-rule',
        'unknown-field',
        hostileText(random),
      ]),
    );
  return random.chance(0.7) ? checkOf(draft, ['a.yaml']) : buildOf(draft, '.');
}

/** Entries of the tree that are not files, or have odd names. */
function hostileTree(draft: Draft): Command {
  const { random } = draft;
  writeObjects(draft, 'a.yaml', [anyObject(draft)]);
  writeObjects(draft, 'apps/a.yaml', [configMap(draft)]);
  addHostileEntries(draft, 2, 6);
  // As a shell would expand `*`, with what is a link among it.
  const names = draft.entries.filter((entry) => !('rawName' in entry)).map(({ path }) => path.split('/')[0] ?? '');
  const globbed = [...new Set(names)].filter((name) => name !== '' && !name.startsWith('-') && !name.startsWith('.'));
  const command = random.chance(0.6)
    ? checkOf(draft, random.chance(0.5) ? ['.'] : globbed)
    : buildOf(draft, random.pick(['.', ...globbed]));
  return { ...command, mayBeUsage: command.mayBeUsage || command.args[1] !== '.' };
}

/** A real repository of Git around it all. */
function commits(draft: Draft): Command {
  const command = fleet(draft);
  draft.note('git');
  draft.entries.push({ type: 'git', path: '.' });
  if (draft.random.chance(0.4)) addHostileEntries(draft, 1, 2);
  if (command.args[0] !== 'build') return command;
  return {
    ...command,
    args: [...command.args, '--at', draft.random.pick(['HEAD', 'main', 'HEAD', 'main^', hostileText(draft.random)])],
    mayBeUsage: true,
  };
}
