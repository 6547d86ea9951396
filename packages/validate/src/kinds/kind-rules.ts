import type { Rule } from '@slipway/manifest';

/** Whether a document is an object at all, and one that some server has. */
export const kindRules = [
  {
    id: 'not-an-object',
    severity: 'reject',
    summary: 'A document must be an object with apiVersion and kind.',
    why: 'kustomize-controller cannot decode anything else, and fails the whole Kustomization.',
    remedy: 'Write a Kubernetes object, or move the file out of the folder that Flux applies.',
  },
  {
    id: 'unknown-kind',
    severity: 'reject',
    summary: 'The kind must be known: built in, pinned in @slipway/kube-models, or given as a CRD.',
    why: 'Flux answers "no matches for kind"; without a schema nothing can be proven of the object.',
    remedy: 'Correct the kind, or give its CRD (slipway check --crds DIR).',
  },
  {
    id: 'wrong-api-version',
    severity: 'reject',
    summary: 'The kind must be served in the version that the object names.',
    why: 'Old versions are removed: Flux 2.9 and external-secrets 2 no longer serve their betas (https://fluxcd.io/flux/releases/). Flux answers "no matches for kind".',
    remedy: 'Write the version that is served, and check the fields against it.',
  },
] as const satisfies readonly Rule[];
