import { HelmError } from '../helm-error.ts';

/** The version of Kubernetes in `.Capabilities`. */
export interface KubeVersion {
  /** The text of the API server or the user, with `v`: `v1.33.4-eks-1a2b3c`. */
  readonly version: string;
  /** The numbers of a version from the user, which `kubeVersion` of a chart is compared with. Empty for the version of a cluster. */
  readonly normalized: string;
  readonly major: string;
  readonly minor: string;
}

/** The content of `.Capabilities` for a cluster. */
export interface Capabilities {
  readonly kubeVersion: KubeVersion;
  /** `group/version`, and for a cluster also `group/version/Kind`. */
  readonly apiVersions: readonly string[];
}

/** Parses a version from the user, as `--kube-version` does. A chart's `kubeVersion` is compared with its numbers only. */
export function statedVersion(text: string): KubeVersion {
  const { numbers, version } = parsed(text);
  return { version, normalized: `v${numbers.join('.')}`, major: numbers[0] ?? '', minor: numbers[1] ?? '' };
}

/** Parses the version of a cluster. A chart's `kubeVersion` is compared with all of it, so `v1.33.4-eks-1a2b3c` is a prerelease. */
export function clusterVersion(text: string): KubeVersion {
  const { numbers, version } = parsed(text);
  return { version, normalized: '', major: numbers[0] ?? '', minor: numbers[1] ?? '' };
}

function parsed(text: string): { readonly numbers: readonly string[]; readonly version: string } {
  const numbers = /^\s*v?(\d+(?:\.\d+)+)/.exec(text)?.[1]?.split('.');
  if (numbers === undefined) throw new HelmError('render', `could not parse ${JSON.stringify(text)} as version`);
  if (numbers.some((number) => number.length > 1 && number.startsWith('0'))) {
    throw new HelmError(
      'render',
      `illegal zero-prefixed version component ${JSON.stringify(numbers.find((number) => /^0./.test(number)))} in ${JSON.stringify(text)}`,
    );
  }
  return { numbers, version: text.startsWith('v') ? text : `v${text}` };
}

/** The group-versions of Kubernetes 1.36, which Helm assumes without a cluster. */
const KNOWN_API_VERSIONS: readonly string[] = [
  'v1',
  'admissionregistration.k8s.io/v1',
  'admissionregistration.k8s.io/v1alpha1',
  'admissionregistration.k8s.io/v1beta1',
  'internal.apiserver.k8s.io/v1alpha1',
  'apps/v1',
  'apps/v1beta1',
  'apps/v1beta2',
  'authentication.k8s.io/v1',
  'authentication.k8s.io/v1alpha1',
  'authentication.k8s.io/v1beta1',
  'authorization.k8s.io/v1',
  'authorization.k8s.io/v1beta1',
  'autoscaling/v1',
  'autoscaling/v2',
  'batch/v1',
  'batch/v1beta1',
  'certificates.k8s.io/v1',
  'certificates.k8s.io/v1beta1',
  'certificates.k8s.io/v1alpha1',
  'coordination.k8s.io/v1alpha2',
  'coordination.k8s.io/v1beta1',
  'coordination.k8s.io/v1',
  'discovery.k8s.io/v1',
  'discovery.k8s.io/v1beta1',
  'events.k8s.io/v1',
  'events.k8s.io/v1beta1',
  'extensions/v1beta1',
  'flowcontrol.apiserver.k8s.io/v1',
  'flowcontrol.apiserver.k8s.io/v1beta1',
  'flowcontrol.apiserver.k8s.io/v1beta2',
  'flowcontrol.apiserver.k8s.io/v1beta3',
  'networking.k8s.io/v1',
  'networking.k8s.io/v1beta1',
  'node.k8s.io/v1',
  'node.k8s.io/v1alpha1',
  'node.k8s.io/v1beta1',
  'policy/v1',
  'policy/v1beta1',
  'rbac.authorization.k8s.io/v1',
  'rbac.authorization.k8s.io/v1beta1',
  'rbac.authorization.k8s.io/v1alpha1',
  'resource.k8s.io/v1',
  'resource.k8s.io/v1beta2',
  'resource.k8s.io/v1beta1',
  'resource.k8s.io/v1alpha3',
  'scheduling.k8s.io/v1alpha2',
  'scheduling.k8s.io/v1beta1',
  'scheduling.k8s.io/v1',
  'storage.k8s.io/v1beta1',
  'storage.k8s.io/v1',
  'storage.k8s.io/v1alpha1',
  'storagemigration.k8s.io/v1beta1',
  'apiextensions.k8s.io/v1beta1',
  'apiextensions.k8s.io/v1',
];

/** Returns the capabilities of a cluster that serves exactly these versions. */
export const clusterCapabilities = (kubeVersion: KubeVersion | undefined, apiVersions: readonly string[]): Capabilities => ({
  kubeVersion: kubeVersion ?? DEFAULT_CAPABILITIES.kubeVersion,
  apiVersions,
});

/** The capabilities that `helm template` assumes. */
export const DEFAULT_CAPABILITIES: Capabilities = { kubeVersion: statedVersion('v1.36.0'), apiVersions: KNOWN_API_VERSIONS };

/** Returns the capabilities that Helm assumes, with the versions from the user. */
export const withCapabilities = (kubeVersion: KubeVersion | undefined, apiVersions: readonly string[] = []): Capabilities => ({
  kubeVersion: kubeVersion ?? DEFAULT_CAPABILITIES.kubeVersion,
  apiVersions: [...KNOWN_API_VERSIONS, ...apiVersions],
});
