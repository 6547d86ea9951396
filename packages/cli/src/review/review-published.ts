import type { Finding } from '@slipway/manifest';
import { betweenReleases, type ChannelReport, promotePackages, type RemoteStep, readVersionTag } from '@slipway/publish';
import { type Review, type ReviewInput, reviewFleets } from '@slipway/review';
import { assembleTree } from '../assemble/assemble-tree.ts';
import { type ChannelContext, channelContext, namedPackage } from '../channels/channel-context.ts';
import { type BuiltStep, stepBuilder } from '../publish/built-step.ts';
import { orFailure } from '../publish/publish-failure.ts';
import { publishedDefinitions, remoteOptions } from '../publish/published-definitions.ts';
import { requireChannel } from '../settings/channel-settings.ts';
import { Failure, usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';
import { findWorkspace } from '../workspace/workspace.ts';
import type { ReviewedStates } from './reviewed-states.ts';

/** Two releases of a package of the repository. */
export interface ReleasePair {
  readonly package: string;
  readonly base: string;
  readonly head: string;
}

/**
 * The releases that a base and a head name as `PACKAGE@VERSION`, of a package of the repository around `cwd`; undefined where neither does.
 * Throws a usage Failure where only one does, or where the packages differ.
 */
export function releasePair(
  cwd: string,
  { base, head = '' }: { readonly base: string; readonly head?: string | undefined },
): ReleasePair | undefined {
  const [old, next] = [readVersionTag(base), readVersionTag(head)];
  const named = [old, next].filter((tag) => tag !== undefined && packagesAround(cwd).has(tag.package));
  if (named.length === 0) return undefined;
  if (old !== undefined && old.package === next?.package) return { package: old.package, base: old.version, head: next.version };
  const example = named[0]?.package;
  throw usageFailure(
    `--base ${base} and --head ${head === '' ? 'what is on disk' : head} are not two releases of one package, such as --base ${example}@1.0.0 --head ${example}@1.1.0.`,
  );
}

/** Names of the content packages; none outside of a workspace. */
function packagesAround(cwd: string): ReadonlySet<string> {
  try {
    return new Set(findWorkspace(cwd).packages.map(({ name }) => name));
  } catch (error) {
    if (error instanceof Failure) return new Set();
    throw error;
  }
}

/** What clusters would get if the channels that they follow went from one release to the other. */
export async function reviewReleases(context: VerbContext, pair: ReleasePair, remote: string | undefined): Promise<ReviewedStates> {
  const channels = await channelContext(context, { ...(remote !== undefined && { remote }) });
  const build = await builder(context, channels);
  const { cwd, remote: address, remoteFrom, signal, pinnable = [] } = channels.request;
  const place = { cwd, ...(address !== undefined && { remote: address }), ...(remoteFrom && { remoteFrom }), ...(signal && { signal }) };
  const built = await orFailure(
    betweenReleases({ ...place, ...pair, pinnable }, async (step) => {
      requireReleases(step, pair);
      return await build(step);
    }),
  );
  return { review: reviewOf(`${pair.package}@${pair.base}`, `${pair.package}@${pair.head}`, built), findings: [] };
}

/**
 * What clusters get of `slipway promote --from FROM --to TO` as it would be now. Who has to approve of it, and what has to be checked, is
 * said when it is done.
 */
export async function reviewPromotion(
  context: VerbContext,
  promotion: string,
  { packages = [], remote }: { readonly packages?: readonly string[] | undefined; readonly remote?: string | undefined },
): Promise<ReviewedStates> {
  const [, from = '', to = ''] = /^(.+?)\.\.(.+)$/.exec(promotion) ?? [];
  if (from === '' || to === '') throw usageFailure(`--promote ${promotion} is not FROM..TO, two channels such as latest..staging.`);
  const channels = await channelContext(context, { dryRun: true, ...(remote !== undefined && { remote }) });
  const { settings, request } = channels;
  for (const channel of [from, to]) requireChannel('--promote', channel, settings.channels);
  const only = packages.map((each) => namedPackage(channels.workspace, each));
  const build = await builder(context, channels);
  let built: BuiltStep | undefined;
  const report = await orFailure(
    promotePackages({
      ...request,
      packages: request.pinnable ?? [],
      ...(only.length > 0 && { only }),
      channels: settings.channels.map(({ approvals: _, checks: __, ...rules }) => rules),
      from,
      to,
      judge: async (step) => {
        built = await build(step);
        return [];
      },
    }),
  );
  return { review: reviewOf(to, `${to} with ${from}`, built), findings: findingsOf(report) };
}

async function builder(context: VerbContext, { workspace, settings }: ChannelContext): Promise<(step: RemoteStep) => Promise<BuiltStep>> {
  const tree = await assembleTree(workspace, [], context.progress);
  const definitions = publishedDefinitions(context, workspace, tree, settings);
  return stepBuilder(context, definitions, remoteOptions(context, definitions));
}

function reviewOf(base: string, head: string, built: BuiltStep | undefined): Review {
  const { before, after } = built?.kustomizations ?? { before: [], after: [] };
  const { judgeUpdate, causeOf } = built ?? ({} as Partial<Pick<ReviewInput, 'judgeUpdate' | 'causeOf'>>);
  return reviewFleets({
    base: { name: base, kustomizations: before },
    head: { name: head, kustomizations: after },
    ...(judgeUpdate && { judgeUpdate }),
    ...(causeOf && { causeOf }),
  });
}

const findingsOf = ({ findings, packages }: ChannelReport): readonly Finding[] => [...findings, ...packages.flatMap((row) => row.findings)];

/** Throws a usage Failure that names the releases that do not exist, and those that do. */
function requireReleases({ after: { references } }: RemoteStep, { package: name, base, head }: ReleasePair): void {
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
  versions.length <= MOST_VERSIONS
    ? versions.join(', ')
    : `${versions.slice(-MOST_VERSIONS).join(', ')} and ${versions.length - MOST_VERSIONS} before`;

const MOST_VERSIONS = 10;
