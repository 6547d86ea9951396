import type { Cluster } from '../cluster/cluster.ts';
import { fieldsOf, groupOf, listOf, objectText, textOf } from '../fields.ts';
import { type FleetProblem, problemOf } from '../fleet-problem.ts';

/** Policies of IAM that allow everything, or that AWS refuses. */
export function* awsRights(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.active) {
    if (!/^iam\.aws\.(?:m\.)?(?:upbound|crossplane)\.io$/.test(groupOf(about.object))) continue;
    const spec = fieldsOf(fieldsOf(about.object.spec).forProvider);
    const field = POLICIES.find((each) => typeof spec[each] === 'string');
    const policy = field === undefined ? undefined : parsed(textOf(spec[field]));
    if (field === undefined || policy === undefined) continue;
    const { Statement } = fieldsOf(policy);
    const place = { pointer: `/spec/forProvider/${field}` };
    if (Array.isArray(Statement) && Statement.length === 0) {
      yield problemOf('empty-policy', about, {
        ...place,
        message: `${objectText(about.object)} has a policy without a statement, which AWS refuses as malformed`,
        expected: 'at least one statement',
      });
      continue;
    }
    const wide = (Array.isArray(Statement) ? Statement : [Statement]).map(fieldsOf).find(isUnbounded);
    if (wide === undefined) continue;
    yield problemOf('rights-without-bounds', about, {
      ...place,
      value: texts(wide.Action).find(isAll),
      message: `${objectText(about.object)} allows ${texts(wide.Action).filter(isAll).join(', ')} on all resources, and with that everything in the account`,
      expected: 'the actions and resources that are needed',
    });
  }
}

const POLICIES = ['policy', 'policyDocument', 'document'] as const;

/** Undefined for what is not JSON, which AWS refuses by itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isUnbounded = ({ Effect, Action, Resource, Condition }: Readonly<Record<string, unknown>>): boolean =>
  Effect === 'Allow' && Condition === undefined && texts(Action).some(isAll) && texts(Resource).includes('*');

/** Who may do everything with IAM may give himself the rest. */
const isAll = (action: string): boolean => action === '*' || action === '*:*' || action.toLowerCase() === 'iam:*';

const texts = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : listOf(value).map(textOf));
