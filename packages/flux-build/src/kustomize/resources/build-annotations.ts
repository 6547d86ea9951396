const DOMAIN = 'internal.config.kubernetes.io';

/**
 * What kustomize remembers of a resource during a build, in its annotations: a patch that replaces these makes it forget,
 * so it has to be kept in the same place.
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

/** Annotations that are removed at the end. Some are of other programs of kustomize. */
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

/** Annotations that survive a JSON patch which takes them away. */
export const isInternalAnnotation = (name: string): boolean =>
  name.startsWith(DOMAIN) || name === 'config.kubernetes.io/path' || name === 'config.kubernetes.io/index' || name === 'config.k8s.io/id';
