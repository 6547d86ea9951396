import { compareStrings } from '@slipway/manifest';
import type { ReviewComposite, ReviewRisk } from '../changes/review-file.gen.ts';
import { clusterEraser } from '../fold/group.ts';
import { few } from '../objects/values.ts';
import type { FailingRelease } from '../releases/release-changes.ts';
import { type AssessedEntry, riskRule } from './assess-entries.ts';
import { composedFailure } from './composed.ts';
import type { AssessedHook } from './hooks.ts';
import type { RemoteChange } from './remote-changes.ts';
import type { UnappliedChange } from './unapplied-changes.ts';

/** Objects that a risk of several objects names. */
const MAX_NAMED = 3;

/** Number of objects of a kind with the same risk from which they are one risk. */
const MIN_ALIKE = 3;

/** Limit of the deletions on one cluster that a person checks one by one. */
const MAX_DELETED = 20;

/** What has risks besides the changed objects. */
export interface OtherRisks {
  /** All clusters, whose names evidence that is equal but for the cluster does not have. */
  readonly clusters: ReadonlySet<string>;
  readonly newClusters: ReadonlySet<string>;
  /** Clusters that no file applies anything to any more, with the number of their objects. */
  readonly leftBehind: ReadonlyMap<string, number>;
  readonly remote: readonly RemoteChange[];
  /** Changes in Git that Flux does not apply. */
  readonly unapplied: readonly (Omit<UnappliedChange, 'object'> & Pick<ReviewRisk, 'cause'>)[];
  readonly failing: readonly FailingRelease[];
  readonly hooks: readonly AssessedHook[];
  readonly composites: readonly ReviewComposite[];
}

/** Collects one risk for each rule and evidence, with all objects and clusters, the highest first. The order is stable. */
export function collectRisks(
  assessed: readonly AssessedEntry[],
  { clusters, newClusters, leftBehind, remote, unapplied, failing, hooks, composites }: OtherRisks,
): readonly ReviewRisk[] {
  const erase = clusterEraser(clusters);
  const found = new Map<string, OpenRisk>();
  const ofHooks = hooks.filter(({ cluster }) => !newClusters.has(cluster)).map((each) => ({ ...each, clusters: [each.cluster] }));
  for (const { title, clusters: own, found: all } of [...assessed.map((each) => ({ ...each, clusters: each.entry.clusters })), ...ofHooks])
    for (const { rule, evidence, isListed = false } of all) {
      const folded = erase(evidence);
      const known = found.get(`${rule}\0${folded}`) ?? { rule, folded, isListed, said: new Set(), objects: new Set(), clusters: new Set() };
      found.set(`${rule}\0${folded}`, known);
      known.said.add(evidence);
      known.objects.add(title);
      for (const each of own) known.clusters.add(each);
    }
  return [
    ...alike([...[...found.values()].map(closed), ...unappliedRisks(unapplied)], erase),
    ...manyDeleted(assessed),
    ...clustersAdded(assessed, newClusters),
    ...clustersLeftBehind(leftBehind),
    ...remoteRisks(remote),
    ...failingRisks(failing),
    ...compositeRisks(composites),
  ].sort((a, b) => b.level - a.level || compareStrings(a.rule, b.rule) || compareStrings(a.evidence, b.evidence));
}

interface OpenRisk {
  readonly rule: Parameters<typeof riskRule>[0];
  /** The evidence without the name of the cluster. */
  readonly folded: string;
  /** Whether the evidence is about all objects, and ends with their names. */
  readonly isListed: boolean;
  readonly said: Set<string>;
  readonly objects: Set<string>;
  readonly clusters: Set<string>;
}

/** Combines evidence that differs only in the name of the cluster. */
function closed({ rule, folded, isListed, said, objects, clusters }: OpenRisk): ReviewRisk {
  const [only = ''] = said;
  const titles = [...objects].sort();
  const evidence = said.size === 1 ? only : folded;
  const names = few(titles, MAX_NAMED);
  const named = rule === 'new-registry' ? `${evidence}, for ${names}` : isListed ? `${evidence}: ${names}` : evidence;
  return { ...riskOf(rule, named), objects: titles, clusters: [...clusters].sort() };
}

/**
 * Combines risks of several objects of a kind whose evidence differs only in the object: 16 ConfigMaps of 16 namespaces with the same change
 * are one risk.
 */
function alike(risks: readonly ReviewRisk[], erase: (text: string) => string): readonly ReviewRisk[] {
  const groups = Map.groupBy(risks, ({ rule, evidence, objects, clusters }) => {
    const [title = ''] = objects;
    if (objects.length !== 1 || !evidence.startsWith(title)) return undefined;
    const kind = title.slice(0, title.indexOf('/'));
    return [rule, kind, erase(evidence.slice(title.length)), ...clusters].join('\0');
  });
  return [...groups].flatMap(([key, all]) => {
    const [first, ...others] = all.toSorted((a, b) => compareStrings(a.evidence, b.evidence));
    if (key === undefined || first === undefined || all.length < MIN_ALIKE) return all;
    const names = others.flatMap(({ objects }) => objects);
    return [{ ...first, evidence: `${first.evidence}; the same for ${few(names, MAX_NAMED)}`, objects: [...first.objects, ...names] }];
  });
}

const riskOf = (rule: Parameters<typeof riskRule>[0], evidence: string): Omit<ReviewRisk, 'objects' | 'clusters'> => {
  const { level, remedy } = riskRule(rule);
  return { rule, level, evidence, remedy };
};

function manyDeleted(assessed: readonly AssessedEntry[]): readonly ReviewRisk[] {
  const numbers = new Map<string, number>();
  for (const { entry } of assessed)
    if (entry.change.action === 'delete' && entry.change.cause !== 'release-uninstalled')
      for (const cluster of entry.clusters) numbers.set(cluster, (numbers.get(cluster) ?? 0) + 1);
  const above = [...numbers].filter(([, number]) => number > MAX_DELETED);
  return [...Map.groupBy(above, ([, number]) => number)].map(([number, clusters]) => ({
    ...riskOf(
      'many-deleted',
      `${number} objects are deleted on ${clusters.length === 1 ? 'one cluster' : `each of ${clusters.length} clusters`}`,
    ),
    objects: [],
    clusters: clusters.map(([cluster]) => cluster).sort(),
  }));
}

/** Reports each release that Helm refuses, with all clusters on which it does so. */
const failingRisks = (failing: readonly FailingRelease[]): readonly ReviewRisk[] =>
  [...Map.groupBy(failing, ({ name, message }) => `${name}\0${message}`).values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            ...riskOf('release-fails', `HelmRelease/${first.name} is not upgraded: ${first.message}`),
            objects: [`HelmRelease/${first.name}`],
            clusters: [...new Set([first, ...others].flatMap(({ clusters }) => clusters))].sort(),
          },
        ],
  );

/** Reports the composites that Crossplane does not compose any more. */
const compositeRisks = (composites: readonly ReviewComposite[]): readonly ReviewRisk[] =>
  composites.flatMap(({ effect, names, clusters, message = '' }) => {
    if (effect !== 'fails') return [];
    const { rule, evidence } = composedFailure(names, message);
    return { ...riskOf(rule, evidence), objects: names, clusters };
  });

/** Reports the changes that Flux does not apply, each with all clusters. */
const unappliedRisks = (unapplied: OtherRisks['unapplied']): readonly ReviewRisk[] =>
  [...Map.groupBy(unapplied, ({ evidence }) => evidence)].map(([evidence, all]) => {
    const cause = all.find((each) => each.cause !== undefined)?.cause;
    return {
      ...riskOf('change-without-effect', evidence),
      objects: [...new Set(all.map(({ title }) => title))],
      clusters: [...new Set(all.map(({ cluster }) => cluster))].sort(),
      ...(cause !== undefined && { cause }),
    };
  });

const remoteRisks = (remote: readonly RemoteChange[]): readonly ReviewRisk[] =>
  [...Map.groupBy(remote, ({ evidence }) => evidence)].map(([evidence, all]) => ({
    ...riskOf('source-changed', evidence),
    objects: [...new Set(all.map(({ kustomization }) => kustomization))],
    clusters: [...new Set(all.map(({ cluster }) => cluster))].sort(),
  }));

/** Reports the clusters that no file applies anything to any more. Nothing on them changes, so no object has a risk. */
function clustersLeftBehind(leftBehind: ReadonlyMap<string, number>): readonly ReviewRisk[] {
  // A cluster without objects has none to leave behind.
  const clusters = [...leftBehind].flatMap(([name, count]) => (count === 0 ? [] : [name])).sort();
  const [first] = clusters;
  if (first === undefined) return [];
  const objects = [...leftBehind.values()].reduce((sum, own) => sum + own, 0);
  const evidence =
    clusters.length === 1
      ? `no file applies anything to ${first} any more: Flux fails there, and its objects (${objects}) remain without updates`
      : `no file applies anything to ${clusters.length} clusters any more: Flux fails there, and their objects (${objects}) remain without updates`;
  return [{ ...riskOf('cluster-left-behind', evidence), objects: [], clusters }];
}

/** Reports each new cluster with the risks of its first objects in one line. */
function clustersAdded(assessed: readonly AssessedEntry[], newClusters: ReadonlySet<string>): readonly ReviewRisk[] {
  return [...newClusters].sort().flatMap((cluster) => {
    const own = assessed.filter(({ entry }) => entry.clusters.includes(cluster));
    const found = own.flatMap(({ ofNewCluster = [] }) => ofNewCluster.map(({ rule }) => rule));
    if (found.length === 0) return [];
    const rules = [...Map.groupBy(found, (rule) => rule)]
      .sort(([a], [b]) => compareStrings(a, b))
      .map(([rule, all]) => `${rule} ${all.length}`);
    return [
      {
        ...riskOf('cluster-added', `${cluster} is a new cluster with ${own.length} objects; risks of its objects: ${rules.join(', ')}`),
        objects: [],
        clusters: [cluster],
      },
    ];
  });
}
