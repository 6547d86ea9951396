import type { FaultCase } from './fault-cases.ts';

const GROUP = 'faults.example.org';

const definition = (kind: string): string => `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: ${kind.toLowerCase()}s.${GROUP}}
spec: {group: ${GROUP}, scope: Namespaced, names: {kind: ${kind}, plural: ${kind.toLowerCase()}s}, versions: [{name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object}}}]}
`;

/** Returns a Composition of one ConfigMap. `resource` is the rest of its entry. */
const patched = (kind: string, resource: string): string => `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: ${kind.toLowerCase()}}
spec:
  compositeTypeRef: {apiVersion: ${GROUP}/v1, kind: ${kind}}
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        resources: [{name: settings, readinessChecks: [{type: None}], ${resource}}]
`;

const PATCH_AND_TRANSFORM = `apiVersion: pkg.crossplane.io/v1
kind: Function
metadata: {name: function-patch-and-transform}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/function-patch-and-transform:v0.9.0'}
`;

const composition = (
  kind: string,
  name = kind.toLowerCase(),
  step = 'function-auto-ready',
): string => `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: ${name}}
spec: {compositeTypeRef: {apiVersion: ${GROUP}/v1, kind: ${kind}}, mode: Pipeline, pipeline: [{step: ready, functionRef: {name: ${step}}}]}
`;

const composite = (kind: string, crossplane = '{}'): string =>
  `apiVersion: ${GROUP}/v1\nkind: ${kind}\nmetadata: {name: web, namespace: default}\nspec: {crossplane: ${crossplane}}\n`;

const FUNCTION = `apiVersion: pkg.crossplane.io/v1
kind: Function
metadata: {name: function-auto-ready}
spec: {package: 'xpkg.crossplane.io/crossplane-contrib/function-auto-ready:v0.7.0'}
`;

const shownBy = (kind: string): NonNullable<FaultCase['shows']> => [`${GROUP}/v1`, kind, 'web', 'default'];

/** Faults that a composite resource shows. */
export const crossplaneCases: readonly FaultCase[] = [
  {
    id: 'no-composition',
    rule: 'composition-not-found',
    text: [definition('Tray'), composition('Tray'), composite('Tray', '{compositionRef: {name: tary}}'), FUNCTION].join('---\n'),
    shows: shownBy('Tray'),
    says: /Synced=False .*"tary" not found/,
  },
  {
    id: 'composition-of-another-kind',
    rule: 'composition-not-found',
    text: [
      ...[definition('Bowl'), composition('Bowl', 'bowl'), definition('Jug'), composition('Jug', 'jug')],
      ...[composite('Bowl', '{compositionRef: {name: jug}}'), FUNCTION],
    ].join('---\n'),
    shows: shownBy('Bowl'),
    says: /Synced=False .*not compatible/,
  },
  {
    id: 'no-function',
    rule: 'function-not-found',
    text: [definition('Cart'), composition('Cart', 'cart', 'function-auto-redy'), composite('Cart'), FUNCTION].join('---\n'),
    shows: shownBy('Cart'),
    says: /Synced=False .*function-auto-redy/,
  },
  {
    id: 'no-kind',
    rule: 'composite-kind-not-found',
    text: [definition('Lift'), composition('Lfit', 'lift'), composite('Lift'), FUNCTION].join('---\n'),
    shows: shownBy('Lift'),
    says: /Synced=False .*no compatible Compositions?/i,
  },
  {
    id: 'no-label',
    rule: 'composition-not-selected',
    text: [
      definition('Ledge'),
      composition('Ledge').replace('name: ledge}', 'name: ledge, labels: {size: small}}'),
      composite('Ledge', '{compositionSelector: {matchLabels: {size: smal}}}'),
      FUNCTION,
    ].join('---\n'),
    shows: shownBy('Ledge'),
    says: /Synced=False .*no compatible Compositions?/i,
  },
  {
    id: 'no-base',
    rule: 'resource-without-base',
    text: [
      definition('Barrel'),
      patched('Barrel', 'patches: [{fromFieldPath: metadata.name, toFieldPath: data.name}]'),
      composite('Barrel'),
      PATCH_AND_TRANSFORM,
    ].join('---\n'),
    shows: shownBy('Barrel'),
    says: /Synced=False .*settings/,
  },
  {
    id: 'no-field',
    rule: 'patch-field-not-found',
    text: [
      definition('Jar').replace('{type: object}', '{type: object, properties: {spec: {type: object, properties: {area: {type: string}}}}}'),
      patched(
        'Jar',
        'base: {apiVersion: v1, kind: ConfigMap, metadata: {namespace: default}}, patches: [{fromFieldPath: spec.zone, toFieldPath: data.zone}]',
      ),
      composite('Jar'),
      PATCH_AND_TRANSFORM,
    ].join('---\n'),
    shows: shownBy('Jar'),
    // Crossplane reports nothing.
    says: /Synced=True .*Ready=True/,
  },
];
