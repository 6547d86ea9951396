import type { Forge, ForgeComment } from './forge.ts';
import { forgeError, type Server } from './forge-error.ts';
import type { RestClient } from './rest-client.ts';

/** A pull request of GitHub. */
export interface GithubPull {
  /** `acme/fleet`. */
  readonly repository: string;
  readonly number: number;
  /** The commit that statuses are set on. */
  readonly sha: string;
}

interface Comment {
  readonly id: number;
  readonly body?: string | null;
  readonly user?: { readonly login: string } | null;
}

/** A pull request as what comments can be posted to. */
export function githubForge(client: RestClient, { repository, number, sha }: GithubPull, server: Server): Forge {
  const [owner, repo] = repository.split('/');
  const target = `${repository}#${number}`;
  const ask = async <Answer>(needs: string, run: () => Promise<unknown>): Promise<Answer> =>
    run().then(
      (answer) => answer as Answer,
      (error: unknown) => {
        throw forgeError(error, { ...server, target, needs });
      },
    );
  const write = (route: string, parameters: object): Promise<void> =>
    ask(MAY_COMMENT, () => client.request(route, { owner, repo, ...parameters }));
  return {
    target,
    // A token of a workflow may not ask for /user, but for this.
    login: async () => (await ask<{ viewer: { login: string } }>(MAY_READ, () => client.graphql('{ viewer { login } }'))).viewer.login,
    comments: async () => {
      const route = 'GET /repos/{owner}/{repo}/issues/{number}/comments';
      return (await ask<Comment[]>(MAY_READ, () => client.all(route, { owner, repo, number }))).map(commentOf).sort((a, b) => a.id - b.id);
    },
    create: (body) => write('POST /repos/{owner}/{repo}/issues/{number}/comments', { number, body }),
    update: (id, body) => write('PATCH /repos/{owner}/{repo}/issues/comments/{id}', { id, body }),
    setStatus: ({ state, description, url }) =>
      ask('`permissions: statuses: write`', () =>
        client.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
          owner,
          repo,
          sha,
          state,
          description,
          context: STATUS,
          ...(url !== undefined && { target_url: url }),
        }),
      ),
    wait: client.wait,
  };
}

/** Name of the status. */
export const STATUS = 'slipway/review';

const MAY_READ = '`permissions: pull-requests: read`';
const MAY_COMMENT =
  '`permissions: pull-requests: write`; the token of a workflow that a fork starts may only read, so a workflow on workflow_run posts';

const commentOf = ({ id, body, user }: Comment): ForgeComment => ({ id, body: body ?? '', author: user?.login ?? '' });

interface Pull {
  readonly number: number;
  readonly head: { readonly sha: string };
}

/** Numbers of the open pull requests of a branch (`owner:branch`) of which the last commit is `sha`. */
export async function pullsOfHead(
  client: RestClient,
  { repository, head, sha }: { readonly repository: string; readonly head: string; readonly sha: string },
  server: Server,
): Promise<readonly number[]> {
  const [owner, repo] = repository.split('/');
  try {
    const pulls = (await client.all('GET /repos/{owner}/{repo}/pulls', { owner, repo, head, state: 'open' })) as readonly Pull[];
    return pulls.filter((pull) => pull.head.sha === sha).map(({ number }) => number);
  } catch (error) {
    throw forgeError(error, { ...server, target: repository, needs: MAY_READ });
  }
}
