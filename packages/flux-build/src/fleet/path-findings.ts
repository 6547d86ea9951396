import type { Finding } from '@slipway/manifest';
import type { UnreadablePath } from '../source/folder-tree.ts';
import { spendOperations } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { type FindingContext, fleetFinding } from './fleet-finding.ts';
import type { FleetMemory } from './fleet-memory.ts';

/** Paths of a folder of this machine that were not read, and why. */
interface UnreadPaths {
  readonly unreadable?: readonly UnreadablePath[];
  readonly leftOut?: readonly string[];
}

/** Reports paths that were not read, unless an error of a Flux Kustomization names them. */
export function pathFindings(
  { fleet, fileName }: FindingContext,
  kustomizations: readonly FleetKustomization[],
  { unreadable = [], leftOut = [] }: UnreadPaths,
): readonly Finding[] {
  const errors = kustomizations.flatMap(({ error }) => error?.message ?? []);
  const asked = listedFolders(fleet.memory);
  const size = errors.reduce((sum, { length }) => sum + length, 0);
  const isReported = (path: string): boolean => {
    spendOperations(1 + size / 4);
    return errors.some((message) => message.includes(path));
  };
  const isBuilt = (path: string): boolean => asked.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  return [
    ...unreadable
      .filter(({ path }) => !isReported(path))
      .map(({ path, why }) =>
        fleetFinding('unread-path', {
          // A file that no Kustomization applies may have any content.
          ...(isBuilt(path) ? {} : { severity: 'risk' }),
          message: `${path || 'the folder'} cannot be read: ${why}`,
          file: fileName('', path),
          expected: 'a file or folder that can be read',
        }),
      ),
    ...leftOut
      .filter((path) => isBuilt(path) && BUILD_INPUT.test(path) && !isReported(lastPart(path)))
      .map((path) =>
        fleetFinding('not-in-artifact', {
          message: `${path} is a symbolic link, or no regular file, next to applied files; Flux ignores it`,
          file: fileName('', path),
          expected: 'a regular file or folder',
        }),
      ),
  ];
}

/** Manifests, kustomization files, and names without an extension, which folders have. */
const BUILD_INPUT = /\.ya?ml$|(?:^|\/)[^./]+$/;

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns the folders that builds have listed. */
const listedFolders = (memory: FleetMemory): ReadonlySet<string> =>
  new Set([...memory.results.values()].flatMap(({ content, answers }) => (content === '' ? [...answers.folders.keys()] : [])));
