import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface PackedDocument {
  /** The folder of the package in the repository: `packages/fleet`. */
  readonly directory: string;
  /** The path of the document in the package: `README.md`. */
  readonly file: string;
  /** The folder with the files of the tarball. */
  readonly staged: string;
  /** Address of the repository as package.json has it. Without it, links out of the tarball become plain text. */
  readonly repository?: string | undefined;
}

/**
 * Returns a Markdown document of a package as its tarball has it: a relative link to a file that is not in the tarball becomes a link
 * to the repository, or plain text. Code, and links to addresses and headings, are not changed.
 */
export function packedDocument(text: string, { directory, file, staged, repository }: PackedDocument): string {
  const pages = pagesOf(repository);
  const withLinks = (line: string): string =>
    line.replaceAll(LINK_OR_CODE, (whole, label: string | undefined, target: string | undefined) => {
      if (label === undefined || target === undefined || /^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i.test(target)) return whole;
      const [path = '', ...anchor] = target.split('#');
      const inPackage = normalize(join(dirname(file), path));
      if (!inPackage.startsWith('..') && existsSync(join(staged, inPackage))) return whole;
      if (pages === undefined) return label;
      return `[${label}](${[`${pages}/${normalize(join(directory, inPackage))}`, ...anchor].join('#')})`;
    });
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      const isFence = /^\s*(?:```|~~~)/.test(line);
      if (isFence) isCode = !isCode;
      return isFence || isCode ? line : withLinks(line);
    })
    .join('\n');
}

/** Matches code in a line, or a link. */
const LINK_OR_CODE = /`[^`]*`|\[((?:[^[\]`]|`[^`]*`)*)\]\(([^()\s]+)\)/g;

/** Returns the address of the files of a repository on its web server. Redirects of GitHub and GitLab cover folders, and `HEAD`. */
function pagesOf(repository: string | undefined): string | undefined {
  const address = repository?.replace(/^git\+/, '').replace(/\.git$/, '');
  return address !== undefined && /^https:\/\/[^@\s]+$/.test(address) ? `${address}/blob/HEAD` : undefined;
}
