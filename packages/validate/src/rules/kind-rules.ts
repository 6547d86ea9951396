import type { Rule } from '@slipway/manifest';

/** Rules about documents that are not objects, and about unknown kinds. */
export const kindRules = [
  {
    id: 'not-an-object',
    severity: 'reject',
    summary: 'A document must be an object with apiVersion and kind.',
    why: 'kustomize-controller cannot decode other documents, and the whole Kustomization fails.',
    remedy: 'Write a Kubernetes object, or move the file out of the folder that is applied.',
  },
  {
    id: 'unknown-kind',
    severity: 'reject',
    summary:
      'The kind must exist. It is reported when its API group has a kind with a similar name, or when all kinds of the group are available.',
    why: 'Flux answers "no matches for kind", and applies nothing of the whole Kustomization. A group without a dot in its name can only have kinds of Kubernetes itself.',
    remedy: 'Correct the kind, or add its CRD (slipway kinds add FILE).',
  },
  {
    id: 'kind-without-schema',
    severity: 'reject',
    summary: 'With --strict-unknown: the kind must be built in, bundled with Slipway, added with slipway kinds, or given with --crds.',
    why: 'Without a schema, an object cannot be checked. By default, objects of such kinds are counted and not reported.',
    remedy: 'Add the CRD that defines the kind: slipway kinds add FILE.',
  },
  {
    id: 'wrong-api-version',
    severity: 'reject',
    summary: 'The API server must serve the kind in the version of the object.',
    why: 'Old versions are removed: Flux 2.9 and external-secrets 2 no longer serve their betas (https://fluxcd.io/flux/releases/). Flux answers "no matches for kind".',
    remedy: 'Write the served version, and check the fields against it.',
  },
] as const satisfies readonly Rule[];
