import type { ObjectChange, OwnedObject } from '@slipway/fleet-check';
import type { FleetKustomization } from '@slipway/flux-build';
import { firstTexts, textOf } from '@slipway/manifest';
import { type ComposedSides, composedChanges, composedOrigin, type ReviewedChange } from '@slipway/review';
import type { ObjectFinding } from '@slipway/validate';
import { count } from '../report/paint.ts';
import { composedChangeRules } from './composed-change-rules.ts';

/** A finding about a resource of a composite. It names the Composition or composite that decides it. */
export interface ComposedFinding {
  readonly owner: OwnedObject;
  readonly finding: ObjectFinding;
  readonly cluster: string;
}

/** A change of the objects of a fleet, as `check --against` compares it. */
export interface ComposedChangeInput {
  readonly old: readonly FleetKustomization[];
  readonly changes: readonly ObjectChange[];
  readonly refusalsOfComposed: ComposedSides['refusalsOfComposed'];
  /** Whether the settings allow the deletion of an object (`Kind/namespace/name`) from a cluster. */
  readonly isAllowed: (object: string, cluster: string) => boolean;
}

/** Reports what a change does to the resources of composites. */
export function composedChangeFindings(input: ComposedChangeInput): readonly ComposedFinding[] {
  const { old, changes, refusalsOfComposed, isAllowed } = input;
  const composed = composedChanges({ old, changes, refusalsOfComposed });
  const endsProtection = (change: ReviewedChange): boolean => change.action === 'delete' && isUsage(change);
  return [
    ...composed.changes.filter((change) => !endsProtection(change)).flatMap((change) => resourceFinding(change, isAllowed)),
    ...protectionFindings(composed.changes.filter(endsProtection), isAllowed),
    ...composed.failing.map(({ owner, composite, message, cluster }) => ({
      owner,
      cluster,
      finding: findingOf('composite-not-composed', {
        object: composite,
        pointer: '/spec/pipeline',
        message: `Crossplane composes ${composite} no more, and keeps its resources as they are: ${message}`,
        expected: 'a Composition that Crossplane composes for this composite',
      }),
    })),
  ];
}

/** Whether a change is about an object that forbids a deletion. It has nothing in the cloud. */
function isUsage({ before }: ReviewedChange): boolean {
  const { apiVersion, kind } = before?.applied.object ?? {};
  return textOf(apiVersion).startsWith('protection.crossplane.io/') && (kind === 'Usage' || kind === 'ClusterUsage');
}

/** Reports the deleted Usages of each composite together: the number of them says how much of it was protected. */
function protectionFindings(changes: readonly ReviewedChange[], isAllowed: ComposedChangeInput['isAllowed']): readonly ComposedFinding[] {
  const groups = Map.groupBy(changes, ({ composed, cluster }) => `${cluster} ${composed?.composite}`);
  return [...groups.values()].flatMap((group) => {
    const { composed, cluster, before } = group[0] as ReviewedChange;
    if (composed === undefined || before === undefined || isAllowed(composed.composite, cluster)) return [];
    const { owner, pointer } = composedOrigin(before, '');
    const names = group.map((change) => change.before?.composed?.template ?? '');
    const finding = findingOf('protection-removed', {
      object: composed.composite,
      pointer,
      message: `${count(names.length, 'Usage')} of ${composed.composite} would be deleted, so that Crossplane refuses no deletion for ${names.length === 1 ? 'it' : 'them'}: ${firstTexts(names, MAX_NAMES)}`,
      expected: 'the same Usages, unless the resources are to be deleted next',
    });
    return [{ owner, cluster, finding }];
  });
}

const MAX_NAMES = 3;

type RuleId = (typeof composedChangeRules)[number]['id'];

function findingOf(
  id: RuleId,
  text: Omit<ObjectFinding, 'rule' | 'severity' | 'remedy'> & Partial<Pick<ObjectFinding, 'severity'>>,
): ObjectFinding {
  const rule = composedChangeRules.find((each) => each.id === id) as (typeof composedChangeRules)[number];
  return { rule: id, severity: rule.severity, remedy: rule.remedy, ...text };
}

const TAKEN_OVER = '; the new object has the same crossplane.io/external-name and takes over the resource in the cloud, so nothing is lost';

function resourceFinding(change: ReviewedChange, isAllowed: ComposedChangeInput['isAllowed']): readonly ComposedFinding[] {
  const { composed, cluster, before, after, action, refusals = [] } = change;
  const changed = after ?? before;
  if (composed === undefined || changed === undefined || before === undefined) return [];
  const { owner, pointer } = composedOrigin(changed, '');
  const { composite, isKept, isTakenOver, lost } = composed;
  const name = `${String(before.applied.object.kind)} ${before.composed?.template ?? ''}`;
  const at = { object: composite, pointer };
  if (action === 'blocked')
    return [
      {
        owner,
        cluster,
        finding: findingOf('composed-change-refused', {
          ...at,
          message: `${name} of ${composite} cannot change: ${refusals.join('; ')}`,
          expected: 'a change that the API server accepts',
        }),
      },
    ];
  const isRemoved = action === 'delete' || action === 'recreate';
  if (action === 'orphan' || (isRemoved && isKept && !isTakenOver)) {
    const why =
      action === 'orphan' ? 'its template has another kind now, and Crossplane forgets it' : 'its deletion policy keeps it in the cloud';
    return [
      {
        owner,
        cluster,
        finding: findingOf('composed-resource-left-behind', {
          ...at,
          message: `${name} of ${composite} would be left behind: ${why}`,
          expected: 'a template with the same name and kind',
        }),
      },
    ];
  }
  if (!isRemoved || isAllowed(composite, cluster)) return [];
  const what =
    action === 'delete'
      ? 'would be deleted, because no template composes it'
      : `would be deleted, and created again as ${after?.composed?.template ?? ''}, because its template has another name`;
  return [
    {
      owner,
      cluster,
      finding: findingOf('composed-resource-removed', {
        ...at,
        ...(isTakenOver ? { severity: 'advice' as const } : lost === undefined && { severity: 'risk' as const }),
        message: `${name} of ${composite} ${what}${isTakenOver ? TAKEN_OVER : lost === undefined ? '' : `: ${lost}`}`,
        expected: 'a template with the same name',
      }),
    },
  ];
}
