import { relative, resolve } from 'node:path';
import { inspectReferences } from '@slipway/publish';
import { environmentFailure, usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { topFolder } from '../repository/git-root.ts';
import { requireChannel } from '../settings/channel-settings.ts';
import { writeWhole } from '../synth/apply-synth.ts';
import { type ChannelOptions, channelContext, namedPackage } from './channel-context.ts';
import { editPatch } from './edit-patch.ts';
import { orFailure } from './publish-failure.ts';
import { isWithin } from './verify-reference.ts';
import { verifyReferences } from './verify-references.ts';
import { type VerifiedReference, verifyReport, type WrittenPatch } from './verify-report.ts';

export interface VerifyOptions extends Pick<ChannelOptions, 'remote'> {
  /** `PACKAGE` for its channels, `PACKAGE@VERSION` for the tag; all packages when empty. */
  readonly packages: readonly string[];
  readonly channel?: string;
  /** File for a patch with the edits of one branch, relative to the working directory. */
  readonly patch?: string;
}

/** Renders the source commits of branches and tags again, and reports which references equal the result. */
export async function runVerify(context: VerbContext, options: VerifyOptions): Promise<VerbReport> {
  const { workspace, settings, request } = await channelContext(context, options);
  if (options.channel !== undefined) requireChannel('--channel', options.channel, settings.channels);
  const named = options.packages.map((text) => namedPackage(workspace, text));
  const releases = named.flatMap(({ package: name, version }) => (version === undefined ? [] : [{ package: name, version }]));
  const branches = named.filter(({ version }) => version === undefined).map((each) => each.package);
  context.progress('reading branches and tags');
  const { remote, references } = await orFailure(
    inspectReferences({
      ...request,
      packages: named.length === 0 ? workspace.packages.map(({ name }) => name) : branches,
      releases,
      checksSignatures: true,
      isWanted: (channel) => options.channel === undefined || options.channel === channel,
    }),
  );
  const missing = references.filter(({ commit }) => commit === undefined).map(({ reference }) => reference);
  if (missing.length > 0) throw environmentFailure(`${remote} has no release ${missing.join(', ')}.`);
  if (references.length === 0) throw environmentFailure(`${remote} has no branch that could be verified.`);
  const prefixes = new Map(workspace.packages.map((each) => [each.name, each.prefixes] as const));
  const verdicts = await orFailure(verifyReferences(context, { root: workspace.root, prefixes }, references));
  const patch =
    options.patch === undefined ? undefined : await writePatch(context, { root: workspace.root, prefixes }, verdicts, options.patch);
  return verifyReport(remote, verdicts, patch);
}

async function writePatch(
  { cwd, displayFrom }: VerbContext,
  { root, prefixes }: { readonly root: string; readonly prefixes: ReadonlyMap<string, readonly string[]> },
  verdicts: readonly VerifiedReference[],
  path: string,
): Promise<WrittenPatch> {
  const [edited, ...others] = verdicts.filter(({ outcome, differences }) => outcome === 'edited' && differences.length > 0);
  if (edited === undefined) throw usageFailure('--patch: no branch was edited by hand, so the patch would be empty.');
  if (others.length > 0) {
    const names = [edited, ...others].map(({ reference }) => reference).join(', ');
    throw usageFailure(`--patch takes the edits of one branch; ${names} have some. Name a package, and a channel with --channel.`);
  }
  const own = prefixes.get(edited.package) ?? [];
  const within = edited.differences.filter((each) => isWithin(each.path, own));
  const outside = edited.differences.filter((each) => !isWithin(each.path, own));
  const { text, leftOut } = editPatch(within, relative(topFolder(root), root));
  const file = resolve(cwd, path);
  await writeWhole(file, text).catch((error: Error) => {
    throw environmentFailure(`${file} cannot be written: ${error.message}`, error);
  });
  return { file: displayFrom(cwd, path), leftOut, outside: outside.map((each) => each.path) };
}
