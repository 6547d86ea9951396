import { buildPointer, type Fields, isFields } from '@slipway/manifest';
import type { VersionFacts } from './version-facts.ts';

/** A field of a later release; with an empty pointer, a version of a kind. */
export interface Newer {
  readonly pointer: string;
  readonly since: string;
}

/** Returns the fields of an object that a later minor release added, only the topmost of each path. `kind` is `group/version Kind`. */
export function newerThan(minor: string, kind: string, object: Fields, facts: VersionFacts): readonly Newer[] {
  const text = Object.hasOwn(facts.kinds, kind) ? facts.kinds[kind] : undefined;
  if (text === undefined) return [];
  const { since, type } = parse(text, kind);
  if (isLater(since, minor)) return [{ pointer: '', since }];
  const found: Newer[] = [];
  if (type !== undefined) search({ facts, minor, found }, object, type, []);
  return found;
}

interface Search {
  readonly facts: VersionFacts;
  readonly minor: string;
  readonly found: Newer[];
}

function search(state: Search, value: unknown, type: string, path: readonly (string | number)[]): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) search(state, item, type, [...path, index]);
    return;
  }
  const fields = state.facts.types[type];
  if (fields === undefined || !isFields(value) || path.length > MAX_DEPTH) return;
  for (const [key, child] of Object.entries(value)) {
    const field = Object.hasOwn(fields, key) ? key : '*';
    const text = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (text === undefined) continue;
    const { since, type: childType } = parse(text, `${type}.${field}`);
    if (isLater(since, state.minor)) state.found.push({ pointer: buildPointer([...path, key]), since });
    else if (childType !== undefined) search(state, child, childType, [...path, key]);
  }
}

/** Limit of the depth, above that of any kind with new fields. */
const MAX_DEPTH = 40;

/** Parses `since>type` of `VersionFacts`. */
function parse(text: string, own: string): { readonly since: string; readonly type: string | undefined } {
  const at = text.indexOf('>');
  if (at < 0) return { since: text, type: undefined };
  return { since: text.slice(0, at), type: text.slice(at + 1) || own };
}

/** Whether a minor release is later than another one. An empty release is earlier than all others. */
export function isLater(since: string, minor: string): boolean {
  if (since === '') return false;
  const [major = 0, feature = 0] = since.split('.').map(Number);
  const [otherMajor = 0, otherFeature = 0] = minor.split('.').map(Number);
  return major > otherMajor || (major === otherMajor && feature > otherFeature);
}
