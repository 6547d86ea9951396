import { builtInRule, type Problems } from '../forms/built-in-rule.ts';
import { at, int32At, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { portName } from '../forms/text-forms.ts';

export const portsRule = builtInRule('container-ports', {
  summary:
    'Ports of a container have numbers from 1 to 65535 and different names of at most 15 characters; host ports are not taken twice.',
  upstream: 'core validateContainerPorts, checkHostPortConflicts, validatePodHostNetworkDeps',
  remedy: 'Correct the number or the name of the port.',
});

const PROTOCOLS = ['TCP', 'UDP', 'SCTP'];

export const isPortNumber = (port: number): boolean => port >= 1 && port <= 65_535;

export function* containerPorts(ports: Location): Problems {
  const names = new Set<string>();
  for (const port of listAt(ports)) {
    const name = textAt(port, 'name');
    if (name !== '') yield* namedPort(at(port, 'name'), name, names);
    const number = at(port, 'containerPort');
    if (int32At(number) === 0) yield portsRule.required(number, 'a port number');
    else if (!isPortNumber(int32At(number))) yield portsRule.invalid(number, 'a number from 1 to 65535');
    const hostPort = at(port, 'hostPort');
    if (int32At(hostPort) !== 0 && !isPortNumber(int32At(hostPort))) yield portsRule.invalid(hostPort, 'a number from 1 to 65535');
    if (textAt(port, 'protocol') !== '') yield* portsRule.oneOf(at(port, 'protocol'), PROTOCOLS);
  }
}

function* namedPort(location: Location, name: string, names: Set<string>): Problems {
  if (!portName.accepts(name)) yield* portsRule.form(location, portName);
  else if (names.has(name)) yield portsRule.duplicate(location, 'the name of a port');
  else names.add(name);
}

/** Reports host ports that two containers use. */
export function* hostPortConflicts(containers: readonly Location[]): Problems {
  const taken = new Set<string>();
  for (const port of containers.flatMap((container) => listAt(container, 'ports'))) {
    const hostPort = int32At(port, 'hostPort');
    if (hostPort === 0) continue;
    const key = `${textAt(port, 'protocol') || 'TCP'}/${textAt(port, 'hostIP')}/${hostPort}`;
    if (taken.has(key)) yield portsRule.duplicate(at(port, 'hostPort'), 'a host port');
    taken.add(key);
  }
}

/** Checks ports on the host network: the host port equals the container port, which is also its default. */
export function* hostNetworkPorts(containers: readonly Location[]): Problems {
  for (const port of containers.flatMap((container) => listAt(container, 'ports'))) {
    const hostPort = int32At(port, 'hostPort');
    if (isSet(port, 'hostPort') && hostPort !== 0 && hostPort !== int32At(port, 'containerPort')) {
      yield portsRule.invalid(at(port, 'hostPort'), 'the same as containerPort, since hostNetwork is true');
    }
  }
}

/** Returns whether a value is a valid port number or name, as probes and Services use it (`ValidatePortNumOrName`). */
export const isPort = (value: unknown): boolean =>
  typeof value === 'number' ? isPortNumber(int32At({ value })) : typeof value === 'string' && portName.accepts(value);
