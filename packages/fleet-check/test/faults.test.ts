import { describe, expect, test } from 'vitest';
import { fleetCheckRules } from '../src/index.ts';
import { problemsIn } from './example-fleet.ts';
import { type Edit, edited, HUB, kustomization } from './hub-and-spoke.ts';

/** A fault in a healthy fleet: what is changed, and what is then said of which object. */
interface Fault {
  readonly code: string;
  readonly what: string;
  readonly edits: readonly Edit[];
  readonly found: readonly string[];
}

const FAULTS: readonly Fault[] = [
  {
    code: 'N01',
    what: 'the kubeconfig has another name than the connection Secret of the cluster',
    edits: [['spokes/spoke/addons.yaml', 'name: spoke-eks-connection', 'name: workload-cluster-connection']],
    found: ['kubeconfig-not-found reject Kustomization/flux-system/spoke-addons /spec/kubeConfig/secretRef/name'],
  },
  {
    code: 'N02',
    what: 'a RoleBinding grants a Role that no kustomization.yaml lists',
    edits: [['apps/shop/kustomization.yaml', ', role.yaml', '']],
    found: ['role-not-found reject RoleBinding/shop/shop-team /roleRef/name'],
  },
  {
    code: 'N04',
    what: 'the account of a tenant is cluster-admin',
    edits: [
      [
        'apps/shop/binding.yaml',
        'kind: RoleBinding\nmetadata: {name: shop-team, namespace: shop}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: shop-team}',
        'kind: ClusterRoleBinding\nmetadata: {name: shop-team}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}',
      ],
    ],
    found: ['tenant-with-all-permissions risk ClusterRoleBinding/shop-team /subjects/0/name'],
  },
  {
    code: 'N07',
    what: 'an attachment names a role by the name that it has before the prefix',
    edits: [['common/crossplane/iam/attachment.yaml', 'roleRef: {name: hub-crossplane}', 'roleRef: {name: crossplane}']],
    found: ['managed-resource-not-found reject RolePolicyAttachment/hub-crossplane /spec/forProvider/roleRef/name'],
  },
  {
    code: 'N08',
    what: 'a health check names the Deployment of one version of a provider',
    edits: [
      [
        'clusters/mgmt/crossplane.yaml',
        'wait: true, timeout: 10m, path: ./common/crossplane/providers',
        'healthChecks: [{apiVersion: apps/v1, kind: Deployment, name: provider-aws-iam-45985ebe751d, namespace: crossplane-system}], timeout: 10m, path: ./common/crossplane/providers',
      ],
    ],
    found: ['name-of-revision risk Kustomization/flux-system/crossplane-providers /spec/healthChecks/0/name'],
  },
  {
    code: 'N09',
    what: 'the roles do not wait for the provider that has their kinds',
    edits: [
      [
        'clusters/mgmt/crossplane.yaml',
        'dependsOn: [{name: crossplane-providers}], path: ./common/crossplane/iam',
        'path: ./common/crossplane/iam',
      ],
    ],
    found: ['definition-comes-later risk Role/hub-crossplane /kind'],
  },
  {
    code: 'A04 the other way round',
    what: 'the kubeconfig is read from a key that the composite does not write',
    edits: [['spokes/spoke/addons.yaml', ', key: kubeconfig', '']],
    found: ['key-not-found reject Kustomization/flux-system/spoke-addons /spec/kubeConfig/secretRef/name'],
  },
  {
    code: 'N11',
    what: 'a list of resources loses its last entry',
    edits: [['common/addons/issuers/kustomization.yaml', 'resources: [issuer.yaml]', 'resources:']],
    found: [
      'issuer-not-found risk Certificate/shop/shop /spec/issuerRef/name',
      'nothing-left reject Kustomization/flux-system/issuers /spec/path',
    ],
  },
  {
    code: 'N14',
    what: 'a SealedSecret is copied under another name',
    edits: [
      [
        'apps/shop/database.yaml',
        'metadata: {name: shop-database, namespace: shop}\nspec:',
        'metadata: {name: shop-databases, namespace: shop}\nspec:',
      ],
    ],
    found: [
      'secret-not-found risk Deployment/shop/shop /spec/template/spec/containers/0/env/0/valueFrom/secretKeyRef/name',
      'sealed-for-another reject SealedSecret/shop/shop-databases /metadata/name',
    ],
  },
  {
    code: 'N15',
    what: 'a chart has no version',
    edits: [['common/addons/cert-manager/release.yaml', 'version: v1.19.1, ', '']],
    found: ['chart-without-version risk HelmRelease/cert-manager/cert-manager /spec/chart/spec/chart'],
  },
  {
    code: 'N23',
    what: 'the wait for a control plane ends after two minutes',
    edits: [['clusters/mgmt/spoke.yaml', 'timeout: 30m', 'timeout: 2m']],
    found: ['timeout-too-short risk Kustomization/flux-system/spoke-cluster /spec/timeout'],
  },
  {
    code: 'N26',
    what: 'nothing makes the namespace of a controller',
    edits: [['common/addons/cert-manager/kustomization.yaml', 'namespace.yaml, ', '']],
    found: ['namespace-not-found risk HelmRelease/cert-manager/cert-manager /metadata/namespace'],
  },
  {
    code: 'a misspelt source',
    what: 'of a Flux Kustomization',
    edits: [
      [
        'clusters/mgmt/addons.yaml',
        'name: flux-system}, wait: true, path: ./common/addons/sealed-secrets',
        'name: flux-sytem}, wait: true, path: ./common/addons/sealed-secrets',
      ],
    ],
    found: ['source-not-found reject Kustomization/flux-system/sealed-secrets /spec/sourceRef/name'],
  },
  {
    code: 'a misspelt source',
    what: 'of a chart',
    edits: [['common/addons/cert-manager/release.yaml', 'kind: HelmRepository, name: jetstack', 'kind: HelmRepository, name: jetstak']],
    found: ['chart-source-not-found reject HelmRelease/cert-manager/cert-manager /spec/chart/spec/sourceRef/name'],
  },
  {
    code: 'a misspelt issuer',
    what: 'of a certificate',
    edits: [['apps/shop/certificate.yaml', 'name: letsencrypt', 'name: letsencript']],
    found: ['issuer-not-found reject Certificate/shop/shop /spec/issuerRef/name'],
  },
  {
    code: 'a CR before its CRD',
    what: 'an issuer next to the chart that has its kind',
    edits: [
      ['common/addons/cert-manager/kustomization.yaml', 'release.yaml]', 'release.yaml, ../issuers/issuer.yaml]'],
      ['common/addons/issuers/kustomization.yaml', '[issuer.yaml]', '[]'],
    ],
    found: ['definition-comes-later risk ClusterIssuer/letsencrypt /kind'],
  },
  {
    code: 'an XR before its XRD',
    what: 'a composite that does not wait for its definition',
    edits: [['clusters/mgmt/spoke.yaml', 'dependsOn: [{name: crossplane-definitions}], ', '']],
    found: ['definition-comes-later risk EKSCluster/spoke /kind'],
  },
  {
    code: 'a secret that nothing creates',
    what: 'of a Pod',
    edits: [['apps/shop/kustomization.yaml', ', database.yaml', '']],
    found: ['secret-not-found risk Deployment/shop/shop /spec/template/spec/containers/0/env/0/valueFrom/secretKeyRef/name'],
  },
  {
    code: 'a key that a ConfigMap lacks',
    what: 'of a Pod',
    edits: [['apps/shop/settings.yaml', 'LOG_LEVEL: info', 'LOGLEVEL: info']],
    found: ['key-not-found reject Deployment/shop/shop /spec/template/spec/containers/0/env/1/valueFrom/configMapKeyRef/key'],
  },
  {
    code: 'a key that a SealedSecret lacks',
    what: 'of a Pod',
    edits: [['apps/shop/database.yaml', 'encryptedData: {password:', 'encryptedData: {passwort:']],
    found: ['key-not-found reject Deployment/shop/shop /spec/template/spec/containers/0/env/0/valueFrom/secretKeyRef/key'],
  },
  {
    code: 'other labels',
    what: 'of the Pods of a Service',
    edits: [['apps/shop/service.yaml', 'selector: {app: shop}', 'selector: {app: shopp}']],
    found: ['service-without-pods reject Service/shop/shop /spec/selector/app'],
  },
  {
    code: 'another port',
    what: 'of an Ingress',
    edits: [['apps/shop/ingress.yaml', 'number: 80', 'number: 8080']],
    found: ['backend-port-not-found reject Ingress/shop/shop /spec/rules/0/http/paths/0/backend/service/port/number'],
  },
  {
    code: 'a wait for another name',
    what: 'of a HelmRelease',
    edits: [
      [
        'clusters/mgmt/addons.yaml',
        'wait: true, path: ./common/addons/cert-manager',
        'healthChecks: [{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, name: certmanager, namespace: cert-manager}], path: ./common/addons/cert-manager',
      ],
    ],
    found: ['health-check-not-found reject Kustomization/flux-system/cert-manager /spec/healthChecks/0/name'],
  },
  {
    code: 'a suspended dependency',
    what: 'of a Flux Kustomization',
    edits: [
      [
        'clusters/mgmt/addons.yaml',
        'wait: true, path: ./common/addons/cert-manager',
        'suspend: true, wait: true, path: ./common/addons/cert-manager',
      ],
    ],
    found: ['dependency-suspended risk Kustomization/flux-system/issuers /spec/dependsOn/0/name'],
  },
  {
    code: 'a function that is not installed',
    what: 'in a Composition',
    edits: [
      [
        'common/crossplane/definitions/composition.yaml',
        'functionRef: {name: function-patch-and-transform}',
        'functionRef: {name: patch-and-transform}',
      ],
    ],
    found: ['function-not-found reject Composition/eks-cluster /spec/pipeline/0/functionRef/name'],
  },
  {
    code: 'a Composition of another name',
    what: 'in a composite',
    edits: [['spokes/spoke/cluster.yaml', 'compositionRef: {name: eks-cluster}', 'compositionRef: {name: amazon-eks-cluster}']],
    found: ['composition-not-found reject EKSCluster/spoke /spec/compositionRef/name'],
  },
  {
    code: 'a ProviderConfig of another name',
    what: 'in a managed resource',
    edits: [['common/crossplane/iam/role.yaml', 'providerConfigRef: {name: default}', 'providerConfigRef: {name: aws}']],
    found: ['provider-config-not-found reject Role/hub-crossplane /spec/providerConfigRef/name'],
  },
  {
    code: 'a ProviderConfig of another name',
    what: 'in the base of a Composition',
    edits: [
      [
        'common/crossplane/definitions/composition.yaml',
        'metadata: {labels: {part: cluster}}, spec: {forProvider',
        'metadata: {labels: {part: cluster}}, spec: {providerConfigRef: {name: aws}, forProvider',
      ],
    ],
    found: ['provider-config-not-found reject Composition/eks-cluster /spec/pipeline/0/input/resources/0/base/spec/providerConfigRef/name'],
  },
];

const severityOf = (rule: string): string | undefined => fleetCheckRules.find(({ id }) => id === rule)?.severity;

describe('a hub with a spoke, an add-on and an application', () => {
  // A04 to A09, A16, A20, A23, A24, A26 to A29, A33.
  test('has nothing wrong with it', () => {
    expect(problemsIn(HUB)).toEqual([]);
  });

  test.each(FAULTS.map((fault) => [fault.code, fault.what, fault] as const))('%s: %s', (_code, _what, { edits, found }) => {
    const problems = problemsIn(edited(HUB, edits));
    expect(problems.map(({ rule, severity, object, pointer }) => `${rule} ${severity ?? severityOf(rule)} ${object} ${pointer}`)).toEqual(
      found,
    );
  });
});

test('objects next to the bootstrap exist before it', () => {
  const sync = 'clusters/mgmt/flux-system/gotk-sync.yaml';
  const first = kustomization('namespaces', 'path: ./common/namespaces');
  const files = new Map([
    ...HUB,
    [sync, `${HUB.get(sync)}---\n${first}`],
    ['common/namespaces/tools.yaml', 'apiVersion: v1\nkind: Namespace\nmetadata: {name: tools}\n'],
    ['clusters/mgmt/settings.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: tools}\ndata: {a: b}\n'],
  ]);
  expect(problemsIn(files).map(({ rule, severity }) => [rule, severity])).toEqual([['namespace-comes-later', 'risk']]);
});
