import { isDeepStrictEqual } from 'node:util';
import type { ChangeAction, ReleaseCause } from '@slipway/fleet-check';
import { inventoryId } from '@slipway/flux-build';
import type { FleetRelease, Installation, InstalledObject, ReleaseChart } from '@slipway/helm';
import { below, type Fields, fieldsOf, onceForEach } from '@slipway/manifest';
import { nameOf, namespaceOf, own, scalarText } from '../objects/values.ts';

/** A release whose chart is rendered. */
export type RenderedRelease = FleetRelease &
  Required<Pick<FleetRelease, 'objects' | 'hooks' | 'installation'>> & { readonly chart: ReleaseChart };

/** What helm-controller does with a release. `no-upgrade`: its objects differ, and nothing starts an upgrade. */
export type ReleaseAction = 'install' | 'upgrade' | 'uninstall' | 'reinstall' | 'no-upgrade';

/** What happens to one object of a release. At least one of `before` and `after` is set. */
interface ReleasedObjectChange {
  readonly action: ChangeAction;
  readonly before?: InstalledObject;
  readonly after?: InstalledObject;
  readonly cause?: ReleaseCause | 'refused';
  readonly refusals?: readonly string[];
}

/** The change of a release on one cluster. */
export interface ReleaseChange {
  readonly action: ReleaseAction;
  readonly changes: readonly ReleasedObjectChange[];
  /** Hooks that run, in their order. */
  readonly hooks: readonly InstalledObject[];
}

/** Returns the messages with which the API server refuses an update. */
export type RefusalsOfUpdate = (before: Fields, after: Fields) => readonly string[];

/**
 * Returns what helm-controller 1.6.2 does when one state of a release follows another (`internal/reconcile/state.go`, and `Upgrade` of Helm
 * 4.2). Undefined if nothing changes. One side is undefined if the HelmRelease is new or deleted.
 */
export function releaseChange(
  before: RenderedRelease | undefined,
  after: RenderedRelease | undefined,
  refusalsOfUpdate: RefusalsOfUpdate = () => [],
): ReleaseChange | undefined {
  if (before === undefined) return after && installed(after);
  if (after === undefined) return uninstalled(before);
  if (isOtherTarget(before, after)) return reinstalled(before, after);
  if (before.objects === after.objects && before.hooks === after.hooks && isSamePolicy(before, after)) {
    return isUpgraded(before, after) ? { action: 'upgrade', changes: [], hooks: hooksOf(after, UPGRADE) } : undefined;
  }
  const changes = upgradeChanges(before, after, refusalsOfUpdate);
  if (isUpgraded(before, after)) return { action: 'upgrade', changes, hooks: hooksOf(after, UPGRADE) };
  if (changes.length === 0) return undefined;
  return { action: 'no-upgrade', changes: changes.map(withoutUpgrade), hooks: [] };
}

const withoutUpgrade = ({ before, after }: ReleasedObjectChange): ReleasedObjectChange => ({
  action: 'blocked',
  cause: 'no-upgrade',
  ...(before && { before }),
  ...(after && { after }),
});

const INSTALL = ['pre-install', 'post-install'];
const UPGRADE = ['pre-upgrade', 'post-upgrade'];
const DELETE = ['pre-delete', 'post-delete'];

/** Returns the hooks of some events. A HelmRelease can turn off the hooks of an action. */
function hooksOf({ hooks, applied }: RenderedRelease, events: readonly string[]): readonly InstalledObject[] {
  const [, action = ''] = (events[0] ?? '').split('-');
  const spec = below(applied.object, 'spec', action === 'delete' ? 'uninstall' : action);
  if (spec.disableHooks === true) return [];
  return hooks.filter(({ hook }) => hook?.events.some((event) => events.includes(event)));
}

const installed = (after: RenderedRelease): ReleaseChange => ({
  action: 'install',
  changes: after.objects.map((each) => ({ action: 'create', after: each })),
  hooks: hooksOf(after, INSTALL),
});

/** Whether an object is the namespace that helm-controller creates for a release, and never deletes. */
const isCreatedNamespace = ({ source }: InstalledObject): boolean => source === '';

/** Hooks, CRDs of `crds/` and objects with a policy remain. */
function uninstalled(before: RenderedRelease): ReleaseChange {
  const changes = [...before.objects].reverse().flatMap((each): readonly ReleasedObjectChange[] => {
    if (isCreatedNamespace(each)) return [];
    if (isChartCrd(each)) return [{ action: 'orphan', before: each, cause: 'chart-crd-kept' }];
    const isKept = own(annotationsOf(each), RESOURCE_POLICY) !== undefined;
    return [
      isKept
        ? { action: 'orphan', before: each, cause: 'kept-by-policy' }
        : { action: 'delete', before: each, cause: 'release-uninstalled' },
    ];
  });
  return { action: 'uninstall', changes, hooks: hooksOf(before, DELETE) };
}

/**
 * Uninstalls a release and installs it again. helm-controller uninstalls with the new release namespace, so it does not find objects whose
 * template states no namespace: they remain in the old one.
 */
function reinstalled(before: RenderedRelease, after: RenderedRelease): ReleaseChange {
  const removed = uninstalled(before);
  const isMoved = before.spec.releaseNamespace !== after.spec.releaseNamespace;
  const next = new Map(after.objects.map((each) => [idOf(each.object), each]));
  for (const each of before.objects) if (isCreatedNamespace(each)) next.delete(idOf(each.object));
  const gone = removed.changes.flatMap((step): readonly ReleasedObjectChange[] => {
    const old = step.before as InstalledObject;
    const same = next.get(idOf(old.object));
    next.delete(idOf(old.object));
    if (same !== undefined && step.action === 'delete') return [{ action: 'recreate', before: old, after: same }];
    if (same !== undefined) return isSame(old, same) ? [] : [{ action: 'change', before: old, after: same }];
    const isLeft = isMoved && step.action === 'delete' && old.inReleaseNamespace === true && namespaceOf(old.object) !== '';
    return [isLeft ? { action: 'orphan', before: old, cause: 'left-in-old-namespace' } : step];
  });
  const created = [...next.values()].map((each): ReleasedObjectChange => ({ action: 'create', after: each }));
  return { action: 'reinstall', changes: [...gone, ...created], hooks: [...removed.hooks, ...hooksOf(after, INSTALL)] };
}

/** Whether helm-controller uninstalls the old release first: another name, namespace, storage or chart. */
function isOtherTarget(before: RenderedRelease, after: RenderedRelease): boolean {
  const [was, is] = [before.spec, after.spec];
  const inPlace = scalarText(below(after.applied.object, 'spec', 'upgrade').chartNameChangeStrategy) === 'InPlaceUpdate';
  return (
    was.releaseName !== is.releaseName ||
    was.releaseNamespace !== is.releaseNamespace ||
    storageOf(before) !== storageOf(after) ||
    (before.chart.name !== after.chart.name && !inPlace)
  );
}

/** Whether helm-controller upgrades the release. */
export const isUpgrade = (before: RenderedRelease, after: RenderedRelease): boolean =>
  !isOtherTarget(before, after) && isUpgraded(before, after);

const storageOf = ({ applied, spec }: RenderedRelease): string =>
  scalarText(fieldsOf(applied.object.spec).storageNamespace) || spec.namespace;

/** Whether helm-controller upgrades: the version of the chart, the values or the post-rendering differ. */
function isUpgraded(before: RenderedRelease, after: RenderedRelease): boolean {
  const [was, is] = [before.spec, after.spec];
  if (before.chart.name !== after.chart.name || before.chart.version !== after.chart.version) return true;
  if (!isDeepStrictEqual(before.installation.composed, after.installation.composed)) return true;
  if (!isDeepStrictEqual(was.postRendering, is.postRendering) || was.postRenderStrategy !== is.postRenderStrategy) return true;
  return before.chart.digest !== after.chart.digest && hasVersionOfContent(before, after);
}

/**
 * Whether source-controller appends to the version of a chart what tells its content apart: the digest of an OCI artifact, the revision of a
 * Git commit, or the generation of a HelmChart with values files. Without it, other content of one version starts no upgrade.
 */
function hasVersionOfContent(before: RenderedRelease, { spec: { chart }, applied }: RenderedRelease): boolean {
  if (chart?.kind === 'reference') return true;
  const { reconcileStrategy, valuesFiles } = below(applied.object, 'spec', 'chart', 'spec');
  const files = below(before.applied.object, 'spec', 'chart', 'spec').valuesFiles;
  return reconcileStrategy === 'Revision' || !isDeepStrictEqual(valuesFiles, files);
}

function upgradeChanges(
  before: RenderedRelease,
  after: RenderedRelease,
  refusalsOfUpdate: RefusalsOfUpdate,
): readonly ReleasedObjectChange[] {
  const crds = crdChanges(before, after, refusalsOfUpdate);
  const old = templateObjects(before);
  const next = templateObjects(after);
  const [oldCrds, nextCrds] = [crdsById(before), crdsById(after)];
  // A CRD that moves from the folder `crds` into the templates exists.
  const applied = [...next].flatMap(([id, object]) => appliedObject(old.get(id) ?? oldCrds.get(id), object, refusalsOfUpdate) ?? []);
  const removed = [...old].flatMap(([id, object]) => (next.has(id) ? [] : (removedObject(object, nextCrds.has(id)) ?? [])));
  const isRefused = [...crds, ...applied].some(({ cause }) => cause === 'refused');
  return isRefused ? afterRefusal([...crds, ...applied], removed, after) : [...crds, ...applied, ...removed];
}

/** Whether an object is a CRD of the folder `crds` of a chart, which Helm never deletes. */
const isChartCrd = ({ document, source }: InstalledObject): boolean => document === undefined && source !== '';

/** Returns the CRDs of the folder `crds`, also if the policy of an installation leaves them out. */
const chartCrds = onceForEach((installation: Installation): readonly InstalledObject[] =>
  installation.chartCrds().map(({ object, source }) => ({ object, source, unknownVariables: [], perhaps: false })),
);

const crdsById = (release: RenderedRelease): ReadonlyMap<string, InstalledObject> =>
  new Map(chartCrds(release.installation).map((each) => [idOf(each.object, release), each]));

/** By group, kind, namespace and name, as Helm compares manifests. helm-controller creates a namespace only when it installs. */
const templateObjects = (release: RenderedRelease): ReadonlyMap<string, InstalledObject> =>
  new Map(release.objects.filter((each) => each.document !== undefined).map((each) => [idOf(each.object, release), each]));

/** An object without a namespace is in that of the release; one of a cluster scope has the same on both sides. */
function idOf(object: Fields, release?: RenderedRelease): string {
  if (release === undefined || namespaceOf(object) !== '') return inventoryId(object);
  return inventoryId({ ...object, metadata: { name: nameOf(object), namespace: release.spec.releaseNamespace } });
}

function appliedObject(
  before: InstalledObject | undefined,
  after: InstalledObject,
  refusalsOfUpdate: RefusalsOfUpdate,
): ReleasedObjectChange | undefined {
  if (before === undefined) return { action: 'create', after };
  if (isSame(before, after)) return undefined;
  const refusals = refusalsOfUpdate(before.object, after.object);
  return refusals.length === 0 ? { action: 'change', before, after } : { action: 'blocked', before, after, cause: 'refused', refusals };
}

const isSame = (before: InstalledObject, after: InstalledObject): boolean =>
  before === after || (before.perhaps === after.perhaps && isDeepStrictEqual(before.object, after.object));

/** An upgrade deletes what the new templates do not have, unless the annotation says `keep`. A kept CRD may be in the folder `crds` now. */
function removedObject(before: InstalledObject, isChartCrdNow: boolean): ReleasedObjectChange | undefined {
  if (!isKeptByUpgrade(before)) return { action: 'delete', before, cause: 'not-in-chart' };
  return isChartCrdNow ? undefined : { action: 'orphan', before, cause: 'kept-by-policy' };
}

const isKeptByUpgrade = (before: InstalledObject): boolean => scalarText(own(annotationsOf(before), RESOURCE_POLICY)) === 'keep';

const RESOURCE_POLICY = 'helm.sh/resource-policy';
const annotationsOf = ({ object }: InstalledObject): Fields => below(object, 'metadata', 'annotations');

/**
 * Returns the object changes of an upgrade that fails. Helm tries all other objects, and deletes nothing. With a remediation helm-controller then
 * restores the old release.
 */
function afterRefusal(
  applied: readonly ReleasedObjectChange[],
  removed: readonly ReleasedObjectChange[],
  after: RenderedRelease,
): readonly ReleasedObjectChange[] {
  const failing = (step: ReleasedObjectChange): ReleasedObjectChange => ({ ...step, action: 'blocked', cause: 'upgrade-fails' });
  const isRestored = remediationOf(after) === 'rollback';
  const isLasting = (step: ReleasedObjectChange): boolean =>
    step.cause !== undefined || isChartCrd((step.after ?? step.before) as InstalledObject);
  return [...applied.map((step) => (isRestored && !isLasting(step) ? failing(step) : step)), ...removed.map(failing)];
}

/** Returns what helm-controller does after a failed upgrade. By default it does nothing, and the release remains failed. */
export function remediationOf({ applied }: Pick<RenderedRelease, 'applied'>): 'none' | 'rollback' | 'uninstall' {
  const { retries, remediateLastFailure, strategy } = below(applied.object, 'spec', 'upgrade', 'remediation');
  const isTried = Number(retries ?? 0) !== 0;
  if (!(isTried ? remediateLastFailure !== false : remediateLastFailure === true)) return 'none';
  return strategy === 'uninstall' ? 'uninstall' : 'rollback';
}

/** What an upgrade does with the CRDs in `crds/`. Helm creates and updates them with server-side apply, the default. */
function crdPolicyOf({ applied }: Pick<RenderedRelease, 'applied'>): 'apply' | 'create' | 'skip' {
  const { crds, serverSideApply } = below(applied.object, 'spec', 'upgrade');
  if (crds === 'Skip') return 'skip';
  if (crds === 'CreateReplace') return 'apply';
  const isInstalledBySide = below(applied.object, 'spec', 'install').serverSideApply !== false;
  const isApplied = serverSideApply === 'enabled' || (serverSideApply !== 'disabled' && isInstalledBySide);
  return isApplied ? 'apply' : 'create';
}

const isSamePolicy = (before: RenderedRelease, after: RenderedRelease): boolean => crdPolicyOf(before) === crdPolicyOf(after);

/**
 * Returns the changes of the CRDs in `crds/`. Without a policy that applies them, they remain as they were first installed. Helm deletes none
 * of them, but a CRD that moves from the templates into this folder: it is applied, and then deleted as an object of the old templates.
 */
function crdChanges(before: RenderedRelease, after: RenderedRelease, refusalsOfUpdate: RefusalsOfUpdate): readonly ReleasedObjectChange[] {
  if (before.installation === after.installation) return [];
  const [old, next] = [crdsById(before), crdsById(after)];
  const [oldTemplates, nextTemplates] = [templateObjects(before), templateObjects(after)];
  const policy = crdPolicyOf(after);
  const changed = [...next].flatMap(([id, crd]): readonly ReleasedObjectChange[] => {
    const inTemplates = oldTemplates.get(id);
    if (inTemplates !== undefined && !isKeptByUpgrade(inTemplates)) return [];
    const step = appliedObject(old.get(id) ?? inTemplates, crd, refusalsOfUpdate);
    if (step === undefined) return [];
    const isDone = policy === 'apply' || (policy === 'create' && step.action === 'create');
    if (isDone) return [step];
    return [{ ...step, action: 'blocked', cause: 'chart-crd-not-upgraded' }];
  });
  const left = [...old].filter(([id]) => !next.has(id) && !nextTemplates.has(id));
  return [...changed, ...left.map(([, crd]): ReleasedObjectChange => ({ action: 'orphan', before: crd, cause: 'chart-crd-kept' }))];
}

/** Names a hook with the events of an action: `pre-upgrade Job/apps/migrate`. */
export function hookText({ object, hook }: InstalledObject, action: ReleaseAction): string {
  const events = hook?.events.filter((event) => EVENTS[action].includes(event)) ?? [];
  return `${events.join(', ')} ${[scalarText(object.kind), namespaceOf(object), nameOf(object)].filter((part) => part !== '').join('/')}`;
}

const EVENTS: Readonly<Record<ReleaseAction, readonly string[]>> = {
  install: INSTALL,
  upgrade: UPGRADE,
  uninstall: DELETE,
  reinstall: [...DELETE, ...INSTALL],
  'no-upgrade': [],
};
