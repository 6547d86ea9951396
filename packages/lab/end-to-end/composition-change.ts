/** How composite resources select their Composition, and when they follow a change. */
const COMPOSITES = {
  Box: {
    definition: '',
    resources: {
      named: '{compositionRef: {name: box}}',
      manual: '{compositionRef: {name: box}, compositionUpdatePolicy: Manual}',
      labelled: '{compositionSelector: {matchLabels: {channel: dev}}}',
      'of-revision': '{compositionRef: {name: box}, compositionRevisionSelector: {matchLabels: {channel: dev}}}',
      'of-another-revision': '{compositionRef: {name: box}, compositionRevisionSelector: {matchLabels: {channel: stable}}}',
      other: '{compositionRef: {name: box-other}}',
    },
  },
  Shelf: {
    definition: 'defaultCompositionRef: {name: shelf}, defaultCompositionUpdatePolicy: Manual, ',
    resources: { plain: '{}', automatic: '{compositionUpdatePolicy: Automatic}' },
  },
  Crate: {
    definition: 'enforcedCompositionRef: {name: crate}, ',
    resources: { plain: '{}', elsewhere: '{compositionRef: {name: crate-other}}' },
  },
};

const definition = (kind: string, more: string): string => `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: ${plural(kind)}.lab.example.org}
spec: {${more}group: lab.example.org, scope: Namespaced, names: {kind: ${kind}, plural: ${plural(kind)}}, versions: [{name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object}}}]}
`;
const plural = (kind: string): string => (kind === 'Shelf' || kind === 'Crate' ? `${kind.toLowerCase()}s` : 'boxes');

const composition = (kind: string, name: string, step: string, labels = '{}'): string => `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: ${name}, labels: ${labels}}
spec: {compositeTypeRef: {apiVersion: lab.example.org/v1, kind: ${kind}}, mode: Pipeline, pipeline: [{step: ${step}, functionRef: {name: function-auto-ready}}]}
`;

const composite = (kind: string, name: string, crossplane: string): string =>
  `apiVersion: lab.example.org/v1\nkind: ${kind}\nmetadata: {name: ${name}, namespace: default}\nspec: {crossplane: ${crossplane}}\n`;

/**
 * Returns kinds with composite resources and a Composition of each, with the change `step`. Compositions named `-other` do not change.
 */
export const compositionChange = (step: string): string =>
  Object.entries(COMPOSITES)
    .flatMap(([kind, { definition: more, resources }]) => [
      definition(kind, more),
      composition(kind, kind.toLowerCase(), step, '{channel: dev}'),
      composition(kind, `${kind.toLowerCase()}-other`, 'stays'),
      ...Object.entries(resources).map(([name, crossplane]) => composite(kind, name, crossplane)),
    ])
    .join('---\n');
