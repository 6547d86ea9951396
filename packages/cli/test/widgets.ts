/** Returns a CRD that is not bundled: `Widget` of `shop.example/v1`, whose spec has these properties, in flow style. */
export const widgetCrd = (properties = 'size: {type: integer}'): string => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.shop.example}
spec:
  group: shop.example
  scope: Namespaced
  names: {kind: Widget, plural: widgets}
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {${properties}}}}}
`;

/** Returns an object of that kind. Its spec is on line 7. */
export const widget = (spec: string, name = 'w'): string =>
  `apiVersion: shop.example/v1\nkind: Widget\nmetadata:\n  name: ${name}\n  namespace: web\nspec:\n  ${spec}\n`;
