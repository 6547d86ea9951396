/** Returns the text of a Composition with one step of function-patch-and-transform, up to the list of its templates. */
export const compositionOf = (name: string, apiVersion: string, kind: string): string => `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: ${name}}
spec:
  compositeTypeRef: {apiVersion: ${apiVersion}, kind: ${kind}}
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        resources:`;

/** Returns the text of an XRD with the namespaced version v1 of a kind, up to its schema. */
export const definitionOf = (group: string, kind: string, plural: string): string => `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: ${plural}.${group}}
spec:
  group: ${group}
  names: {kind: ${kind}, plural: ${plural}}
  scope: Namespaced
  versions:
    - name: v1
      served: true
      referenceable: true
      schema:`;
