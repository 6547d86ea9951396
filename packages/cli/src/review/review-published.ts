import { type Finding, printable } from '@slipway/manifest';
import { betweenReleases, type ChannelReport, promotePackages, type RemoteTransition, readVersionTag } from '@slipway/publish';
import { type BuiltTransition, reviewTransition, transitionBuilder } from '../publish/built-change.ts';
import { type ChannelContext, channelContext, namedPackage } from '../publish/channel-context.ts';
import { orFailure } from '../publish/publish-failure.ts';
import { publishedDefinitions, remoteOptions } from '../publish/published-definitions.ts';
import { originOf, pushReader } from '../publish/recorded-pushes.ts';
import { exitCodes } from '../report/exit-code.ts';
import { Failure, usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { workspaceAround } from '../repository/workspace.ts';
import { requireChannel } from '../settings/channel-settings.ts';
import { assembleTree } from '../synth/assemble-tree.ts';
import type { ReviewedStates } from './reviewed-states.ts';

/** Options of a review of published content. */
interface PublishedOptions {
  /** Where releases and channels are. @default the embedded repository */
  readonly remote: string | undefined;
  /** A folder with charts. */
  readonly charts: string | undefined;
}

/** Two releases of a package of the repository. */
export interface ReleasePair {
  readonly package: string;
  readonly base: string;
  readonly head: string;
}

/**
 * Returns the releases that a base and a head name as `PACKAGE@VERSION`, of a package of the current repository; undefined if neither is
 * a release. Throws a usage Failure if only one is, or if the packages differ.
 */
export function releasePair(
  cwd: string,
  { base, head = '' }: { readonly base: string; readonly head?: string | undefined },
): ReleasePair | undefined {
  const [old, next] = [readVersionTag(base), readVersionTag(head)];
  if (old === undefined && next === undefined) return undefined;
  const names = new Set(workspaceAround(cwd)?.packages.map(({ name }) => name));
  const named = [old, next].find((tag) => tag !== undefined && names.has(tag.package));
  if (named === undefined) return undefined;
  if (old !== undefined && old.package === next?.package) return { package: old.package, base: old.version, head: next.version };
  throw usageFailure(
    `--base ${base} and --head ${head === '' ? 'what is on disk' : head} are not two releases of one package, such as --base ${named.package}@1.0.0 --head ${named.package}@1.1.0.`,
  );
}

/** Reviews what clusters would get if their channels changed from one release to the other. */
export async function reviewReleases(
  context: VerbContext,
  pair: ReleasePair,
  { remote, charts }: PublishedOptions,
): Promise<ReviewedStates> {
  const channels = await channelContext(context, { ...(remote !== undefined && { remote }) });
  const build = await builder(context, channels, charts);
  const pinnable = channels.workspace.packages.map(({ name }) => name);
  const { built, problems } = await orFailure(
    betweenReleases({ ...channels.request, ...pair, pinnable }, async (transition, found) => {
      requireReleases(transition, pair);
      const refused = found.filter(({ severity }) => severity === 'reject');
      if (refused.length > 0) throw new Failure(refused.map(({ message }) => `${printable(message)}.`).join(' '), exitCodes.findings);
      return { built: await build(transition), problems: found };
    }),
  );
  return {
    review: reviewTransition({ base: `${pair.package}@${pair.base}`, head: `${pair.package}@${pair.head}` }, built, context.secrets),
    findings: [...problems, ...lockFindings(built)],
  };
}

/** Reviews what clusters would get from `slipway promote --from FROM --to TO`. Also lists the required approvals and checks. */
export async function reviewPromotion(
  context: VerbContext,
  promotion: string,
  { packages = [], remote, charts }: PublishedOptions & { readonly packages?: readonly string[] | undefined },
): Promise<ReviewedStates> {
  const at = promotion.indexOf('..', 1);
  const [from, to] = at < 0 ? ['', ''] : [promotion.slice(0, at), promotion.slice(at + 2)];
  if (from === '' || to === '') throw usageFailure(`--promote ${promotion} is not FROM..TO, two channels such as latest..staging.`);
  const channels = await channelContext(context, { dryRun: true, ...(remote !== undefined && { remote }) });
  const { workspace, settings, request } = channels;
  for (const channel of [from, to]) requireChannel('--promote', channel, settings.channels);
  const only = packages.map((each) => namedPackage(workspace, each));
  const build = await builder(context, channels, charts);
  let built: BuiltTransition | undefined;
  const report = await orFailure(
    promotePackages({
      ...request,
      packages: workspace.packages.map(({ name }) => name),
      ...(only.length > 0 && { only }),
      channels: settings.channels.map(({ approvals: _, checks: __, ...rules }) => rules),
      from,
      to,
      readPushes: pushReader(context.terminal, originOf(workspace.root)),
      check: async (transition) => {
        built = await build(transition);
        return [];
      },
    }),
  );
  return {
    review: reviewTransition({ base: to, head: `${to} with ${from}` }, built, context.secrets),
    findings: [...findingsOf(report), ...lockFindings(built)],
  };
}

async function builder(
  context: VerbContext,
  { workspace, settings }: ChannelContext,
  charts: string | undefined,
): Promise<(transition: RemoteTransition) => Promise<BuiltTransition>> {
  const tree = await assembleTree(workspace, [], context.progress);
  const definitions = publishedDefinitions(context, workspace, tree, settings);
  return transitionBuilder(context, definitions, remoteOptions(context, definitions, charts));
}

/** Returns the problems of the lock, which are the same for all clusters. */
const lockFindings = (built: BuiltTransition | undefined): readonly Finding[] => built?.fleets[0]?.after.built.helm.findings ?? [];

const findingsOf = ({ findings, packages }: ChannelReport): readonly Finding[] => [...findings, ...packages.flatMap((row) => row.findings)];

/** Throws a usage Failure that names the missing releases, and the existing ones. */
function requireReleases({ after: { references } }: RemoteTransition, { package: name, base, head }: ReleasePair): void {
  const prefix = `refs/tags/${name}@`;
  const versions = [...references].flatMap((reference) => (reference.startsWith(prefix) ? [reference.slice(prefix.length)] : []));
  const missing = [...new Set([base, head])].filter((version) => !versions.includes(version));
  if (missing.length === 0) return;
  const known = versions.length === 0 ? 'No version of it is released.' : `Released are ${shortList(versions)}.`;
  throw usageFailure(
    `${missing.map((version) => `${name}@${version}`).join(' and ')} ${missing.length === 1 ? 'does' : 'do'} not exist in the remote. ${known}`,
  );
}

const shortList = (versions: readonly string[]): string =>
  versions.length <= MAX_VERSIONS
    ? versions.join(', ')
    : `${versions.slice(-MAX_VERSIONS).join(', ')} and ${versions.length - MAX_VERSIONS} before`;

const MAX_VERSIONS = 10;
