import { sameRepository } from '@slipway/flux-build';
import { fieldsOf, listOf } from '@slipway/manifest';
import type { PushRecord, RecordedPush } from '@slipway/publish';
import type { Terminal } from '../report/terminal.ts';
import { topFolder } from '../repository/git-root.ts';
import { gitRemotes } from '../repository/remotes.ts';
import type { RestClient, RestOptions } from '../repository/rest-client.ts';

/** Reads when the server of a remote received the pushes to a branch. */
export type ReadPushes = (branch: string, address: string) => Promise<PushRecord>;

/** A server that records pushes, from the environment of a CI job. */
interface Recorder {
  readonly server: string;
  /** Address of the repository, for a browser. */
  readonly repository: string;
  readonly url: string;
  /** Variable with the token. */
  readonly variable: string;
  readonly token: string | undefined;
  readonly read: (client: RestClient, branch: string) => Promise<readonly RecordedPush[]>;
}

/**
 * Queries the server that runs this job, if the remote is the repository of the job, or a local copy for a checkout of it: a commit has
 * the same id in both. `origin` is the checkout's address of its own remote.
 */
export function pushReader({ env, signal }: Pick<Terminal, 'env' | 'signal'>, origin: string | undefined, second?: number): ReadPushes {
  return async (branch, address) => {
    const recorder = recorderOf(env);
    if (recorder === undefined) return { why: 'this is no job of GitHub Actions or GitLab CI' };
    const { server, repository, url, variable, token, read } = recorder;
    const source = isOnThisMachine(address) ? (origin ?? '') : address;
    if (!sameRepository(source, repository)) return { why: `the remote is not ${repository}, the repository of this job` };
    if (!token) return { why: `${variable} is not set` };
    const options: RestOptions = { url, token, signal, ...(second !== undefined && { second }) };
    // Its modules take time to load, and most commands do not need them.
    const { restClient } = await import('../repository/rest-client.ts');
    try {
      return { server, pushes: await read(restClient(options), branch) };
    } catch (error) {
      const { forgeError } = await import('../repository/forge-error.ts');
      const { message } = forgeError(error, { server, variable, token, target: repository, needs: NEEDS[server] ?? '' });
      return { why: message.replace(/\.$/, '') };
    }
  };
}

const isOnThisMachine = (address: string): boolean => /^(?:\/|file:|[A-Za-z]:[\\/])/.test(address);

/** Returns the address of `origin` in the checkout of a folder. */
export const originOf = (folder: string): string | undefined => gitRemotes(topFolder(folder)).find(({ name }) => name === 'origin')?.url;

const NEEDS: Readonly<Record<string, string>> = { GitHub: '`permissions: contents: read`', GitLab: 'the scope `read_api`' };

function recorderOf(env: Terminal['env']): Recorder | undefined {
  if (env.GITHUB_ACTIONS === 'true' && env.GITHUB_REPOSITORY !== undefined) {
    const [owner = '', repo = ''] = env.GITHUB_REPOSITORY.split('/');
    return {
      ...{ server: 'GitHub', repository: `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}` },
      ...{ url: env.GITHUB_API_URL ?? 'https://api.github.com', variable: 'GITHUB_TOKEN', token: env.GITHUB_TOKEN },
      read: (client, branch) => githubPushes(client, { owner, repo, branch }),
    };
  }
  if (env.GITLAB_CI === 'true' && env.CI_PROJECT_URL !== undefined)
    return {
      ...{ server: 'GitLab', repository: env.CI_PROJECT_URL },
      ...{ url: env.CI_API_V4_URL ?? 'https://gitlab.com/api/v4', variable: 'GITLAB_TOKEN', token: env.GITLAB_TOKEN },
      read: (client, branch) => gitlabPushes(client, env.CI_PROJECT_ID ?? '', branch),
    };
  return undefined;
}

/** Reads the newest hundred pushes of a branch. Older ones are ignored, so a longer history only delays a promotion. */
async function githubPushes(
  client: RestClient,
  { owner, repo, branch }: { readonly owner: string; readonly repo: string; readonly branch: string },
): Promise<readonly RecordedPush[]> {
  const ref = `refs/heads/${branch}`;
  const answer = await client.request('GET /repos/{owner}/{repo}/activity', { owner, repo, ref, per_page: 100, direction: 'desc' });
  return newestFirst(
    listOf(answer)
      .map(fieldsOf)
      .flatMap((each) => (each.ref === ref ? pushOf(each.after, each.timestamp) : [])),
  );
}

const GITLAB_PAGES = 5;

/** Reads the newest five hundred pushes of the project. A push of more than three branches at once has no record of each of them. */
async function gitlabPushes(client: RestClient, id: string, branch: string): Promise<readonly RecordedPush[]> {
  const pushes: RecordedPush[] = [];
  for (let page = 1; page <= GITLAB_PAGES; page++) {
    const events = listOf(
      await client.request('GET /projects/{id}/events', { id, action: 'pushed', sort: 'desc', per_page: 100, page }),
    ).map(fieldsOf);
    for (const { push_data: data, created_at: time } of events) {
      const { ref, ref_type: type, commit_to: after } = fieldsOf(data);
      if (ref === branch && type === 'branch') for (const each of pushOf(after, time)) pushes.push(each);
    }
    if (events.length < 100) break;
  }
  return newestFirst(pushes);
}

function pushOf(after: unknown, time: unknown): readonly RecordedPush[] {
  const date = new Date(typeof time === 'string' ? time : Number.NaN);
  return Number.isNaN(date.getTime()) ? [] : [{ after: typeof after === 'string' ? after : '', time: date }];
}

const newestFirst = (pushes: readonly RecordedPush[]): readonly RecordedPush[] =>
  [...pushes].sort((a, b) => b.time.getTime() - a.time.getTime());
