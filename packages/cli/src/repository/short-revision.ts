/** What a revision of a commit is called where it is shown with a file: Git understands `NAME:FILE`. */
export const shortRevision = (content: string): string => content.replace(/@sha1:[0-9a-f]+$/, '');
