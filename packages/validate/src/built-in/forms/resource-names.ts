import { isQualifiedName } from '../../metadata/qualified-name.ts';
import type { TextForm } from './text-forms.ts';

const COUNTED = [
  'pods',
  'resourcequotas',
  'services',
  'replicationcontrollers',
  'secrets',
  'configmaps',
  'persistentvolumeclaims',
  'services.nodeports',
  'services.loadbalancers',
];
const CONTAINER = ['cpu', 'memory', 'ephemeral-storage'];
const QUOTA = new Set([
  ...CONTAINER,
  ...['requests', 'limits'].flatMap((kind) => CONTAINER.map((name) => `${kind}.${name}`)),
  'requests.storage',
  ...COUNTED,
]);

const isShort = (name: string): boolean => !name.includes('/');

export const isHugePages = (name: string): boolean => name.startsWith('hugepages-');

const isQuotaHugePages = (name: string): boolean => isHugePages(name) || name.startsWith('requests.hugepages-');

/** Returns whether a resource is defined by Kubernetes: it has no domain, or the domain of Kubernetes. */
export const isNativeResource = (name: string): boolean => isShort(name) || name.includes('kubernetes.io/');

/** Returns whether a resource is defined by a device plugin: it has a domain, and is short enough for the prefix `requests.`. */
export const isExtendedResource = (name: string): boolean =>
  !isNativeResource(name) && !name.startsWith('requests.') && isQualifiedName(`requests.${name}`);

/** Returns whether a resource can be requested only in whole numbers. */
export const isIntegerResource = (name: string): boolean => COUNTED.includes(name) || isExtendedResource(name);

/** The form that `validateResourceName` accepts: a standard resource, or one with a domain. */
export const anyResource: TextForm = {
  accepts: (name) => isQualifiedName(name) && (!isShort(name) || QUOTA.has(name) || name === 'storage' || isQuotaHugePages(name)),
  description: 'a standard resource (cpu, memory, storage, pods ...) or example.org/name',
};

/** The form that `validatePodResourceName` accepts: resources of a whole Pod. */
export const podLevelResource: TextForm = {
  accepts: (name) => anyResource.accepts(name) && (name === 'cpu' || name === 'memory' || isHugePages(name)),
  description: 'cpu, memory or hugepages-2Mi',
};

/** The form that `validateContainerResourceName` accepts. */
export const containerResource: TextForm = {
  accepts: (name) =>
    anyResource.accepts(name) &&
    (isShort(name) ? CONTAINER.includes(name) || isHugePages(name) : isNativeResource(name) || isExtendedResource(name)),
  description: 'cpu, memory, ephemeral-storage, hugepages-2Mi, or example.org/name',
};

/** The form that `ValidateResourceQuotaResourceName` accepts. */
export const quotaResource: TextForm = {
  accepts: (name) => anyResource.accepts(name) && (!isShort(name) || QUOTA.has(name) || isQuotaHugePages(name)),
  description: 'a resource that quotas count (requests.cpu, pods, count/deployments.apps ...)',
};
