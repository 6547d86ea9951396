import { goQuote } from '../values/go-quote.ts';
import { type GoMap, type GoMethod, GoStruct, isMap, typeInfo, typeName, zeroElement } from '../values/go-value.ts';
import { Unknown } from '../values/unknown.ts';
import type { Frame, Run } from './run.ts';

/** The map that the last field of a chain was read from. */
export class FieldRead {
  readonly key: string;
  container: object | undefined;

  constructor(key: string) {
    this.key = key;
  }
}

/** The map that a field was last read from, so that repeated reads are recorded once. */
interface SeenRead {
  run: Run | undefined;
  container: object | undefined;
}

/** Reads one field of a value. */
export type ReadField = (frame: Frame, receiver: unknown, isWrapped: boolean) => unknown;

/** Compiles the read of a field that is not called with arguments. */
export function compileField(key: string, read: FieldRead | undefined): ReadField {
  const seen: SeenRead = { run: undefined, container: undefined };
  return (frame, receiver, isWrapped) => {
    if (typeof receiver !== 'object' || receiver === null) return readNothing(frame, receiver, key, isWrapped);
    const { run } = frame;
    if (seen.container !== receiver || seen.run !== run) {
      seen.container = receiver;
      seen.run = run;
      run.noteRead(receiver, key);
    }
    if (read !== undefined) read.container = receiver;
    const prototype = Object.getPrototypeOf(receiver);
    const isAnyObject = prototype === Object.prototype || prototype === null;
    if (isAnyObject && Object.hasOwn(receiver, key)) return (receiver as GoMap)[key];
    return readObject(frame, receiver, key, isWrapped);
  };
}

function readNothing(frame: Frame, receiver: unknown, key: string, isWrapped: boolean): unknown {
  if (receiver === undefined) {
    if (frame.run.templates.dialect.missingKey === 'error') frame.fail(`nil data; no entry for key ${goQuote(key)}`);
    return undefined;
  }
  if (receiver === null) frame.fail(`nil pointer evaluating interface {}.${key}`);
  frame.fail(`can't evaluate field ${key} in type ${isWrapped ? 'interface {}' : typeName(receiver)}`);
}

function readObject(frame: Frame, receiver: object, key: string, isWrapped: boolean): unknown {
  if (receiver instanceof Unknown) return new Unknown(`${receiver.reason}.${key}`);
  if (receiver instanceof GoStruct && Object.hasOwn(receiver.fields, key)) {
    const isExported = key[0]?.toLowerCase() !== key[0];
    if (!isExported) frame.fail(`${key} is an unexported field of struct type ${typeName(receiver)}`);
    return receiver.fields[key];
  }
  if (isMap(receiver)) {
    if (Object.hasOwn(receiver, key)) return receiver[key];
    if (frame.run.templates.dialect.missingKey === 'error') failMissing(frame, receiver, key);
    return zeroElement(receiver);
  }
  frame.fail(`can't evaluate field ${key} in type ${isWrapped ? 'interface {}' : typeName(receiver)}`);
}

/** Returns the method of a value, if its type has one of this name. */
export function methodOf(receiver: unknown, name: string): GoMethod | undefined {
  if (typeof receiver !== 'object' || receiver === null) return undefined;
  const methods = typeInfo(receiver)?.methods;
  return methods !== undefined && Object.hasOwn(methods, name) ? methods[name] : undefined;
}

function failMissing(frame: Frame, map: object, key: string): never {
  const error = frame.errorWith(`map has no entry for key ${goQuote(key)}`);
  error.missingKey = { key, map };
  throw error;
}
