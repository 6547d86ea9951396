import { PublishError, type PublishErrorCode } from '../failures/publish-error.ts';
import type { GitOutput } from './git-command.ts';

const LOCKED = /\.lock': File exists/;

/** Messages for the errors of Git (LC_ALL=C). The first match sets the message, but never decides whether a push was lost. */
const MEANINGS: readonly (readonly [RegExp, PublishErrorCode, string])[] = [
  [/no space left on device|disk quota exceeded/i, 'disk-full', 'No space is left on the disk: free some and publish again.'],
  [
    /out of memory|malloc failed|died of signal 25|file too large/i,
    'remote-too-large',
    'The remote has or sends more than Slipway accepts: check what was pushed there.',
  ],
  [
    LOCKED,
    'git-failed',
    'Something in the repository is locked: wait for the Git process that works there, or remove the lock of one that crashed.',
  ],
  [
    /hook declined|protected branch|GH\d{3}:|denyCurrentBranch|branch is currently checked out|deny (?:updating|deleting)|deletion prohibited/i,
    'push-rejected',
    'The remote refused the push: a hook or a branch rule does not allow it.',
  ],
  [
    /permission denied \((?:publickey|password)|authentication failed|could not read (?:username|password)|terminal prompts disabled|error: 40[13]|access denied|not authorized|write access/i,
    'remote-denied',
    'The remote does not let you in: check your credentials and your push permission.',
  ],
  [
    /read-only file system|permission denied|insufficient permission|dubious ownership|unable to create temporary/i,
    'cannot-write',
    'The repository cannot be written: check who owns it and whether its disk is read-only.',
  ],
  [
    /does not appear to be a git repository|repository not found|repository '[^'\n]*' not found|not a git repository|does not exist/i,
    'remote-missing',
    'There is no Git repository at the remote: check its address, or create it.',
  ],
  [
    /less than 1 bytes\/sec/i,
    'remote-too-slow',
    'The remote fell silent: check its address and the network, or allow more time with SLIPWAY_REMOTE_TIMEOUT.',
  ],
  [
    /could not resolve host|connection (?:refused|timed out|reset)|network is unreachable|failed to connect|couldn't connect|unable to access|could not read from remote|unable to find remote helper|hung up|broken pipe|early eof|host key verification/i,
    'remote-unreachable',
    'The remote cannot be reached: check its address and the network.',
  ],
];

/** Returns the PublishError of a Git command that failed, with the output of Git as its cause. */
export function gitFailure(args: readonly string[], { code, stderr }: GitOutput): PublishError {
  const said = stderr.trim();
  const meaning = MEANINGS.find(([pattern]) => pattern.test(said));
  const verb = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '-c') ?? '';
  const cause = new Error(`git ${verb} ended with ${code}: ${said}`);
  const [, kind, message] = meaning ?? [undefined, 'git-failed' as const, `git ${verb} failed.`];
  const lines = said.split('\n').filter(Boolean);
  const last = lines.slice(-3);
  // General advice may follow the line that matters.
  const decisive = meaning && lines.find((line) => meaning[0].test(line));
  const words = [...(decisive === undefined || last.includes(decisive) ? [] : [decisive.trim()]), ...last].join(' ');
  return new PublishError(kind, words ? `${message} Git said: ${words.slice(0, 500)}` : message, { cause });
}

/** Whether another attempt may succeed: another process held a lock, or the server failed for a moment. */
export const mayPass = (error: PublishError): boolean => error.code === 'git-failed' || error.code === 'lost-race';
