import { buildPointer, type Finding, type PointerSegment } from '@slipway/manifest';
import type { ContentPackage } from '../workspace/workspace.ts';

/** What is wrong with the value that `describe()` of a package returned: it may be of another version, or not of the library at all. */
export const checkDescription = (description: unknown, content: ContentPackage): Finding[] =>
  problemsOf(description, FLEET, []).map(({ path, value, expected }) => ({
    rule: 'broken-description',
    severity: 'reject',
    message: `describe() of ${content.npmName} does not return the description of a fleet`,
    file: content.entry,
    pointer: buildPointer(path),
    source: { file: content.entry, line: 1, column: 1 },
    value,
    expected,
    remedy: 'return what describeFleet(fleet) of @slipway/fleet returns, in the version of this command',
  }));

/** A type, a test, a list of one shape, an object with at least these members; `optional` members may be absent. */
type Shape =
  | 'text'
  | Test
  | { readonly list: Shape }
  | { readonly members: Readonly<Record<string, Shape>>; readonly optional?: Readonly<Record<string, Shape>> };

interface Test {
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

interface ShapeProblem {
  readonly path: readonly PointerSegment[];
  readonly value: unknown;
  readonly expected: string;
}

const matching = (pattern: RegExp, expected: string): Test => ({
  expected,
  holds: (value) => typeof value === 'string' && pattern.test(value),
});
const texts: Shape = { list: 'text' };

/** Ids, names and what stands in comments are parts of a script. */
const STEP: Shape = {
  members: {
    id: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and dashes'),
    title: matching(/^[^\n\r]+$/, 'one line'),
    why: matching(/^[^\n\r]+$/, 'one line'),
    programs: { list: matching(/^[A-Za-z0-9._-]+$/, 'the name of a program') },
    inputs: {
      list: {
        members: {
          name: matching(/^[A-Z_][A-Z0-9_]*$/, 'the name of an environment variable'),
          summary: matching(/^[^\n\r]+$/, 'one line'),
        },
      },
    },
    commands: texts,
    check: texts,
  },
  optional: { accountId: matching(/^\d{12}$/, 'twelve digits') },
};

const CLUSTER: Shape = {
  members: {
    name: matching(/^[A-Za-z0-9._-]+$/, 'letters, digits, dots and dashes'),
    role: matching(/^(hub|workload)$/, 'hub or workload'),
    accountId: 'text',
    region: 'text',
    packages: {
      expected: 'a channel, or pins with the channel of the definitions',
      holds: (value) =>
        isObject(value) && (typeof value.channel === 'string' || (isObject(value.pin) && typeof value.definitions === 'string')),
    },
    path: 'text',
    addons: texts,
    applications: texts,
    bootstrap: { list: STEP },
  },
  optional: {
    delivery: matching(/^(self|hub)$/, 'self or hub'),
    hub: 'text',
    kubernetes: { members: { controlPlane: 'text', nodes: 'text' } },
  },
};

const ITEM = { name: 'text', package: 'text', clusters: texts } as const;

const FLEET: Shape = {
  members: {
    clusters: { list: CLUSTER },
    addons: {
      list: { members: { ...ITEM, summary: 'text', charts: { list: { members: { name: 'text', version: 'text', source: 'text' } } } } },
    },
    applications: { list: { members: { ...ITEM, summary: 'text', team: 'text' } } },
    compositions: { list: { members: { kind: 'text', apiVersion: 'text', package: 'text', compositions: texts, clusters: texts } } },
    sources: {
      list: { members: { ...ITEM, kind: 'text', url: 'text', charts: { list: { members: { name: 'text', version: 'text' } } } } },
    },
  },
};

function problemsOf(value: unknown, shape: Shape, path: readonly PointerSegment[]): ShapeProblem[] {
  const problem = (expected: string): ShapeProblem[] => [{ path, value, expected }];
  if (shape === 'text') return typeof value === 'string' ? [] : problem('a text');
  if ('holds' in shape) return shape.holds(value) ? [] : problem(shape.expected);
  if ('list' in shape) {
    return Array.isArray(value) ? value.flatMap((item, index) => problemsOf(item, shape.list, [...path, index])) : problem('a list');
  }
  if (!isObject(value)) return problem(`an object with ${Object.keys(shape.members).join(', ')}`);
  const present = Object.entries(shape.optional ?? {}).filter(([name]) => value[name] !== undefined);
  return [...Object.entries(shape.members), ...present].flatMap(([name, member]) => problemsOf(value[name], member, [...path, name]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
