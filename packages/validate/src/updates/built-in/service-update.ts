import { type Fields, fieldsOf } from '@slipway/manifest';
import { at, type Location, textAt } from '../../built-in/forms/location.ts';
import { fieldPath } from '../../objects/field-path.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { ofRule } from '../../rules/of-rule.ts';
import { isAbsent } from '../defaults/filled.ts';
import { changedField, isSame, sameValue, type Update } from './built-in-update.ts';

/** Checks a Service, as `ValidateServiceUpdate` does. Addresses and ports that the server has assigned are unknown. */
export function* serviceUpdate(update: Update): Iterable<Problem> {
  const { old, now } = update;
  const [before, after] = [textAt(old, 'spec', 'type'), textAt(now, 'spec', 'type')];
  if (before !== 'ExternalName' && after !== 'ExternalName') {
    yield* addressUpdate(update);
    yield* familyUpdate(update);
  }
  if (before === 'LoadBalancer' && after === 'LoadBalancer' && !isSame(update, ['spec', 'loadBalancerClass'])) {
    yield changedField(update, ['spec', 'loadBalancerClass']);
  }
  const port = ['spec', 'healthCheckNodePort'];
  if (needsHealthCheck(old) && needsHealthCheck(now) && at(now, ...port).value !== undefined && !isSame(update, port)) {
    yield at(old, ...port).value === undefined ? chosen(at(now, ...port), port) : changedField(update, port);
  }
}

const needsHealthCheck = (service: Location): boolean =>
  textAt(service, 'spec', 'type') === 'LoadBalancer' && textAt(service, 'spec', 'externalTrafficPolicy') === 'Local';

function* addressUpdate(update: Update): Iterable<Problem> {
  const address = ['spec', 'clusterIP'];
  const [before, after] = [textAt(update.old, ...address), textAt(update.now, ...address)];
  if (after === '' || before === after) return;
  if (before === '' && after !== 'None') yield chosen(at(update.now, ...address), address);
  else yield changedField(update, address);
}

function* familyUpdate(update: Update): Iterable<Problem> {
  const path = ['spec', 'ipFamilies'];
  const [before, after] = [at(update.old, ...path).value, at(update.now, ...path).value];
  if (!Array.isArray(before) || !Array.isArray(after) || textAt(update.old, 'spec', 'clusterIP') === 'None') return;
  const shared = Math.min(before.length, after.length);
  if (!sameValue(before.slice(0, shared), after.slice(0, shared))) yield changedField(update, path);
}

function chosen(location: Location, path: readonly string[]): Problem {
  const pointer = `/${path.join('/')}`;
  return {
    ...ofRule('fixed-by-server'),
    message: `${fieldPath(pointer)} is what the server chose when the Service was created, and nothing else`,
    pointer,
    value: location.value,
    expected: 'no such field, or what the server chose',
    remedy: 'leave the field out; for another value delete the Service and let Flux create it again',
  };
}

/**
 * Returns a new Service as the server prepares it before validation (`PrepareForUpdate`, `patchAllocatedValues`): it keeps and drops
 * fields.
 */
export function preparedService(now: Fields, old: Fields): Fields {
  const [spec, before] = [fieldsOf(now.spec), fieldsOf(old.spec)];
  const kept: Record<string, unknown> = { ...spec };
  const drop = (...names: readonly string[]): void => {
    for (const name of names) if (sameValue(spec[name], before[name])) delete kept[name];
  };
  const external = (type: unknown): boolean => type === 'ExternalName';
  if (!external(spec.type) && !external(before.type) && isAbsent(spec.clusterIP) && !isAbsent(before.clusterIP)) {
    kept.clusterIP = before.clusterIP;
  }
  if (external(spec.type) && !external(before.type)) drop('clusterIP', 'clusterIPs', 'ipFamilies', 'ipFamilyPolicy');
  if (usesNodePorts(before) && !usesNodePorts(spec) && Array.isArray(spec.ports))
    kept.ports = withoutOldNodePorts(spec.ports, before.ports);
  if (before.type === 'LoadBalancer' && spec.type !== 'LoadBalancer') {
    drop('healthCheckNodePort', 'allocateLoadBalancerNodePorts', 'loadBalancerClass');
  }
  if (isReachable(before) && !isReachable(spec)) drop('externalTrafficPolicy');
  return { ...now, spec: kept };
}

const usesNodePorts = ({ type }: Fields): boolean => type === 'NodePort' || type === 'LoadBalancer';

const isReachable = (spec: Fields): boolean => usesNodePorts(spec) || (Array.isArray(spec.externalIPs) && spec.externalIPs.length > 0);

function withoutOldNodePorts(ports: readonly unknown[], before: unknown): readonly unknown[] {
  const nodePort = (port: unknown): unknown => fieldsOf(port).nodePort;
  const old = new Set(Array.isArray(before) ? before.map(nodePort) : []);
  if (ports.some((port) => !isAbsent(nodePort(port)) && !old.has(nodePort(port)))) return ports;
  return ports.map((port) => {
    const { nodePort: _, ...rest } = fieldsOf(port);
    return rest;
  });
}
