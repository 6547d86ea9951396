import { basename, relative, resolve } from 'node:path';
import { createParseCache, fileMapTree, readObjects, type UnreadObjects, type WrittenObject } from '@slipway/flux-build';
import type { Budget, Finding } from '@slipway/manifest';
import { shownFinding } from '../report/shown-finding.ts';
import { inputFinding } from '../repository/input-finding.ts';
import { type Input, readInput } from '../repository/read-input.ts';

/** What `--present` gives. */
export interface PresentObjects {
  /** Their files are named from the root of the repository on, whether they are in it or not. */
  readonly objects: readonly WrittenObject[];
  /** What of the files is not read, and why. */
  readonly findings: readonly Finding[];
}

/**
 * The objects of `paths`, files and directories relative to `cwd`. A file of a directory that is not meant to hold an object (values of
 * Helm, `kustomization.yaml`) is left out; any other that cannot be read, and a link, is a finding.
 */
export function presentObjects(paths: readonly string[], cwd: string, root: string, budget: Budget): PresentObjects {
  const input = readInput(paths, cwd, budget);
  const tree = fileMapTree(new Map([...input.texts].map(([file, text]) => [relative(root, resolve(cwd, file)), text])));
  const read = [...input.texts].map(([file, text]) => {
    const { objects, unread } = readObjects(tree, relative(root, resolve(cwd, file)), createParseCache());
    return { objects, findings: unread === undefined ? [] : unreadFindings(file, text, unread, input) };
  });
  const links = input.skipped.filter(({ reason }) => reason === 'symbolic-link');
  return {
    objects: read.flatMap(({ objects }) => objects),
    findings: [
      ...input.findings,
      ...links.map(({ file }) => inputFinding('present-not-read', file, 'it is a symbolic link, which is not followed')),
      ...read.flatMap(({ findings }) => findings),
    ],
  };
}

function unreadFindings(file: string, text: string, { reason, message }: UnreadObjects, { named }: Input): readonly Finding[] {
  const isMeant = named.has(file) || !(reason === 'missing-metadata' || KUSTOMIZATION.test(basename(file)));
  // The words may be those of the file, which may hold a secret.
  return isMeant ? [shownFinding(inputFinding('present-not-read', file, message), text)] : [];
}

const KUSTOMIZATION = /^(?:kustomization\.ya?ml|Kustomization)$/;
