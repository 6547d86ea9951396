import type { Finding } from '@slipway/manifest';
import { fleetFinding } from './fleet-finding.ts';
import type { RootSearch } from './roots/find-roots.ts';

/** How the outcome of a search is reported. */
export interface RootFindingOptions {
  /** Flux Kustomizations that were built of the roots. */
  readonly built: number;
  /** The path that was searched, as it was given. */
  readonly path: string;
  /** Name of a file of the tree. @default the file itself */
  readonly fileName?: (file: string) => string;
}

/** Reports the findings of a search for roots: no entry point, and folders that are not treated as clusters. */
export function rootFindings(
  { unused, templates }: Pick<RootSearch, 'unused' | 'templates'>,
  { built, path, fileName = (file) => file }: RootFindingOptions,
): readonly Finding[] {
  const names = unused.map(fileName);
  if (built > 0) {
    const [first] = names;
    if (first === undefined) return [];
    const message = `nothing here applies the Flux Kustomizations of ${listed(names)}, and they are not taken for those of a cluster`;
    return [fleetFinding('kustomization-of-no-cluster', { message, file: first, expected: 'a Flux Kustomization that something applies' })];
  }
  const seen = [
    ...(names.length === 0 ? [] : [`those of ${listed(names)} are not taken for a cluster`]),
    ...(templates.length === 0
      ? []
      : [`${listed(templates.map(fileName))} ${templates.length === 1 ? 'is a template' : 'are templates'} of another program`]),
  ];
  return [
    fleetFinding('nothing-to-build', {
      message: `below ${path} there is no Flux Kustomization, and no FluxInstance with a sync, that Flux could begin with${seen.map((each) => `; ${each}`).join('')}`,
      file: path,
      expected: 'a Flux Kustomization or a FluxInstance in a file *.yaml or *.yml',
      ...(templates.length > 0 && names.length === 0
        ? { remedy: 'Run the program that fills the templates in, and build what it writes.' }
        : {}),
    }),
  ];
}

/** Of many the first three. */
function listed(names: readonly string[]): string {
  const more = names.length - 3;
  return `${names.slice(0, 3).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
