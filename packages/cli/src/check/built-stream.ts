/** Whether a text is what `slipway build --output yaml` prints: each document below a comment that says whose it is. */
export const isBuiltStream = (text: string): boolean =>
  START.test(text) && text.match(/^---$/gm)?.length === text.match(/^---\n# \S+ [^\s/]+\/\S+$/gm)?.length;

/** What could not be built is a comment before the first document. */
const START = /^(?:#[^\n]*\n)*---\n/;

/** Where the lines are that people can change. */
export const BUILT_STREAM_NOTE =
  'These are the lines of a build: slipway check PATH of the repository reports the lines of its source files.';
