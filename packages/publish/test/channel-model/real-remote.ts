import { randomUUID } from 'node:crypto';
import { channelStatus, holdChannel, promotePackages, readProvenance, rejectVersion, rollBackPackage } from '../../src/index.ts';
import { bareRepository, commitByHand, git, packageOf, publish, quietRuntime, refsOf, sourceRepository } from '../fleet-kit.ts';
import { NAMES, type Step } from './model.ts';

/** What is seen of a remote, in the words of the model. */
export interface Seen {
  readonly channels: Readonly<Record<string, { readonly version: string | undefined; readonly content: string; readonly held: boolean }>>;
  readonly released: Readonly<Record<string, string>>;
  readonly rejected: readonly string[];
}

const treeOf = (content: string, version: string, bumps?: readonly ['patch']) =>
  packageOf('app', version, { 'a.yaml': content, 'b.yaml': 'same' }, bumps && { bumps });

/** A real Git repository, and the steps as the library does them. */
export function realRemote() {
  const [cwd, remote] = [sourceRepository(), bareRepository()];
  const request = { cwd, remote };
  return {
    remote,
    take: async (step: Step): Promise<string> => {
      switch (step.do) {
        case 'publish':
          return (await publish({ ...request, packages: [treeOf(step.content, step.version)] })).packages[0]?.outcome ?? '';
        case 'preview':
          return (await publish({ ...request, packages: [treeOf(step.content, step.version, ['patch'])] })).packages[0]?.outcome ?? '';
        case 'promote': {
          const channels = NAMES.map((name) => ({ name }));
          const [from, to] = [NAMES[step.to - 1] ?? '', NAMES[step.to] ?? ''];
          const only = step.version === undefined ? {} : { only: [{ package: 'app', version: step.version }] };
          return (
            (await promotePackages({ ...request, packages: ['app'], channels, from, to, ...only }, quietRuntime)).packages[0]?.outcome ?? ''
          );
        }
        case 'rollback': {
          const { channel, version } = step;
          return (
            (await rollBackPackage({ ...request, package: 'app', channel, version, reason: randomUUID() }, quietRuntime)).packages[0]
              ?.outcome ?? ''
          );
        }
        case 'hold':
        case 'release': {
          const { channel } = step;
          const hold = { ...request, packages: ['app'], channel, release: step.do === 'release', reason: randomUUID() };
          return (await holdChannel(hold, quietRuntime)).packages[0]?.outcome ?? '';
        }
        case 'edit': {
          const branch = `flux/app/${step.channel}`;
          if (refsOf(remote)[`refs/heads/${branch}`] === undefined) return 'absent';
          commitByHand(remote, branch, treeOf(`by hand ${randomUUID()}`, '0.0.0'));
          return 'edited';
        }
        case 'reject':
          return (await rejectVersion({ ...request, package: 'app', version: step.version, reason: 'bad' }, quietRuntime)).outcome;
      }
    },
    see: async (): Promise<Seen> => {
      const [state] = (await channelStatus({ ...request, packages: ['app'] }, quietRuntime)).packages;
      const contentOf = (ref: string): string => git(remote, 'show', `${ref}:common/app/a.yaml`);
      return {
        channels: Object.fromEntries(
          [...(state?.channels ?? [])].map(([name, { provenance, commit }]) => [
            name,
            {
              version: provenance?.version.replace(/-next\..*$/, '-next'),
              content: contentOf(commit),
              held: provenance?.held !== undefined,
            },
          ]),
        ),
        released: Object.fromEntries((state?.released ?? []).map((version) => [version, contentOf(`app@${version}`)])),
        rejected: [...(state?.rejected ?? [])].sort(),
      };
    },
    /** Every tag is as it was made: its trailers name its version and its tree. */
    soundTags: (): boolean =>
      git(remote, 'tag', '--list', 'app@*')
        .split('\n')
        .filter(Boolean)
        .every((tag) => {
          const said = readProvenance(git(remote, 'cat-file', 'tag', tag));
          return tag === `app@${said?.version}` && said?.tree === git(remote, 'rev-parse', `${tag}^{tree}`);
        }),
  };
}
