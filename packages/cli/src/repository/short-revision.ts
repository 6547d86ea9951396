/** Returns the name of a commit that is shown with a file, because Git understands `NAME:FILE`. */
export const shortRevision = (content: string): string => content.replace(/@sha1:[0-9a-f]+$/, '');
