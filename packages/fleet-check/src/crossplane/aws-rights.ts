import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { type Fields, fieldsOf, groupOf, listOf, objectText, textOf } from '../fields.ts';
import { type FleetProblem, problemOf } from '../fleet-problem.ts';

/** Policies of IAM that allow everything, or that AWS refuses. */
export function* awsRights(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.active) {
    if (!/^iam\.aws\.(?:m\.)?(?:upbound|crossplane)\.io$/.test(groupOf(about.object))) continue;
    for (const { pointer, text } of policiesOf(about.object)) yield* problemsOf(about, pointer, text);
  }
}

/** In a field of its own, or inline in a role. */
function* policiesOf({ spec }: Fields): Generator<{ readonly pointer: string; readonly text: string }> {
  const provider = fieldsOf(fieldsOf(spec).forProvider);
  const field = POLICIES.find((each) => typeof provider[each] === 'string');
  if (field !== undefined) yield { pointer: `/spec/forProvider/${field}`, text: textOf(provider[field]) };
  for (const [index, each] of listOf(provider.inlinePolicy).entries()) {
    const { policy } = fieldsOf(each);
    if (typeof policy === 'string') yield { pointer: `/spec/forProvider/inlinePolicy/${index}/policy`, text: policy };
  }
}

const POLICIES = ['policy', 'policyDocument', 'document'] as const;

function* problemsOf(about: ActiveObject, pointer: string, text: string): Generator<FleetProblem> {
  const policy = parsed(text);
  if (policy === undefined) return;
  const { Statement } = fieldsOf(policy);
  if (Array.isArray(Statement) && Statement.length === 0) {
    yield problemOf('empty-policy', about, {
      pointer,
      message: `${objectText(about.object)} has a policy without a statement, which AWS refuses as malformed`,
      expected: 'at least one statement',
    });
    return;
  }
  const wide = (Array.isArray(Statement) ? Statement : [Statement]).map(fieldsOf).find(isUnbounded);
  if (wide === undefined) return;
  const actions = texts(wide.Action).filter(isAll);
  yield problemOf('rights-without-bounds', about, {
    pointer,
    ...(actions.length === 0 ? {} : { value: actions[0] }),
    message: `${objectText(about.object)} allows ${actions.length === 0 ? `all but ${texts(wide.NotAction).join(', ')}` : actions.join(', ')} on all resources, and with that everything in the account`,
    expected: 'the actions and resources that are needed',
  });
}

/** Undefined for what is not JSON, which AWS refuses by itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All that is not named is allowed by NotAction and NotResource. */
const isUnbounded = ({ Effect, Action, NotAction, Resource, NotResource, Condition }: Fields): boolean =>
  Effect === 'Allow' &&
  Condition === undefined &&
  (texts(Action).some(isAll) || (NotAction !== undefined && !texts(NotAction).some((each) => each.toLowerCase() === 'iam:*'))) &&
  (texts(Resource).includes('*') || NotResource !== undefined);

/** Who may do everything with IAM may give himself the rest. */
const isAll = (action: string): boolean => action === '*' || action === '*:*' || action.toLowerCase() === 'iam:*';

const texts = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : listOf(value).map(textOf));
