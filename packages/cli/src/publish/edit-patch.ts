import { type FileDiff, HIDDEN } from './file-diff.ts';

/** Edits of files in the form of `git apply`. */
export interface EditPatch {
  readonly text: string;
  /** Files that are not in `text`, because they may contain a secret or are too long to compare. */
  readonly leftOut: readonly string[];
}

/** Returns a patch of the differences. `folder` is the folder of the tree in the Git repository, without slashes at the ends. */
export function editPatch(differences: readonly FileDiff[], folder: string): EditPatch {
  const isWritten = ({ lines }: FileDiff): boolean => lines?.every((line) => line.slice(1) !== HIDDEN) === true;
  return {
    text: differences
      .filter(isWritten)
      .map((difference) => filePatch(difference, folder === '' ? difference.path : `${folder}/${difference.path}`))
      .join(''),
    leftOut: differences.filter((difference) => !isWritten(difference)).map(({ path }) => path),
  };
}

function filePatch({ change, lines = [] }: FileDiff, path: string): string {
  const [before, after] = [quoted(`a/${path}`), quoted(`b/${path}`)];
  const mode = change === 'added' ? ['new file mode 100644'] : change === 'removed' ? ['deleted file mode 100644'] : [];
  const head = [
    `diff --git ${before} ${after}`,
    ...mode,
    `--- ${change === 'added' ? '/dev/null' : before}`,
    `+++ ${change === 'removed' ? '/dev/null' : after}`,
  ];
  // An empty file that is added or removed has no hunk, and then no `---` and `+++` lines.
  return `${[...(lines.length === 0 ? head.slice(0, -2) : head), ...lines].join('\n')}\n`;
}

/** Quotes names like Git (quote.c), if a character would end a line or a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is quoted
const quoted = (name: string): string => (/[\u0000-\u001f"\\\u007f]/.test(name) ? JSON.stringify(name) : name);
