import type { Rule } from '@slipway/manifest';

/** Rules about the files of a tree. */
export const treeRules = [
  {
    id: 'check-too-large',
    severity: 'reject',
    summary: 'A check must end within the limits of a run.',
    why: 'An untrusted repository must not exhaust the machine that checks it. The objects, the findings and the work of patterns and CEL rules are limited, for each file and for the run, far above the needs of the largest fleets. Objects beyond a limit are not checked, and so they are not accepted.',
    remedy: 'Split the file, or remove its largest parts.',
  },
  {
    id: 'internal-error',
    severity: 'reject',
    summary: 'Slipway must be able to check an object.',
    why: 'An error in Slipway stopped the check of one object, so the object has no verdict. The other objects are checked. The exit code is 3.',
    remedy: 'Report the error with the object that causes it, without its secrets.',
  },
  {
    id: 'duplicate-object',
    severity: 'reject',
    summary: 'One build must contain each object once.',
    why: 'kustomize answers "may not add resource with an already registered id", and the whole Kustomization stops.',
    remedy: 'Remove or rename one of the two.',
  },
  {
    id: 'unlisted-file',
    severity: 'risk',
    summary: 'A file in the folder of a kustomization.yaml must be listed in it.',
    why: 'Flux and Argo CD apply only the files that a kustomization.yaml lists. With pruning, a lost entry deletes the object on the cluster.',
    remedy: 'List the file under resources, or remove it.',
  },
  {
    id: 'missing-resource',
    severity: 'reject',
    summary: 'A file that a kustomization.yaml lists must exist.',
    why: 'kustomize answers "no such file or directory". If a build passes with missing parts, they are pruned (kubernetes-sigs/kustomize#7067).',
    remedy: 'Correct the entry, or add the file.',
  },
  {
    id: 'empty-kustomization',
    severity: 'reject',
    summary: 'A kustomization.yaml must have content.',
    why: 'The kustomize command answers "kustomization.yaml is empty", and so does Argo CD. Flux 2.9 builds no object from it without a message, and prunes all previous objects (both measured). With only an empty list, both build no object.',
    remedy: 'List the files of the folder, or remove the folder together with the Flux Kustomization or the Application that applies it.',
  },
  {
    id: 'unrendered-template',
    severity: 'reject',
    summary: 'An applied file must not be a template.',
    why: 'Flux and kubectl do not render templates: {{ }} is not valid YAML, or a map instead of a value.',
    remedy: 'Check the rendered chart (helm template CHART | slipway check -), or move the file into the templates of a chart.',
  },
] as const satisfies readonly Rule[];
