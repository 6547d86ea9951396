import { builtInRule } from '../forms/built-in-rule.ts';

const SOURCE = 'k8s.io/apiextensions-apiserver/pkg';

export const structuralRule = builtInRule('crd-schema', {
  summary: 'The schema of a CRD is structural: each field has a type, each list its items, and alternatives only restrict.',
  upstream: `${SOURCE}/apiserver/schema,${SOURCE}/apis/apiextensions/validation ValidateStructural, ValidateCustomResourceDefinitionOpenAPISchema`,
  remedy: 'Correct the schema.',
});

export const defaultRule = builtInRule('crd-default', {
  summary: 'The defaults of a CRD meet their own schema, its CEL rules included, and have no fields that it does not have.',
  upstream: 'k8s.io/apiextensions-apiserver/pkg/apiserver/schema/defaulting ValidateDefaults',
  remedy: 'Correct the default, or the schema.',
});

export const celRule = builtInRule('crd-rule', {
  summary:
    'The CEL rules of a CRD compile: they name fields that the schema has, fit their types, and cost no more than the server spends.',
  upstream: 'k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel Compile, ValidateCustomResourceDefinitionOpenAPISchema',
  remedy: 'Correct the expression, or the schema that it is about.',
});
