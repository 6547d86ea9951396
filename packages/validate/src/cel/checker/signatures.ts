import { FUNCTIONS } from '../functions/all-functions.ts';
import { parseSignature, type Signature } from '../values/overload.ts';

/** Operators with special evaluation, and functions that rules of custom resources can name but never call. */
const OTHERS: readonly Signature[] = [
  ['_?_:_', '(bool, A, A) -> A'],
  ['_&&_', '(bool, bool) -> bool'],
  ['_||_', '(bool, bool) -> bool'],
  ['_==_', '(A, A) -> bool'],
  ['_!=_', '(A, A) -> bool'],
  ['@not_strictly_false', '(bool) -> bool'],
  ['_[_]', '(list(A), int) -> A'],
  ['_[_]', '(map(A, B), A) -> B'],
  ['_[_]', '(optional(list(A)), int) -> optional(A)'],
  ['_[_]', '(optional(map(A, B)), A) -> optional(B)'],
  ['_[?_]', '(list(A), int) -> optional(A)'],
  ['_[?_]', '(optional(list(A)), int) -> optional(A)'],
  ['_[?_]', '(map(A, B), A) -> optional(B)'],
  ['_[?_]', '(optional(map(A, B)), A) -> optional(B)'],
  ['in', '(A, list(A)) -> bool'],
  ['in', '(A, map(A, B)) -> bool'],
  ...authorizer([
    ['path', 'Authorizer', '(string)', 'PathCheck'],
    ['group', 'Authorizer', '(string)', 'GroupCheck'],
    ['serviceAccount', 'Authorizer', '(string, string)', 'Authorizer'],
    ['resource', 'GroupCheck', '(string)', 'ResourceCheck'],
    ...['subresource', 'namespace', 'name', 'fieldSelector', 'labelSelector'].map(
      (name) => [name, 'ResourceCheck', '(string)', 'ResourceCheck'] as const,
    ),
    ['check', 'PathCheck', '(string)', 'Decision'],
    ['check', 'ResourceCheck', '(string)', 'Decision'],
  ]),
  ['allowed', `${authorization('Decision')}.() -> bool`],
  ['errored', `${authorization('Decision')}.() -> bool`],
  ['error', `${authorization('Decision')}.() -> string`],
  ['reason', `${authorization('Decision')}.() -> string`],
].map(([name = '', signature = '']) => ({ name, ...parseSignature(name, signature) }));

function authorization(name: string): string {
  return `kubernetes.authorization.${name}`;
}

function authorizer(methods: readonly (readonly [string, string, string, string])[]): string[][] {
  return methods.map(([name, of, params, result]) => [name, `${authorization(of)}.${params} -> ${authorization(result)}`]);
}

/** All functions of the server's environment, by name. */
export const SIGNATURES: ReadonlyMap<string, readonly Signature[]> = new Map<string, readonly Signature[]>([
  ...FUNCTIONS,
  ...Map.groupBy(OTHERS, ({ name }) => name),
]);
