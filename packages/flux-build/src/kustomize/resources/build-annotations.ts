const DOMAIN = 'internal.config.kubernetes.io';

/**
 * Annotations in which kustomize stores data of a resource during a build. A patch that replaces them removes that data, so they are kept
 * here too.
 */
export const BUILD_ANNOTATION = {
  previousKinds: `${DOMAIN}/previousKinds`,
  previousNames: `${DOMAIN}/previousNames`,
  previousNamespaces: `${DOMAIN}/previousNamespaces`,
  prefixes: `${DOMAIN}/prefixes`,
  suffixes: `${DOMAIN}/suffixes`,
  allowNameChange: `${DOMAIN}/allowNameChange`,
  allowKindChange: `${DOMAIN}/allowKindChange`,
  referredBy: `${DOMAIN}/refBy`,
  generatorBehavior: `${DOMAIN}/generatorBehavior`,
  needsHashSuffix: `${DOMAIN}/needsHashSuffix`,
} as const;

/** Annotations that are removed at the end. Other programs of kustomize use some of them. */
export const BUILD_ANNOTATIONS: readonly string[] = [
  ...Object.values(BUILD_ANNOTATION),
  ...['path', 'index', 'seqindent', 'annotations-migration-resource-id'].map((name) => `${DOMAIN}/${name}`),
  'config.k8s.io/id',
  'config.kubernetes.io/path',
  'config.kubernetes.io/index',
  'internal.config.kubernetes.io/id',
  `${DOMAIN}/helm-generated`,
];

export const ORIGIN_ANNOTATION = 'config.kubernetes.io/origin';
export const TRANSFORMATIONS_ANNOTATION = 'alpha.config.kubernetes.io/transformations';
export const LOCAL_CONFIG_ANNOTATION = 'config.kubernetes.io/local-config';

/** Whether an annotation survives a JSON patch that removes it. */
export const isInternalAnnotation = (name: string): boolean =>
  name.startsWith(DOMAIN) || name === 'config.kubernetes.io/path' || name === 'config.kubernetes.io/index' || name === 'config.k8s.io/id';
