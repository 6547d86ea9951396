import { basename, relative, resolve } from 'node:path';
import { createParseCache, fileMapTree, readObjects, type UnreadObjects, type WrittenObject } from '@slipway/flux-build';
import type { Budget, Finding } from '@slipway/manifest';
import { shownFinding } from '../report/shown-finding.ts';
import { inputFinding } from '../repository/input-finding.ts';
import { type Input, readInput } from '../repository/read-input.ts';

/** The objects of `--present`. */
export interface PresentObjects {
  /** Names of their files are relative to the root of the repository, even for files outside it. */
  readonly objects: readonly WrittenObject[];
  /** Findings about files that are not read. */
  readonly findings: readonly Finding[];
}

/**
 * Reads the objects of `paths`, files and directories relative to `cwd`. Skips files of a directory that contain no objects (values of
 * Helm, `kustomization.yaml`). Any other file that cannot be read, and a link, is a finding.
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
  // The message may quote the file, which may contain a secret.
  return isMeant ? [shownFinding(inputFinding('present-not-read', file, message), text)] : [];
}

const KUSTOMIZATION = /^(?:kustomization\.ya?ml|Kustomization)$/;
