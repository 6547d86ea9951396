import { childPointer, type Fields, type Finding, fieldsOf, isFields, onceForEach, plainText, someText } from '@slipway/manifest';
import type { AppliedObject } from '../build/applied-object.ts';
import { isFluxKustomization, kustomizationKey, nameOf, namespaceOf, objectText } from '../flux-objects/flux-object.ts';
import { type WrittenObject, writtenObjects } from '../flux-objects/read-documents.ts';
import { createParseCache } from '../kustomize/resources/make-resources.ts';
import { spendOperations } from '../spending.ts';
import { isSubstitutionDisabled } from '../substitution/left-alone.ts';
import { readVariables } from '../substitution/value-sources.ts';
import type { Variables } from '../substitution/variables.ts';
import type { FleetBuild, FleetKustomization } from './build-fleet.ts';
import { aboutKustomization, documentLocation, type FindingContext } from './fleet-finding.ts';
import type { ClusterKustomization } from './kustomization-result.ts';

/** Reports variables that remain as text in objects although the cluster has them, and variables that a parent substitutes too early. */
export function variableFindings(context: FindingContext, kustomizations: readonly FleetKustomization[]): readonly Finding[] {
  const variables = new Map(
    [...context.fleet.memory.results].map(([key, { kustomization }]) => [key, variablesOf(kustomization)] as const),
  );
  const declared = declaredNames(context, variables);
  return kustomizations.flatMap((each) => [
    ...unsubstitutedFindings(context, each, variables.get(kustomizationKey(each)), declared.get(each.appliesTo) ?? NONE),
    ...earlyFindings(context, each, variables),
  ]);
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the variables of a Flux Kustomization; undefined when it substitutes none. */
function variablesOf({ object, onCluster }: ClusterKustomization): Variables | undefined {
  const { postBuild } = fieldsOf(object.spec);
  if (!isFields(postBuild)) return undefined;
  const variables = readVariables(postBuild, namespaceOf(object), onCluster.findValues, () => {});
  return 'missing' in variables || !(variables.isSet || postBuild.substituteStrategy === 'Always') ? undefined : variables;
}

/** Names of the variables that any Flux Kustomization has for objects of a cluster. */
function declaredNames(
  { fleet }: FindingContext,
  variables: ReadonlyMap<string, Variables | undefined>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const declared = new Map<string, Set<string>>();
  for (const each of fleet.kustomizations) {
    const names = declared.get(each.appliesTo) ?? new Set();
    declared.set(each.appliesTo, names);
    for (const name of variables.get(kustomizationKey(each))?.names ?? []) names.add(name);
  }
  return declared;
}

function unsubstitutedFindings(
  context: FindingContext,
  kustomization: FleetKustomization,
  variables: Variables | undefined,
  declared: ReadonlySet<string>,
): readonly Finding[] {
  if (variables !== undefined || declared.size === 0) return [];
  return (kustomization.objects ?? []).flatMap(({ object, file, index }) => {
    const left = !mayContainExpression(object) || isSubstitutionDisabled(object) ? undefined : findExpression(object, '', declared);
    if (left === undefined) return [];
    return aboutKustomization(context, kustomization, 'variable-not-substituted', {
      object: objectText(object),
      apiVersion: plainText(object.apiVersion),
      message: `${objectText(object)} has \${${left.name}} as text: ${kustomization.namespace}/${kustomization.name} substitutes nothing, though others on the cluster have the variable`,
      ...documentLocation(context, kustomization, file, index, left.pointer),
      pointer: left.pointer,
      value: left.text,
      expected: `the value of ${left.name}`,
    });
  });
}

/** Caches the answer for objects of a kept build. */
function mayContainExpression(object: Fields): boolean {
  let known = EXPRESSION_CACHE.get(object);
  if (known === undefined) {
    known = someText(object, (text) => text.includes('${'));
    EXPRESSION_CACHE.set(object, known);
  }
  return known;
}

const EXPRESSION_CACHE = new WeakMap<Fields, boolean>();

/** Finds the first expression of one of the variables. Expressions in patches of a Flux Kustomization wait for its own substitution. */
function findExpression(value: unknown, pointer: string, names: ReadonlySet<string>, object = value): Expression | undefined {
  if (typeof value === 'string') {
    if (!value.includes('${')) return undefined;
    const found = [...value.matchAll(EXPRESSION)].flatMap(([, each = '']) => (names.has(each) ? [each] : []));
    const own = found.length === 0 ? NONE : assignedNames(value);
    const name = found.find((each) => !own.has(each));
    return name === undefined ? undefined : { name, pointer, text: value };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (pointer === '/spec/patches' && isFluxKustomization(fieldsOf(object))) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = findExpression(child, childPointer(pointer, key), names, object);
    if (found !== undefined) return found;
  }
  return undefined;
}

const EXPRESSION = /(?<!\$)\$\{([_A-Za-z][_A-Za-z0-9]*)/g;

/** Returns the variables that a script sets itself: `name=`, `read name` and `for name in`. */
const assignedNames = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(ASSIGNMENT)].map(([, set, read]) => set ?? read ?? ''));

const ASSIGNMENT = /\b([_A-Za-z][_A-Za-z0-9]*)=|\b(?:read(?: -[a-z]+)?|for) ([_A-Za-z][_A-Za-z0-9]*)/g;

interface Expression {
  readonly name: string;
  readonly pointer: string;
  readonly text: string;
}

/** Reports variables in the patches of a Flux Kustomization that its parent substitutes with another value than the Kustomization has. */
function earlyFindings(
  context: FindingContext,
  parent: FleetKustomization,
  variables: ReadonlyMap<string, Variables | undefined>,
): readonly Finding[] {
  const outer = variables.get(kustomizationKey(parent));
  if (outer === undefined) return [];
  return (parent.objects ?? []).flatMap((made) => {
    const own = made.variables.length > 0 && isFluxKustomization(made.object) ? variables.get(ownKey(parent, made)) : undefined;
    const names = made.variables.filter((name) => own?.lookup(name) !== undefined && own.lookup(name) !== outer.lookup(name));
    const early =
      names.length === 0 ? undefined : findExpression(patchesOf(originalOf(context, parent, made)), '/spec/patches', new Set(names));
    if (early === undefined) return [];
    return aboutKustomization(context, parent, 'variable-substituted-early', {
      object: objectText(made.object),
      message: `\${${early.name}} in the patches of ${objectText(made.object)} becomes the value that ${parent.namespace}/${parent.name} has, not its own`,
      ...documentLocation(context, parent, made.file, made.index, early.pointer),
      pointer: early.pointer,
      value: early.text,
      expected: `$\${${early.name}}, which is left for the Kustomization that is patched`,
    });
  });
}

const ownKey = ({ appliesTo }: FleetKustomization, { object }: AppliedObject): string =>
  kustomizationKey({ cluster: appliesTo, namespace: namespaceOf(object), name: nameOf(object) });

function originalOf({ fleet }: FindingContext, parent: FleetKustomization, { file, index }: AppliedObject): WrittenObject | undefined {
  const tree = fleet.memory.results.get(kustomizationKey(parent))?.tree;
  if (tree === undefined) return undefined;
  spendOperations(tree.read(file)?.length ?? 0);
  return writtenObjects(tree, file, cacheOf(fleet)).find((each) => each.index === index);
}

const cacheOf = onceForEach((_: FleetBuild) => createParseCache());

const patchesOf = (written: WrittenObject | undefined): unknown => fieldsOf(written?.object.spec).patches;
