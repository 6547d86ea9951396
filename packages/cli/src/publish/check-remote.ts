import { type FleetTransition, keptObjects } from '@slipway/fleet-check';
import { type Finding, stableText } from '@slipway/manifest';
import type { RemoteTransition } from '@slipway/publish';
import { assembledDefinitions } from '../check/check-assembled-fleet.ts';
import { checkClusters } from '../check/check-clusters.ts';
import { checkChange } from '../check/fleet-change.ts';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import { allowedDeletions } from '../settings/allowed-deletions.ts';
import { type BuiltTransition, packagesWithClusters, transitionBuilder } from './built-change.ts';
import { leftChannels } from './left-channels.ts';
import { type PublishedDefinitions, remoteOptions } from './published-definitions.ts';
import { remoteMemory } from './remote-fleet.ts';

/** What clusters would get of a push, and what is wrong with it. */
export interface CheckedRemote extends Pick<BuiltTransition, 'kustomizations' | 'releases' | 'refusalsOfUpdate' | 'causeOf'> {
  readonly findings: readonly Finding[];
  /** Returns whether Flux leaves an object on all clusters that have it. */
  readonly isKept: (object: string) => boolean;
  /** Clusters that follow a reference that the push creates or moves. */
  readonly clusters: ReadonlySet<string>;
}

/**
 * Returns a check of the clusters that a push changes, in the state of the remote after it, and the change from the state before. When
 * called again, it reads and checks only new content.
 */
export function remoteChecker(
  context: VerbContext,
  definitions: PublishedDefinitions,
): (transition: RemoteTransition) => Promise<CheckedRemote> {
  const { tree, settings } = definitions;
  const options = remoteOptions(context, definitions);
  const memory = remoteMemory();
  const build = transitionBuilder(context, definitions, options, memory);
  const left = { ...options, withClusters: packagesWithClusters(tree), channels: settings.channels.map(({ name }) => name) };
  const shared = {
    ...options,
    input: { texts: new Map<string, string>(), named: new Set<string>(), roots: [context.cwd], skipped: [], findings: [] },
    shownPath: '.',
    isOwn: true,
    definitions: assembledDefinitions(tree, context.cwd),
  };
  return async (transition) => {
    const strayed = await leftChannels(transition, left, memory);
    const { fleets, ...built } = await build(transition);
    const transitions: FleetTransition[] = [];
    const findings = fleets.flatMap(({ before, after }) => {
      const changes =
        before &&
        checkChange(before.open, {
          deletions: allowedDeletions(settings.allowDelete),
          secrets: context.secrets,
          known: before.built.fleet,
          filesAreCompared: true,
          onTransition: (each) => transitions.push(each),
        });
      return guarded(context, () => checkClusters(after.open, after.built, { ...shared, checkChange: changes }, context).findings);
    });
    return {
      ...built,
      isKept: keptObjects(transitions),
      // The allowance may be used in another publish, so it is not reported as unused.
      findings: [...strayed, ...findings.filter(({ rule }) => rule !== 'unused-allowance')],
      clusters: new Set(built.kustomizations.after.flatMap(({ cluster, appliesTo }) => [cluster, appliesTo])),
    };
  };
}

/**
 * Returns the findings about the definitions and the future remote, each problem once. For clusters that were checked there, missing
 * content here is no problem, because the remote has it.
 */
export function togetherOnce(definitions: readonly Finding[], remote: Pick<CheckedRemote, 'findings' | 'clusters'>): readonly Finding[] {
  const isSettled = ({ rule, clusters = [] }: Finding): boolean =>
    ABOUT_CONTENT.has(rule) && clusters.length > 0 && clusters.every((cluster) => remote.clusters.has(cluster));
  const all = new Map<string, Finding>();
  for (const finding of [...definitions.filter((each) => !isSettled(each)), ...remote.findings]) {
    const { clusters: _, message: __, source: ___, ...rest } = finding;
    const key = stableText(rest);
    const known = all.get(key);
    const clusters = [...new Set([...(known?.clusters ?? []), ...(finding.clusters ?? [])])];
    all.set(key, { ...(known ?? finding), ...(clusters.length > 0 && { clusters }) });
  }
  return [...all.values()];
}

/** Rules about references whose content this machine may not have. */
const ABOUT_CONTENT: ReadonlySet<string> = new Set(['source-not-at-hand', 'version-not-published', 'channel-not-published']);
