import { below, type Fields, fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { hasVariable, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports values that the webhooks of cert-manager and external-secrets refuse, and policies of Cilium without an effect. */
export function* projectValues(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.activeOf('cert-manager.io', 'Certificate')) yield* ofCertificate(about);
  for (const about of cluster.activeOf('external-secrets.io', 'ExternalSecret')) yield* ofExternalSecret(about);
  yield* namesWithoutDns(cluster);
}

const SECOND = 1;
const HOUR = 3600;
/** Values of cert-manager in seconds: the duration without a field, and the least duration and renewal. */
const DEFAULT_DURATION = 90 * 24 * HOUR;
const MIN_DURATION = HOUR;
const MIN_RENEWAL = 300 * SECOND;
const MAX_COMMON_NAME = 64;

function* ofCertificate(about: ActiveObject): Generator<FleetProblem> {
  const spec = fieldsOf(about.object.spec);
  const wrong = (field: string, text: string, expected: string): FleetProblem =>
    problemOf('certificate-not-valid', about, {
      pointer: `/spec/${field}`,
      value: spec[field],
      message: `${objectText(about.object)} ${text}`,
      expected,
    });
  const duration = spec.duration === undefined ? DEFAULT_DURATION : secondsOf(spec.duration);
  const renewBefore = spec.renewBefore === undefined ? undefined : secondsOf(spec.renewBefore);
  if (duration !== undefined && duration < MIN_DURATION)
    yield wrong('duration', `has a duration of ${textOf(spec.duration)}`, 'at least 1h');
  if (renewBefore !== undefined && renewBefore < MIN_RENEWAL)
    yield wrong('renewBefore', `is renewed ${textOf(spec.renewBefore)} before its end`, 'at least 5m');
  else if (duration !== undefined && renewBefore !== undefined && renewBefore >= duration) {
    const length = spec.duration === undefined ? 'the default of 90 days' : textOf(spec.duration);
    yield wrong(
      'renewBefore',
      `is renewed ${textOf(spec.renewBefore)} before its end, and its duration is ${length}`,
      'less than the duration',
    );
  }
  const name = textOf(spec.commonName);
  if (!hasVariable(name) && Buffer.byteLength(name) > MAX_COMMON_NAME)
    yield wrong(
      'commonName',
      `has a common name of ${Buffer.byteLength(name)} bytes`,
      `at most ${MAX_COMMON_NAME} bytes: use dnsNames alone`,
    );
}

/** Returns the seconds of a duration of Go; undefined for one that is not valid or has a variable. */
function secondsOf(duration: unknown): number | undefined {
  const text = textOf(duration);
  if (!/^(?:\d{1,9}(?:\.\d{1,9})?(?:h|ms|m|s))+$/.test(text)) return undefined;
  const parts = [...text.matchAll(/(\d{1,9}(?:\.\d{1,9})?)(h|ms|m|s)/g)];
  return parts.reduce((sum, [, count, unit = 's']) => sum + Number(count) * (UNITS[unit] ?? 0), 0);
}

const UNITS: Readonly<Record<string, number>> = { h: HOUR, m: 60, s: SECOND, ms: 0.001 };

function* ofExternalSecret(about: ActiveObject): Generator<FleetProblem> {
  for (const [index, entry] of listOf(fieldsOf(about.object.spec).dataFrom).entries()) {
    const { extract, find, sourceRef } = fieldsOf(entry);
    const used = [...Object.entries({ extract, find }), ['generatorRef', fieldsOf(sourceRef).generatorRef] as const].filter(
      ([, value]) => value !== undefined,
    );
    const isEmpty = extract === undefined && find === undefined && sourceRef === undefined;
    if (!isEmpty && used.length < 2) continue;
    yield problemOf('external-secret-not-valid', about, {
      pointer: `/spec/dataFrom/${index}`,
      message: isEmpty
        ? `${objectText(about.object)} has an entry of dataFrom without extract, find or sourceRef`
        : `${objectText(about.object)} has an entry of dataFrom with ${used.map(([name]) => name).join(' and ')}`,
      expected: 'one of extract, find and sourceRef in each entry',
    });
  }
}

const CILIUM = 'cilium.io';
const POLICIES = ['CiliumNetworkPolicy', 'CiliumClusterwideNetworkPolicy'] as const;

/** Reports rules for DNS names if no policy of the cluster lets Cilium read the answers of DNS. */
function* namesWithoutDns(cluster: Cluster): Generator<FleetProblem> {
  const policies = POLICIES.flatMap((kind) => cluster.activeOf(CILIUM, kind));
  const withNames = policies.flatMap((about) =>
    egressRules(about.object)
      .filter(({ rule }) => listOf(rule.toFQDNs).length > 0)
      .map((each) => ({ about, ...each })),
  );
  if (withNames.length === 0 || cluster.hasMore()) return;
  const all = POLICIES.flatMap((kind) => cluster.ofKind(CILIUM, kind)).flatMap(({ object }) => egressRules(object));
  if (all.some(({ rule }) => readsDns(rule))) return;
  const [first] = withNames;
  if (first === undefined) return;
  yield problemOf('fqdn-without-dns', first.about, {
    pointer: `${first.pointer}/toFQDNs`,
    message: `${objectText(first.about.object)} allows DNS names, and no policy on ${cluster.name} has a rule for DNS: Cilium does not get their addresses`,
    expected: 'a rule to port 53 with rules.dns for the same Pods',
  });
}

function egressRules({ spec, specs }: Fields): readonly { readonly pointer: string; readonly rule: Fields }[] {
  const all = [
    { base: '/spec', rules: fieldsOf(spec).egress },
    ...listOf(specs).map((each, index) => ({ base: `/specs/${index}`, rules: fieldsOf(each).egress })),
  ];
  return all.flatMap(({ base, rules }) =>
    listOf(rules).map((rule, index) => ({ pointer: `${base}/egress/${index}`, rule: fieldsOf(rule) })),
  );
}

const readsDns = (rule: Fields): boolean => listOf(rule.toPorts).some((each) => isFields(each) && below(each, 'rules').dns !== undefined);
