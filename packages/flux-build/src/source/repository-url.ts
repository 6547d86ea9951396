/** Whether two URLs are of one repository: `git@host:a/b.git` and `https://host/a/b`. */
export const sameRepository = (a: string, b: string): boolean => plainUrl(a) === plainUrl(b);

/** Without protocol, user and suffix. */
export const plainUrl = (url: string): string =>
  url
    .replace(/^[a-z+]+:\/\//, '')
    .replace(/^[^@/]*@/, '')
    .replace(/^([^/:]+):(?!\d+\/)/, '$1/')
    .replace(/(?<!\/)\/*$/, '')
    .replace(/\.git$/, '')
    .toLowerCase();
