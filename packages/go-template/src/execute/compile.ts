import type { ActionNode, BranchNode, Statement, TemplateNode, TextNode } from '../parse/nodes.ts';
import { goQuote } from '../values/go-quote.ts';
import { type GoMap, GoStruct, isMap, isTrue, kindOf, NIL_LIST, Sized, sortedKeys, typeInfo } from '../values/go-value.ts';
import { startCall } from '../values/limits.ts';
import { printed } from '../values/printer.ts';
import { type GoError, TemplateError } from '../values/template-error.ts';
import { hasMarker, mayBeUnknown, Unknown } from '../values/unknown.ts';
import { compilePipe } from './compile-expression.ts';
import type { Dialect } from './dialect.ts';
import { type Origins, originsOf } from './origins.ts';
import { type Ending, type Executable, Frame, positionIn, type Run } from './run.ts';
import { Scope } from './scope.ts';
import { newSegments, type PrintSite, type TemplateText } from './segments.ts';

const NORMAL = 0;
const BREAK = 1;
const CONTINUE = 2;

type Execute = Executable['execute'];

/** Compiles the body of a template. */
export function compileBody(dialect: Dialect, file: TemplateText, body: readonly Statement[]): Execute {
  return compileStatements(body, new Scope(dialect, file));
}

function compileStatements(statements: readonly Statement[], scope: Scope): Execute {
  const all = statements.map((statement) => compileStatement(statement, scope));
  if (all.length === 0) return () => NORMAL;
  if (all.length === 1) return all[0] as Execute;
  return (frame) => {
    for (const execute of all) {
      const ending = execute(frame);
      if (ending !== NORMAL) return ending;
    }
    return NORMAL;
  };
}

function compileStatement(statement: Statement, scope: Scope): Execute {
  switch (statement.kind) {
    case 'text':
      return compileText(statement, scope);
    case 'action':
      return compileAction(statement, scope);
    case 'break':
      return () => BREAK;
    case 'continue':
      return () => CONTINUE;
    case 'template':
      return compileTemplateCall(statement, scope);
    case 'range':
      return compileRange(statement, scope);
    default:
      return compileBranch(statement, scope);
  }
}

function compileText(node: TextNode, { file }: Scope): Execute {
  const site: PrintSite = { file, node };
  return ({ run }) => {
    const { segments } = run;
    segments.starts.push(run.out.length);
    segments.sites.push(site);
    segments.containers.push(undefined);
    segments.keys.push('');
    segments.included.push(undefined);
    run.print(node.text);
    return NORMAL;
  };
}

function compileAction(node: ActionNode, scope: Scope): Execute {
  const evaluate = compilePipe(node.pipe, scope);
  if (node.pipe.declarations.length > 0) {
    return (frame) => {
      evaluate(frame);
      return NORMAL;
    };
  }
  const site: PrintSite = { file: scope.file, node };
  const origins = originsOf(node.pipe, scope);
  return (frame) => {
    const { run } = frame;
    run.included = undefined;
    const value = evaluate(frame);
    frame.node = node;
    const text = value === undefined || value === null ? '<no value>' : typeof value === 'string' ? value : printedDirectly(value, run);
    const { segments } = run;
    const reference = origins(frame, value);
    segments.starts.push(run.out.length);
    segments.sites.push(site);
    segments.containers.push(reference?.container);
    segments.keys.push(reference?.key ?? '');
    segments.included.push(run.included);
    run.print(text);
    return NORMAL;
  };
}

/** Prints a value directly, without a function. Go prints the struct behind a pointer. */
function printedDirectly(value: unknown, { markerOf }: Run): string {
  startCall();
  const text = printed(value, markerOf);
  return value instanceof GoStruct && text.startsWith('&{') ? text.slice(1) : text;
}

function compileTemplateCall(node: TemplateNode, scope: Scope): Execute {
  const evaluate = node.pipe === undefined ? () => undefined : compilePipe(node.pipe, scope);
  return (frame) => {
    const { run } = frame;
    frame.node = node;
    const template = run.templates.lookup(node.name);
    if (template === undefined) return frame.fail(`template ${goQuote(node.name)} not defined`);
    const dot = evaluate(frame);
    run.step();
    run.checkDepth(frame.depth + 1);
    run.frame = new Frame(run, template, dot, frame.depth + 1, { frame, node });
    template.execute(run.frame);
    run.frame = frame;
    return NORMAL;
  };
}

// Branches.

function compileBranch(node: BranchNode, scope: Scope): Execute {
  const inner = scope.enter();
  const evaluate = compilePipe(node.pipe, inner);
  const origins = originsOf(node.pipe, inner);
  const isWith = node.kind === 'with';
  const body = compileStatements(node.body, inner.enter());
  const otherwise = node.otherwise === undefined ? NOTHING : compileStatements(node.otherwise, inner.enter());
  const withDot = (frame: Frame, value: unknown): Ending => {
    const { dot, isDotWrapped, dotReference } = frame;
    frame.dotReference = isContainer(value) ? undefined : origins(frame, value);
    frame.dot = value;
    frame.isDotWrapped = false;
    const ending = body(frame);
    frame.dot = dot;
    frame.isDotWrapped = isDotWrapped;
    frame.dotReference = dotReference;
    return ending;
  };
  return (frame) => {
    const value = evaluate(frame);
    if (mayBeUnknown()) {
      const unknown = unknownCondition(value);
      if (unknown !== undefined) {
        return bothBranches(
          frame,
          node,
          unknown,
          () => (isWith ? withDot(frame, value) : body(frame)),
          () => otherwise(frame),
        );
      }
    }
    const truth = value instanceof Unknown ? value.truth === true : isTrue(value);
    if (!truth) return otherwise(frame);
    return isWith ? withDot(frame, value) : body(frame);
  };
}

const NOTHING: Execute = () => NORMAL;

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const MARKER_ONLY = /^\uE1A0[\uE1B0-\uE1B9]+\uE1A1$/;

/** Returns the unknown value of a condition; undefined when the condition can be evaluated. */
function unknownCondition(value: unknown): Unknown | undefined {
  if (value instanceof Unknown) return value.truth === undefined ? value : undefined;
  if (typeof value !== 'string' || !hasMarker(value)) return undefined;
  return MARKER_ONLY.test(value) ? new Unknown('a text') : undefined;
}

/** The effects of one of two branches. */
interface BranchResult {
  readonly out: string;
  readonly segments: ReturnType<typeof newSegments>;
  readonly failure: GoError | undefined;
  readonly variables: readonly unknown[];
  readonly ending: Ending;
}

/**
 * Executes both branches of an unknown condition. Prints the output of the first branch, marked as conditional. If it is empty, prints that
 * of the second branch. Records a failure in one branch. A variable with two values becomes unknown.
 */
function bothBranches(frame: Frame, node: BranchNode, unknown: Unknown, first: () => Ending, second: () => Ending): Ending {
  const before = frame.variables.slice();
  const position = positionIn(frame.template.file, node.at);
  const yes = tryBranch(frame, first);
  frame.variables.splice(0, frame.variables.length, ...before);
  const no = tryBranch(frame, second);
  if (yes.failure !== undefined && no.failure !== undefined) throw yes.failure;
  mergeVariables(frame, unknown, yes, no);
  const isFirst = yes.failure === undefined && (yes.out.trim() !== '' || no.out.trim() === '');
  const chosen = isFirst ? yes : no;
  const other = isFirst ? no : yes;
  const failures = [yes.failure, no.failure].filter((failure) => failure !== undefined);
  const alternative = other.failure === undefined && other.out.trim() !== '' ? other.out : undefined;
  const [open, close] = frame.run.branch(unknown, position, failures, alternative);
  append(frame, open, chosen, close);
  // A loop that may end is continued.
  return NORMAL;
}

function tryBranch(frame: Frame, execute: () => Ending): BranchResult {
  const { run } = frame;
  const { out, segments } = run;
  const { dot, isDotWrapped, dotReference } = frame;
  run.out = '';
  run.segments = newSegments();
  let failure: GoError | undefined;
  let ending: Ending = NORMAL;
  try {
    ending = execute();
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    failure = error;
    run.frame = frame;
    Object.assign(frame, { dot, isDotWrapped, dotReference });
  }
  const result = { out: run.out, segments: run.segments, failure, variables: frame.variables.slice(), ending };
  run.out = out;
  run.segments = segments;
  return result;
}

function mergeVariables(frame: Frame, unknown: Unknown, yes: BranchResult, no: BranchResult): void {
  const { variables } = frame;
  const count = Math.max(yes.variables.length, no.variables.length);
  for (let slot = 0; slot < count; slot++) {
    const [a, b] = [yes.variables[slot], no.variables[slot]];
    const same = Object.is(a, b);
    if (same) variables[slot] = a;
    else if (yes.failure !== undefined) variables[slot] = b;
    else if (no.failure !== undefined) variables[slot] = a;
    else variables[slot] = new Unknown(unknown.reason, isTrue(a) && isTrue(b) ? true : undefined);
  }
}

function append({ run }: Frame, open: string, { out, segments }: BranchResult, close: string): void {
  run.print(open);
  const start = run.out.length;
  for (const [index, at] of segments.starts.entries()) {
    run.segments.starts.push(start + at);
    run.segments.sites.push(segments.sites[index] as PrintSite);
    run.segments.containers.push(segments.containers[index]);
    run.segments.keys.push(segments.keys[index] as string);
    run.segments.included.push(segments.included[index]);
  }
  run.print(out);
  run.print(close);
}

// Loops.

function compileRange(node: BranchNode, scope: Scope): Execute {
  const inner = scope.enter();
  const { declarations, isAssignment } = node.pipe;
  const evaluate = compilePipe(node.pipe, inner, 'range');
  const [first, second] = declarations.map(({ name }) => (isAssignment ? inner.lookup(name) : inner.declaredSlot(name)));
  const names = declarations.map(({ name }) => name);
  const elementSlot = second ?? first;
  const keySlot = second === undefined ? undefined : first;
  const missing = isAssignment ? names.find((name) => inner.lookup(name) === undefined) : undefined;
  const origins = originsOf(node.pipe, inner);
  const body = compileStatements(node.body, inner.enter());
  const otherwise = node.otherwise === undefined ? NOTHING : compileStatements(node.otherwise, inner.enter());
  const loop: Loop = { node, body, elementSlot, keySlot };
  return (frame) => {
    const value = evaluate(frame);
    if (missing !== undefined) frame.fail(`undefined variable: ${missing}`);
    if (value instanceof Unknown) {
      return bothBranches(
        frame,
        node,
        value,
        () => iterateUnknown(frame, value, loop),
        () => otherwise(frame),
      );
    }
    const { dot, isDotWrapped, dotReference } = frame;
    const count = iterate(frame, value, loop, origins);
    frame.dot = dot;
    frame.isDotWrapped = isDotWrapped;
    frame.dotReference = dotReference;
    return count === 0 ? otherwise(frame) : NORMAL;
  };
}

interface Loop {
  readonly node: BranchNode;
  readonly body: Execute;
  readonly elementSlot: number | undefined;
  readonly keySlot: number | undefined;
}

/** Executes the body for one element. Returns true when the loop ends. */
function once(frame: Frame, { body, elementSlot, keySlot }: Loop, key: unknown, element: unknown, container: object | undefined): boolean {
  frame.run.step();
  if (elementSlot !== undefined) {
    frame.variables[elementSlot] = element;
    frame.wrapped[elementSlot] = frame.isDotWrapped;
  }
  if (keySlot !== undefined) frame.variables[keySlot] = key;
  const reference = container === undefined || isContainer(element) ? undefined : { container, key: String(key) };
  if (elementSlot !== undefined) frame.references[elementSlot] = reference;
  frame.dot = element;
  frame.dotReference = reference;
  return body(frame) === BREAK;
}

function iterate(frame: Frame, value: unknown, loop: Loop, origins: Origins): number {
  if (value === undefined || value === null || value === NIL_LIST) return 0;
  if (Array.isArray(value)) {
    frame.isDotWrapped = typeInfo(value)?.elem === undefined;
    for (let index = 0; index < value.length; index++) {
      if (once(frame, loop, BigInt(index), value[index], value)) break;
    }
    return value.length;
  }
  if (value instanceof Uint8Array)
    return iterate(
      frame,
      Array.from(value, (byte) => new Sized('uint8', BigInt(byte))),
      loop,
      origins,
    );
  if (isMap(value)) return iterateMap(frame, value, loop);
  if (typeof value === 'bigint') return iterateNumbers(frame, value, loop, (index) => index);
  if (value instanceof Sized && kindOf(value).includes('int')) {
    return iterateNumbers(frame, value.value, loop, (index) => new Sized(value.type, index));
  }
  frame.fail(`range can't iterate over ${printed(value, frame.run.markerOf)}`);
}

function iterateMap(frame: Frame, value: GoMap, loop: Loop): number {
  const keys = sortedKeys(value);
  frame.isDotWrapped = typeInfo(value)?.elem === undefined;
  for (const key of keys) {
    frame.run.noteRead(value, key);
    if (once(frame, loop, key, value[key], value)) break;
  }
  return keys.length;
}

function iterateNumbers(frame: Frame, end: bigint, loop: Loop, numberAt: (index: bigint) => unknown): number {
  if (loop.keySlot !== undefined) frame.fail(`can't use ${end} to iterate over more than one variable`);
  frame.isDotWrapped = false;
  for (let index = 0n; index < end; index++) {
    if (once(frame, loop, undefined, numberAt(index), undefined)) break;
  }
  return end > 0n ? 1 : 0;
}

function iterateUnknown(frame: Frame, value: Unknown, loop: Loop): Ending {
  const { dot, isDotWrapped, dotReference } = frame;
  frame.isDotWrapped = true;
  once(frame, loop, new Unknown(value.reason), new Unknown(value.reason), undefined);
  Object.assign(frame, { dot, isDotWrapped, dotReference });
  return NORMAL;
}
