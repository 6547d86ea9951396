import { buildPointer, goTime, type PointerSegment } from '@slipway/manifest';
import { goLowerCase } from '../go/lower-case.ts';
import { embeddedMetadataProblems } from '../metadata/metadata-problems.ts';
import { fieldPath } from '../objects/field-path.ts';
import { type Problem, problemBelow } from '../objects/object-finding.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { ofRule } from '../rules/of-rule.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Checks a whole object inside a custom resource (`x-kubernetes-embedded-resource`), in addition to the types of its fields. */
export function embeddedProblems(object: Fields, path: readonly PointerSegment[]): Problem[] {
  const place = buildPointer(path);
  return [...inside(object)].map((problem) => problemBelow(problem, place, fieldPath(place)));
}

function* inside({ apiVersion, kind, metadata }: Fields): Iterable<Problem> {
  if (typeof apiVersion === 'string' && apiVersion.split('/').length > 2) yield invalid('/apiVersion', apiVersion, 'group/version');
  if (typeof kind === 'string' && kind !== '' && !isSubstituted(kind) && !/^[a-z]([-a-z0-9]{0,61}[a-z0-9])?$/.test(goLowerCase(kind)))
    yield invalid('/kind', kind, 'a letter, then letters, digits and -, 63 at most');
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) return;
  const fields = metadata as Fields;
  const wrongTimes = ['creationTimestamp', 'deletionTimestamp'].filter((name) => isWrongTime(fields[name]));
  for (const name of wrongTimes)
    yield { ...invalid('/metadata', fields[name], `${name}: a time as 2026-01-31T12:00:00Z`), spot: `/metadata/${name}` };
  if (wrongTimes.length === 0) yield* embeddedMetadataProblems(fields);
}

const isWrongTime = (value: unknown): boolean => typeof value === 'string' && !isSubstituted(value) && goTime(value, 'time') === undefined;

const invalid = (pointer: string, value: unknown, expected: string): Problem => ({
  ...ofRule('embedded-resource'),
  message: `${JSON.stringify(value)} is not what the object inside needs at ${pointer.slice(1)}`,
  pointer,
  value,
  expected,
  remedy: 'write it as in an object of its own',
});
