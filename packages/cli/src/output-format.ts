/** Forms in which a command answers: for people, for programs, and as annotations of a GitHub workflow. */
export const outputFormats = ['text', 'json', 'github'] as const;
export type OutputFormat = (typeof outputFormats)[number];
