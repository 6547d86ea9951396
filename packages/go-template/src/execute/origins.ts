import type { CommandNode, Expression, PipeNode } from '../parse/nodes.ts';
import { isMap, isTrue } from '../values/go-value.ts';
import type { FieldRead } from './fields.ts';
import type { Frame, ReadReference } from './run.ts';
import type { Scope } from './scope.ts';

/** Returns the map and key that the value of a pipeline was read from, directly after its evaluation. */
export type Origins = (frame: Frame, value: unknown) => ReadReference | undefined;

/** Functions that return one of their arguments. The first argument that is set is the origin. */
const CHOOSING_FUNCTIONS: ReadonlySet<string> = new Set(['default', 'coalesce', 'or', 'and', 'ternary']);

/** The origin of a pipeline without values from the data. */
const NO_ORIGIN: Origins = () => undefined;

/** Compiles a function that finds the origin of the value of a pipeline. It uses the field reads of the last evaluation. */
export function originsOf(pipe: PipeNode, scope: Scope): Origins {
  const candidates = candidatesOf(pipe, scope);
  return candidates.length === 0 ? NO_ORIGIN : firstWithValue(candidates);
}

/** Returns the first candidate with a value. */
function firstWithValue(candidates: readonly Origins[]): Origins {
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1) return only;
  return (frame, value) => {
    for (const candidate of candidates) {
      const reference = candidate(frame, value);
      if (reference !== undefined && isSet(reference)) return reference;
    }
    return undefined;
  };
}

/** Compiles a function that finds the origin of the value of an argument. */
export function originOfArgument(node: Expression, scope: Scope): Origins | undefined {
  const candidates = candidatesOfExpression(node, scope);
  return candidates.length === 0 ? undefined : firstWithValue(candidates);
}

function isSet({ container, key }: ReadReference): boolean {
  if (Array.isArray(container)) return true;
  return key === '' || (isMap(container) && Object.hasOwn(container, key) && isTrue(container[key]));
}

/** Returns the expressions that may be the value of a pipeline: first the piped value, then the arguments. */
function candidatesOf({ commands }: PipeNode, scope: Scope): Origins[] {
  const found: Origins[] = [];
  for (const [index, { args }] of commands.entries()) {
    if (index === 0) found.push(...candidatesOfCommand(args, scope));
    else if (choosesArgument(args)) found.push(...args.slice(1).flatMap((arg) => candidatesOfExpression(arg, scope)));
  }
  return found;
}

const choosesArgument = ([first]: CommandNode['args']): boolean => first?.kind === 'identifier' && CHOOSING_FUNCTIONS.has(first.name);

function candidatesOfCommand(args: readonly Expression[], scope: Scope): Origins[] {
  const [first, ...rest] = args;
  if (first === undefined) return [];
  if (first.kind !== 'identifier') return candidatesOfExpression(first, scope);
  if (first.name === 'include' || first.name === 'dict' || first.name === 'list') return [];
  // In `default "x" .a`, the last argument is the value.
  const ordered = first.name === 'default' ? rest.toReversed() : rest;
  return ordered.flatMap((arg) => candidatesOfExpression(arg, scope));
}

function candidatesOfExpression(node: Expression, scope: Scope): Origins[] {
  switch (node.kind) {
    case 'field':
    case 'chain':
      return [readOf(scope.readOf(node))];
    case 'variable': {
      if (node.fields.length > 0) return [readOf(scope.readOf(node))];
      const slot = scope.lookup(node.name);
      return slot === undefined ? [] : [(frame) => variableReference(frame, slot)];
    }
    case 'dot':
      return [(frame) => frame.dotReference ?? wholeReference(frame.dot)];
    case 'pipe':
      return candidatesOf(node, scope);
    default:
      return [];
  }
}

const variableReference = (frame: Frame, slot: number): ReadReference | undefined =>
  frame.references[slot] ?? wholeReference(frame.variables[slot]);

const wholeReference = (value: unknown): ReadReference | undefined =>
  typeof value === 'object' && value !== null ? { container: value, key: '' } : undefined;

const readOf =
  (read: FieldRead): Origins =>
  () =>
    read.container === undefined ? undefined : { container: read.container, key: read.key };
