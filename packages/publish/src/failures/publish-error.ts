import { withoutCredentials } from '@slipway/manifest';

/** Why the environment prevented a publish. The message of the error has the remedy. */
export type PublishErrorCode =
  | 'git-missing'
  | 'git-too-old'
  | 'not-a-repository'
  | 'remote-missing'
  | 'remote-unusable'
  | 'remote-unreachable'
  | 'remote-denied'
  | 'remote-too-slow'
  | 'remote-too-large'
  | 'cannot-write'
  | 'disk-full'
  | 'push-rejected'
  | 'cannot-sign'
  | 'lost-race'
  | 'interrupted'
  | 'git-failed';

/** The environment, not the content, stopped a publish. Branches and tags did not change. `cause` has the original error. No message shows credentials. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  readonly code: PublishErrorCode;

  constructor(code: PublishErrorCode, message: string, options?: ErrorOptions) {
    super(withoutCredentials(message), options);
    this.code = code;
  }
}

const FILE_SYSTEM_CODES: Readonly<Record<string, PublishErrorCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'cannot-write',
  EPERM: 'cannot-write',
  EROFS: 'cannot-write',
  ENOTDIR: 'cannot-write',
  EEXIST: 'cannot-write',
  ENOENT: 'cannot-write',
};

/** Converts an error of Node's file system into a PublishError that names `place`. Returns other errors unchanged. */
export function fileSystemError(error: unknown, place: string): unknown {
  const code = FILE_SYSTEM_CODES[(error as NodeJS.ErrnoException | undefined)?.code ?? ''];
  if (code === undefined) return error;
  const message =
    code === 'disk-full'
      ? `No space is left to write ${place}: free some and publish again.`
      : `${place} cannot be written: make it a directory that you may write to.`;
  return new PublishError(code, message, { cause: error });
}
