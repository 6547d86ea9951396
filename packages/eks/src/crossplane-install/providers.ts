import type { ManagedResourceActivationPolicy } from '@slipway/kube-models/apiextensions.crossplane.io/v1alpha1/ManagedResourceActivationPolicy';
import type { ServiceAccount } from '@slipway/kube-models/core/v1/ServiceAccount';
import type { Provider } from '@slipway/kube-models/pkg.crossplane.io/v1/Provider';
import type { DeploymentRuntimeConfig } from '@slipway/kube-models/pkg.crossplane.io/v1beta1/DeploymentRuntimeConfig';
import type { Manifest, Unit } from '@slipway/manifest';
import { CROSSPLANE_NAMESPACE, crossplaneUnit, KEEP } from '../crossplane/crossplane-unit.ts';
import { activationPolicyHealth, providerHealth } from '../crossplane/health.ts';
import { AWS_PROVIDERS, type AwsProvider, activatedKinds } from './activated-kinds.ts';

/** Service account of all AWS providers, which the Pod Identity association of the cluster names. */
export const awsProviderAccount = { name: 'provider-aws', namespace: CROSSPLANE_NAMESPACE } as const;

const serviceAccount = {
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { ...awsProviderAccount, annotations: KEEP },
} satisfies ServiceAccount;

// The pod names the account, and serviceAccountTemplate does not: then Crossplane does not manage it. Providers that share a templated
// account replace each other's owner reference without end (crossplane/crossplane#7769).
const runtimeConfig = {
  apiVersion: 'pkg.crossplane.io/v1beta1',
  kind: 'DeploymentRuntimeConfig',
  metadata: { name: 'provider-aws', annotations: KEEP },
  spec: {
    deploymentTemplate: {
      spec: {
        selector: {},
        template: { spec: { serviceAccountName: awsProviderAccount.name, containers: [{ name: 'package-runtime' }] } },
      },
    },
  },
} satisfies DeploymentRuntimeConfig;

// The family provider. Every AWS provider depends on its newest version. This package has the name that Crossplane gives to that
// dependency, and so pins its version. It calls no AWS API, so it uses the default runtime.
const family = (version: ProviderVersion): Provider => ({
  apiVersion: 'pkg.crossplane.io/v1',
  kind: 'Provider',
  metadata: { name: 'upbound-provider-family-aws', annotations: KEEP },
  spec: { package: `xpkg.upbound.io/upbound/provider-family-aws:${version}` },
});

/** Version of all AWS providers, which are released together. */
export type ProviderVersion = `v${string}`;

/** The AWS providers. A Flux Kustomization chooses them with `components` (`aws-ec2`, `aws-iam`, ...), and gets none without it. */
export const crossplaneProviders = (version: ProviderVersion, core: Unit) =>
  crossplaneUnit({
    name: 'crossplane-providers',
    folder: 'providers',
    manifests: { 'service-account.yaml': serviceAccount, 'runtime-config.yaml': runtimeConfig, 'provider-family.yaml': family(version) },
    components: Object.fromEntries((Object.keys(AWS_PROVIDERS) as AwsProvider[]).map((name) => [name, component(name, version)])),
    dependsOn: [core],
    ready: { wait: true, expressions: [providerHealth, activationPolicyHealth] },
    timeout: '10m',
  });

/**
 * Returns an AWS provider that signs in as the others do. A fleet uses it for a service that Slipway has no provider for.
 * @param name Name of the provider without `provider-`: `aws-rds`.
 * @param version Version of all AWS providers, which are released together.
 */
export const awsProvider = (name: `aws-${string}`, version: ProviderVersion): Provider => ({
  apiVersion: 'pkg.crossplane.io/v1',
  kind: 'Provider',
  metadata: { name: `provider-${name}`, annotations: KEEP },
  spec: {
    package: `xpkg.upbound.io/upbound/provider-${name}:${version}`,
    runtimeConfigRef: { name: runtimeConfig.metadata.name },
  },
});

function component(name: AwsProvider, version: ProviderVersion): Record<string, Manifest> {
  const activationPolicy: ManagedResourceActivationPolicy = {
    apiVersion: 'apiextensions.crossplane.io/v1alpha1',
    kind: 'ManagedResourceActivationPolicy',
    metadata: { name },
    spec: { activate: activatedKinds(name) },
  };
  return { 'provider.yaml': awsProvider(name, version), 'activation-policy.yaml': activationPolicy };
}
