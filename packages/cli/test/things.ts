/** Metadata of a Configuration package. */
export const META = 'apiVersion: meta.pkg.crossplane.io/v1\nkind: Configuration\nmetadata: {name: things}\n';

/** Returns the XRD of `Thing` of `example.org/v1`, whose spec has these properties, in flow style. */
export const xrd = (properties: string): string => `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: things.example.org}
spec:
  group: example.org
  scope: Namespaced
  names: {kind: Thing, plural: things}
  versions:
    - name: v1
      served: true
      referenceable: true
      schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {${properties}}}}}}
`;

/** An object of that kind with a text as its size. */
export const THING = 'apiVersion: example.org/v1\nkind: Thing\nmetadata: {name: a, namespace: default}\nspec: {size: large}\n';
