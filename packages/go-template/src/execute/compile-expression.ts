import type { AnyNode, CommandNode, Expression, IdentifierNode, NumberNode, PipeNode } from '../parse/nodes.ts';
import { nodeText } from '../parse/nodes.ts';
import { goQuote } from '../values/go-quote.ts';
import {
  argumentOf,
  type GoMethod,
  GoStruct,
  hasTypedElements,
  isMap,
  isTrue,
  Sized,
  storageOf,
  TYPE,
  typeName,
} from '../values/go-value.ts';
import { GoError, TemplateLimitError } from '../values/template-error.ts';
import { isTainted, mayBeUnknown, Unknown } from '../values/unknown.ts';
import type { ResolvedFunction } from './dialect.ts';
import { compileField, methodOf, type ReadField } from './fields.ts';
import { originOfArgument, originsOf } from './origins.ts';
import { type ParameterType, type Signature, signatureOf } from './parameter-type.ts';
import type { Frame, Run } from './run.ts';
import type { Scope } from './scope.ts';

/** Evaluates a compiled expression. */
export type Evaluate = (frame: Frame) => unknown;

/** Compiles a pipeline with its declarations. */
export function compilePipe(pipe: PipeNode, scope: Scope, context?: 'range'): Evaluate {
  const evaluate = compileCommands(pipe, scope);
  if (pipe.declarations.length === 0) return evaluate;
  return pipe.isAssignment ? compileAssignment(pipe, scope, evaluate) : compileDeclaration(pipe, scope, evaluate, context);
}

function compileCommands(pipe: PipeNode, scope: Scope): Evaluate {
  let evaluate: Evaluate | undefined;
  for (const command of pipe.commands) {
    const compiled = compileCommand(command, scope, evaluate);
    // The value of an interface is the value in it; an empty interface has no value.
    evaluate = (frame) => {
      const value = compiled(frame);
      return value === null ? undefined : value;
    };
  }
  const last = evaluate as Evaluate;
  return (frame) => {
    frame.node = pipe;
    return last(frame);
  };
}

function compileDeclaration(pipe: PipeNode, scope: Scope, evaluate: Evaluate, context: 'range' | undefined): Evaluate {
  const slots = pipe.declarations.map(({ name }) => scope.declareSlot(name));
  const origins = context === 'range' ? undefined : originsOf(pipe, scope);
  return (frame) => {
    const value = evaluate(frame);
    for (const slot of slots) {
      frame.variables[slot] = value;
      frame.wrapped[slot] = false;
      frame.references[slot] = origins === undefined || isContainer(value) ? undefined : origins(frame, value);
    }
    return value;
  };
}

function compileAssignment(pipe: PipeNode, scope: Scope, evaluate: Evaluate): Evaluate {
  const slots = pipe.declarations.map(({ name }) => scope.lookup(name));
  const names = pipe.declarations.map(({ name }) => name);
  const origins = originsOf(pipe, scope);
  return (frame) => {
    const value = evaluate(frame);
    for (const [index, slot] of slots.entries()) {
      if (slot === undefined) return frame.fail(`undefined variable: ${names[index]}`);
      frame.variables[slot] = value;
      frame.wrapped[slot] = false;
      frame.references[slot] = isContainer(value) ? undefined : origins(frame, value);
    }
    return value;
  };
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Compiles a command. `final` is the value that is piped into it. */
function compileCommand(command: CommandNode, scope: Scope, final: Evaluate | undefined): Evaluate {
  const [first, ...args] = command.args as [Expression, ...Expression[]];
  switch (first.kind) {
    case 'field':
    case 'chain':
      return compileChain(first, scope, { nodes: args, final });
    case 'variable':
      if (first.fields.length > 0) return compileChain(first, scope, { nodes: args, final });
      return rejectArguments(first, first, args, final, compileVariable(first, scope));
    case 'identifier':
      return compileCall(first, command, { nodes: args, final }, scope);
    case 'pipe':
      return rejectArguments(undefined, first, args, final, compilePipe(first, scope));
    case 'nil':
      return rejectArguments(first, first, args, final, (frame) => frame.fail('nil is not a command'));
    default:
      return rejectArguments(first, first, args, final, compileConstant(first));
  }
}

/** Rejects arguments of an expression that is not a function. */
function rejectArguments(
  at: AnyNode | undefined,
  first: Expression,
  args: readonly Expression[],
  final: Evaluate | undefined,
  evaluate: Evaluate,
): Evaluate {
  if (args.length === 0 && final === undefined) {
    if (at === undefined) return evaluate;
    return (frame) => {
      frame.node = at;
      return evaluate(frame);
    };
  }
  return (frame) => {
    final?.(frame);
    if (at !== undefined) frame.node = at;
    return frame.fail(`can't give argument to non-function ${nodeText(first)}`);
  };
}

function compileConstant(node: Expression): Evaluate {
  switch (node.kind) {
    case 'bool':
    case 'string': {
      const { value } = node;
      return () => value;
    }
    case 'dot':
      return (frame) => frame.dot;
    default:
      return compileNumber(node as NumberNode);
  }
}

/** Compiles a number whose type its context does not set. */
function compileNumber(node: NumberNode): Evaluate {
  const value = idealConstant(node);
  return value === undefined ? (frame) => frame.fail(`${node.text} overflows int`) : () => value;
}

/** Returns the value of a constant where any type is allowed. Returns undefined for an integer that overflows `int`. */
function idealConstant({ text, int, float, complex }: NumberNode): unknown {
  if (complex !== undefined) return new Sized('complex128', 0n, complex);
  const isHexadecimal = text.length > 2 && /^0[xX]/.test(text) && !/[pP]/.test(text);
  if (float !== undefined && !isHexadecimal && !text.startsWith("'") && /[.eEpP]/.test(text)) return float;
  return int;
}

function compileVariable(node: Expression & { readonly name: string }, scope: Scope): Evaluate {
  const slot = scope.lookup(node.name);
  if (slot === undefined) return (frame) => frame.fail(`undefined variable: ${node.name}`);
  return (frame) => frame.variables[slot];
}

type ChainLike = Extract<Expression, { kind: 'field' | 'chain' | 'variable' }>;

/** Compiles a chain of fields. Only the last one gets arguments. */
function compileChain(node: ChainLike, scope: Scope, args: Arguments): Evaluate {
  const start = compileReceiver(node, scope);
  const { fields } = node;
  const hasArguments = args.nodes.length > 0 || args.final !== undefined;
  const read = hasArguments ? undefined : scope.readOf(node);
  const last = fields.length - 1;
  const readers = fields.map((key, index) =>
    compileStep(key, node, scope, index === last ? args : NO_ARGUMENTS, index === last ? read : undefined),
  );
  const { final } = args;
  const isDotFirst = node.kind === 'field';
  const slot = node.kind === 'variable' ? scope.lookup(node.name) : undefined;
  const isFirstWrapped = (frame: Frame): boolean => (slot === undefined ? isDotFirst && frame.isDotWrapped : frame.wrapped[slot] === true);
  const only = readers[0] as ReadField;
  const begin = (frame: Frame): void => {
    if (final !== undefined) frame.piped = final(frame);
    frame.node = node;
    if (read !== undefined) read.container = undefined;
  };
  if (last === 0) {
    return (frame) => {
      begin(frame);
      return only(frame, start(frame), isFirstWrapped(frame));
    };
  }
  return (frame) => {
    begin(frame);
    let container = start(frame);
    let value = only(frame, container, isFirstWrapped(frame));
    for (let index = 1; index <= last; index++) {
      const isWrapped = !hasTypedElements(container);
      container = value;
      value = (readers[index] as ReadField)(frame, value, isWrapped);
    }
    return value;
  };
}

const NO_ARGUMENTS: Arguments = { nodes: [], final: undefined };

function compileReceiver(node: ChainLike, scope: Scope): Evaluate {
  if (node.kind === 'field') return (frame) => frame.dot;
  if (node.kind === 'variable') return compileVariable(node, scope);
  if (node.node.kind === 'nil') return (frame) => frame.fail(`indirection through explicit nil in ${nodeText(node)}`);
  return compileOperand(node.node, scope);
}

/** Compiles the operand of an expression where any value is allowed. */
function compileOperand(node: Expression, scope: Scope): Evaluate {
  switch (node.kind) {
    case 'pipe':
      return compilePipe(node, scope);
    case 'field':
    case 'chain':
      return compileChain(node, scope, NO_ARGUMENTS);
    case 'variable':
      if (node.fields.length > 0) return compileChain(node, scope, NO_ARGUMENTS);
      return withNode(node, compileVariable(node, scope));
    case 'identifier':
      return compileCall(node, node, NO_ARGUMENTS, scope);
    default:
      return withNode(node, compileConstant(node));
  }
}

function withNode(node: AnyNode, evaluate: Evaluate): Evaluate {
  return (frame) => {
    frame.node = node;
    return evaluate(frame);
  };
}

/** Compiles one method or field of a chain. */
function compileStep(
  key: string,
  node: ChainLike,
  scope: Scope,
  args: Arguments,
  read: ReturnType<Scope['readOf']> | undefined,
): ReadField {
  const field = compileField(key, read);
  const hasArguments = args.nodes.length > 0 || args.final !== undefined;
  const calls = new Map<GoMethod, (frame: Frame, receiver: unknown) => unknown>();
  return (frame, receiver, isWrapped) => {
    const method = isWithoutMethods(receiver) ? undefined : methodOf(receiver, key);
    if (method !== undefined) {
      let call = calls.get(method);
      if (call === undefined) {
        call = compileMethodCall(key, method, node, args, scope);
        calls.set(method, call);
      }
      return call(frame, receiver);
    }
    if (hasArguments) rejectMethodArguments(frame, receiver, key, isWrapped);
    return receiver instanceof Unknown ? new Unknown(`${receiver.reason}.${key}`) : field(frame, receiver, isWrapped);
  };
}

const isWithoutMethods = (receiver: unknown): boolean =>
  typeof receiver !== 'object' ||
  receiver === null ||
  (Object.getPrototypeOf(receiver) === Object.prototype && (receiver as { [TYPE]?: unknown })[TYPE] === undefined);

function rejectMethodArguments(frame: Frame, receiver: unknown, key: string, isWrapped: boolean): void {
  if (receiver === undefined || receiver instanceof Unknown) return;
  if (receiver === null) frame.fail(`nil pointer evaluating interface {}.${key}`);
  if (isMap(receiver)) frame.fail(`${key} is not a method but has arguments`);
  if (typeof receiver === 'object' && typeName(receiver) !== '' && Object.hasOwn((receiver as { fields?: object }).fields ?? {}, key)) {
    frame.fail(`${key} has arguments but cannot be invoked as function`);
  }
  frame.fail(`can't evaluate field ${key} in type ${isWrapped ? 'interface {}' : typeName(receiver)}`);
}

// Calls.

/** The arguments of a call: nodes, and the value that is piped into it. */
interface Arguments {
  readonly nodes: readonly Expression[];
  readonly final: Evaluate | undefined;
}

/** Compiles a function call. Errors of the function name the text of `errorNode`. */
function compileCall(node: IdentifierNode, errorNode: CommandNode | IdentifierNode, args: Arguments, scope: Scope): Evaluate {
  const definition = scope.dialect.function(node.name);
  if (definition === undefined) return (frame) => frame.fail(`${goQuote(node.name)} is not a defined function`);
  const problem = countProblem(node.name, definition, args);
  if (problem !== undefined) {
    return (frame) => {
      args.final?.(frame);
      frame.node = node;
      return frame.fail(problem);
    };
  }
  if (definition.isBuiltin && (node.name === 'and' || node.name === 'or')) return compileShortCircuit(node, args, scope);
  return compilePlainCall(definition, node, errorNode, args, scope);
}

function countProblem(name: string, { parameters, variadic }: Signature, { nodes, final }: Arguments): string | undefined {
  const count = nodes.length + (final === undefined ? 0 : 1);
  if (variadic === undefined) {
    return count === parameters.length ? undefined : `wrong number of args for ${name}: want ${parameters.length} got ${count}`;
  }
  return count >= parameters.length
    ? undefined
    : `wrong number of args for ${name}: want at least ${parameters.length} got ${nodes.length}`;
}

function compilePlainCall(definition: ResolvedFunction, node: IdentifierNode, errorNode: AnyNode, args: Arguments, scope: Scope): Evaluate {
  const { final } = args;
  const evaluators = compileArguments(definition, args.nodes, scope);
  const lastType = final === undefined ? undefined : typeAt(definition, args.nodes.length);
  const call = invoker(definition, errorNode);
  const invoke = node.name === 'dict' ? withOrigins(call, args.nodes, scope) : call;
  return (frame) => {
    const piped = final?.(frame);
    frame.node = node;
    const values: unknown[] = [];
    for (const evaluate of evaluators) values.push(evaluate(frame));
    if (lastType !== undefined) values.push(checkType(frame, piped, lastType));
    return invoke(frame, values);
  };
}

const typeAt = ({ parameters, variadic }: Signature, index: number): ParameterType => (parameters[index] ?? variadic) as ParameterType;

function compileArguments(signature: Signature, nodes: readonly Expression[], scope: Scope): Evaluate[] {
  return nodes.map((node, index) => compileArgument(node, typeAt(signature, index), scope));
}

type Invoke = (frame: Frame, values: unknown[]) => unknown;

/** Records the origins of the scalars in a new map. The origins of lists and maps are found by their identity. */
function withOrigins(invoke: Invoke, nodes: readonly Expression[], scope: Scope): Invoke {
  const origins = nodes.map((node, index) => (index % 2 === 1 ? originOfArgument(node, scope) : undefined));
  return (frame, values) => {
    const result = invoke(frame, values);
    for (const [index, origin] of origins.entries()) {
      const key = values[index - 1];
      const isKnown = origin === undefined || typeof key !== 'string' || isContainer(values[index]);
      const reference = isKnown ? undefined : origin(frame, values[index]);
      if (reference !== undefined && isContainer(result)) frame.run.notePassed(result as object, key as string, reference);
    }
    return result;
  };
}

const isStruct = (value: unknown): boolean => value instanceof GoStruct;

/** Calls a function with its arguments. */
function invoker(definition: ResolvedFunction, errorNode: AnyNode): Invoke {
  const { name, call, unknown, isShallow, needsContext } = definition;
  const readsKeys = KEY_FUNCTIONS.has(name);
  return (frame, values) => {
    const { run } = frame;
    run.step();
    if (!isShallow) noteWholeReads(run, values);
    else if (readsKeys) noteKeyReads(run, values);
    let actual = values.some(isStruct) ? values.map(argumentOf) : values;
    if (mayBeUnknown() && unknown !== 'value' && actual.some(isTainted)) {
      if (unknown === 'derive') return unknownResult(values);
      actual = actual.map((value) => (value instanceof Unknown ? run.markerOf(value) : value));
    }
    try {
      const result = needsContext ? call(run, ...actual) : call(...actual);
      if (typeof result === 'string') run.spendText(result.length);
      return result;
    } catch (error) {
      return failCall(frame, name, errorNode, error);
    }
  };
}

function noteWholeReads(run: Run, values: readonly unknown[]): void {
  for (const value of values) if (typeof value === 'object' && value !== null) run.wholeReads.add(storageOf(value));
}

/** Functions that read keys of maps whose names are arguments. */
const KEY_FUNCTIONS: ReadonlySet<string> = new Set(['index', 'get', 'hasKey', 'dig', 'pluck']);

/** Records each name as a key of the maps, and each further name as a key of the value of the previous one. */
function noteKeyReads(run: Run, values: readonly unknown[]): void {
  const names = values.filter((value) => typeof value === 'string');
  for (const value of values) {
    let map: unknown = value;
    for (const name of names) {
      if (!isMap(map)) break;
      run.noteRead(map, name);
      map = Object.hasOwn(map, name) ? map[name] : undefined;
    }
  }
}

function failCall(frame: Frame, name: string, errorNode: AnyNode, error: unknown): never {
  if (!(error instanceof GoError) || error instanceof TemplateLimitError) throw error;
  frame.run.frame = frame;
  frame.node = errorNode;
  frame.fail(`error calling ${name}: ${error.message}`, error);
}

/** Returns the result of a function with an unknown argument. */
function unknownResult(values: readonly unknown[]): Unknown {
  const first = values.find(isTainted);
  return new Unknown(first instanceof Unknown ? first.reason : 'a text with an unknown part');
}

/** Compiles a method call. The receiver is evaluated at the call. */
function compileMethodCall(
  name: string,
  method: GoMethod,
  node: AnyNode,
  args: Arguments,
  scope: Scope,
): (frame: Frame, receiver: unknown) => unknown {
  const signature = signatureOf(method.signature);
  const problem = countProblem(name, signature, args);
  const evaluators = compileArguments(signature, problem === undefined ? args.nodes : [], scope);
  const lastType = args.final === undefined || problem !== undefined ? undefined : typeAt(signature, args.nodes.length);
  return (frame, receiver) => {
    const { piped } = frame;
    if (problem !== undefined) frame.fail(problem);
    const values = evaluators.map((evaluate) => evaluate(frame));
    if (lastType !== undefined) values.push(checkType(frame, piped, lastType));
    frame.run.step();
    if (mayBeUnknown() && values.some(isTainted)) return unknownResult(values);
    try {
      return method.call(receiver, ...values);
    } catch (error) {
      return failCall(frame, name, node, error);
    }
  };
}

/** Compiles `and` and `or`, which stop at the argument that decides the result. */
function compileShortCircuit(node: IdentifierNode, { nodes, final }: Arguments, scope: Scope): Evaluate {
  const isOr = node.name === 'or';
  const evaluators = nodes.map((arg) => compileArgument(arg, VALUE, scope));
  return (frame) => {
    const piped = final?.(frame);
    frame.node = node;
    let value: unknown;
    let doubt: Unknown | undefined;
    for (const evaluate of evaluators) {
      value = evaluate(frame);
      if (decides(value, isOr)) return orUnknown(value, doubt, isOr);
      doubt ??= undecided(value);
    }
    return orUnknown(final === undefined ? value : piped, doubt, isOr);
  };
}

const decides = (value: unknown, isOr: boolean): boolean => undecided(value) === undefined && truthOf(value) === isOr;

/** Returns the result of `and` or `or` when an earlier, unknown argument may also be the result. */
function orUnknown(value: unknown, doubt: Unknown | undefined, isOr: boolean): unknown {
  if (doubt === undefined || value === doubt) return value;
  if (!decides(value, isOr)) return new Unknown(doubt.reason);
  return isOr ? new Unknown(doubt.reason, true) : value;
}

const VALUE = signatureOf('func(reflect.Value)').parameters[0] as ParameterType;

const truthOf = (value: unknown): boolean => (value instanceof Unknown ? value.truth === true : isTrue(value));

const undecided = (value: unknown): Unknown | undefined => (value instanceof Unknown && value.truth === undefined ? value : undefined);

// Arguments.

/** Compiles an argument. A constant gets the type of the parameter; any other value must have it. */
function compileArgument(node: Expression, type: ParameterType, scope: Scope): Evaluate {
  switch (node.kind) {
    case 'nil':
      return compileNil(node, type);
    case 'bool':
    case 'string':
    case 'number':
      return compileLiteral(node, type);
    case 'dot':
      return (frame) => {
        frame.node = node;
        return checkType(frame, frame.dot, type);
      };
    default: {
      const evaluate = compileOperand(node, scope);
      if (type.literal === 'any') {
        return type === VALUE
          ? evaluate
          : (frame) => {
              const value = evaluate(frame);
              return value === undefined ? null : value;
            };
      }
      return (frame) => checkType(frame, evaluate(frame), type);
    }
  }
}

function compileNil(node: Expression, { nil, name }: ParameterType): Evaluate {
  return (frame) => {
    frame.node = node;
    return nil === undefined ? frame.fail(`cannot assign nil to ${name}`) : nil.value;
  };
}

function compileLiteral(node: Extract<Expression, { kind: 'bool' | 'string' | 'number' }>, type: ParameterType): Evaluate {
  const constant = constantOf(node, type);
  if ('problem' in constant) {
    return (frame) => {
      frame.node = node;
      return frame.fail(constant.problem);
    };
  }
  const { value } = constant;
  return (frame) => {
    frame.node = node;
    return value;
  };
}

type Constant = { readonly value: unknown } | { readonly problem: string };

const EXPECTED = { string: 'string', bool: 'bool', int: 'integer', uint: 'unsigned integer', float: 'float' } as const;

function constantOf(node: Extract<Expression, { kind: 'bool' | 'string' | 'number' }>, { literal, name }: ParameterType): Constant {
  if (literal === 'none') return { problem: `can't handle ${nodeText(node)} for arg of type ${name}` };
  if (literal === 'any') {
    const value = node.kind === 'number' ? idealConstant(node) : node.value;
    return value === undefined ? { problem: `${(node as NumberNode).text} overflows int` } : { value };
  }
  const value = typedConstant(node, literal);
  return value === undefined ? { problem: `expected ${EXPECTED[literal]}; found ${nodeText(node)}` } : { value };
}

function typedConstant(
  node: Extract<Expression, { kind: 'bool' | 'string' | 'number' }>,
  literal: 'string' | 'bool' | 'int' | 'uint' | 'float',
): unknown {
  if (node.kind !== 'number') return node.kind === literal ? node.value : undefined;
  if (literal === 'int') return node.int;
  if (literal === 'float') return node.float;
  return literal === 'uint' && node.uint !== undefined ? new Sized('uint32', BigInt.asUintN(32, node.uint)) : undefined;
}

/** Returns a value with the type of the parameter, or fails at the current node. */
function checkType(frame: Frame, value: unknown, type: ParameterType): unknown {
  if (value === undefined) {
    if (type.nil === undefined) frame.fail(`invalid value; expected ${type.name}`);
    return type.nil.value;
  }
  if (type.literal === 'any' || type.accepts(value) || value instanceof Unknown) return value;
  frame.fail(`wrong type for value; expected ${type.name}; got ${value === null ? 'interface {}' : typeName(value)}`);
}
