import { printable } from '@slipway/manifest';
import { COMMENT_MARKER, isEmpty, MAX_COMMENT_LENGTH, type Review, reviewLine, reviewMarkdown } from '@slipway/review';
import { environmentFailure, usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { ForgeError } from '../repository/forge-error.ts';
import type { CommentTarget } from './comment-targets.ts';
import { failsAt, type RiskLimit } from './fails-at.ts';
import type { Forge } from './forge.ts';
import { isSameName } from './github.ts';
import { openForge } from './open-forge.ts';
import { type PostedComment, postComment } from './post-comment.ts';
import { readReview } from './read-review.ts';
import { ciServerOf, githubTarget, gitlabTarget, type Target } from './target.ts';

/** Options of `slipway comment`. */
export interface CommentOptions {
  /** The output of `slipway review --output json`, or `-`. */
  readonly file: string;
  /** @default where the build server is that runs the command, or else `stdout` */
  readonly to?: CommentTarget;
  /** The number of the pull request, or merge request. */
  readonly pullRequest?: string;
  /** Sets a commit status too. */
  readonly status?: boolean;
  /** The lowest risk at which the status is a failure. @default R4 */
  readonly failAt?: RiskLimit;
}

/** Posts a review as a comment of a pull request, or updates the existing comment. */
export async function runComment(context: VerbContext, options: CommentOptions): Promise<VerbReport> {
  const { env } = context.terminal;
  const place = options.to ?? ciServerOf(env);
  const number = numberOf(options.pullRequest);
  const target = place === 'github' ? githubTarget(env, number) : place === 'gitlab' ? gitlabTarget(env, number) : undefined;
  const review = await readReview(context, options.file);
  const body = bodyOf(review, target);
  if (target === undefined || place === 'stdout')
    return { findings: [], json: () => ({ summary: { outcome: 'printed' }, body }), text: () => body, page: () => body };
  context.progress('posting');
  const posted = await post(place, target, context.signal(), { body, review, options });
  return { findings: [], json: () => ({ summary: posted }), text: () => sentence(posted) };
}

function numberOf(text: string | undefined): number | undefined {
  if (text !== undefined && !/^[1-9]\d{0,9}$/.test(text))
    throw usageFailure(`--pull-request is ${JSON.stringify(text)}; expected: its number.`);
  return text === undefined ? undefined : Number(text);
}

/** Returns the comment, with a link to the page of the run. */
function bodyOf(review: Review, target: Target | undefined): string {
  const link = target?.run === undefined ? '' : `\n[The run that made this review](${target.run})\n`;
  try {
    return `${reviewMarkdown(review, MAX_COMMENT_LENGTH - link.length)}${link}`;
  } catch (error) {
    // The author may have made it too large for a comment, or for a pattern of its names.
    if (error instanceof RangeError || error instanceof SyntaxError) throw usageFailure('the review is too large to be shown.');
    throw error;
  }
}

interface Posting {
  readonly body: string;
  readonly review: Review;
  readonly options: CommentOptions;
}

interface Posted extends Omit<PostedComment, 'outcome'> {
  readonly outcome: PostedComment['outcome'] | 'outdated';
  /** `acme/fleet#7`. */
  readonly target: string;
  readonly status?: 'success' | 'failure';
}

async function post(place: 'github' | 'gitlab', target: Target, signal: AbortSignal, { body, review, options }: Posting): Promise<Posted> {
  try {
    const forge = await openForge(place, target, signal);
    if (forge !== undefined) requireStated(review, forge, target);
    if (forge === undefined) return { outcome: 'outdated', older: 0, target: target.repository };
    const posted = await postComment(forge, { marker: COMMENT_MARKER, body, isWorthCreating: !isEmpty(review) });
    if (options.status !== true) return { ...posted, target: forge.target };
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(target.sha))
      throw usageFailure('--status needs the commit: neither the event nor the variables of the pipeline name one.');
    const state = failsAt(review, options.failAt ?? 'R4') ? 'failure' : 'success';
    await forge.setStatus({ state, description: reviewLine(review), ...(target.run !== undefined && { url: target.run }) });
    return { ...posted, target: forge.target, status: state };
  } catch (error) {
    if (error instanceof ForgeError) throw environmentFailure(error.message);
    throw error;
  }
}

/** Throws a usage Failure if the review is for another request, or for another commit of it. */
function requireStated({ request }: Review, forge: Forge, { repository, sha }: Target): void {
  if (request === undefined) return;
  const isStated = isSameName(request.repository, repository) && forge.number === request.number && (sha === '' || request.commit === sha);
  if (isStated) return;
  const stated = printable(`${request.repository}, request ${request.number}, commit ${request.commit}`);
  throw usageFailure(
    `the review is for ${stated}; the event of the server is about ${forge.target}${sha === '' ? '' : `, commit ${sha}`}. Nothing was posted: give the review that was made for it.`,
  );
}

function sentence({ outcome, older, target, status }: Posted): string {
  const what = {
    created: `Created the comment on ${target}.`,
    updated: `Updated the comment on ${target}.`,
    unchanged: `The comment on ${target} says this already.`,
    'not-created': `Nothing changes, and ${target} has no comment: none is created.`,
    outdated: `Nothing was posted: no open pull request on ${target} has the reviewed commit as its last.`,
  }[outcome];
  const others = older === 0 ? [] : [`${older} older ${older === 1 ? 'one is' : 'are'} left as ${older === 1 ? 'it is' : 'they are'}.`];
  return [what, ...others, ...(status === undefined ? [] : [`The status slipway/review is ${status}.`])].join(' ');
}
