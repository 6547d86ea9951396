import { readFileSync } from 'node:fs';
import { parseLimitedJson, trimEndOf } from '@slipway/manifest';
import type { ReviewRequest } from '@slipway/review';
import { usageFailure } from '../report/failure.ts';
import type { CommentTarget } from './comment-targets.ts';
import { isSameName, type PullHead } from './github.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Returns the CI server of a run, by its environment. */
export const ciServerOf = ({ GITHUB_ACTIONS, GITLAB_CI }: Env): CommentTarget =>
  GITHUB_ACTIONS === 'true' ? 'github' : GITLAB_CI === 'true' ? 'gitlab' : 'stdout';

/** A server, and the request that the comment is for. */
export interface Target {
  /** URL of the API. */
  readonly url: string;
  readonly token: string;
  readonly variable: string;
  /** `owner/name`, or the number or path of a project. */
  readonly repository: string;
  /** The number, or the branch that a request comes from. */
  readonly request: { readonly number: number } | Pick<PullHead, 'owner' | 'branch' | 'headRepository'>;
  /** The last commit of the request when the run began; empty if unknown. */
  readonly sha: string;
  /** The page of the run that created the review. */
  readonly run?: string;
}

/** Reads the target from the variables of GitHub Actions, and from its event file. Throws a usage Failure for missing values. */
export function githubTarget(env: Env, number: number | undefined): Target {
  const { pull_request: pull, workflow_run: run, repository: inRepository } = eventOf(env.GITHUB_EVENT_PATH);
  const found = number ?? pull?.number;
  const request = found !== undefined ? { number: found } : headOf(run);
  if (request === undefined)
    throw usageFailure('--pull-request says which pull request: GITHUB_EVENT_PATH names no event of a pull request.');
  const repository = named(env, 'GITHUB_REPOSITORY', /^[\w-]+\/[\w.-]+$/, 'owner/name');
  if (inRepository?.full_name !== undefined && !isSameName(inRepository.full_name, repository))
    throw usageFailure(`the event is of ${JSON.stringify(inRepository.full_name)}, and GITHUB_REPOSITORY is ${repository}.`);
  return {
    url: apiUrl(env.GITHUB_API_URL ?? 'https://api.github.com', 'GITHUB_API_URL'),
    ...tokenOf(env, 'GITHUB_TOKEN'),
    repository,
    request,
    sha: run?.head_sha ?? (pull?.number === found ? pull?.head?.sha : undefined) ?? '',
    ...runOf(run?.html_url ?? githubRun(env)),
  };
}

/** Reads the target from the variables of GitLab CI in a pipeline of a merge request. Throws a usage Failure for missing values. */
export function gitlabTarget(env: Env, number: number | undefined): Target {
  const own = env.CI_MERGE_REQUEST_IID;
  if (number === undefined && !/^\d+$/.test(own ?? ''))
    throw usageFailure(
      '--pull-request says which merge request: CI_MERGE_REQUEST_IID is not set, as it is in pipelines of merge requests.',
    );
  const project = env.CI_MERGE_REQUEST_PROJECT_ID === undefined ? 'CI_PROJECT_ID' : 'CI_MERGE_REQUEST_PROJECT_ID';
  return {
    url: apiUrl(env.CI_API_V4_URL ?? 'https://gitlab.com/api/v4', 'CI_API_V4_URL'),
    ...tokenOf(env, 'GITLAB_TOKEN'),
    repository: named(env, project, /^[\w./-]+$/, 'the number or path of a project'),
    request: { number: number ?? Number(own) },
    sha: env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || (env.CI_COMMIT_SHA ?? ''),
    ...runOf(env.CI_JOB_URL),
  };
}

interface GithubEvent {
  readonly pull_request?: { readonly number?: number; readonly head?: { readonly sha?: string } };
  readonly workflow_run?: {
    readonly head_sha?: string;
    readonly head_branch?: string;
    readonly html_url?: string;
    readonly head_repository?: { readonly full_name?: string; readonly owner?: { readonly login?: string } } | null;
  };
  readonly repository?: { readonly full_name?: string };
}

/** Returns the branch of a run that another workflow started. Without it, no request is found. */
function headOf(run: GithubEvent['workflow_run']): Exclude<Target['request'], { readonly number: number }> | undefined {
  const { head_repository: from, head_branch: branch, head_sha: sha = '' } = run ?? {};
  const owner = from?.owner?.login;
  if (owner === undefined || branch === undefined || !COMMIT.test(sha)) return undefined;
  return { owner, branch, ...(from?.full_name !== undefined && { headRepository: from.full_name }) };
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * Returns the request of the pipeline in which a review is created, for its JSON; undefined elsewhere. It decides nothing: `comment` only
 * compares it with the request of its own event.
 */
export function requestOf(env: Env): ReviewRequest | undefined {
  const stated =
    ciServerOf(env) === 'github'
      ? githubRequest(env)
      : {
          repository: env.CI_MERGE_REQUEST_PROJECT_ID ?? env.CI_PROJECT_ID ?? '',
          number: Number(env.CI_MERGE_REQUEST_IID),
          commit: env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || (env.CI_COMMIT_SHA ?? ''),
        };
  const isWhole = stated.repository !== '' && Number.isSafeInteger(stated.number) && stated.number > 0 && COMMIT.test(stated.commit);
  return ciServerOf(env) !== 'stdout' && isWhole ? stated : undefined;
}

function githubRequest(env: Env): ReviewRequest {
  try {
    const { pull_request: pull } = eventOf(env.GITHUB_EVENT_PATH);
    return { repository: env.GITHUB_REPOSITORY ?? '', number: pull?.number ?? 0, commit: pull?.head?.sha ?? '' };
  } catch {
    return { repository: '', number: 0, commit: '' };
  }
}

/** Reads the event, which the runner writes. The author of a pull request cannot write it. */
function eventOf(file: string | undefined): GithubEvent {
  if (file === undefined) return {};
  try {
    return parseLimitedJson(readFileSync(file, 'utf8')) as GithubEvent;
  } catch (error) {
    throw usageFailure(`GITHUB_EVENT_PATH cannot be read: ${(error as Error).message}`);
  }
}

function tokenOf(env: Env, variable: string): Pick<Target, 'token' | 'variable'> {
  const token = env[variable]?.trim() ?? '';
  if (token === '') throw usageFailure(`${variable} is not set: the token that comments are posted with.`);
  if (!/^[!-~]+$/.test(token)) throw usageFailure(`${variable} is not a token: it has spaces, line ends or characters beyond ASCII.`);
  return { token, variable };
}

function named(env: Env, variable: string, form: RegExp, expected: string): string {
  const value = env[variable] ?? '';
  if (!form.test(value)) throw usageFailure(`${variable} is ${JSON.stringify(value)}; expected: ${expected}.`);
  return value;
}

/** Returns the URL without a trailing slash. It must use TLS, because it gets a token. */
function apiUrl(text: string, variable: string): string {
  const url = URL.parse(text);
  const isLocal = url !== null && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (url?.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
    throw usageFailure(`${variable} is ${JSON.stringify(text)}; expected: an address with https.`);
  return trimEndOf(text, '/');
}

const githubRun = ({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }: Env): string | undefined =>
  GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
    : undefined;

/** Returns the run only if the text is a URL, because a comment links to it. */
const runOf = (text: string | undefined): Pick<Target, 'run'> =>
  text !== undefined && /^https?:\/\/[\w.:/%~-]+$/.test(text) ? { run: text } : {};
