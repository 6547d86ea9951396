/** Output formats: for people, for programs, and as annotations of a GitHub workflow. */
export const outputFormats = ['text', 'json', 'github'] as const;

/** Formats of `check`: also reports for code scanning (SARIF 2.1.0) and CI servers (JUnit). */
export const checkFormats = [...outputFormats, 'sarif', 'junit'] as const;

/** Formats of `build`: also the objects as YAML. */
export const buildFormats = [...outputFormats, 'yaml'] as const;

/** Formats of `review`: also a comment of a pull request, an HTML page, and its risks for code scanning. */
export const reviewFormats = ['text', 'markdown', 'html', 'json', 'sarif'] as const;
export type OutputFormat = (typeof checkFormats)[number] | (typeof buildFormats)[number] | (typeof reviewFormats)[number];

/** Formats of verbs whose answers are not findings about files. */
export const changeFormats = ['text', 'json'] as const;
