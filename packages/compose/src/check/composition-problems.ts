import { createBudget, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import { renderBudget } from '../values/limits.ts';
import { requiredFields } from './composed-fields.ts';
import { composedScopes } from './composed-scope.ts';
import { type Composition, readComposition } from './composition.ts';
import { droppedParts, scopeOf, unusedFields } from './definition.ts';
import { FREE_OBJECT, manifestFinder, manifestNamespaces, manifestOf, withManifest } from './embedded-manifest.ts';
import { environmentOf, environmentSelectors } from './environment.ts';
import { formatTypes } from './format-types.ts';
import { functionInput } from './function-input.ts';
import { permanentWaits } from './held-back.ts';
import { patchOrder } from './patch-order.ts';
import { patchPaths } from './patch-paths.ts';
import type { Checked, Composite, CompositionProblem, KindFinder } from './problem.ts';
import { neverReady, readinessAndConnection } from './readiness.ts';
import { type Kind, type Schema, withMetadata } from './schema.ts';
import { selectors } from './selectors.ts';
import { siblings } from './siblings.ts';
import { typeFlow } from './type-flow.ts';

/** The checks of a Composition, in the order of their problems. */
const CHECKS: readonly ((checked: Checked) => Iterable<CompositionProblem>)[] = [
  functionInput,
  patchPaths,
  typeFlow,
  formatTypes,
  patchOrder,
  permanentWaits,
  requiredFields,
  selectors,
  environmentSelectors,
  composedScopes,
  manifestNamespaces,
  readinessAndConnection,
  neverReady,
  siblings,
];

/** The most problems of a Composition: one of them explains the others. */
const MAX_PROBLEMS = 1000;

/** The most characters that the formats of one Composition may print. A real Composition prints a few thousand. */
const MAX_PRINTED = 16 * 2 ** 20;

/**
 * Returns the problems of a Composition, as the kinds of its composite and of its resources prove them. `definition` is the
 * CompositeResourceDefinition of its composite, and `environmentConfigs` are those that it may read.
 */
export function compositionProblems(
  object: Fields,
  definition: Fields | undefined,
  kindOf: KindFinder,
  environmentConfigs: readonly Fields[] = [],
): readonly CompositionProblem[] {
  const composition = readComposition(object);
  const schemas = new Map<string, Schema | undefined>();
  const manifestIn = manifestFinder(composition, kindOf);
  const bases = new Map<Fields, Schema | undefined>();
  const schemaOf = (base: Fields | undefined): Schema | undefined => {
    const schema = schemaOfKind(base);
    if (base === undefined || manifestOf(base) === undefined) return schema;
    if (!bases.has(base)) {
      const manifest = manifestIn(base);
      bases.set(base, manifest === undefined ? schema : withManifest(schema ?? FREE_OBJECT, base, manifest));
    }
    return bases.get(base);
  };
  const schemaOfKind = (base: Fields | undefined): Schema | undefined => {
    const [apiVersion, kind] = [textOf(base?.apiVersion), textOf(base?.kind)];
    const key = `${apiVersion} ${kind}`;
    if (!schemas.has(key)) {
      const found = kindOf(apiVersion, kind);
      schemas.set(key, found && withMetadata(found));
    }
    return schemas.get(key);
  };
  const environment = environmentOf(composition, environmentConfigs);
  const composite = compositeOf(object, definition, kindOf);
  const checked: Checked = { composition, composite, environmentConfigs, environment, kindOf, schemaOf, manifestIn };
  const before = renderBudget.budget;
  renderBudget.budget = createBudget().part({ bytes: MAX_PRINTED });
  try {
    return problemsOf(checked);
  } finally {
    renderBudget.budget = before;
  }
}

function problemsOf(checked: Checked): readonly CompositionProblem[] {
  const problems = new Map<string, CompositionProblem>();
  for (const check of CHECKS) {
    for (const problem of check(checked)) {
      // A patch of a patch set has the same problem in each resource.
      const key = `${problem.rule} ${problem.pointer}`;
      if (!problems.has(key)) problems.set(key, problem);
      if (problems.size >= MAX_PROBLEMS) return [...problems.values()];
    }
  }
  return [...problems.values()];
}

function compositeOf(object: Fields, definition: Fields | undefined, kindOf: KindFinder): Composite | undefined {
  const { apiVersion, kind } = fieldsOf(fieldsOf(object.spec).compositeTypeRef);
  const found = kindOf(textOf(apiVersion), textOf(kind));
  if (found === undefined) return undefined;
  return {
    title: `${textOf(kind)} of ${textOf(apiVersion)}`,
    schema: withMetadata(found),
    scope: definition === undefined ? scopeOfKind(found) : scopeOf(definition),
    connectionKeys: listOf(fieldsOf(definition?.spec).connectionSecretKeys).map(textOf),
  };
}

/** Returns the scope of a composite if only its CRD is available. */
const scopeOfKind = ({ scope, schema }: Kind): Composite['scope'] =>
  scope === 'Cluster' && schema.properties?.spec?.properties?.compositionRef !== undefined ? 'LegacyCluster' : scope;

/** Returns the problems of a CompositeResourceDefinition: parts that Crossplane drops, and fields that its Compositions do not use. */
export function definitionProblems(definition: Fields, compositions: readonly Composition[]): readonly CompositionProblem[] {
  return [...droppedParts(definition), ...unusedFields(definition, compositions)].slice(0, MAX_PROBLEMS);
}

/** Returns the group and kind of the composite of a Composition. */
export function compositeKind({ spec }: Fields): string {
  const { apiVersion, kind } = fieldsOf(fieldsOf(spec).compositeTypeRef);
  return `${textOf(apiVersion).split('/')[0]} ${textOf(kind)}`;
}

/** Returns the group and kind that a CompositeResourceDefinition defines. */
export function definedKind({ spec }: Fields): string {
  const { group, names } = fieldsOf(spec);
  return `${textOf(group)} ${textOf(fieldsOf(names).kind)}`;
}
