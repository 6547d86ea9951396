import { COMMENT_TARGETS } from '../review/comment-targets.ts';
import { RISK_LIMITS } from '../review/fails-at.ts';
import type { CommentOptions } from '../review/run-comment.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway comment`. */
export const commentVerb: VerbDefinition<CommentOptions, 'file'> = {
  name: 'comment',
  summary: 'post a review that `review --output json` wrote as a comment of the pull request, or update the existing comment',
  formats: ['text', 'json'],
  arguments: [{ usage: '<file>', help: 'the review, or - for standard input' }],
  options: {
    to: { value: '<place>', help: 'default: the build server that runs the command, otherwise stdout', choices: COMMENT_TARGETS },
    pullRequest: { value: '<number>', help: 'the pull request or merge request (default: the one that the build server names)' },
    status: { help: 'also set the commit status slipway/review' },
    failAt: { value: '<risk>', help: 'the lowest risk at which the status is a failure', choices: RISK_LIMITS, default: 'R4' },
  },
  fromArguments: ([file = '']) => ({ file }),
  examples: [
    ['comment review.json', 'in a workflow or pipeline of a pull request: post it there'],
    ['comment review.json --to github --pull-request 7', 'with GITHUB_TOKEN and GITHUB_REPOSITORY'],
    ['comment review.json --status --fail-at R3', 'with a commit status, which fails from R3 on'],
    ['comment review.json --to stdout', 'print the comment'],
  ],
  load: async () => (await import('../review/run-comment.ts')).runComment,
};
