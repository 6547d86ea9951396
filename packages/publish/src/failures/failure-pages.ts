import type { PublishErrorCode } from './publish-error.ts';

/** The page of an error code, for `slipway explain CODE`. */
export interface FailurePage {
  readonly code: PublishErrorCode;
  readonly summary: string;
  /** The state of the remote after the error. */
  readonly state: string;
  readonly remedy: string;
}

const UNCHANGED = 'No branch and no tag changed.';
const ALL_OR_NONE =
  'The remote has all branches and tags of the last push, or none of them: a push is atomic. `slipway status --remote REMOTE` shows which. The next run compares with the remote, and pushes only what is missing.';
const REGISTRY = 'If the message names a registry, Git has the whole push, and the registry may have a part of it.';

const pages: Readonly<Record<PublishErrorCode, Omit<FailurePage, 'code'>>> = {
  'git-missing': {
    summary: 'The program git cannot be started.',
    state: UNCHANGED,
    remedy: 'Install Git 2.38 or newer, and add it to PATH.',
  },
  'git-too-old': {
    summary: 'The installed Git has no atomic leases or partial clones.',
    state: UNCHANGED,
    remedy: 'Install Git 2.38 or newer.',
  },
  'not-a-repository': {
    summary: 'The working directory is not in a Git repository.',
    state: UNCHANGED,
    remedy: 'Run the command in a clone of the fleet, or run `git init`.',
  },
  'remote-missing': {
    summary: 'The address of the remote has no Git repository.',
    state: UNCHANGED,
    remedy: 'Check the address with `git remote -v`, or create the repository.',
  },
  'remote-unusable': {
    summary: 'Slipway does not use this address, or a reference of the remote is symbolic.',
    state: UNCHANGED,
    remedy: 'Use an address with https, http, ssh, git or file, or a path. Replace a symbolic reference on the server with a branch.',
  },
  'remote-unreachable': {
    summary: 'The connection to the remote failed or ended.',
    state: `${ALL_OR_NONE} ${REGISTRY}`,
    remedy: 'Check the address and the network, and run the command again.',
  },
  'remote-denied': {
    summary: 'The remote did not accept the credentials.',
    state: `${UNCHANGED} ${REGISTRY}`,
    remedy: 'Check the credential helper, the SSH agent or the token, and the permission to push.',
  },
  'remote-too-slow': {
    summary: 'A Git command that connects to the remote reached its time limit, or the server sent nothing for a minute.',
    state: ALL_OR_NONE,
    remedy: 'Run the command again, with a higher SLIPWAY_REMOTE_TIMEOUT (seconds) for a slow network.',
  },
  'remote-too-large': {
    summary: 'The remote has more references, or sends more data, than Slipway reads.',
    state: ALL_OR_NONE,
    remedy:
      'Look at the content of the remote. Delete tags that no cluster needs, or replace the tip with `slipway publish --replace-tip COMMIT`.',
  },
  'cannot-write': {
    summary: 'A folder or a repository cannot be written.',
    state: UNCHANGED,
    remedy: 'Check the owner and the permissions of the folder in the message, and whether its disk is read-only.',
  },
  'disk-full': {
    summary: 'The disk of this machine or of the remote has no space left.',
    state: `${ALL_OR_NONE} On this machine, an unfinished run leaves only .slipway/tmp, which the next run removes.`,
    remedy: 'Free space on the disk that the message names, and run the command again.',
  },
  'push-rejected': {
    summary: 'A hook, a branch rule or the registry rejected the push.',
    state: `${UNCHANGED} ${REGISTRY}`,
    remedy: 'Read the answer of the server in the message. Push with a user or workflow that its rules allow, or change the rule.',
  },
  'cannot-sign': {
    summary: 'Git could not sign a commit or a tag, or the key of --oci-key is not usable.',
    state: UNCHANGED,
    remedy: 'Check user.signingKey and gpg.format, and that the agent has the key. For --oci-key, use an ECDSA key in PEM.',
  },
  'lost-race': {
    summary: 'Another writer changed the same references before each of 31 pushes, or before the deletion of a tag.',
    state: 'This run changed nothing. The remote has what the other writers pushed.',
    remedy: 'Find the other publish with `slipway log PACKAGE`, let only one branch publish, and run the command again.',
  },
  interrupted: {
    summary: 'A signal ended the run, or the run ended Git.',
    state: ALL_OR_NONE,
    remedy: 'Run the command again.',
  },
  'git-failed': {
    summary: 'Git failed for a reason that Slipway does not have in its list, or kept failing for 16 retries.',
    state: ALL_OR_NONE,
    remedy:
      'Read the words of Git in the message. For a lock, wait for the other Git process. For a damaged object, run `git fsck` in the remote.',
  },
};

/** The page of each error code of a `PublishError`. */
export const failurePages: readonly FailurePage[] = Object.entries(pages).map(([code, page]) => ({
  code: code as PublishErrorCode,
  ...page,
}));
