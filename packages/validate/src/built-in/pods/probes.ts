import { builtInRule, type Problems } from '../forms/built-in-rule.ts';
import { at, int32At, int64At, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { headerName } from '../forms/text-forms.ts';
import { isPort, isPortNumber } from './container-ports.ts';

export const probesRule = builtInRule('probes', {
  summary: 'A probe or a lifecycle hook does one thing, with a port that is one, and has no negative times.',
  upstream: 'core validateProbe, validateHandler, validateLifecycle',
  remedy: 'Keep one of exec, httpGet, tcpSocket, grpc and sleep, and correct its fields.',
});

const NEVER_NEGATIVE = ['initialDelaySeconds', 'timeoutSeconds', 'periodSeconds', 'successThreshold', 'failureThreshold'];

/** Checks the probes and hooks of a container. `gracePeriod` is that of the Pod, in seconds. */
export function* containerProbes(container: Location, gracePeriod: number): Problems {
  for (const name of ['livenessProbe', 'readinessProbe', 'startupProbe']) {
    if (isSet(container, name)) yield* probe(at(container, name), name, gracePeriod);
  }
  const lifecycle = at(container, 'lifecycle');
  for (const name of ['postStart', 'preStop']) {
    if (isSet(lifecycle, name)) yield* handler(at(lifecycle, name), ['exec', 'httpGet', 'tcpSocket', 'sleep'], gracePeriod);
  }
}

function* probe(location: Location, name: string, gracePeriod: number): Problems {
  yield* handler(location, ['exec', 'httpGet', 'tcpSocket', 'grpc'], gracePeriod);
  for (const field of NEVER_NEGATIVE) {
    if (int32At(location, field) < 0) yield probesRule.invalid(at(location, field), 'zero or more');
  }
  const success = int32At(location, 'successThreshold');
  if (name !== 'readinessProbe' && success !== 0 && success !== 1) yield probesRule.invalid(at(location, 'successThreshold'), '1');
  const grace = at(location, 'terminationGracePeriodSeconds');
  if (!isSet(grace)) return;
  if (int64At(grace) <= 0) yield probesRule.invalid(grace, 'more than zero');
  if (name === 'readinessProbe') yield probesRule.forbidden(grace, 'a readiness probe ends nothing');
}

function* handler(location: Location, allowed: readonly string[], gracePeriod: number): Problems {
  const [first, ...others] = allowed.filter((name) => isSet(location, name));
  if (first === undefined) return yield probesRule.required(location, `one of ${allowed.join(', ')}`);
  yield* actions[first]?.(at(location, first), gracePeriod) ?? [];
  for (const other of others) yield probesRule.forbidden(at(location, other), `${first} is there already`);
}

const actions: Readonly<Record<string, (action: Location, gracePeriod: number) => Problems>> = {
  *exec(action) {
    if (listAt(action, 'command').length === 0) yield probesRule.required(at(action, 'command'), 'a command');
  },
  *httpGet(action) {
    yield* port(at(action, 'port'));
    if (textAt(action, 'scheme') !== '') yield* probesRule.oneOf(at(action, 'scheme'), ['HTTP', 'HTTPS']);
    for (const header of listAt(action, 'httpHeaders')) yield* probesRule.form(at(header, 'name'), headerName);
  },
  tcpSocket: (action) => port(at(action, 'port')),
  *grpc(action) {
    const number = at(action, 'port');
    if (!isPortNumber(int32At(number))) yield probesRule.invalid(number, 'a number from 1 to 65535');
  },
  *sleep(action, gracePeriod) {
    const seconds = int64At(action, 'seconds');
    if (seconds < 0 || seconds > gracePeriod) yield probesRule.invalid(action, `at most terminationGracePeriodSeconds, ${gracePeriod}`);
  },
};

function* port(location: Location): Problems {
  if (!isPort(location.value ?? 0)) yield probesRule.invalid(location, 'a port from 1 to 65535, or the name of one');
}
