import type { Rule } from '@slipway/manifest';

const OBJECT_META = 'apimachinery pkg/api/validation/objectmeta.go';

/** Rules for `metadata` that no schema holds. */
export const metadataRules = [
  {
    id: 'missing-name',
    severity: 'reject',
    summary: 'An object must have metadata.name.',
    why: 'Flux must find the object again at the next reconciliation; with generateName alone it refuses the whole build ("failed to decode Kubernetes apiVersion, kind and name").',
    remedy: 'Add metadata.name.',
  },
  {
    id: 'wrong-name',
    severity: 'reject',
    summary: 'Names must have the form that the server asks of the kind.',
    why: `DNS subdomain for most kinds, DNS label for Namespace and Service, path segment for RBAC (${OBJECT_META}, https://kubernetes.io/docs/concepts/overview/working-with-objects/names/).`,
    remedy: 'Rename the object.',
  },
  {
    id: 'missing-namespace',
    severity: 'reject',
    summary: 'An object of a namespaced kind must have a namespace, unless Flux or kustomize sets one.',
    why: 'kustomize-controller answers "namespace not specified".',
    remedy: 'Add metadata.namespace, or set targetNamespace in the Flux Kustomization or namespace in kustomization.yaml.',
  },
  {
    id: 'needless-namespace',
    severity: 'lossy',
    summary: 'An object of a cluster-scoped kind has no namespace.',
    why: 'The server drops it (apiserver pkg/registry/rest/meta.go), so what is read in the file is not what is stored.',
    remedy: 'Remove metadata.namespace.',
  },
  {
    id: 'dropped-status',
    severity: 'lossy',
    summary: 'A manifest does not say the status of its object.',
    why: 'Only the controller writes status: the server drops it where status is a subresource (apiextensions-apiserver pkg/registry/customresource/strategy.go), and kustomize-controller before that.',
    remedy: 'Remove status.',
  },
  {
    id: 'wrong-label',
    severity: 'reject',
    summary: 'Keys and values of labels are short names.',
    why: `Values have at most 63 bytes of letters, digits, -, _ and . (${OBJECT_META}).`,
    remedy: 'Shorten the label, or make it an annotation.',
  },
  {
    id: 'wrong-annotation',
    severity: 'reject',
    summary: 'Keys of annotations are qualified names, and all annotations together have at most 256 KiB.',
    why: `TotalAnnotationSizeLimitB in ${OBJECT_META}.`,
    remedy: 'Rename the key, or move the text to a ConfigMap.',
  },
  {
    id: 'wrong-finalizer',
    severity: 'reject',
    summary: 'A finalizer is a qualified name, in built-in kinds with a domain.',
    why: `ValidateFinalizerName in ${OBJECT_META}.`,
    remedy: 'Write the domain of the controller in front of it.',
  },
  {
    id: 'wrong-owner',
    severity: 'reject',
    summary: 'An owner has an API version and is not an Event, and one owner at most is the controller.',
    why: `ValidateOwnerReferences in ${OBJECT_META}.`,
    remedy: 'Correct the reference, or remove it: owners are set by controllers.',
  },
  {
    id: 'server-field',
    severity: 'reject',
    summary: 'A manifest does not set the fields that only the server sets: uid, managedFields, generation and creationTimestamp.',
    why: 'Server-side apply answers "metadata.managedFields must be nil", and "uid mismatch" while there is no object with that uid (apiserver pkg/endpoints/handlers/patch.go). The server overwrites the generation and the time of creation.',
    remedy: 'Remove the field.',
  },
] as const satisfies readonly Rule[];
