import { type ExplainedRule, mendedBy } from './explained-rule.ts';

/** What Flux deletes together. */
export const ownershipRules = [
  {
    id: 'protection-without-effect',
    severity: 'risk',
    summary: 'An object is protected from pruning, but its Namespace or CRD is not.',
    why: 'The API server deletes everything that is in a Namespace together with it, and all objects of a kind with its definition, whatever their annotations say: kustomize.toolkit.fluxcd.io/prune, and prune and deletionPolicy of a Flux Kustomization, are read by Flux alone (https://fluxcd.io/flux/components/kustomize/kustomizations/#prune).',
    remedy: 'Keep the Namespace or definition by the same means, or have a Flux Kustomization with prune: false apply it.',
    example: mendedBy(
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
] as const satisfies readonly ExplainedRule[];
