import { below, type Fields, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, nameOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { policiesOf, statementsOf, textsIn } from './policies.ts';

/** Reports IAM policies that allow all actions, or that AWS refuses. */
export function* awsPermissions(cluster: Cluster): Generator<FleetProblem> {
  const boundaries = boundariesOn(cluster);
  for (const about of cluster.active) {
    if (!/^iam\.aws\.(?:m\.)?(?:upbound|crossplane)\.io$/.test(groupOf(about.object))) continue;
    for (const { pointer, text } of policiesOf(about.object)) yield* problemsOf(about, pointer, text, boundaries.has(nameOf(about.object)));
  }
}

function* problemsOf(about: ActiveObject, pointer: string, text: string, isBoundary: boolean): Generator<FleetProblem> {
  const statements = statementsOf(text);
  if (statements === undefined) return;
  if (statements.length === 0) {
    yield problemOf('empty-policy', about, {
      pointer,
      message: `${objectText(about.object)} has a policy without a statement, which AWS refuses as malformed`,
      expected: 'at least one statement',
    });
    return;
  }
  const wide = statements.find(isUnbounded);
  if (wide === undefined) {
    if (!isBoundary) yield* wholeServices(about, pointer, statements);
    return;
  }
  const actions = textsIn(wide.Action).filter(isAll);
  yield problemOf('permissions-without-bounds', about, {
    pointer,
    ...(actions.length === 0 ? {} : { value: actions[0] }),
    message: `${objectText(about.object)} allows ${actions.length === 0 ? `all but ${textsIn(wide.NotAction).join(', ')}` : actions.join(', ')} on all resources, and so everything in the account`,
    expected: 'the actions and resources that are needed',
  });
}

/** Reports statements that allow all actions of a service on all resources. */
function* wholeServices(about: ActiveObject, pointer: string, statements: readonly Fields[]): Generator<FleetProblem> {
  const whole = statements
    .filter(
      ({ Effect, Resource, NotResource, Condition }) =>
        Effect === 'Allow' && Condition === undefined && (textsIn(Resource).includes('*') || NotResource !== undefined),
    )
    .flatMap(({ Action }) =>
      textsIn(Action).filter((action) => /^[\w-]+:\*+$/.test(action) && !WITHOUT_RESOURCES.has(action.split(':')[0]?.toLowerCase() ?? '')),
    );
  if (whole.length === 0) return;
  yield problemOf('permissions-over-service', about, {
    pointer,
    value: whole[0],
    message: `${objectText(about.object)} allows ${[...new Set(whole)].join(', ')} on all resources of the account`,
    expected: 'only the needed actions, on the needed resources',
  });
}

/** Services with few resources that a policy could name. */
const WITHOUT_RESOURCES: ReadonlySet<string> = new Set(['cloudwatch', 'ec2messages', 'pricing', 'ssmmessages', 'tag', 'xray']);

/** Whether a statement allows everything in the account. NotAction and NotResource allow everything except their own entries. */
const isUnbounded = ({ Effect, Action, NotAction, Resource, NotResource, Condition }: Fields): boolean =>
  Effect === 'Allow' &&
  Condition === undefined &&
  (textsIn(Action).some(isAll) || (NotAction !== undefined && !textsIn(NotAction).some((each) => each.toLowerCase() === 'iam:*'))) &&
  (textsIn(Resource).includes('*') || NotResource !== undefined);

/** Whether an action allows everything. An account with all IAM actions can grant itself all others. */
const isAll = (action: string): boolean => action === '*' || action === '*:*' || action.toLowerCase() === 'iam:*';

/** Returns the names of policies that are permissions boundaries of roles and users. A boundary grants no permissions. */
const boundariesOn = (cluster: Cluster): ReadonlySet<string> =>
  new Set(
    cluster.active.flatMap(({ object }) => {
      const arn = textOf(below(object.spec, 'forProvider').permissionsBoundary);
      const name = arn.includes(':policy/') ? arn.slice(arn.lastIndexOf('/') + 1) : '';
      return name === '' ? [] : [name];
    }),
  );
