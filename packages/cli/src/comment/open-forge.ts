import { environmentFailure } from '../terminal/failure.ts';
import type { Forge } from './forge.ts';
import type { Server } from './forge-error.ts';
import { githubForge, pullsOfHead } from './github.ts';
import { gitlabForge } from './gitlab.ts';
import { type RestClient, restClient } from './rest-client.ts';
import type { Target } from './target.ts';

/**
 * The request that a comment is for, ready to be asked. Undefined where it has been closed, or pushed to, since the review. Throws a
 * Failure or a ForgeError.
 */
export async function openForge(
  place: 'github' | 'gitlab',
  target: Target,
  signal: AbortSignal,
  second?: number,
): Promise<Forge | undefined> {
  const { url, token, variable, repository, sha } = target;
  const client = restClient({ url, token, signal, ...(second !== undefined && { second }) });
  const server = { server: place === 'github' ? 'GitHub' : 'GitLab', token, variable };
  const number = await numberOf(client, target, server);
  if (number === undefined) return undefined;
  return place === 'github'
    ? githubForge(client, { repository, sha, number }, server)
    : gitlabForge(client, { project: repository, sha, number }, server);
}

/** Of a run for a fork, the event does not name the pull request. The one that the branch has now, with that very commit, is it. */
async function numberOf(client: RestClient, { request, repository, sha }: Target, server: Server): Promise<number | undefined> {
  if ('number' in request) return request.number;
  const numbers = await pullsOfHead(client, { repository, head: request.head, sha }, server);
  if (numbers.length > 1)
    throw environmentFailure(
      `${numbers.length} pull requests of ${request.head} have the commit ${sha}: ${numbers.join(', ')}. --pull-request says for which the review is.`,
    );
  return numbers[0];
}
