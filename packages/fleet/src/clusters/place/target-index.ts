import { type Manifest, splitApiVersion } from '@slipway/manifest';
import type { Placement } from './placement.ts';

/** What the placements with objects on one cluster install there. It is built once, because a hub has thousands. */
export interface TargetIndex {
  /** Placements whose unit provides API groups. */
  readonly providers: readonly Placement[];
  /** Maps the name of a namespace to the placements with its Namespace object, and to those with a release that creates it. */
  readonly explicit: ReadonlyMap<string, readonly Placement[]>;
  readonly releasing: ReadonlyMap<string, readonly Placement[]>;
}

export function indexByTarget(landing: readonly Placement[]): TargetIndex {
  const explicit = new Map<string, Placement[]>();
  const releasing = new Map<string, Placement[]>();
  for (const placement of landing) {
    for (const manifest of Object.values(placement.unit.manifests)) {
      if (isNamespace(manifest)) note(explicit, manifest.metadata.name, placement);
      const created = namespaceOfRelease(manifest);
      if (created !== undefined) note(releasing, created, placement);
    }
  }
  return { providers: landing.filter(({ unit }) => (unit.provides ?? []).length > 0), explicit, releasing };
}

function note(map: Map<string, Placement[]>, name: string, placement: Placement): void {
  const known = map.get(name);
  if (known === undefined) map.set(name, [placement]);
  else if (!known.includes(placement)) known.push(placement);
}

const isNamespace = ({ apiVersion, kind }: Manifest): boolean => kind === 'Namespace' && splitApiVersion(apiVersion).group === '';

export type Release = Manifest & {
  readonly spec?: { readonly targetNamespace?: string; readonly install?: { readonly createNamespace?: boolean } };
};

function namespaceOfRelease(manifest: Manifest): string | undefined {
  const { kind, spec } = manifest as Release;
  return kind === 'HelmRelease' && spec?.install?.createNamespace === true ? spec.targetNamespace : undefined;
}
