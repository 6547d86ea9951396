import { fieldsOf, isFields } from '@slipway/manifest';

/**
 * Returns the program whose configuration a document is; undefined for other documents. Such a document looks like an object, but no API
 * server has its kind.
 */
export function programOf(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  const { apiVersion, kind } = value;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return undefined;
  if (apiVersion === 'v1') return kind === 'Config' && ('clusters' in value || 'contexts' in value) ? 'kubectl' : undefined;
  // Talos has a version without a group.
  if (apiVersion === 'v1alpha1') return 'Talos';
  if (isObserved(value.metadata)) return 'crossplane composition render';
  const group = apiVersion.split('/')[0] ?? '';
  return PROGRAMS.find(([groups]) => groups.test(group))?.[1];
}

/** Returns whether an object is the copy of a composed resource from a cluster: `crossplane composition render` reads it as observed. */
function isObserved(metadata: unknown): boolean {
  const { uid, annotations } = fieldsOf(metadata);
  return typeof uid === 'string' && fieldsOf(annotations)['crossplane.io/composition-resource-name'] !== undefined;
}

/** API groups of files that programs read directly. The configuration of programs of Kubernetes has groups `*.config.k8s.io`. */
const PROGRAMS: readonly (readonly [groups: RegExp, program: string])[] = [
  [/^eksctl\.io$/, 'eksctl'],
  [/^kind\.x-k8s\.io$/, 'kind'],
  [/^k3d\.io$/, 'k3d'],
  [/^kubeadm\.k8s\.io$/, 'kubeadm'],
  [/^k0sctl\.k0sproject\.io$/, 'k0sctl'],
  [/^kops\.k8s\.io$/, 'kops'],
  [/^ctlptl\.dev$/, 'ctlptl'],
  [/^ksail\.(?:io|dev)$/, 'KSail'],
  [/^config\.kwok\.x-k8s\.io$/, 'kwok'],
  [/^(?:(?!kustomize\.)[\w-]+\.)?config\.k8s\.io$|^(?:audit|client\.authentication)\.k8s\.io$/, 'Kubernetes'],
  [/^skaffold$/, 'Skaffold'],
  [/^slipway$/, 'Slipway'],
  [/^backstage\.io$/, 'Backstage'],
  [/^meta\.pkg\.crossplane\.io$/, 'Crossplane packages'],
  [/^tanka\.dev$/, 'Tanka'],
  [/^garden\.io$/, 'Garden'],
  [/^score\.dev$/, 'Score'],
  [/^openslo$/, 'OpenSLO'],
  [/^(?:kpt\.dev|fn\.kpt\.dev)$/, 'kpt'],
  [/^(?:vendir|kbld|kapp|imgpkg|kapp-controller)\.k14s\.io$|^imgpkg\.carvel\.dev$/, 'Carvel'],
  [/^krew\.googlecontainertools\.github\.com$/, 'krew'],
  [/^cli\.kyverno\.io$/, 'Kyverno'],
  [/^chainsaw\.kyverno\.io$/, 'Chainsaw'],
  [/^kuttl\.dev$/, 'KUTTL'],
  [/^test\.gatekeeper\.sh$/, 'gator'],
  [/^schema\.plugin\.fluxcd\.io$/, 'flux schema'],
  [/^descheduler$/, 'descheduler'],
  [/^container-use$/, 'container-use'],
];
