import { builtInRule, type Problems, reportedAt } from '../forms/built-in-rule.ts';
import { at, int64At, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { dnsLabel } from '../forms/text-forms.ts';
import { containerEnv } from './container-env.ts';
import { containerPorts, hostPortConflicts } from './container-ports.ts';
import { claimsOf, containerResources } from './container-resources.ts';
import { containerProbes } from './probes.ts';
import { containerSecurity } from './security-context.ts';
import { volumeMounts } from './volume-mounts.ts';
import { mountableVolumes } from './volumes.ts';

export const containersRule = builtInRule('containers', {
  summary: 'A Pod has a container; each has a name of its own, an image, and policies that exist.',
  upstream: 'core validateContainers, validateInitContainers, validateContainerCommon',
  remedy: 'Complete the container.',
});

export function* podContainers(spec: Location): Problems {
  const containers = listAt(spec, 'containers');
  const pod = podOf(spec);
  if (containers.length === 0) yield containersRule.required(at(spec, 'containers'), 'a container');
  const names = new Set<string>();
  for (const container of containers) {
    yield* commonOf(container, pod, names);
    yield* containerProbes(container, pod.gracePeriod);
    if (isSet(container, 'restartPolicy')) yield* containersRule.oneOf(at(container, 'restartPolicy'), RESTART_POLICIES);
    yield* restartRules(container);
  }
  yield* hostPortConflicts(containers);
  for (const container of listAt(spec, 'initContainers')) {
    yield* commonOf(container, pod, names);
    yield* hostPortConflicts([container]);
    if (isSet(container, 'restartPolicy')) yield* containersRule.oneOf(at(container, 'restartPolicy'), RESTART_POLICIES);
    yield* restartRules(container);
    if (textAt(container, 'restartPolicy') === 'Always') yield* containerProbes(container, pod.gracePeriod);
    else {
      for (const name of ['lifecycle', 'livenessProbe', 'readinessProbe', 'startupProbe']) {
        if (isSet(container, name))
          yield containersRule.forbidden(at(container, name), 'an init container without restartPolicy: Always ends by itself');
      }
    }
  }
}

const RESTART_POLICIES = ['Always', 'Never', 'OnFailure'];

interface Pod {
  readonly volumes: ReadonlyMap<string, Location>;
  readonly claims: ReadonlySet<string>;
  readonly gracePeriod: number;
  readonly hostUsers: boolean;
}

const podOf = (spec: Location): Pod => ({
  volumes: mountableVolumes(spec),
  claims: claimsOf(spec),
  gracePeriod: isSet(spec, 'terminationGracePeriodSeconds') ? int64At(spec, 'terminationGracePeriodSeconds') : 30,
  hostUsers: at(spec, 'hostUsers').value !== false,
});

function* commonOf(container: Location, pod: Pod, names: Set<string>): Problems {
  const name = at(container, 'name');
  if (textAt(name) === '') yield containersRule.required(name, 'the name of the container');
  else yield* containersRule.form(name, dnsLabel);
  if (names.has(textAt(name))) yield containersRule.duplicate(name, 'the name of a container');
  names.add(textAt(name));
  if (textAt(container, 'image') === '') yield containersRule.required(at(container, 'image'), 'an image');
  if (textAt(container, 'terminationMessagePolicy') !== '') {
    yield* containersRule.oneOf(at(container, 'terminationMessagePolicy'), ['File', 'FallbackToLogsOnError']);
  }
  if (textAt(container, 'imagePullPolicy') !== '')
    yield* containersRule.oneOf(at(container, 'imagePullPolicy'), ['Always', 'IfNotPresent', 'Never']);
  for (const policy of listAt(container, 'resizePolicy')) {
    const problems = [
      ...containersRule.oneOf(at(policy, 'resourceName'), ['cpu', 'memory']),
      ...containersRule.oneOf(at(policy, 'restartPolicy'), ['NotRequired', 'RestartContainer']),
    ];
    for (const problem of problems) yield reportedAt(problem, at(container, 'resizePolicy'));
  }
  yield* containerPorts(at(container, 'ports'));
  yield* containerEnv(container, pod.volumes);
  yield* volumeMounts(container, pod.volumes);
  yield* containerResources(at(container, 'resources'), pod.claims);
  yield* containerSecurity(container, pod.hostUsers);
}

/** Checks as `validateContainerRestartPolicy` of Kubernetes does. */
function* restartRules(container: Location): Problems {
  const rules = listAt(container, 'restartPolicyRules');
  if (rules.length > 0 && !isSet(container, 'restartPolicy'))
    yield containersRule.required(at(container, 'restartPolicy'), 'a restart policy, since there are rules');
  for (const rule of rules) {
    if (!isSet(rule, 'exitCodes')) yield containersRule.required(at(rule, 'exitCodes'), 'exit codes');
    else yield* containersRule.oneOf(at(rule, 'exitCodes', 'operator'), ['In', 'NotIn']);
    if (textAt(rule, 'action') === '') yield containersRule.required(at(rule, 'action'), 'Restart');
    else yield* containersRule.oneOf(at(rule, 'action'), ['Restart', 'RestartAllContainers']);
  }
}
