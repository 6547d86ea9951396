/** What a Git command that ran to its end gave back; `stderr` is without credentials. */
export interface GitOutput {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}
