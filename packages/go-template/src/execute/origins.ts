import type { CommandNode, Expression, PipeNode } from '../parse/nodes.ts';
import { isMap, isTrue } from '../values/go-value.ts';
import type { FieldRead } from './fields.ts';
import type { Frame, ReadReference } from './run.ts';
import type { Scope } from './scope.ts';

/** Returns the map and key that the value of a pipeline was read from, directly after its evaluation. */
export type Origins = (frame: Frame, value: unknown) => ReadReference | undefined;

/** Functions whose result is one of their arguments. The first one that is set is taken. */
const CHOOSES: ReadonlySet<string> = new Set(['default', 'coalesce', 'or', 'and', 'ternary']);

/** A pipeline without values from the data. */
const NO_ORIGIN: Origins = () => undefined;

/** Compiles how to find the origin of the value of a pipeline. The reads of its fields are remembered when they happen. */
export function originsOf(pipe: PipeNode, scope: Scope): Origins {
  const candidates = candidatesOf(pipe, scope);
  return candidates.length === 0 ? NO_ORIGIN : chosen(candidates);
}

/** Of several candidates, the first one with a value is the origin. */
function chosen(candidates: readonly Origins[]): Origins {
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

/** Compiles how to find the origin of the value of an argument. */
export function originOfArgument(node: Expression, scope: Scope): Origins | undefined {
  const candidates = ofExpression(node, scope);
  return candidates.length === 0 ? undefined : chosen(candidates);
}

function isSet({ container, key }: ReadReference): boolean {
  if (Array.isArray(container)) return true;
  return key === '' || (isMap(container) && Object.hasOwn(container, key) && isTrue(container[key]));
}

/** The expressions that the value of a pipeline may be from: what is piped first, then the arguments. */
function candidatesOf({ commands }: PipeNode, scope: Scope): Origins[] {
  const found: Origins[] = [];
  for (const [index, { args }] of commands.entries()) {
    if (index === 0) found.push(...ofFirst(args, scope));
    else if (choosesArgument(args)) found.push(...args.slice(1).flatMap((arg) => ofExpression(arg, scope)));
  }
  return found;
}

const choosesArgument = ([first]: CommandNode['args']): boolean => first?.kind === 'identifier' && CHOOSES.has(first.name);

function ofFirst(args: readonly Expression[], scope: Scope): Origins[] {
  const [first, ...rest] = args;
  if (first === undefined) return [];
  if (first.kind !== 'identifier') return ofExpression(first, scope);
  if (first.name === 'include' || first.name === 'dict' || first.name === 'list') return [];
  // `default "x" .a`: the last argument is the value that is set.
  const ordered = first.name === 'default' ? rest.toReversed() : rest;
  return ordered.flatMap((arg) => ofExpression(arg, scope));
}

function ofExpression(node: Expression, scope: Scope): Origins[] {
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
