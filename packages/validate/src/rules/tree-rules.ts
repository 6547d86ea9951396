import type { Rule } from '@slipway/manifest';

/** Rules about the files of a tree. */
export const treeRules = [
  {
    id: 'check-too-large',
    severity: 'reject',
    summary: 'A check must end within the limits of a run.',
    why: 'An untrusted repository must not exhaust the machine that checks it. The objects, the findings and the work of patterns and CEL rules are limited, for each file and for the run, far above the needs of the largest fleets. Objects beyond a limit are not checked, and so they are not accepted.',
    remedy: 'Divide the file, or remove what makes it so large.',
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
    summary: 'What is built together must hold each object once.',
    why: 'kustomize answers "may not add resource with an already registered id", and the whole Kustomization stops.',
    remedy: 'Remove or rename one of the two.',
  },
  {
    id: 'unlisted-file',
    severity: 'risk',
    summary: 'A file in the folder of a kustomization.yaml must be listed in it.',
    why: 'With a kustomization.yaml Flux applies what it lists and nothing else; an entry that got lost deletes the object on the cluster when prune is on.',
    remedy: 'List the file under resources, or remove it.',
  },
  {
    id: 'missing-resource',
    severity: 'reject',
    summary: 'What a kustomization.yaml lists must exist.',
    why: 'kustomize answers "no such file or directory"; kubernetes-sigs/kustomize#7067 shows what happens when a build passes with parts missing: everything missing is pruned.',
    remedy: 'Correct the entry, or add the file.',
  },
  {
    id: 'empty-kustomization',
    severity: 'reject',
    summary: 'A kustomization.yaml must list something.',
    why: 'The kustomize command answers "kustomization.yaml is empty"; Flux 2.9 builds nothing of it without a word, and prunes everything that was there (both measured). With an empty list and nothing else, both build nothing.',
    remedy: 'List the files of the folder, or remove it together with the Flux Kustomization that applies it.',
  },
  {
    id: 'unrendered-template',
    severity: 'reject',
    summary: 'A file that is applied must not be a template.',
    why: 'Flux and kubectl read the text as it is: {{ }} is no YAML, or a map in place of a value. Only Helm and programs like it fill it in.',
    remedy: 'Check the rendered chart (helm template CHART | slipway check -), or move it into the templates of a chart.',
  },
] as const satisfies readonly Rule[];
