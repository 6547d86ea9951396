import { environmentFailure } from '../report/failure.ts';
import type { Server } from '../repository/forge-error.ts';
import { type RestClient, restClient } from '../repository/rest-client.ts';
import type { Forge } from './forge.ts';
import { githubForge, headOfPull, pullsOfHead } from './github.ts';
import { gitlabForge, headOfMerge } from './gitlab.ts';
import type { Target } from './target.ts';

/**
 * Opens the request that a comment is for. Returns undefined if it was closed, or got a new commit, after the review. Throws a Failure or
 * a ForgeError.
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
  const number = await numberOf(place, client, target, server);
  if (number === undefined) return undefined;
  return place === 'github'
    ? githubForge(client, { repository, sha, number }, server)
    : gitlabForge(client, { project: repository, sha, number }, server);
}

/**
 * Returns the number of the request. The event of a run for a fork does not name the pull request: it is the open one from that branch
 * with exactly that commit. A request that the event names must still have that commit as its last, because an older run may end after a
 * newer one.
 */
async function numberOf(place: 'github' | 'gitlab', client: RestClient, target: Target, server: Server): Promise<number | undefined> {
  const { request, repository, sha } = target;
  if ('number' in request) {
    const headOf = place === 'github' ? headOfPull : headOfMerge;
    return sha === '' || (await headOf(client, repository, request.number, server)) === sha ? request.number : undefined;
  }
  const numbers = await pullsOfHead(client, { ...request, repository, sha }, server);
  if (numbers.length > 1)
    throw environmentFailure(
      `${numbers.length} pull requests of ${request.owner}:${request.branch} have the commit ${sha}: ${numbers.join(', ')}. --pull-request says for which the review is.`,
    );
  return numbers[0];
}
