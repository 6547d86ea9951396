import type { KindTable } from './refusals.ts';

/** Kinds that the API server itself asks, each with what it may get wrong. */
export const admissionTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicy',
      metadata: { name: 'web.example.org' },
      spec: {
        matchConstraints: {
          resourceRules: [{ apiGroups: ['apps'], apiVersions: ['v1'], operations: ['CREATE'], resources: ['deployments'] }],
        },
        validations: [{ expression: 'true' }],
      },
    },
    refused: [
      { mistake: 'no constraints', change: (o) => delete o.spec.matchConstraints, server: ['spec.matchConstraints'] },
      {
        mistake: 'no validations',
        change: (o) => (o.spec.validations = []),
        server: ['spec.auditAnnotations', 'spec.validations'],
      },
      {
        mistake: 'a wildcard next to another entry',
        change: (o) => o.spec.matchConstraints.resourceRules[0].operations.push('*'),
        server: ['spec.matchConstraints.resourceRules[0].operations'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'MutatingAdmissionPolicy',
      metadata: { name: 'web' },
      spec: {
        reinvocationPolicy: 'Never',
        matchConstraints: {
          resourceRules: [{ apiGroups: ['apps'], apiVersions: ['v1'], operations: ['CREATE'], resources: ['deployments'] }],
        },
        mutations: [{ patchType: 'ApplyConfiguration', applyConfiguration: { expression: 'Object{}' } }],
      },
    },
    refused: [
      { mistake: 'no mutations', change: (o) => (o.spec.mutations = []), server: ['spec.mutations'] },
      {
        mistake: 'a type of patch that does not exist',
        change: (o) => (o.spec.mutations[0].patchType = 'Merge'),
        server: ['spec.mutations[0].patchType'],
      },
      {
        mistake: 'the expression of another type',
        change: (o) => (o.spec.mutations[0].jsonPatch = { expression: '[]' }),
        server: ['spec.mutations[0].jsonPatch'],
      },
      { mistake: 'no word about asking again', change: (o) => delete o.spec.reinvocationPolicy, server: ['spec.reinvocationPolicy'] },
      {
        mistake: 'objects that are deleted',
        change: (o) => (o.spec.matchConstraints.resourceRules[0].operations = ['DELETE']),
        server: ['spec.matchConstraints.resourceRules.operations'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'widgets.example.org' },
      spec: {
        group: 'example.org',
        scope: 'Namespaced',
        names: { plural: 'widgets', kind: 'Widget' },
        versions: [
          {
            name: 'v1',
            served: true,
            storage: true,
            schema: {
              openAPIV3Schema: {
                type: 'object',
                properties: {
                  spec: {
                    type: 'object',
                    properties: {
                      size: { type: 'integer' },
                      port: { 'x-kubernetes-int-or-string': true, anyOf: [{ type: 'integer' }, { type: 'string' }] },
                    },
                  },
                },
              },
            },
          },
        ],
      },
    },
    refused: [
      { mistake: 'another name', change: (o) => (o.metadata.name = 'widget.example.org'), server: ['metadata.name'] },
      {
        mistake: 'no version that is stored',
        change: (o) => (o.spec.versions[0].storage = false),
        server: ['spec.versions', 'status.storedVersions'],
        ours: ['spec.versions'],
      },
      {
        mistake: 'a field without a type',
        change: (o) => (o.spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.size = {}),
        server: ['spec.validation.openAPIV3Schema.properties[spec].properties[size].type'],
        ours: ['spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.size.type'],
      },
      {
        mistake: 'a list of anything',
        change: (o) => (o.spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.size.type = 'array'),
        server: ['spec.validation.openAPIV3Schema.properties[spec].properties[size].items'],
        ours: ['spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.size.items'],
      },
    ],
  },
];
