import { buildPointer } from '@slipway/manifest';
import type { Problem } from '../object-finding.ts';
import { isSubstituted } from '../substitution.ts';
import { nameForm } from './name-forms.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of `metadata` that the server writes, or other objects are named in. */
export const serverFieldProblems = (fields: Fields, apiVersion: string, kind: string, builtIn: boolean): Problem[] => [
  ...generateNameProblems(fields, apiVersion, kind),
  ...ownerProblems(fields.ownerReferences),
  ...(builtIn ? emptyOwners(fields.ownerReferences) : []),
  ...ownedByServer(fields),
  ...deletionProblems(fields.finalizers),
];

/** A name is made of it with letters and digits at its end; how long names may be is asked of names only. */
function generateNameProblems({ generateName }: Fields, apiVersion: string, kind: string): Problem[] {
  if (typeof generateName !== 'string' || generateName === '' || isSubstituted(generateName)) return [];
  const form = nameForm(apiVersion, kind);
  const masked = generateName.length > 1 && generateName.endsWith('-') ? `${generateName.slice(0, -2)}a` : generateName;
  if (masked.length > 52 || form.accepts(masked)) return [];
  return [
    problem(
      'wrong-name',
      '/metadata/generateName',
      generateName,
      `no name for a ${kind} begins like it`,
      form.description,
      'remove it: metadata.name is enough',
    ),
  ];
}

/** `ValidateOwnerReferences`. */
function ownerProblems(owners: unknown): Problem[] {
  if (!Array.isArray(owners)) return [];
  const isController = (owner: unknown): boolean => (owner as Fields | null)?.controller === true;
  const controllers = owners.filter(isController);
  const wrong = owners.flatMap((owner: unknown, index) => ownerProblem(owner, buildPointer(['metadata', 'ownerReferences', index])));
  if (controllers.length < 2) return wrong;
  const pointer = '/metadata/ownerReferences';
  return [
    ...wrong,
    problem(
      'wrong-owner',
      pointer,
      owners,
      'two owners are controllers',
      'one owner with controller: true at most',
      'remove controller from the others',
    ),
  ];
}

function ownerProblem(owner: unknown, pointer: string): Problem[] {
  const { apiVersion, kind } = (owner ?? {}) as Fields;
  if (typeof apiVersion !== 'string' || isSubstituted(apiVersion)) return [];
  const [group = '', version, ...rest] = apiVersion.split('/');
  if (rest.length > 0 || version === '') {
    return [
      problem(
        'wrong-owner',
        `${pointer}/apiVersion`,
        apiVersion,
        'the owner has no API version',
        'group/version',
        'write the apiVersion of the owner',
      ),
    ];
  }
  const isEvent = kind === 'Event' && (apiVersion === 'v1' || group === 'events.k8s.io');
  return isEvent ? [problem('wrong-owner', pointer, owner, 'an Event owns nothing', 'an owner of another kind', 'remove the owner')] : [];
}

/** The schemas of built-in kinds let empty texts pass. */
const emptyOwners = (owners: unknown): Problem[] =>
  Array.isArray(owners)
    ? owners.flatMap((owner: unknown, index) =>
        ['kind', 'name', 'uid'].flatMap((field) =>
          (owner as Fields | null)?.[field] === ''
            ? [
                problem(
                  'wrong-owner',
                  buildPointer(['metadata', 'ownerReferences', index, field]),
                  '',
                  'it is empty',
                  `the ${field} of the owner`,
                  'remove the owner: controllers set it',
                ),
              ]
            : [],
        ),
      )
    : [];

function ownedByServer({ managedFields, uid }: Fields): Problem[] {
  const found: Problem[] = [];
  if (Array.isArray(managedFields)) {
    found.push(
      problem(
        'server-field',
        '/metadata/managedFields',
        managedFields,
        'who applies an object cannot say who manages it',
        'no managedFields',
        'remove it',
      ),
    );
  }
  if (typeof uid === 'string' && uid !== '' && !isSubstituted(uid)) {
    found.push(problem('server-field', '/metadata/uid', uid, 'the server chooses the uid of a new object', 'no uid', 'remove it'));
  }
  return found;
}

function deletionProblems(finalizers: unknown): Problem[] {
  if (!Array.isArray(finalizers) || !finalizers.includes('orphan') || !finalizers.includes('foregroundDeletion')) return [];
  const expected = 'orphan or foregroundDeletion, not both';
  return [
    problem('wrong-finalizer', '/metadata/finalizers', finalizers, 'the finalizers exclude each other', expected, 'remove one of them'),
  ];
}

const problem = (rule: string, pointer: string, value: unknown, message: string, expected: string, remedy: string): Problem => ({
  rule,
  severity: 'reject',
  message: `${pointer.slice(1).replaceAll('/', '.')}: ${message}`,
  pointer,
  value,
  expected,
  remedy,
});
