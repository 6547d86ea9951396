/** Whether two URLs name the same repository: `git@host:a/b.git` and `https://host/a/b`. */
export const sameRepository = (a: string, b: string): boolean => plainUrl(a) === plainUrl(b);

/** Returns a URL without protocol, user and suffix. */
export const plainUrl = (url: string): string =>
  url
    .replace(/^[a-z+]+:\/\//, '')
    .replace(/^[^@/]*@/, '')
    .replace(/^([^/:]+):(?!\d+\/)/, '$1/')
    .replace(/(?<!\/)\/*$/, '')
    .replace(/\.git$/, '')
    .toLowerCase();
