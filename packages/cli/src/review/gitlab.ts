import { forgeError, type Server } from '../repository/forge-error.ts';
import type { RestClient } from '../repository/rest-client.ts';
import { commentAt, fieldAt, numberAt, textAt } from './answers.ts';
import type { Forge, ForgeComment } from './forge.ts';
import { STATUS, wanted } from './github.ts';

/** A merge request of GitLab. */
export interface GitlabMerge {
  /** Number or path of the project that it merges into. */
  readonly project: string;
  readonly number: number;
  /** The commit that statuses are set on. */
  readonly sha: string;
}

/** Returns the merge request as a target of comments. */
export function gitlabForge(client: RestClient, { project, number, sha }: GitlabMerge, server: Server): Forge {
  const target = `${project}!${number}`;
  const ask = <Answer>(run: () => Promise<Answer>): Promise<Answer> =>
    run().catch((error: unknown) => {
      throw forgeError(error, { ...server, target, needs: NEEDED });
    });
  const write = async (route: string, parameters: Readonly<Record<string, unknown>>): Promise<void> => {
    await ask(() => client.request(route, { project, ...parameters }));
  };
  const notes = '/projects/{project}/merge_requests/{number}/notes';
  const isOfRequest = (comment: unknown): boolean => (fieldAt(comment, 'noteable_iid') ?? number) === number;
  return {
    target,
    number,
    login: () => ask(async () => textAt(await client.request('GET /user'), 'username')),
    comments: async (isWanted) => {
      const read = (item: unknown): ForgeComment | undefined =>
        wanted(commentAt(item, { author: ['author', 'username'], isOfRequest }), isWanted);
      return (await ask(() => client.all(`GET ${notes}`, { project, number }, read))).toSorted((a, b) => a.id - b.id);
    },
    create: (body) => write(`POST ${notes}`, { number, body }),
    update: (id, body) => write(`PUT ${notes}/{id}`, { number, id, body }),
    setStatus: ({ state, description, url }) =>
      write('POST /projects/{project}/statuses/{sha}', {
        sha,
        state: state === 'success' ? 'success' : 'failed',
        name: STATUS,
        description,
        ...(url !== undefined && { target_url: url }),
      }),
    wait: client.wait,
  };
}

const NEEDED = 'the scope `api` and the role Developer (a token of a project or group; CI_JOB_TOKEN cannot write notes)';

/** Returns the last commit of a merge request. Throws a ForgeError. */
export async function headOfMerge(client: RestClient, project: string, number: number, server: Server): Promise<string> {
  try {
    const merge = await client.request('GET /projects/{project}/merge_requests/{number}', { project, number });
    if (numberAt(merge, 'iid') !== number) throw new Error('the answer is about another merge request');
    return textAt(merge, 'sha');
  } catch (error) {
    throw forgeError(error, { ...server, target: `${project}!${number}`, needs: NEEDED });
  }
}
