import { type Manifest, splitApiVersion, type Unit } from '@slipway/manifest';

/** API groups that every Kubernetes server has. */
const BUILT_IN = new Set([
  '',
  'admissionregistration.k8s.io',
  'apiextensions.k8s.io',
  'apiregistration.k8s.io',
  'apps',
  'autoscaling',
  'batch',
  'certificates.k8s.io',
  'coordination.k8s.io',
  'discovery.k8s.io',
  'flowcontrol.apiserver.k8s.io',
  'networking.k8s.io',
  'node.k8s.io',
  'policy',
  'rbac.authorization.k8s.io',
  'resource.k8s.io',
  'scheduling.k8s.io',
  'storage.k8s.io',
]);

/** Flux is installed before anything that it applies. */
const isFluxGroup = (group: string): boolean => group.endsWith('.toolkit.fluxcd.io');

export const isFluxObject = ({ apiVersion }: Manifest): boolean => isFluxGroup(splitApiVersion(apiVersion).group);

/** Whether objects of `apiVersion` become AWS resources, on any cluster with Crossplane. */
export const isManagedResource = ({ apiVersion }: Manifest): boolean => splitApiVersion(apiVersion).group.endsWith('.m.upbound.io');

/** Whether `pattern` (a group, or `*.` and a group) matches `group`. */
const coversGroup = (pattern: string, group: string): boolean =>
  pattern.startsWith('*.') ? group.endsWith(pattern.slice(1)) || group === pattern.slice(2) : group === pattern;

export const providesGroup = (unit: Unit, group: string): boolean => (unit.provides ?? []).some((pattern) => coversGroup(pattern, group));

/** Returns the API groups that must be installed before `unit` can be applied or, for a Composition, can work; sorted. */
export function groupsNeededBy(unit: Unit): string[] {
  const groups = Object.values(unit.manifests)
    .flatMap((manifest) => [manifest, ...composedBy(manifest)])
    .map(groupOf);
  return [...new Set(groups)].filter((group) => !BUILT_IN.has(group) && !isFluxGroup(group)).sort();
}

const groupOf = ({ apiVersion }: Pick<Manifest, 'apiVersion'>): string => splitApiVersion(apiVersion).group;

/** Returns the templates of a Composition: the kinds that it composes must be served as well. */
function composedBy(manifest: Manifest): Pick<Manifest, 'apiVersion'>[] {
  if (manifest.kind !== 'Composition') return [];
  const { spec } = manifest as Manifest & { spec?: { pipeline?: readonly { input?: { resources?: readonly { base?: unknown }[] } }[] } };
  const templates = (spec?.pipeline ?? []).flatMap(({ input }) => input?.resources ?? []).map(({ base }) => base);
  return templates.filter((base): base is Manifest => typeof (base as Partial<Manifest> | undefined)?.apiVersion === 'string');
}
