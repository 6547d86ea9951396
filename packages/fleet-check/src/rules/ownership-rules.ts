import { type ExplainedRule, fixedBy } from './explained-rule.ts';

const chart = (name: string, value: string): string => `# charts/${name}/Chart.yaml
apiVersion: v2
name: ${name}
version: 1.0.0
# charts/${name}/templates/settings.yaml
apiVersion: v1
kind: ConfigMap
metadata: {name: settings}
data: {color: ${value}}
`;

const release = (name: string): string => `# clusters/example/${name}.yaml
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: default}
spec: {interval: 1h, chart: {spec: {chart: ./charts/${name}, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}
`;

/** Rules about the owners of objects, and about objects that are deleted together. */
export const ownershipRules = [
  {
    id: 'protection-without-effect',
    severity: 'risk',
    summary: 'Flux keeps an object when it prunes, but not the Namespace or CRD that it depends on.',
    why: 'The API server deletes all objects in a Namespace together with it, and all objects of a kind together with its CRD. Annotations of the objects do not prevent that. Only Flux reads kustomize.toolkit.fluxcd.io/prune, and prune and deletionPolicy of a Flux Kustomization (https://fluxcd.io/flux/components/kustomize/kustomizations/#prune).',
    remedy: 'Protect the Namespace or CRD in the same way, or let a Flux Kustomization with prune: false apply it.',
    example: fixedBy(
      `
apiVersion: v1
kind: Namespace
metadata: {name: shop, annotations: {example.org/team: shop}}
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: orders, namespace: shop, annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}}
spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 10Gi}}}
`,
      'example.org/team: shop',
      'kustomize.toolkit.fluxcd.io/prune: disabled',
    ),
  },
  {
    id: 'object-owned-twice',
    severity: 'reject',
    summary: 'A HelmRelease installs an object that another owner applies, too.',
    why: 'helm-controller adopts an object that exists, also one of another release. Then each owner overwrites what the other writes, and the object is deleted when one of them is removed. That is a risk. With install.disableTakeOwnership Helm refuses the installation, unless the object has the label and the annotations of the release. A CRD of the folder crds is reported if the other owner has another content of it.',
    remedy: 'Remove the object from one of the two, or turn it off in the values of the chart.',
    example: fixedBy(
      [chart('shop', 'green'), chart('blog', 'blue'), release('shop'), release('blog')].join(''),
      'metadata: {name: settings}',
      'metadata: {name: settings-of-shop}',
    ),
  },
] as const satisfies readonly ExplainedRule[];
