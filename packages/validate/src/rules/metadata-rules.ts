import type { Rule } from '@slipway/manifest';

const OBJECT_META = 'apimachinery pkg/api/validation/objectmeta.go';

/** Rules for `metadata` that are not in a schema. */
export const metadataRules = [
  {
    id: 'missing-name',
    severity: 'reject',
    summary: 'An object must have metadata.name.',
    why: 'Flux must find the object again in the next reconciliation. With generateName alone, it rejects the whole build ("failed to decode Kubernetes apiVersion, kind and name").',
    remedy: 'Add metadata.name.',
  },
  {
    id: 'wrong-name',
    severity: 'reject',
    summary: 'A name must have the form that the API server requires for the kind.',
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
    why: 'The API server drops the field (apiserver pkg/registry/rest/meta.go), so the stored object differs from the file.',
    remedy: 'Remove metadata.namespace.',
  },
  {
    id: 'dropped-status',
    severity: 'lossy',
    summary: 'A manifest must not contain the status of its object.',
    why: 'Only the controller writes the status. kustomize-controller drops it, and so does the API server if status is a subresource (apiextensions-apiserver pkg/registry/customresource/strategy.go).',
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
    remedy: 'Add the domain of the controller as a prefix.',
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
    summary: 'A manifest must not set the fields that only the API server sets: uid, managedFields, generation and creationTimestamp.',
    why: 'Server-side apply answers "metadata.managedFields must be nil", and "uid mismatch" if no object has this uid (apiserver pkg/endpoints/handlers/patch.go). The API server overwrites generation and creationTimestamp.',
    remedy: 'Remove the field.',
  },
] as const satisfies readonly Rule[];
