/** A comment of a pull request, or a note of a merge request. */
export interface ForgeComment {
  readonly id: number;
  /** Login of who wrote it. */
  readonly author: string;
  readonly body: string;
}

/** The status that is shown next to the reviewed commit. */
export interface CommitStatus {
  readonly state: 'success' | 'failure';
  /** One line of at most 140 characters. */
  readonly description: string;
  /** Where there is more. */
  readonly url?: string;
}

/** A pull request of GitHub or a merge request of GitLab. Everything throws a ForgeError. */
export interface Forge {
  /** `acme/fleet#7`. */
  readonly target: string;
  readonly number: number;
  /** Whose the token is, as authors of comments are called. */
  readonly login: () => Promise<string>;
  /** Those that `isWanted` accepts, the oldest first. */
  readonly comments: (isWanted: (comment: ForgeComment) => boolean) => Promise<readonly ForgeComment[]>;
  readonly create: (body: string) => Promise<void>;
  readonly update: (id: number, body: string) => Promise<void>;
  readonly setStatus: (status: CommitStatus) => Promise<void>;
  readonly wait: (seconds: number) => Promise<void>;
}
