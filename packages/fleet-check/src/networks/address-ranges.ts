import { type AddressRange, addressRange, below, contains, type Fields, fieldsOf, listOf, overlap, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { hasVariable, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { forProvider, managed, referred } from './managed-resources.ts';

/** Reports ranges of VPCs, subnets and Services that AWS and EKS refuse. */
export function* addressRanges(cluster: Cluster): Generator<FleetProblem> {
  const vpcs = managed(cluster, 'ec2', 'VPC');
  const subnets = managed(cluster, 'ec2', 'Subnet');
  const clusters = managed(cluster, 'eks', 'Cluster');
  for (const about of [...vpcs, ...subnets]) yield* rangeProblems(about, '/spec/forProvider/cidrBlock', 16, 28);
  for (const about of vpcs) yield* publicRange(about);
  for (const about of clusters) yield* rangeProblems(about, SERVICE_RANGE, 12, 24);
  // An association adds a range to a VPC.
  const isWhole = managed(cluster, 'ec2', 'VPCIPv4CidrBlockAssociation').length === 0;
  const inVpcs = new Map<ActiveObject, ActiveObject[]>();
  for (const about of subnets) {
    const vpc = referred(about.object, forProvider(about.object).vpcIdRef, vpcs);
    if (vpc === undefined) continue;
    const others = inVpcs.get(vpc) ?? [];
    inVpcs.set(vpc, [...others, about]);
    cluster.spend(UNITS_PER_RANGE * (others.length + 1));
    yield* clash(about, vpc, others, isWhole);
  }
  for (const about of clusters) yield* serviceRange(about, subnets);
}

const UNITS_PER_RANGE = 20;
const SERVICE_RANGE = '/spec/forProvider/kubernetesNetworkConfig/serviceIpv4Cidr';

const networkOf = (object: Fields): Fields => {
  const { kubernetesNetworkConfig } = forProvider(object);
  return fieldsOf(Array.isArray(kubernetesNetworkConfig) ? kubernetesNetworkConfig[0] : kubernetesNetworkConfig);
};

const textAt = (object: Fields, pointer: string): string =>
  textOf(pointer === SERVICE_RANGE ? networkOf(object).serviceIpv4Cidr : forProvider(object).cidrBlock);

const rangeOf = (object: Fields): AddressRange | undefined => addressRange(textAt(object, '/spec/forProvider/cidrBlock'));

function* rangeProblems(about: ActiveObject, pointer: string, largest: number, smallest: number): Generator<FleetProblem> {
  const value = textAt(about.object, pointer);
  if (value === '' || hasVariable(value)) return;
  const range = addressRange(value);
  const name = objectText(about.object);
  const expected = `a range of IPv4 from /${largest} to /${smallest}, like 10.20.0.0/${largest === 16 ? 16 : 20}`;
  const refused = (message: string, wanted = expected): FleetProblem =>
    problemOf('refused-range', about, { pointer, value, message: `${name} has ${message}`, expected: wanted });
  if (range === undefined) yield refused(`${value}, which is not a range of IPv4 addresses`);
  else if (range.prefix < largest || range.prefix > smallest) yield refused(`a range of the size /${range.prefix}, which AWS refuses`);
  else if (range.canonical !== value)
    yield refused(`the range ${value}, whose address is not the first one of the range`, `${range.canonical}, with the first address`);
}

/** Private ranges (RFC 1918), and the ranges for carriers (RFC 6598) and tests (RFC 2544), which EKS also accepts. */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '198.18.0.0/15'].map(
  (text) => addressRange(text) as AddressRange,
);

function* publicRange(about: ActiveObject): Generator<FleetProblem> {
  const range = rangeOf(about.object);
  if (range === undefined || PRIVATE.some((each) => contains(each, range))) return;
  yield problemOf('public-range', about, {
    pointer: '/spec/forProvider/cidrBlock',
    value: range.canonical,
    message: `${objectText(about.object)} has ${range.canonical}, which are public addresses`,
    expected: 'a range in 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16 or 100.64.0.0/10',
  });
}

/** Reports a subnet outside its VPC, or one that overlaps another. */
function* clash(about: ActiveObject, vpc: ActiveObject, others: readonly ActiveObject[], isWhole: boolean): Generator<FleetProblem> {
  const range = rangeOf(about.object);
  if (range === undefined) return;
  const place = { pointer: '/spec/forProvider/cidrBlock', value: range.canonical };
  const whole = rangeOf(vpc.object);
  if (isWhole && whole !== undefined && !contains(whole, range)) {
    yield problemOf('clashing-ranges', about, {
      ...place,
      message: `${objectText(about.object)} has ${range.canonical}, which is outside of ${whole.canonical} of ${objectText(vpc.object)}`,
      expected: `a range in ${whole.canonical}`,
    });
    return;
  }
  const other = others.find(({ object }) => {
    const taken = rangeOf(object);
    return taken !== undefined && overlap(taken, range);
  });
  if (other === undefined) return;
  yield problemOf('clashing-ranges', about, {
    ...place,
    message: `${objectText(about.object)} has ${range.canonical}, which overlaps ${textAt(other.object, place.pointer)} of ${objectText(other.object)}`,
    expected: 'a range that no other subnet of the VPC has',
  });
}

/** Reports Services whose range overlaps the subnets of the cluster, which EKS refuses. */
function* serviceRange(about: ActiveObject, subnets: readonly ActiveObject[]): Generator<FleetProblem> {
  const range = addressRange(textAt(about.object, SERVICE_RANGE));
  if (range === undefined) return;
  const { vpcConfig } = forProvider(about.object);
  const references = listOf(below(Array.isArray(vpcConfig) ? vpcConfig[0] : vpcConfig).subnetIdRefs);
  for (const reference of references) {
    const subnet = referred(about.object, reference, subnets);
    const taken = subnet && rangeOf(subnet.object);
    if (subnet === undefined || taken === undefined || !overlap(taken, range)) continue;
    yield problemOf('clashing-ranges', about, {
      pointer: SERVICE_RANGE,
      value: range.canonical,
      message: `${objectText(about.object)} has ${range.canonical} for Services, which overlaps ${taken.canonical} of ${objectText(subnet.object)}`,
      expected: 'a private range that the VPC does not have',
    });
    return;
  }
}
