/** Forms in which a command answers: for people, for programs, and as annotations of a GitHub workflow. */
export const outputFormats = ['text', 'json', 'github'] as const;

/** Those of `check` too: reports that code scanning (SARIF 2.1.0) and build servers (JUnit) take up. */
export const checkFormats = [...outputFormats, 'sarif', 'junit'] as const;

/** Those of `build`: also the objects as YAML. */
export const buildFormats = [...outputFormats, 'yaml'] as const;

/** Those of `review`: also a comment of a pull request, a page for a browser, and its risks for code scanning. */
export const reviewFormats = ['text', 'markdown', 'html', 'json', 'sarif'] as const;
export type OutputFormat = (typeof checkFormats)[number] | (typeof buildFormats)[number] | (typeof reviewFormats)[number];

/** Formats of verbs whose answers are not findings about files. */
export const changeFormats = ['text', 'json'] as const;
