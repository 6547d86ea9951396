import { goLowerCase } from '../../go/lower-case.ts';
import { builtInRule, type Problems } from '../forms/built-in-rule.ts';
import { at, int64At, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { dnsLabel, dnsSubdomain, labelValue, qualifiedName, type TextForm } from '../forms/text-forms.ts';
import { nodeSelector } from '../pods/scheduling.ts';
import { driverName } from './device-claims.ts';

export const deviceSliceRule = builtInRule('device-slice', {
  summary: 'A ResourceSlice has a driver, a pool, and one way to say which nodes reach its devices, which have different names.',
  upstream: 'resource validateResourceSliceSpec',
  remedy: 'Correct the field. ResourceSlices are written by drivers; nothing that Flux applies should be one.',
});

export const deviceTaintRule = builtInRule('device-taint', {
  summary: 'A DeviceTaintRule has a taint with a key and an effect, and selects devices by names that they can have.',
  upstream: 'resource validateDeviceTaintRuleSpec',
  remedy: 'Correct the field.',
});

export const poolRequestRule = builtInRule('pool-status-request', {
  summary: 'A ResourcePoolStatusRequest names a driver, and wants 1 to 1000 pools.',
  upstream: 'resource ValidateResourcePoolStatusRequest',
  remedy: 'Correct the field.',
});

const NODES = ['nodeName', 'nodeSelector', 'allNodes', 'perDeviceNodeSelection'];

export function* resourceSlice(object: Location): Problems {
  const spec = at(object, 'spec');
  const [generation, count] = [at(spec, 'pool', 'generation'), at(spec, 'pool', 'resourceSliceCount')];
  yield* required(at(spec, 'driver'), driverName);
  yield* required(at(spec, 'pool', 'name'), poolName);
  if (int64At(count) <= 0) yield deviceSliceRule.invalid(count, 'more than zero');
  if (int64At(generation) < 0) yield deviceSliceRule.invalid(generation, 'zero or more');
  yield* nodes(spec);
  if (isSet(spec, 'sharedCounters') && isSet(spec, 'devices')) yield deviceSliceRule.invalid(spec, 'sharedCounters or devices, not both');
  const names = new Set<string>();
  for (const device of listAt(spec, 'devices')) {
    const name = at(device, 'name');
    yield* deviceSliceRule.form(name, dnsLabel);
    if (names.has(textAt(name))) yield deviceSliceRule.duplicate(device, 'a name');
    names.add(textAt(name));
  }
}

function* nodes(spec: Location): Problems {
  const [name, selector] = [at(spec, 'nodeName'), at(spec, 'nodeSelector')];
  if (isSet(name) && textAt(name) === '') yield deviceSliceRule.invalid(name, 'the name of a node');
  else if (isSet(name)) yield* deviceSliceRule.form(name, dnsSubdomain);
  if (isSet(selector)) {
    yield* nodeSelector(selector);
    if (listAt(selector, 'nodeSelectorTerms').length !== 1)
      yield deviceSliceRule.invalid(at(selector, 'nodeSelectorTerms'), 'one term, not more');
  }
  for (const field of ['allNodes', 'perDeviceNodeSelection'])
    if (at(spec, field).value === false) yield deviceSliceRule.invalid(at(spec, field), 'true, or left out');
  const given = NODES.filter((field) => isSet(spec, field) && at(spec, field).value !== false && at(spec, field).value !== '');
  if (given.length === 0) yield deviceSliceRule.required(spec, `one of ${NODES.join(', ')}`);
  if (given.length > 1) yield deviceSliceRule.invalid(spec, `one of ${NODES.join(', ')}, not several`);
}

function* required(location: Location, form: TextForm): Problems {
  if (textAt(location) === '') yield deviceSliceRule.required(location, form.description);
  else yield* deviceSliceRule.form(location, form);
}

/** The form that `validatePoolName` accepts. */
const poolName: TextForm = {
  accepts: (text) => text.length <= 253 && text.split('/').every((part) => dnsSubdomain.accepts(part)),
  description: 'DNS subdomains with / between them, 253 characters at most',
};

export function* deviceTaint(object: Location): Problems {
  const [selector, taint] = [at(object, 'spec', 'deviceSelector'), at(object, 'spec', 'taint')];
  const forms = { driver: driverName, pool: poolName, device: dnsLabel };
  for (const [field, form] of Object.entries(forms)) if (isSet(selector, field)) yield* deviceTaintRule.form(at(selector, field), form);
  yield* deviceTaintRule.form(at(taint, 'key'), qualifiedName);
  yield* deviceTaintRule.form(at(taint, 'value'), labelValue);
  const effect = at(taint, 'effect');
  if (textAt(effect) === '') yield deviceTaintRule.required(effect, 'an effect');
  else yield* deviceTaintRule.oneOf(effect, ['NoExecute', 'NoSchedule', 'None']);
}

export function* poolRequest(object: Location): Problems {
  const [driver, pool, limit] = ['driver', 'poolName', 'limit'].map((field) => at(object, 'spec', field)) as [Location, Location, Location];
  if (textAt(driver) === '') yield poolRequestRule.required(driver, 'the name of a driver');
  else if (!dnsSubdomain.accepts(goLowerCase(textAt(driver)))) yield* poolRequestRule.form(driver, dnsSubdomain);
  if (isSet(pool)) yield* poolRequestRule.form(pool, poolName);
  if (isSet(limit) && (int64At(limit) < 1 || int64At(limit) > 1000)) yield poolRequestRule.invalid(limit, 'from 1 to 1000');
}
