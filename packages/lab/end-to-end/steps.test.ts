import { changedObject, type FleetTransition, fleetTransition, type ObjectChange } from '@slipway/fleet-check';
import { buildFleet, fileMapTree, inventoryId, searchRoots } from '@slipway/flux-build';
import type { Manifest } from '@slipway/manifest';
import { type Review, type ReviewChange, reviewFleets } from '@slipway/review';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GitRepository, isTrue, type Lab, type StoredObject, startLab } from '../src/index.ts';
import { bootstrapFiles } from './bootstrap-files.ts';
import { pushFiles } from './git-commit.ts';
import { obstacle, proved } from './lab-test.ts';
import { type LiveObject, liveObjects } from './steps/live-objects.ts';
import { chartFiles, ON_SPOKE, stepScenarios } from './steps/step-scenarios.ts';

const reason = await obstacle({ flux: true, workloads: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const FLUX = 'kustomize.toolkit.fluxcd.io/v1';

/**
 * Returns all scenarios in one repository. A Flux Kustomization creates those of the scenarios, and one for each cluster creates their
 * namespaces.
 */
function filesOf(side: 'first' | 'old' | 'new', url: string): Readonly<Record<string, string>> {
  const files = stepScenarios.flatMap(({ id, old, [side]: own = old }) =>
    Object.entries(own).map(([path, text]) => [path.startsWith('flux/') ? `clusters/lab/${id}-${path.slice(5)}` : `${id}/${path}`, text]),
  );
  const spaces = (cluster: string): readonly string[] =>
    stepScenarios.flatMap(({ id, cluster: own }) => (own === cluster ? [id, `${id}-too`] : []));
  const bootstrap = bootstrapFiles(url, spaces('lab'));
  const onSpoke = bootstrapFiles(url, spaces('spoke'));
  return {
    ...Object.fromEntries(files),
    ...chartFiles,
    ...bootstrap,
    'clusters/lab/the-same.yaml': `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: the-same, namespace: flux-system}\nspec: {interval: 1s, url: '${url}', ref: {branch: main}}\n`,
    'clusters/lab/spoke-spaces.yaml': (onSpoke['clusters/lab/spaces.yaml'] ?? '')
      .replace('name: spaces', 'name: spoke-spaces')
      .replace('./spaces', './spoke-spaces')
      .replace('name: flux-system}}', `name: flux-system}${ON_SPOKE}}`),
    'spoke-spaces/spaces.yaml': onSpoke['spaces/spaces.yaml'] ?? '',
  };
}

const built = (files: Readonly<Record<string, string>>) => {
  const tree = fileMapTree(new Map(Object.entries(files)));
  return buildFleet({ tree, roots: searchRoots(tree, '').roots });
};

const KINDS = [
  { apiVersion: 'v1', kind: 'ConfigMap' },
  { apiVersion: 'v1', kind: 'Secret' },
  { apiVersion: 'v1', kind: 'Namespace' },
  { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler' },
  { apiVersion: 'batch/v1', kind: 'Job' },
  { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'RoleBinding' },
  { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' },
  { apiVersion: FLUX, kind: 'Kustomization' },
  { apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease' },
  ...stepScenarios.flatMap(({ id, old }) =>
    Object.values(old).join().includes('kind: Net\n') ? [{ apiVersion: `${id}.example.org/v1`, kind: 'Net' }] : [],
  ),
];

const releaseScenarios = stepScenarios.filter(({ old }) => Object.values(old).join().includes('kind: HelmRelease'));

const SECONDS = 1000;

describe.skipIf(reason !== undefined)('what Flux does from one state to the next', () => {
  let lab: Lab<'lab' | 'spoke'>;
  let repository: GitRepository;
  let step: FleetTransition;
  let review: Review;
  let before: ReadonlyMap<string, LiveObject>;
  let after: ReadonlyMap<string, LiveObject>;
  let installed: Readonly<Record<'before' | 'after', ReadonlyMap<string, string>>>;

  beforeAll(
    async () => {
      lab = await startLab({ clusters: ['lab', 'spoke'], flux: ['lab'], workloads: true });
      repository = await lab.git.createRepository('fleet');
      const { lab: cluster } = lab.clusters;
      const [old, next] = [filesOf('old', repository.url), filesOf('new', repository.url)];
      const first = pushFiles(repository.url, filesOf('first', repository.url));
      const source = {
        apiVersion: 'source.toolkit.fluxcd.io/v1',
        kind: 'GitRepository',
        metadata: { name: 'flux-system', namespace: 'flux-system' },
      };
      await cluster.apply({ ...source, spec: { interval: '1s', url: repository.url, ref: { branch: 'main' } } });
      await cluster.apply({
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: 'spoke-kubeconfig', namespace: 'flux-system' },
        stringData: { value: lab.clusters.spoke.kubeconfig },
      });
      const root = built(old).kustomizations.find(({ name }) => name === 'flux-system');
      await cluster.apply({
        apiVersion: FLUX,
        kind: 'Kustomization',
        metadata: { name: 'flux-system', namespace: 'flux-system' },
        spec: root?.spec,
      });
      await reconciled(first);
      await released();
      await reconciled(pushFiles(repository.url, old));
      before = await settled();
      const installedBefore = await chartObjects();
      proved(`${before.size} objects of ${stepScenarios.length} scenarios are on the cluster`);
      const judged = await refusals(next, old);
      const refusalsOfUpdate = (_: unknown, object: Readonly<Record<string, unknown>>, name: string): readonly string[] =>
        judged.get(`${name} ${inventoryId(object)}`) ?? [];
      const [base, head] = [built(old), built(next)];
      step = fleetTransition({ old: base, new: head, refusalsOfUpdate });
      const side = (name: string, { kustomizations }: typeof base) => ({ name, kustomizations });
      review = reviewFleets({ base: side('old', base), head: side('new', head), refusalsOfUpdate });
      await reconciled(pushFiles(repository.url, next));
      after = await settled();
      installed = { before: installedBefore, after: await chartObjects() };
      proved(`${after.size} objects are there after the change`);

      /** Returns the rejections of the server for the changes of objects, before they are made. */
      async function refusals(files: typeof next, from: typeof old): Promise<ReadonlyMap<string, readonly string[]>> {
        const { changes } = fleetTransition({ old: built(from), new: built(files) });
        const answers = changes.map(async (change) => {
          const { object } = changedObject(change).applied;
          if (change.before === undefined || change.after === undefined) return [];
          const answer = await lab.clusters[change.cluster as 'lab' | 'spoke'].dryRun(object as unknown as Manifest);
          return answer.accepted ? [] : [[`${change.cluster} ${inventoryId(object)}`, [answer.message]] as const];
        });
        return new Map((await Promise.all(answers)).flat());
      }
    },
    10 * 60 * SECONDS,
  );
  afterAll(() => lab?.stop());

  /** Resolves when every Flux Kustomization has tried a commit, or cannot try it. */
  async function reconciled(commit: string): Promise<void> {
    await until(async () => {
      const all = await lab.clusters.lab.list({ apiVersion: FLUX, kind: 'Kustomization' });
      return all.length > 2 && all.every((each) => isOver(each, commit));
    });
  }

  /** Resolves when every HelmRelease is installed. */
  const released = (): Promise<void> =>
    until(async () => {
      const all = await lab.clusters.lab.list({ apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease' });
      return all.length === releaseScenarios.length && all.every((each) => isTrue(each, 'Ready'));
    });

  const isOver = (object: StoredObject, commit: string): boolean => {
    if ((object as { spec?: { suspend?: boolean } }).spec?.suspend === true) return true;
    const { lastAttemptedRevision } = (object.status ?? {}) as { lastAttemptedRevision?: string };
    if (lastAttemptedRevision?.endsWith(commit) === true && isTrue(object, 'Ready')) return true;
    return object.status?.conditions?.some(({ type, status }) => type === 'Ready' && status === 'False') === true;
  };

  /** Returns the objects after a period without changes. */
  async function settled(): Promise<ReadonlyMap<string, LiveObject>> {
    let known = '';
    let since = performance.now();
    let objects: ReadonlyMap<string, LiveObject> = new Map();
    await until(async () => {
      const both = (['lab', 'spoke'] as const).map(async (name) =>
        [...(await liveObjects(lab.clusters[name], KINDS))].map(([id, object]) => [`${name} ${id}`, object] as const),
      );
      objects = new Map((await Promise.all(both)).flat());
      const text = JSON.stringify([[...objects].sort(), [...(await chartObjects())].sort()]);
      if (text !== known) [known, since] = [text, performance.now()];
      return performance.now() - since > 8 * SECONDS;
    });
    return objects;
  }

  /** Returns the uid of each ConfigMap that a chart has installed, by its namespace and name. */
  async function chartObjects(): Promise<ReadonlyMap<string, string>> {
    const labelSelector = 'app.kubernetes.io/managed-by=Helm';
    const objects = await lab.clusters.lab.list({ apiVersion: 'v1', kind: 'ConfigMap', labelSelector });
    return new Map(objects.map(({ metadata }) => [`${metadata.namespace}/${metadata.name}`, metadata.uid]));
  }

  async function until(done: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + 120 * SECONDS;
    while (!(await done())) {
      if (performance.now() > end) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  const changesOf = (id: string): readonly ObjectChange[] =>
    step.changes.filter((change) => {
      const { kustomization, applied } = changedObject(change);
      return kustomization.name.startsWith(`${id}-`) || inventoryId(applied.object).startsWith(`flux-system_${id}-`);
    });

  /** Returns the part of the review about a scenario. */
  const reviewed = (id: string, keys: ReadonlySet<string>): readonly string[] =>
    review.changes
      .filter(({ action }) => action !== 'blocked')
      .flatMap((change) => reviewedIds(change).map((key) => ({ change, key })))
      .filter(({ change, key }) => keys.has(key) || change.kustomization.startsWith(`flux-system/${id}-`))
      .map(({ change, key }) => `${change.action} ${key}`)
      .sort();

  test.each(stepScenarios)('$id $name', ({ id }) => {
    const predicted = changesOf(id).filter(({ action }) => action !== 'blocked');
    const isOf = (key: string, owner: string): boolean =>
      owner.startsWith(`flux-system/${id}-`) || key.startsWith(`lab flux-system_${id}-`);
    const said = new Map(predicted.map((change) => [idOf(change), change]));
    const keys = new Set([...[...before, ...after].flatMap(([key, { owner }]) => (isOf(key, owner) ? [key] : [])), ...said.keys()]);
    const seen = [...keys].flatMap((key): string[] => {
      const happened = seenChange(before.get(key), after.get(key), said.get(key));
      return happened === undefined ? [] : [`${happened} ${key}`];
    });
    expect(seen.sort()).toEqual([...said].map(([key, { action }]) => `${action} ${key}`).sort());
    expect(reviewed(id, new Set(keys))).toEqual(seen);
  });

  test.each(releaseScenarios)('$id release: $name', ({ id }) => {
    const isOf = (name: string): boolean => name.startsWith(`${id}/`) || name.startsWith(`${id}-`);
    const gone = [...installed.before]
      .filter(([name]) => isOf(name))
      .map(([name, uid]) => [name.split('-').at(-1), installed.after.get(name) !== uid]);
    const risks = review.risks.filter(({ rule, objects }) => rule === 'release-uninstalled' && objects.includes(`HelmRelease/${id}/web`));
    const leavesPlain = risks.some(({ evidence }) => evidence.includes('left behind'));
    expect(Object.fromEntries(gone)).toEqual({ settings: risks.length > 0, plain: risks.length > 0 && !leavesPlain });
    proved(`${id}: the release is ${risks.length > 0 ? 'uninstalled' : 'kept'}${leavesPlain ? ', and an object is left behind' : ''}`);
  });
});

/** Returns the cluster, and the id of the object in the inventory. */
const idOf = (change: ObjectChange): string => `${change.cluster} ${inventoryId(changedObject(change).applied.object)}`;

const reviewedIds = ({ apiVersion, kind, namespace, name, clusters }: ReviewChange): readonly string[] => {
  const id = inventoryId({ apiVersion, kind, metadata: { name, ...(namespace !== undefined && { namespace }) } });
  return clusters.map((cluster) => `${cluster} ${id}`);
};

/**
 * Returns what happened to an object, in the words of a prediction. If the prediction is that nothing happens, nothing may have happened.
 */
function seenChange(
  before: LiveObject | undefined,
  after: LiveObject | undefined,
  predicted: ObjectChange | undefined,
): string | undefined {
  const seen = certainChange(before, after, predicted);
  return seen === undefined && predicted?.cause === 'may-be-suspended-first' ? predicted.action : seen;
}

function certainChange(
  before: LiveObject | undefined,
  after: LiveObject | undefined,
  predicted: ObjectChange | undefined,
): string | undefined {
  if (before === undefined) return after === undefined ? undefined : 'create';
  if (after === undefined) return 'delete';
  if (before.uid !== after.uid) return predicted?.cause === 'may-be-deleted-first' && before.owner !== after.owner ? 'move' : 'recreate';
  if (before.owner !== after.owner) return 'move';
  if (before.content !== after.content) return 'change';
  if (predicted?.cause === 'pruning-changes') return 'delete';
  return predicted?.action === 'orphan' ? 'orphan' : undefined;
}
