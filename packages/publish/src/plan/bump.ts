/** How much a changeset raises the version of a package, in the words of the changesets tool. */
export type Bump = 'none' | 'patch' | 'minor' | 'major';
