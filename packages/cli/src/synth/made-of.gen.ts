// Generated from summary-schema.ts. To change it, run npm run codegen:settings.

/** The sources of a summary. The summary is valid while all of them are the same. */
export interface MadeOf {
  /** Names of the files of the shard. */
  readonly definitions: readonly string[];
  /** SHA-256 of each loaded file, by absolute path. In the file of the summary, by path from the root of the repository. */
  readonly files: {
    readonly [k: string]: string;
  };
}
