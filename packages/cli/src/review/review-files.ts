import { resolve } from 'node:path';
import type { FleetBuild, FleetKustomization } from '@slipway/flux-build';
import { type Finding, fieldsOf, textOf } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import {
  type Cause,
  CODE_OWNERS_FILES,
  type Review,
  type ReviewInput,
  type ReviewRisk,
  readCodeOwners,
  reviewFleets,
} from '@slipway/review';
import { defaultCacheDirectory } from '@slipway/validate';
import { buildClusters } from '../check/build-clusters.ts';
import { type CheckMemory, createCheckMemory } from '../check/check-memory.ts';
import { checkUpdates } from '../check/checked-updates.ts';
import type { ClusterKinds } from '../check/kinds-of-clusters.ts';
import { causeOf } from '../fleet/cause-of.ts';
import { changedWithoutPackage, comparableOwners } from '../fleet/configuration-packages.ts';
import { type OpenFleet, openFleet } from '../fleet/open-fleet.ts';
import { type BuiltReleases, type ChartOptions, comparedReleases, releaseOwners } from '../fleet/release-owners.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import { usageFailure } from '../report/failure.ts';
import { withShownError } from '../report/shown-error.ts';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import type { RepositoryState } from '../repository/repository-state.ts';
import { clusterSettings, kubernetesOf } from '../settings/fleet-settings.ts';
import { withMachineFlags } from '../settings/machine-flags.ts';
import { settingsOfState } from '../settings/settings-around.ts';
import { definitionFinder } from '../synth/definition-finder.ts';
import { readRecords } from '../synth/read-records.ts';
import type { ReviewedStates } from './reviewed-states.ts';

/** Two states of the files of a repository. */
export interface ReviewedFiles {
  /** The bootstrap path of a cluster, a repository, or a directory with Flux Kustomizations. */
  readonly path: string;
  /** A commit of the repository around the path. */
  readonly base: string;
  /** @default what is on disk */
  readonly head?: string;
  readonly repository?: string;
  /** Folders and files where Flux begins. @default those that are found */
  readonly root?: readonly string[];
  /** `Kind/namespace/name=directory`, or `…=directory#revision`. */
  readonly source?: readonly string[];
  readonly present?: readonly string[];
  /** `URL=FILE`. */
  readonly resource?: readonly string[];
  /** A folder with charts. */
  readonly charts?: string;
}

interface BuiltSide {
  readonly open: OpenFleet;
  readonly fleet: FleetBuild;
  readonly kinds: ClusterKinds;
  readonly kustomizations: readonly FleetKustomization[];
  readonly helm: BuiltReleases;
  readonly packageFindings: readonly Finding[];
}

/** Reviews the changes of each cluster between a commit and another one, or the state on disk. */
export async function reviewFiles(context: VerbContext, files: ReviewedFiles): Promise<ReviewedStates> {
  // Content that is equal on both sides is read and built once.
  const memory = { ...createCheckMemory(), releases: {} };
  context.progress('building the base');
  const base = await buildSide(context, files, files.base, { memory });
  const state = base.open.top === undefined ? undefined : { name: files.base, top: base.open.top.folder, tree: base.open.top.tree };
  context.progress('building the head');
  const head = await buildSide(context, files, files.head, { memory, state });
  if (base.open.search.roots.length === 0 && head.open.search.roots.length === 0)
    throw usageFailure(`Neither ${files.base} nor ${files.head ?? 'what is on disk'} has a place where Flux begins; --root names one.`);
  context.progress('comparing');
  const review = guarded(context, () => {
    const headOwners = comparableOwners(head.kustomizations, base.kustomizations);
    const updates = checkUpdates([...headOwners, ...releaseOwners(head.helm)], head.kinds);
    return reviewFleets({
      base: {
        name: files.base,
        kustomizations: comparableOwners(base.kustomizations, head.kustomizations),
        releases: comparedReleases(base.helm, head.helm),
      },
      head: { name: files.head ?? 'working tree', kustomizations: headOwners, releases: comparedReleases(head.helm, base.helm) },
      causeOf: causeFinder(context, base, head),
      ...ownersIn(base),
      refusalsOfUpdate: updates.refusalsOfUpdate,
      refusalsOfComposed: updates.refusalsOfComposed,
      ...maskIn(context),
    });
  });
  const risks = await changedSettings(base.open, head.open);
  return {
    review: {
      ...review,
      unknown: [...review.unknown, ...unknownPackages(base, head)],
      risks: [...risks, ...review.risks].sort((a, b) => b.level - a.level),
    },
    findings: [...base.open.findings, ...head.open.findings, ...base.helm.findings, ...head.helm.findings, ...head.packageFindings],
  };
}

/** Returns the risks of settings that differ between the two states. */
async function changedSettings(base: OpenFleet, head: OpenFleet): Promise<readonly ReviewRisk[]> {
  if (base.top === undefined || head.top === undefined) return [];
  const [{ settingsChanges, settingsRisks }, { allRules }] = await Promise.all([
    import('../settings/settings-changes.ts'),
    import('../check/all-rules.ts'),
  ]);
  const severities = new Map(allRules.map(({ id, severity }) => [id, severity]));
  return settingsRisks(settingsChanges({ base: base.top.tree, head: head.top.tree, severityOf: (rule) => severities.get(rule) }));
}

/** Returns the Configurations that change to or from a package that is not available. */
function unknownPackages(base: BuiltSide, head: BuiltSide): Review['unknown'] {
  const changed = changedWithoutPackage(base.kustomizations, head.kustomizations);
  const names = Map.groupBy(changed, ({ applied }) => `Configuration/${textOf(fieldsOf(applied.object.metadata).name)}`);
  return [...names].map(([name, all]) => ({
    what: 'package',
    name,
    clusters: [...new Set(all.map(({ owner }) => owner.appliesTo))].sort(),
  }));
}

async function buildSide(
  context: VerbContext,
  { path, repository, root, source = [], resource = [], present = [], charts }: ReviewedFiles,
  at: string | undefined,
  { memory, state }: { readonly memory: ReviewMemory; readonly state?: RepositoryState | undefined },
): Promise<BuiltSide> {
  const { cwd, budget, terminal } = context;
  const reading = { sources: source, resources: resource, present, cwd, budget, memory };
  const open = await guarded(context, () => openFleet({ path: resolve(cwd, path), repository, root, at, ...reading }));
  // The settings and kinds of the base apply to both sides.
  const { folder, tree } = open.top ?? { folder: open.root, tree: open.tree };
  const counting = state ?? { name: at ?? 'working tree', top: folder, tree };
  const settings = withMachineFlags(await settingsOfState(counting, open.root, { cwd, paths: [resolve(cwd, path)], budget }), open);
  return guarded(context, () => {
    const given = givenKinds({ stateKinds: settings.stateKinds, cwd, env: terminal.env, budget });
    const { fleet, kinds, files, kustomizations, packages, helm } = buildClusters(open, {
      given,
      settingsOf: (name) => clusterSettings(settings, name),
      kubernetesOf: (name) => kubernetesOf(settings, name),
      secrets: context.secrets,
      charts: { charts, cwd, cache: defaultCacheDirectory(terminal.env), memory: memory.releases },
      memory,
    });
    const shown = kustomizations.map((each) => withShownError(each, files.textIn));
    return { open, fleet, kinds, helm, packageFindings: packages.findings, kustomizations: shown };
  });
}

/** Loaded only when needed: the positions of templates need the template engine. */
const inRelease = lazy<typeof import('../check/cause-in-release.ts')>(import.meta.url, '../check/cause-in-release.ts');

/** Memory that both sides share. */
interface ReviewMemory extends CheckMemory {
  readonly releases: NonNullable<ChartOptions['memory']>;
}

/** Masks the secrets of both sides on both sides. */
function maskIn({ secrets }: VerbContext): Pick<ReviewInput, 'mask'> {
  const masker = secrets.masker();
  return masker === undefined ? {} : { mask: masker.value };
}

function causeFinder({ cwd }: VerbContext, base: BuiltSide, head: BuiltSide): NonNullable<ReviewInput['causeOf']> {
  const records = head.open.isOnDisk ? readRecords(head.open.root) : undefined;
  const definitions = records && definitionFinder(records, cwd);
  return (object, pointer, side): Cause => {
    const built = side === 'base' ? base : { ...head, definitions };
    const released = object.release === undefined ? undefined : inRelease().causeInRelease(built, object, pointer, cwd);
    return released ?? causeOf(built, object, pointer, cwd);
  };
}

/** Returns the owners from the base, because GitHub uses the file of the base for a new pull request. */
function ownersIn({ open: { top } }: BuiltSide): Pick<ReviewInput, 'ownersOf'> {
  const text = CODE_OWNERS_FILES.map((file) => top?.tree.read(file)).find((each) => each !== undefined);
  const ownersOf = text === undefined ? undefined : readCodeOwners(text);
  return ownersOf === undefined ? {} : { ownersOf };
}
