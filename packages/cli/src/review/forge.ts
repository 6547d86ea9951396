/** A comment of a pull request, or a note of a merge request. */
export interface ForgeComment {
  readonly id: number;
  /** Login of the author. */
  readonly author: string;
  readonly body: string;
}

/** The status that is shown next to the reviewed commit. */
interface CommitStatus {
  readonly state: 'success' | 'failure';
  /** One line of at most 140 characters. */
  readonly description: string;
  /** Link to details. */
  readonly url?: string;
}

/** A pull request of GitHub or a merge request of GitLab. All methods throw a ForgeError. */
export interface Forge {
  /** `acme/fleet#7`. */
  readonly target: string;
  readonly number: number;
  /** Returns the login of the owner of the token, in the form of the authors of comments. */
  readonly login: () => Promise<string>;
  /** Returns the comments that `isWanted` accepts, the oldest first. */
  readonly comments: (isWanted: (comment: ForgeComment) => boolean) => Promise<readonly ForgeComment[]>;
  readonly create: (body: string) => Promise<void>;
  readonly update: (id: number, body: string) => Promise<void>;
  readonly setStatus: (status: CommitStatus) => Promise<void>;
  readonly wait: (seconds: number) => Promise<void>;
}
