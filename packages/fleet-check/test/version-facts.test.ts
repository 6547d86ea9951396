import { findSchema, type JsonSchema, listKinds } from '@slipway/kube-models';
import { describe, expect, test } from 'vitest';
import { isLater, newerThan } from '../src/versions/newer-fields.ts';
import { type VersionFacts, versionFacts } from '../src/versions/version-facts.ts';
import { factsOf } from './facts/facts-of.ts';

const PROJECTS = ['Flux', 'Crossplane', 'Kubernetes'] as const;

/** Fields of a kind by its pinned schema, as `a.b.c`; lists and maps are looked through. */
function pinnedPaths(apiVersion: string, kind: string): ReadonlySet<string> {
  const schema = findSchema(apiVersion, kind)?.schema ?? {};
  const definitions = (schema.$defs ?? {}) as Record<string, JsonSchema>;
  const found = new Set<string>();
  const walk = (node: JsonSchema, path: string, depth: number): void => {
    if (depth > 14) return;
    const named = typeof node.$ref === 'string' ? definitions[node.$ref.replace('#/$defs/', '')] : undefined;
    if (named !== undefined) walk(named, path, depth);
    if (node.items !== undefined) walk(node.items as JsonSchema, path, depth);
    if (typeof node.additionalProperties === 'object') walk(node.additionalProperties as JsonSchema, `${path}.*`, depth);
    for (const [key, property] of Object.entries((node.properties ?? {}) as Record<string, JsonSchema>)) {
      if (depth === 0 && key === 'status') continue;
      const below = path === '' ? key : `${path}.${key}`;
      if (found.has(below)) continue;
      found.add(below);
      walk(property, below, depth + 1);
    }
  };
  walk(schema, '', 0);
  return found;
}

/** Fields that the facts say came later, as `a.b.c`. */
function datedPaths(facts: VersionFacts, kind: string): readonly string[] {
  const found: string[] = [];
  const walk = (type: string, path: string, depth: number): void => {
    if (depth > 12) return;
    for (const [field, text] of Object.entries(facts.types[type] ?? {})) {
      const [since = '', next] = text.split('>');
      const below = path === '' ? field : `${path}.${field}`;
      if (since !== '') found.push(below);
      if (next !== undefined) walk(next === '' ? `${type}.${field}` : next, below, depth + 1);
    }
  };
  const [, type] = (facts.kinds[kind] ?? '').split('>');
  if (type !== undefined) walk(type === '' ? kind : type, '', 0);
  return found;
}

describe.each(PROJECTS)('%s', (project) => {
  const facts = versionFacts(project);
  const releases = Object.keys(facts.releases);

  test('every release was read, one minor after the other, with its commit', () => {
    for (const [at, release] of releases.entries()) {
      if (at > 0) expect(isLater(release, releases[at - 1] ?? '')).toBe(true);
      expect(facts.releases[release]).toMatch(/^[\w-]+ \S*\d+\.\d+\.\d+ [0-9a-f]{40}$/);
    }
  });

  test('nothing is of a release that was not read, and types lead to types', () => {
    for (const [type, fields] of Object.entries(facts.types)) {
      for (const [field, text] of Object.entries(fields)) {
        const [since = '', next] = text.split('>');
        if (since !== '') expect(releases).toContain(since);
        if (next !== undefined) expect(facts.types).toHaveProperty([next === '' ? `${type}.${field}` : next]);
      }
    }
  });

  test('fields that came later are fields of the pinned kinds', () => {
    const kinds = listKinds().filter(
      ({ group, version, kind }) => facts.kinds[`${group === '' ? '' : `${group}/`}${version} ${kind}`] !== undefined,
    );
    expect(kinds.length).toBeGreaterThan(5);
    const unknown = kinds.flatMap(({ group, version, kind }) => {
      const apiVersion = group === '' ? version : `${group}/${version}`;
      const pinned = pinnedPaths(apiVersion, kind);
      return datedPaths(facts, `${apiVersion} ${kind}`).flatMap((path) => (pinned.has(path) ? [] : [`${apiVersion} ${kind} ${path}`]));
    });
    expect(unknown).toEqual([]);
  });
});

test('facts are created from the kinds that each release serves', () => {
  const kinds = new Map([['example.org/v1 Shop', 'Shop']]);
  const release = (minor: string, fields: Readonly<Record<string, string>>, port: readonly string[]) => ({
    minor,
    source: `shop v${minor}.0`,
    kinds,
    types: new Map([
      ['Shop', new Map(Object.entries(fields))],
      ['Port', new Map(port.map((each) => [each, '']))],
    ]),
  });
  const facts = factsOf('Shop', [
    release('1.9', { ports: 'Port', old: '' }, ['number']),
    release('1.10', { ports: 'Port', size: '' }, ['number']),
    release('1.11', { ports: 'Port', size: '' }, ['number', 'name']),
  ]);
  expect(facts.kinds).toEqual({ 'example.org/v1 Shop': '>Shop' });
  expect(facts.types).toEqual({ Shop: { ports: '>Port', size: '1.10' }, Port: { name: '1.11' } });
  const object = { ports: [{ number: 1, name: 'web' }], size: 3, old: true };
  expect(newerThan('1.9', 'example.org/v1 Shop', object, facts)).toEqual([
    { pointer: '/ports/0/name', since: '1.11' },
    { pointer: '/size', since: '1.10' },
  ]);
  expect(newerThan('1.10', 'example.org/v1 Shop', object, facts)).toEqual([{ pointer: '/ports/0/name', since: '1.11' }]);
  expect(newerThan('1.11', 'example.org/v1 Shop', object, facts)).toEqual([]);
});
