import type { Forge, ForgeComment } from './forge.ts';
import { forgeError, type Server } from './forge-error.ts';
import { STATUS } from './github.ts';
import type { RestClient } from './rest-client.ts';

/** A merge request of GitLab. */
export interface GitlabMerge {
  /** Number or path of the project that it merges into. */
  readonly project: string;
  readonly number: number;
  /** The commit that statuses are set on. */
  readonly sha: string;
}

interface Note {
  readonly id: number;
  readonly body: string;
  readonly author: { readonly username: string };
}

/** A merge request as what comments can be posted to. */
export function gitlabForge(client: RestClient, { project, number, sha }: GitlabMerge, server: Server): Forge {
  const target = `${project}!${number}`;
  const ask = async <Answer>(run: () => Promise<unknown>): Promise<Answer> =>
    run().then(
      (answer) => answer as Answer,
      (error: unknown) => {
        throw forgeError(error, { ...server, target, needs: NEEDED });
      },
    );
  const notes = '/projects/{project}/merge_requests/{number}/notes';
  return {
    target,
    login: async () => (await ask<{ username: string }>(() => client.request('GET /user'))).username,
    comments: async () =>
      (await ask<Note[]>(() => client.all(`GET ${notes}`, { project, number }))).map(commentOf).sort((a, b) => a.id - b.id),
    create: (body) => ask(() => client.request(`POST ${notes}`, { project, number, body })),
    update: (id, body) => ask(() => client.request(`PUT ${notes}/{id}`, { project, number, id, body })),
    setStatus: ({ state, description, url }) =>
      ask(() =>
        client.request('POST /projects/{project}/statuses/{sha}', {
          project,
          sha,
          state: state === 'success' ? 'success' : 'failed',
          name: STATUS,
          description,
          ...(url !== undefined && { target_url: url }),
        }),
      ),
    wait: client.wait,
  };
}

const NEEDED = 'the scope `api` and the role Developer (a token of a project or group; CI_JOB_TOKEN cannot write notes)';

const commentOf = ({ id, body, author }: Note): ForgeComment => ({ id, body, author: author.username });
