import type { VersionFacts } from '../../src/versions/version-facts.ts';
import type { Release } from './release.ts';

interface FieldFacts {
  readonly since: string;
  readonly type: string;
}

type Types = ReadonlyMap<string, ReadonlyMap<string, FieldFacts>>;

/** Facts of releases, the oldest first. What the newest release no longer has is left out. */
export function factsOf(project: string, releases: readonly Release[]): VersionFacts {
  const newest = releases.at(-1);
  if (newest === undefined) throw new Error(`${project} has no release`);
  const types = datedTypes(releases, newest);
  const leading = typesThatLead(types);
  const shown = (since: string, type: string, own: string): string => (leading.has(type) ? `${since}>${type === own ? '' : type}` : since);
  const kept = [...types].flatMap(([name, fields]) => {
    if (!leading.has(name)) return [];
    const entries = [...fields].flatMap(([field, { since, type }]) => {
      const text = shown(since, type, `${name}.${field}`);
      return text === '' ? [] : [[field, text] as const];
    });
    return [[name, Object.fromEntries(entries)] as const];
  });
  const kinds = sorted(newest.kinds).flatMap(([name, type]) => {
    const since = releases.find((release) => release.kinds.has(name))?.minor ?? '';
    const text = shown(since === releases[0]?.minor ? '' : since, type, name);
    return text === '' ? [] : [[name, text] as const];
  });
  return {
    project,
    releases: Object.fromEntries(releases.map(({ minor, source }) => [minor, source])),
    kinds: Object.fromEntries(kinds),
    types: Object.fromEntries(kept),
  };
}

/** Fields with the release that brought them; none for those that came with their type. */
function datedTypes(releases: readonly Release[], newest: Release): Types {
  return new Map(
    sorted(newest.types).map(([name, fields]) => {
      const having = releases.filter(({ types }) => types.has(name));
      const dated = sorted(fields).map(([field, type]) => {
        const first = having.find(({ types }) => types.get(name)?.has(field));
        return [field, { since: first === having[0] ? '' : (first?.minor ?? ''), type }] as const;
      });
      return [name, new Map(dated)] as const;
    }),
  );
}

const sorted = <Value>(map: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** Types with a field that came later, and those with one of such a type. */
function typesThatLead(types: Types): ReadonlySet<string> {
  const leading = new Set<string>();
  for (let before = -1; before !== leading.size; ) {
    before = leading.size;
    for (const [name, fields] of types)
      if ([...fields.values()].some(({ since, type }) => since !== '' || leading.has(type))) leading.add(name);
  }
  return leading;
}
