import { buildPointer, type Fields, fieldsOf, isFields, onceForEach, textOf } from '@slipway/manifest';
import { type ComposedResource, type Path, writesOf } from './composition.ts';
import type { Checked, CompositionProblem } from './problem.ts';

/** Reports selectors of composed resources that select resources of other composites, or none at all. */
export function* selectors({ composition }: Checked): Generator<CompositionProblem> {
  const resources = composition.templates.flatMap(({ resources: each }) => each);
  for (const resource of resources) {
    const written = targetsOf(resource);
    const found = selectorsIn(resource.base ?? {}).filter(({ path }) => !written.some((target) => isBelow(path.join('.'), target)));
    yield* openSelectors(
      resource,
      found.filter(({ isOpen }) => isOpen),
    );
    if (composition.hasOtherFunctions) continue;
    for (const selector of found) yield* emptySelector(resources, resource, selector);
  }
}

interface Selector {
  readonly path: Path;
  readonly fields: Fields;
  /** The kind that a Usage selects, next to its selector. */
  readonly kind?: string;
  /** Whether it selects the resources of every composite. */
  readonly isOpen: boolean;
}

/** Returns the fields that patches of a resource write, with dots. */
const targetsOf = onceForEach(({ patches }: ComposedResource): readonly string[] =>
  writesOf(patches.filter(({ to }) => to === 'composed')).map(({ segments }) => segments.join('.')),
);

const isBelow = (path: string, target: string): boolean =>
  target === path || target.startsWith(`${path}.`) || path.startsWith(`${target}.`);

const MAX_DEPTH = 30;

/** Returns the selectors of other resources in a base. */
function selectorsIn(value: Fields, path: Path = []): readonly Selector[] {
  if (path.length > MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly Selector[] => {
    if (Array.isArray(inner)) return inner.flatMap((each, index) => (isFields(each) ? selectorsIn(each, [...path, key, index]) : []));
    if (!isFields(inner)) return [];
    if (!isSelector(key, inner, path)) return selectorsIn(inner, [...path, key]);
    const isOpen =
      inner.matchControllerRef !== true && (inner.matchLabels !== undefined || Object.keys(inner).every((each) => each === 'policy'));
    const kind = key === 'resourceSelector' ? textOf(value.kind) : '';
    return [{ path: [...path, key], fields: inner, isOpen, ...(kind !== '' && { kind }) }];
  });
}

/** Returns whether a field is a selector of managed resources. Selectors of Kubernetes select by labels of Pods. */
function isSelector(key: string, { matchExpressions }: Fields, path: Path): boolean {
  if (key === 'resourceSelector') return path[0] === 'spec' && (path[1] === 'of' || path[1] === 'by');
  return key.endsWith('Selector') && path.includes('forProvider') && !path.includes('manifest') && matchExpressions === undefined;
}

/** Reports selectors without the owner, once for each resource. */
function* openSelectors(resource: ComposedResource, open: readonly Selector[]): Generator<CompositionProblem> {
  const [first] = open;
  if (first === undefined) return;
  const more = open.length === 1 ? '' : `, and ${open.length - 1} more of its selectors,`;
  yield {
    rule: 'selector-of-all',
    pointer: buildPointer([...resource.path, 'base', ...first.path]),
    message: `${first.path.at(-1)} of the resource ${resource.name}${more} selects the resources of every composite of the cluster`,
    expected: 'matchControllerRef: true, or a label with the name of the composite',
  };
}

/** Reports a selector of own resources whose labels no resource of the Composition has. */
function* emptySelector(
  resources: readonly ComposedResource[],
  resource: ComposedResource,
  { path, fields, kind: ofUsage }: Selector,
): Generator<CompositionProblem> {
  const labels = Object.entries(fieldsOf(fields.matchLabels));
  if (fields.matchControllerRef !== true || resources.some(({ base }) => base === undefined)) return;
  if (labels.length === 0 && ofUsage === undefined) return;
  const has = (each: ComposedResource, [key, value]: readonly [string, unknown]): boolean =>
    fieldsOf(fieldsOf(each.base?.metadata).labels)[key] === value || isPatched(each, key);
  const kind = ofUsage ?? kindOf(String(path.at(-1)), textOf(resource.base?.apiVersion));
  if (resources.some((each) => (kind === undefined || each.base?.kind === kind) && labels.every((label) => has(each, label)))) return;
  const pointer = buildPointer([...resource.path, 'base', ...path, ...(labels.length === 0 ? [] : ['matchLabels'])]);
  const text = labels.map(([key, value]) => `${key}=${textOf(value)}`).join(', ');
  yield {
    rule: 'selector-without-resource',
    pointer,
    message: `${path.at(-1)} of the resource ${resource.name} selects the ${kind ?? 'resource'} of the composite${text === '' ? '' : ` with the labels ${text}`}, and the Composition has none: ${ofUsage === undefined ? 'the resource is never created' : 'the Usage protects nothing'}`,
    value: text,
    expected:
      labels.length === 0
        ? 'the kind of a resource of the Composition'
        : expectedLabels(
            resources,
            labels.map(([key]) => key),
            kind,
          ),
  };
}

/** Returns whether a patch of a resource may set a label. */
function isPatched(resource: ComposedResource, key: string): boolean {
  const targets = labelTargetsOf(resource);
  return targets.has('metadata') || targets.has('metadata.labels') || targets.has(`metadata.labels.${key}`);
}

const labelTargetsOf = onceForEach(
  (resource: ComposedResource): ReadonlySet<string> => new Set(targetsOf(resource).filter((target) => target.startsWith('metadata'))),
);

function expectedLabels(resources: readonly ComposedResource[], keys: readonly string[], kind: string | undefined): string {
  const found = resources
    .filter(({ base }) => kind === undefined || base?.kind === kind)
    .flatMap(({ base }) => keys.map((key) => [key, fieldsOf(fieldsOf(base?.metadata).labels)[key]] as const))
    .filter(([, value]) => typeof value === 'string')
    .map(([key, value]) => `${key}=${String(value)}`);
  const several = [...new Set(found)];
  return several.length === 0 || several.length > 8 ? 'labels of a resource of the Composition' : `one of ${several.join(', ')}`;
}

/** Returns the kind that a field selects, if its name shows it. Other providers have other kinds. */
const kindOf = (field: string, apiVersion: string): string | undefined =>
  apiVersion.includes('upbound.io/') ? KINDS.get(field.replace(/Selector$/, '')) : undefined;

const KINDS: ReadonlyMap<string, string> = new Map([
  ['vpcId', 'VPC'],
  ['subnetId', 'Subnet'],
  ['subnetIds', 'Subnet'],
  ['internetGatewayId', 'InternetGateway'],
  ['natGatewayId', 'NATGateway'],
  ['routeTableId', 'RouteTable'],
  ['allocationId', 'EIP'],
  ['policyArn', 'Policy'],
  ['roleArn', 'Role'],
  ['nodeRoleArn', 'Role'],
]);
