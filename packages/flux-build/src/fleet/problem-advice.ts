import type { BuildProblem } from '../build/applied-object.ts';

/** The remedy of a problem, and the expected value. */
export interface ProblemAdvice {
  readonly expected: string;
  readonly remedy: string;
  /** Field of the Flux Kustomization with the cause, if there is one. */
  readonly pointer?: string;
}

/** Returns advice for frequent problems. All others have the text of their message. */
export const problemAdvice = ({ reason }: BuildProblem): ProblemAdvice => ADVICE[reason] ?? DEFAULT_ADVICE;

const DEFAULT_ADVICE: ProblemAdvice = {
  expected: 'a Kustomization that can be built',
  remedy: 'Fix the problem in the message. It has the words of the controller, or similar ones.',
};

const MISSING: ProblemAdvice = {
  expected: 'a file or folder in the artifact of the source',
  remedy: 'Correct the entry, or add what it names. Links, and what the source ignores, are not in an artifact.',
};

const CYCLE: ProblemAdvice = {
  expected: 'folders that do not lead back to themselves',
  remedy: 'Remove one of the entries that lead back.',
};

const PATCH: ProblemAdvice = {
  expected: 'a patch that fits an object of the build',
  remedy: 'Correct name, kind and namespace in the patch, or give it a target.',
};

const OPERATION: ProblemAdvice = {
  expected: 'an existing path',
  remedy: 'A JSON patch makes no parents: add them first, or write a strategic merge patch. It cannot remove what does not exist.',
};

const YAML: ProblemAdvice = { expected: 'YAML that holds Kubernetes objects', remedy: 'Correct the file.' };

const ADVICE: Readonly<Record<string, ProblemAdvice>> = {
  'path-not-found': {
    expected: 'a folder of the source, from its root',
    remedy: 'Correct spec.path, or add the folder. Objects that were applied before remain on the cluster until then.',
    pointer: '/spec/path',
  },
  substitution: {
    expected: 'expressions that the controller can read',
    remedy:
      'Write $$' +
      '{NAME} for text that is not a variable; the annotation kustomize.toolkit.fluxcd.io/substitute: disabled leaves a whole object alone.',
  },
  'encrypted-secret': {
    expected: 'spec.decryption',
    remedy: 'Set spec.decryption.provider to sops, with the key that decrypts it.',
    pointer: '/spec/decryption',
  },
  generator: {
    expected: 'Kubernetes objects in every .yaml and .yml file below the path',
    remedy: 'Correct the file, let the source ignore it, or add a kustomization.yaml that lists what is meant.',
  },
  'not-an-object': { expected: 'apiVersion, kind and metadata.name', remedy: 'Write what is missing.' },
  'duplicate-id': { expected: 'each object once', remedy: 'Remove one of the two, or change what a base has with a patch.' },
  'missing-file': MISSING,
  'missing-folder': MISSING,
  'missing-resource': MISSING,
  'missing-component': { ...MISSING, remedy: `${MISSING.remedy} spec.ignoreMissingComponents skips those of the spec.` },
  'missing-kustomization-file': {
    expected: 'a kustomization.yaml in the folder',
    remedy: 'Add one, or list its files instead of the folder.',
  },
  'several-kustomization-files': { expected: 'one kustomization file in a folder', remedy: 'Remove the others.' },
  'empty-kustomization': { expected: 'something to build', remedy: 'List resources, or remove the entry that names the folder.' },
  'wrong-kustomization-kind': {
    expected: 'Components under components, everything else under resources',
    remedy: 'Move the entry, or correct the kind of the kustomization file.',
  },
  cycle: CYCLE,
  'too-deep': { expected: 'folders and values that are nested less deeply', remedy: 'Make the tree flatter.' },
  'outside-root': {
    expected: 'a path within the source',
    remedy: 'Name a file or folder of the source: what is outside is not in its artifact.',
  },
  'helm-charts': { expected: 'no charts: the controller inflates none', remedy: 'Write a HelmRelease.' },
  'external-plugin': { expected: "kustomize's own plugins: the controller runs no others", remedy: 'Commit what the plugin makes.' },
  'alias-bomb': { expected: 'a document without aliases upon aliases', remedy: 'Write the values out.' },
  'malformed-yaml': YAML,
  'unreadable-file': { expected: 'a file that can be read', remedy: 'Give the permission to read it, or take it out of the source.' },
  'invalid-utf-8': {
    expected: 'text in UTF-8',
    remedy: 'Save the file as UTF-8; put binary data into binaryData of a Secret or ConfigMap, or into a generator.',
  },
  'duplicate-key': { expected: 'each key once', remedy: 'Remove one of the two.' },
  'unparsable-patch': { expected: 'an object, or a list of JSON patch operations', remedy: 'Correct the patch.' },
  'patch-without-match': PATCH,
  'nothing-to-merge': PATCH,
  'json-patch-without-target': { expected: 'a target', remedy: 'Say which objects the operations are for.' },
  'json-patch-path': OPERATION,
};
