import { buildPointer, type Fields, isFields, plainText } from '@slipway/manifest';
import type { Problem } from '../objects/object-finding.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { ofRule } from '../rules/of-rule.ts';

const OWNERS = '/metadata/ownerReferences';

/** Checks owners, as `ValidateOwnerReferences` does. The server reports the field, but not the index of the owner. */
export function ownerProblems(owners: unknown): Problem[] {
  if (!Array.isArray(owners)) return [];
  const wrong = owners.flatMap((owner: unknown, index) => [...ownerProblem(isFields(owner) ? owner : {}, index)]);
  const controllers = owners.filter((owner: unknown) => isFields(owner) && owner.controller === true);
  if (controllers.length < 2) return wrong;
  return [
    ...wrong,
    {
      ...problem(OWNERS, owners, 'two owners are controllers', 'one owner with controller: true at most'),
      remedy: 'remove controller from the others',
    },
  ];
}

function* ownerProblem(owner: Fields, index: number): Iterable<Problem> {
  const place = buildPointer(['metadata', 'ownerReferences', index]);
  const { apiVersion, kind } = owner;
  const [group = '', version, ...rest] = textOf(apiVersion).split('/');
  if (!isSubstituted(apiVersion) && (textOf(apiVersion) === '' || rest.length > 0 || version === '')) {
    yield { ...problem(`${place}/apiVersion`, apiVersion, 'the owner has no API version', 'group/version'), field: fieldOf('apiVersion') };
  }
  for (const name of ['kind', 'name', 'uid']) {
    if (textOf(owner[name]) === '')
      yield { ...problem(`${place}/${name}`, owner[name], 'it is empty', `the ${name} of the owner`), field: fieldOf(name) };
  }
  if (kind === 'Event' && (apiVersion === 'v1' || group === 'events.k8s.io'))
    yield { ...problem(OWNERS, owner, 'an Event owns nothing', 'an owner of another kind'), spot: place };
}

const fieldOf = (name: string): string => `metadata.ownerReferences.${name}`;

/** Returns the text of a value. An absent value is empty; the schema reports other types. */
const textOf = (value: unknown): string => (value === undefined || value === null ? '' : plainText(value));

const problem = (pointer: string, value: unknown, message: string, expected: string): Problem => ({
  ...ofRule('wrong-owner'),
  message: `${pointer.slice(1).replaceAll('/', '.')}: ${message}`,
  pointer,
  ...(value === undefined ? {} : { value }),
  expected,
  remedy: 'remove the owner: controllers set it',
});
