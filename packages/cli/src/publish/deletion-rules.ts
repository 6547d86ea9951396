/** Rules about what clusters lose, which `--allow-deletions` lets pass. */
export const DELETIONS: ReadonlySet<string> = new Set(['protected-object-deleted', 'many-deletions']);
