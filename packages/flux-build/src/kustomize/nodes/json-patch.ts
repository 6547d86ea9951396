import { setKey } from '@slipway/manifest';
import { spendBytes, spendOperations } from '../../spending.ts';
import type { JsonValue } from './node-value.ts';
import { refusal } from './refusal.ts';

/** One operation as it is written; it is checked when it runs. */
export type JsonOperation = Readonly<Record<string, JsonValue>>;

type Container = JsonValue[] | Record<string, JsonValue>;

/**
 * Applies a JSON patch as the library of kustomize does. It supports negative indices, replaces missing fields and skips nothing: the first
 * operation that fails refuses the build. It changes the document.
 */
export function applyJsonPatch(document: Record<string, JsonValue>, operations: readonly JsonOperation[]): JsonValue {
  let root: Container = document;
  for (const operation of operations) root = apply(root, operation);
  return root;
}

function apply(root: Container, operation: JsonOperation): Container {
  spendOperations(OPERATIONS_PER_OPERATION);
  switch (operation.op) {
    case 'add':
      add(root, textOf(operation, 'path'), operationValue(operation));
      return root;
    case 'remove':
      remove(root, textOf(operation, 'path'));
      return root;
    case 'replace':
      return replace(root, operation);
    case 'move':
      move(root, operation);
      return root;
    case 'test':
      test(root, operation);
      return root;
    case 'copy':
      copy(root, operation);
      return root;
    default:
      throw refusal('json-patch-operation', `a JSON patch has the operation ${JSON.stringify(operation.op)}`);
  }
}

/** Cost of an operation, in addition to the nodes that it reads and copies. */
const OPERATIONS_PER_OPERATION = 20;

function textOf(operation: JsonOperation, field: 'path' | 'from'): string {
  const text = operation[field];
  if (typeof text === 'string') return text;
  throw refusal('json-patch-path', `an operation of a JSON patch has no ${field}`);
}

/** An operation without a value has the value null. */
const operationValue = (operation: JsonOperation): JsonValue => structuredCopy(operation.value ?? null);

/** Copies a value, and takes it from the current budget: repeated copies of copies double each time. */
function structuredCopy(value: JsonValue): JsonValue {
  if (typeof value === 'string') spendBytes(value.length);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    spendBytes(BYTES_PER_VALUE * (1 + value.length));
    return (value as readonly JsonValue[]).map(structuredCopy);
  }
  const entries = Object.entries(value);
  spendBytes(2 * BYTES_PER_VALUE * (1 + entries.length));
  return Object.fromEntries(entries.map(([key, item]) => [key, structuredCopy(item)]));
}

/** Bytes of a value, and of the node that it becomes later. */
const BYTES_PER_VALUE = 120;

interface Target {
  readonly container: Container;
  readonly key: string;
}

const missing = (path: string): Error => refusal('json-patch-path', `nothing is at ${path}, which a JSON patch names`);

/** Returns the container of the value at a pointer; the value may not exist. */
function targetOf(root: Container, path: string): Target {
  spendOperations(path.length);
  const parts = path.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (parts.length < 2) throw missing(path);
  let container = root;
  for (const part of parts.slice(1, -1)) {
    const next = get(container, part, path);
    if (typeof next !== 'object' || next === null) throw missing(path);
    container = next as Container;
  }
  return { container, key: parts.at(-1) as string };
}

/** Returns undefined for a missing field; refuses a missing item. */
function get(container: Container, key: string, path: string): JsonValue | undefined {
  if (!Array.isArray(container)) return Object.hasOwn(container, key) ? container[key] : undefined;
  return container[indexOf(key, path, container.length - 1)];
}

/** Negative indices count from the end. */
function indexOf(key: string, path: string, last: number): number {
  if (!/^[-+]?\d+$/.test(key)) throw missing(path);
  const index = Number(key) < 0 ? Number(key) + last + 1 : Number(key);
  if (index < 0 || index > last) throw missing(path);
  return index;
}

function add(root: Container, path: string, value: JsonValue): void {
  const { container, key } = targetOf(root, path);
  if (Array.isArray(container)) spendOperations(container.length / 16);
  if (!Array.isArray(container)) setKey(container, key, value);
  else if (key === '-') container.push(value);
  else container.splice(indexOf(key, path, container.length), 0, value);
}

function remove(root: Container, path: string): void {
  const { container, key } = targetOf(root, path);
  if (Array.isArray(container)) spendOperations(container.length / 16);
  if (Array.isArray(container)) container.splice(indexOf(key, path, container.length - 1), 1);
  else if (Object.hasOwn(container, key)) delete container[key];
  else throw missing(path);
}

/** Adds a missing field; an empty path means the whole document. */
function replace(root: Container, operation: JsonOperation): Container {
  const path = textOf(operation, 'path');
  const value = operationValue(operation);
  if (path === '') {
    if (typeof value !== 'object' || value === null) throw refusal('json-patch-path', 'a document cannot be replaced by a scalar');
    return value as Container;
  }
  const { container, key } = targetOf(root, path);
  if (Array.isArray(container)) container[indexOf(key, path, container.length - 1)] = value;
  else setKey(container, key, value);
  return root;
}

function move(root: Container, operation: JsonOperation): void {
  const from = textOf(operation, 'from');
  const { container, key } = targetOf(root, from);
  const value = get(container, key, from);
  remove(root, from);
  add(root, textOf(operation, 'path'), value ?? null);
}

function copy(root: Container, operation: JsonOperation): void {
  const from = textOf(operation, 'from');
  const { container, key } = targetOf(root, from);
  const value = get(container, key, from);
  add(root, textOf(operation, 'path'), structuredCopy(value ?? null));
}

function test(root: Container, operation: JsonOperation): void {
  const path = textOf(operation, 'path');
  const target = path === '' ? undefined : targetOf(root, path);
  const found = target === undefined ? root : get(target.container, target.key, path);
  if (!equal(found ?? null, operation.value ?? null)) throw refusal('json-patch-test', `${path} is not what a JSON patch tests it for`);
}

function equal(a: JsonValue, b: JsonValue): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  if (Array.isArray(a) || Array.isArray(b)) {
    spendOperations(2 * (a as readonly JsonValue[]).length);
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => equal(item, b[index]));
  }
  const [left, right] = [a, b] as [Record<string, JsonValue>, Record<string, JsonValue>];
  const keys = Object.keys(left);
  spendOperations(5 * (1 + keys.length));
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && equal(left[key] as JsonValue, right[key] as JsonValue))
  );
}
