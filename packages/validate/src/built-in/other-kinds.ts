import { goLowerCase } from '../go/lower-case.ts';
import { parseQuantity } from '../go/quantity.ts';
import { builtInRule, type Problems, reportedAt, where } from './forms/built-in-rule.ts';
import { ofFeature } from './forms/dropped-fields.ts';
import { canonicalCidrForm, canonicalIpForm, parseCidr } from './forms/ip-forms.ts';
import { labelSelector, labels } from './forms/label-selectors.ts';
import { leaseStrategy } from './forms/lease-strategy.ts';
import { address, isSpecial } from './forms/legacy-addresses.ts';
import { at, flagAt, int32At, int64At, isSet, type Location, listAt, mapAt, textAt } from './forms/location.ts';
import { dnsLabel, dnsSubdomain, letterLabel, pathSegment, qualifiedName } from './forms/text-forms.ts';
import { selectorMatchRule, workloadTemplate } from './pod-templates.ts';
import { isPortNumber } from './pods/container-ports.ts';
import { overhead } from './pods/container-resources.ts';
import { tolerations } from './pods/scheduling.ts';
import { workloadRule } from './workloads.ts';

export const apiServiceRule = builtInRule('api-service-spec', {
  summary: 'An APIService is called version.group, has priorities above zero, and a Service with a name and a namespace.',
  upstream: 'k8s.io/kube-aggregator/pkg/apis/apiregistration/validation ValidateAPIService',
  remedy: 'Correct the field.',
});

export const endpointsRule = builtInRule('endpoints', {
  summary: 'A subset of Endpoints has addresses that are ones, and ports with numbers, and names when there are several.',
  upstream: 'core ValidateEndpoints',
  remedy: 'Correct the subset.',
});

export const networkRule = builtInRule('network-addresses', {
  summary: 'A ServiceCIDR has one or two blocks of addresses; an IPAddress is called after its address and has a parent.',
  upstream: 'networking ValidateServiceCIDR, ValidateIPAddress',
  remedy: 'Correct the address.',
});

export const leaseRule = builtInRule('lease-spec', {
  summary: 'A Lease lasts longer than zero seconds, and has not changed hands fewer than zero times.',
  upstream: 'coordination ValidateLeaseSpec, ValidateCoordinatedLeaseStrategy',
  remedy: 'Correct the number.',
});

export const runtimeClassRule = builtInRule('runtime-class', {
  summary: 'A RuntimeClass has a handler, called as a label of DNS is, and selects nodes by labels that nodes can have.',
  upstream: 'node ValidateRuntimeClass',
  remedy: 'Correct the handler, or the selector.',
});

export const attributesClassRule = builtInRule('volume-attributes-class', {
  summary: 'A VolumeAttributesClass names its driver, and has a parameter at least.',
  upstream: 'storage ValidateVolumeAttributesClass',
  remedy: 'Name the driver, or add the parameters.',
});

export const storageCapacityRule = builtInRule('storage-capacity', {
  summary: 'A CSIStorageCapacity names a StorageClass, and has no negative capacity.',
  upstream: 'storage ValidateCSIStorageCapacity',
  remedy: 'Correct the name, or the capacity.',
});

export const csiDriverRule = builtInRule('csi-driver', {
  summary:
    'A CSIDriver has policies and modes that exist, updates no more often than every 10 s, and asks for one token for each audience.',
  upstream: 'storage ValidateCSIDriver',
  remedy: 'Correct the field.',
});

export const controllerRevisionRule = builtInRule('controller-revision', {
  summary: 'A ControllerRevision has data, and a number that is not negative.',
  upstream: 'apps ValidateControllerRevisionCreate',
  remedy: 'Correct the number, or add the data.',
});

export function* apiService(object: Location): Problems {
  const spec = at(object, 'spec');
  const [group, version, name] = [at(spec, 'group'), at(spec, 'version'), at(object, 'metadata', 'name')];
  const expected = `${textAt(version)}.${textAt(group)}`;
  if (textAt(name) !== expected) yield apiServiceRule.invalid(name, expected);
  if (textAt(group) !== '') yield* apiServiceRule.form(group, dnsSubdomain);
  else if (textAt(version) !== 'v1') yield apiServiceRule.required(group, 'a group');
  yield* apiServiceRule.form(version, letterLabel);
  const limits = { groupPriorityMinimum: 20_000, versionPriority: 1000 };
  for (const [field, limit] of Object.entries(limits)) {
    if (int32At(spec, field) <= 0 || int32At(spec, field) > limit) yield apiServiceRule.invalid(at(spec, field), `from 1 to ${limit}`);
  }
  const [service, insecure] = [at(spec, 'service'), at(spec, 'insecureSkipTLSVerify')];
  const trusted = textAt(spec, 'caBundle') !== '';
  if (!isSet(service)) {
    if (trusted) yield apiServiceRule.forbidden(at(spec, 'caBundle'), 'there is no service');
    if (insecure.value === true) yield apiServiceRule.forbidden(insecure, 'there is no service');
    return;
  }
  for (const field of ['namespace', 'name'])
    if (textAt(service, field) === '') yield apiServiceRule.required(at(service, field), `the ${field} of the Service`);
  if (isSet(service, 'port') && !isPortNumber(int32At(service, 'port')))
    yield apiServiceRule.invalid(at(service, 'port'), 'a number from 1 to 65535');
  if (flagAt(spec, 'insecureSkipTLSVerify') && trusted) yield apiServiceRule.forbidden(insecure, 'there is a caBundle');
}

export function* endpoints(object: Location): Problems {
  for (const subset of listAt(object, 'subsets')) {
    const addresses = [...listAt(subset, 'addresses'), ...listAt(subset, 'notReadyAddresses')];
    if (addresses.length === 0) yield endpointsRule.required(subset, 'addresses or notReadyAddresses');
    for (const entry of addresses) yield* endpointAddress(entry);
    const ports = listAt(subset, 'ports');
    for (const port of ports) yield* endpointPort(port, ports.length > 1);
  }
}

function* endpointAddress(entry: Location): Problems {
  yield* address(at(entry, 'ip'), endpointsRule);
  if (isSpecial(textAt(entry, 'ip'))) yield endpointsRule.invalid(at(entry, 'ip'), 'an address that others can reach');
  if (textAt(entry, 'hostname') !== '') yield* endpointsRule.form(at(entry, 'hostname'), dnsLabel);
  if (isSet(entry, 'nodeName')) yield* endpointsRule.form(at(entry, 'nodeName'), dnsSubdomain);
}

function* endpointPort(port: Location, needsName: boolean): Problems {
  if (textAt(port, 'name') !== '') yield* endpointsRule.form(at(port, 'name'), dnsLabel);
  else if (needsName) yield endpointsRule.required(at(port, 'name'), 'a name, since there are several ports');
  if (!isPortNumber(int32At(port, 'port'))) yield endpointsRule.invalid(at(port, 'port'), 'a number from 1 to 65535');
  if (textAt(port, 'protocol') !== '') yield* endpointsRule.oneOf(at(port, 'protocol'), ['TCP', 'UDP', 'SCTP']);
  if (isSet(port, 'appProtocol')) yield* endpointsRule.form(at(port, 'appProtocol'), qualifiedName);
}

export function* serviceCidr(object: Location): Problems {
  const blocks = listAt(object, 'spec', 'cidrs');
  if (blocks.length === 0 || blocks.length > 2)
    return yield networkRule.invalid(at(object, 'spec', 'cidrs'), 'one block of addresses, or one of each family');
  for (const entry of blocks) yield* networkRule.form(entry, canonicalCidrForm);
  const families = blocks.map((entry) => parseCidr(textAt(entry))?.length).filter((length) => length !== undefined);
  if (new Set(families).size < families.length) yield networkRule.invalid(at(object, 'spec', 'cidrs'), 'one block of each family');
}

export function* ipAddress(object: Location): Problems {
  const parent = at(object, 'spec', 'parentRef');
  yield* networkRule.form(at(object, 'metadata', 'name'), canonicalIpForm);
  if (!isSet(parent)) return yield networkRule.required(parent, 'the object that has the address');
  for (const field of ['resource', 'name']) {
    if (textAt(parent, field) === '') yield networkRule.required(at(parent, field), `the ${field} of the object`);
    else yield* networkRule.form(at(parent, field), pathSegment);
  }
  if (textAt(parent, 'group') !== '') yield* networkRule.form(at(parent, 'group'), dnsSubdomain);
  if (textAt(parent, 'namespace') !== '') yield* networkRule.form(at(parent, 'namespace'), pathSegment);
}

/**
 * Checks a ReplicationController, as `ValidateReplicationControllerSpec` does. Its selector is a map, and by default the labels of the
 * template.
 */
export function* replicationController(object: Location): Problems {
  const spec = at(object, 'spec');
  const [template, selector] = [at(spec, 'template'), at(spec, 'selector')];
  for (const name of ['replicas', 'minReadySeconds'])
    if (int32At(spec, name) < 0) yield workloadRule.invalid(at(spec, name), 'zero or more');
  if (!isSet(template)) return yield workloadRule.required(template, 'a template');
  const labelMap = at(template, 'metadata', 'labels');
  if (mapAt(selector).some(([key, value]) => at(labelMap, key).value !== value.value))
    yield selectorMatchRule.invalid(labelMap, 'all labels of the selector');
  if (mapAt(selector).length === 0 && mapAt(labelMap).length === 0)
    yield selectorMatchRule.required(selector, 'a selector, or labels in the template');
  yield* workloadTemplate(template);
}

export function* lease(object: Location): Problems {
  for (const name of ['strategy', 'preferredHolder']) yield* ofFeature('CoordinatedLeaderElection', at(object, 'spec', name));
  yield* where('CoordinatedLeaderElection', 'on', coordination(at(object, 'spec')));
  const [duration, transitions] = [at(object, 'spec', 'leaseDurationSeconds'), at(object, 'spec', 'leaseTransitions')];
  if (isSet(duration) && int32At(duration) <= 0) yield leaseRule.invalid(duration, 'more than zero');
  if (int32At(transitions) < 0) yield leaseRule.invalid(transitions, 'zero or more');
}

function* coordination(spec: Location): Problems {
  const [strategy, holder] = [at(spec, 'strategy'), at(spec, 'preferredHolder')];
  if (isSet(strategy)) yield* leaseStrategy(strategy, leaseRule);
  if (textAt(holder) !== '' && textAt(strategy) === '') yield leaseRule.forbidden(holder, 'there is no strategy');
}

export function* runtimeClass(object: Location): Problems {
  yield* runtimeClassRule.form(at(object, 'handler'), dnsLabel);
  yield* labels(at(object, 'scheduling', 'nodeSelector'), runtimeClassRule);
  yield* tolerations(at(object, 'scheduling', 'tolerations'));
  yield* overhead(at(object, 'overhead', 'podFixed'), 'overhead.limits');
}

export function* volumeAttributesClass(object: Location): Problems {
  const driver = at(object, 'driverName');
  if (textAt(driver) === '') yield attributesClassRule.required(driver, 'the name of a driver');
  else if (!qualifiedName.accepts(goLowerCase(textAt(driver)))) yield* attributesClassRule.form(driver, qualifiedName);
  if (mapAt(object, 'parameters').length === 0) yield attributesClassRule.required(at(object, 'parameters'), 'a parameter');
}

export function* storageCapacity(object: Location): Problems {
  yield* storageCapacityRule.form(at(object, 'storageClassName'), dnsSubdomain);
  yield* labelSelector(at(object, 'nodeTopology'));
  const capacity = at(object, 'capacity');
  if ((parseQuantity(capacity.value) ?? 0n) < 0n) yield storageCapacityRule.invalid(capacity, 'zero or more');
}

export function* csiDriver(object: Location): Problems {
  yield* ofFeature('VolumeLimitScaling', at(object, 'spec', 'preventPodSchedulingIfMissing'));
  const policy = at(object, 'spec', 'fsGroupPolicy');
  if (isSet(policy)) yield* csiDriverRule.oneOf(policy, ['File', 'None', 'ReadWriteOnceWithFSType']);
  const [modes, period] = [at(object, 'spec', 'volumeLifecycleModes'), at(object, 'spec', 'nodeAllocatableUpdatePeriodSeconds')];
  for (const mode of listAt(modes))
    for (const problem of csiDriverRule.oneOf(mode, ['Persistent', 'Ephemeral'])) yield reportedAt(problem, modes);
  if (isSet(period) && int64At(period) < 10) yield csiDriverRule.invalid(period, '10 or more');
  yield* tokenRequests(listAt(object, 'spec', 'tokenRequests'));
  const inSecrets = at(object, 'spec', 'serviceAccountTokenInSecrets');
  if (isSet(inSecrets) && listAt(object, 'spec', 'tokenRequests').length === 0)
    yield csiDriverRule.invalid(inSecrets, 'left out, since there are no tokenRequests');
}

function* tokenRequests(requests: readonly Location[]): Problems {
  const audiences = new Set<string>();
  for (const request of requests) {
    const [audience, seconds] = [textAt(request, 'audience'), at(request, 'expirationSeconds')];
    if (audiences.has(audience)) yield csiDriverRule.duplicate(at(request, 'audience'), 'an audience');
    else if (isSet(seconds) && (int64At(seconds) < 600 || int64At(seconds) > 2 ** 32))
      yield csiDriverRule.invalid(seconds, 'from 600 to 2^32');
    audiences.add(audience);
  }
}

export function* controllerRevision(object: Location): Problems {
  if (int64At(object, 'revision') < 0) yield controllerRevisionRule.invalid(at(object, 'revision'), 'zero or more');
  if (!isSet(object, 'data')) yield controllerRevisionRule.required(at(object, 'data'), 'the data of the revision');
}
