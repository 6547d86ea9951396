import { forgeError, type Server } from '../repository/forge-error.ts';
import type { RestClient } from '../repository/rest-client.ts';
import { commentAt, fieldAt, numberAt, textAt } from './answers.ts';
import type { Forge, ForgeComment } from './forge.ts';

/** A pull request of GitHub. */
export interface GithubPull {
  /** `acme/fleet`. */
  readonly repository: string;
  readonly number: number;
  /** The commit that statuses are set on. */
  readonly sha: string;
}

/** Returns the pull request as a target of comments. */
export function githubForge(client: RestClient, { repository, number, sha }: GithubPull, server: Server): Forge {
  const [owner, repo] = repository.split('/');
  const target = `${repository}#${number}`;
  const ask = <Answer>(needs: string, run: () => Promise<Answer>): Promise<Answer> =>
    run().catch((error: unknown) => {
      throw forgeError(error, { ...server, target, needs });
    });
  const write = async (route: string, parameters: object): Promise<void> => {
    await ask(MAY_COMMENT, () => client.request(route, { owner, repo, ...parameters }));
  };
  // A comment is changed by its id alone, so it must be one of this pull request.
  const isOfRequest = (comment: unknown): boolean => {
    const url = fieldAt(comment, 'issue_url');
    return url === undefined || (typeof url === 'string' && url.endsWith(`/issues/${number}`));
  };
  return {
    target,
    number,
    // A token of a workflow may not request /user, but it may request this.
    login: () => ask(MAY_READ, async () => textAt(await client.graphql('{ viewer { login } }'), 'viewer', 'login')),
    comments: async (isWanted) => {
      const route = 'GET /repos/{owner}/{repo}/issues/{number}/comments';
      const read = (item: unknown): ForgeComment | undefined =>
        wanted(commentAt(item, { author: ['user', 'login'], isOfRequest }), isWanted);
      return (await ask(MAY_READ, () => client.all(route, { owner, repo, number }, read))).toSorted((a, b) => a.id - b.id);
    },
    create: (body) => write('POST /repos/{owner}/{repo}/issues/{number}/comments', { number, body }),
    update: (id, body) => write('PATCH /repos/{owner}/{repo}/issues/comments/{id}', { id, body }),
    setStatus: async ({ state, description, url }) => {
      await ask('`permissions: statuses: write`', () =>
        client.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
          owner,
          repo,
          sha,
          state,
          description,
          context: STATUS,
          ...(url !== undefined && { target_url: url }),
        }),
      );
    },
    wait: client.wait,
  };
}

/** Name of the status. */
export const STATUS = 'slipway/review';

const MAY_READ = '`permissions: pull-requests: read`';
const MAY_COMMENT =
  '`permissions: pull-requests: write`; the token of a workflow that a fork starts may only read, so a workflow on workflow_run posts';

/** Returns the comment, if `isWanted` accepts it. */
export const wanted = (comment: ForgeComment | undefined, isWanted: (comment: ForgeComment) => boolean): ForgeComment | undefined =>
  comment !== undefined && isWanted(comment) ? comment : undefined;

/** The branch of a pull request, as the event of the server describes it. */
export interface PullHead {
  /** `acme/fleet`, into which it merges. */
  readonly repository: string;
  /** The last commit that was reviewed. */
  readonly sha: string;
  /** Owner of the repository with the branch. */
  readonly owner: string;
  readonly branch: string;
  /** `mallory/fleet`: the repository with the branch, if the event names it. */
  readonly headRepository?: string;
}

/**
 * Returns the numbers of the open pull requests from this branch of this repository whose last commit is this one. Each answer is
 * compared completely: a server that does not filter, or filters differently, also lists pull requests of others.
 */
export async function pullsOfHead(client: RestClient, head: PullHead, server: Server): Promise<readonly number[]> {
  const { repository, owner: headOwner, branch } = head;
  const [owner, repo] = repository.split('/');
  const parameters = { owner, repo, head: `${headOwner}:${branch}`, state: 'open' };
  const read = (pull: unknown): number | undefined => (isOfHead(pull, head) ? numberAt(pull, 'number') : undefined);
  try {
    return await client.all('GET /repos/{owner}/{repo}/pulls', parameters, read);
  } catch (error) {
    throw forgeError(error, { ...server, target: repository, needs: MAY_READ });
  }
}

function isOfHead(pull: unknown, { repository, sha, owner, branch, headRepository }: PullHead): boolean {
  const label = fieldAt(pull, 'head', 'label');
  const [labelOwner, labelBranch] = typeof label === 'string' ? splitAt(label, ':') : [];
  const ownerFound = fieldAt(pull, 'head', 'repo', 'owner', 'login') ?? labelOwner ?? fieldAt(pull, 'head', 'user', 'login');
  const branchFound = fieldAt(pull, 'head', 'ref') ?? labelBranch;
  const [headFound, baseFound] = [fieldAt(pull, 'head', 'repo', 'full_name'), fieldAt(pull, 'base', 'repo', 'full_name')];
  return (
    fieldAt(pull, 'head', 'sha') === sha &&
    (fieldAt(pull, 'state') ?? 'open') === 'open' &&
    isSameName(ownerFound, owner) &&
    branchFound === branch &&
    (labelOwner === undefined || isSameName(labelOwner, owner)) &&
    // The fork was deleted.
    fieldAt(pull, 'head', 'repo') !== null &&
    (headRepository === undefined || headFound === undefined || isSameName(headFound, headRepository)) &&
    (baseFound === undefined || isSameName(baseFound, repository))
  );
}

const splitAt = (text: string, mark: string): readonly [string, string] => [
  text.slice(0, Math.max(0, text.indexOf(mark))),
  text.slice(text.indexOf(mark) + 1),
];

/** GitHub does not distinguish names that differ only in case. */
export const isSameName = (one: unknown, other: string): boolean => typeof one === 'string' && one.toLowerCase() === other.toLowerCase();

/** Returns the last commit of a pull request. Throws a ForgeError. */
export async function headOfPull(client: RestClient, repository: string, number: number, server: Server): Promise<string> {
  const [owner, repo] = repository.split('/');
  try {
    const pull = await client.request('GET /repos/{owner}/{repo}/pulls/{number}', { owner, repo, number });
    if (numberAt(pull, 'number') !== number) throw new Error('the answer is about another pull request');
    return textAt(pull, 'head', 'sha');
  } catch (error) {
    throw forgeError(error, { ...server, target: `${repository}#${number}`, needs: MAY_READ });
  }
}
