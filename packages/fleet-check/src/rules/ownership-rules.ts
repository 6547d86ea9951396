import { type ExplainedRule, fixedBy } from './explained-rule.ts';

/** Rules about objects that are deleted together. */
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
] as const satisfies readonly ExplainedRule[];
