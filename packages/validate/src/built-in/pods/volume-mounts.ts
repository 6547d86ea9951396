import type { Problem } from '../../objects/object-finding.ts';
import { builtInRule, mapProblems, type Problems, reportedAs } from '../forms/built-in-rule.ts';
import { at, flagAt, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { descendingPath } from '../forms/text-forms.ts';

export const mountsRule = builtInRule('volume-mounts', {
  summary: 'A container mounts volumes that the Pod has, each path once, and below the volume.',
  upstream: 'core ValidateVolumeMounts, ValidateVolumeDevices, validateMountPropagation',
  remedy: 'Name a volume of the Pod, or add it.',
});

/** Checks volume mounts. `volumes` are the volumes of the Pod by name. */
export function* volumeMounts(container: Location, volumes: ReadonlyMap<string, Location>): Problems {
  const devices = listAt(container, 'volumeDevices');
  const paths = new Set<string>();
  for (const mount of listAt(container, 'volumeMounts')) {
    const [name, path] = [textAt(mount, 'name'), textAt(mount, 'mountPath')];
    if (name === '') yield mountsRule.required(at(mount, 'name'), 'the name of a volume');
    else if (!volumes.has(name)) yield mountsRule.invalid(at(mount, 'name'), volumeNames(volumes));
    if (path === '') yield mountsRule.required(at(mount, 'mountPath'), 'a path in the container');
    if (paths.has(path)) yield mountsRule.duplicate(at(mount, 'mountPath'), 'a path');
    paths.add(path);
    if (devices.some((device) => textAt(device, 'name') === name)) yield mountsRule.duplicate(at(mount, 'name'), 'a volume device');
    if (devices.some((device) => textAt(device, 'devicePath') === path))
      yield mountsRule.duplicate(at(mount, 'mountPath'), 'the path of a volume device');
    yield* subPaths(mount);
    yield* mapProblems(propagation(mount, flagAt(container, 'securityContext', 'privileged')), withoutIndex);
    yield* mapProblems(recursiveReadOnly(mount), withoutIndex);
  }
  yield* volumeDevices(devices, volumes);
}

/** For these fields, the server does not report the index of the mount. */
const withoutIndex = (problem: Problem): Problem => reportedAs(problem, (field) => field.replace(/volumeMounts\[\d+\]/, 'volumeMounts'));

const volumeNames = (volumes: ReadonlyMap<string, Location>): string =>
  volumes.size === 0 ? 'a volume of the Pod, which has none' : `a volume of the Pod: ${[...volumes.keys()].join(', ')}`;

function* subPaths(mount: Location): Problems {
  const [path, expression] = [at(mount, 'subPath'), at(mount, 'subPathExpr')];
  if (textAt(path) !== '') yield* mountsRule.form(path, descendingPath);
  if (textAt(expression) === '') return;
  if (textAt(path) !== '') yield mountsRule.forbidden(expression, 'subPath is there already');
  yield* mountsRule.form(expression, descendingPath);
}

function* propagation(mount: Location, privileged: boolean): Problems {
  const location = at(mount, 'mountPropagation');
  if (!isSet(location)) return;
  yield* mountsRule.oneOf(location, ['Bidirectional', 'HostToContainer', 'None']);
  if (textAt(location) === 'Bidirectional' && !privileged)
    yield mountsRule.invalid(location, 'None or HostToContainer, unless the container is privileged');
}

function* recursiveReadOnly(mount: Location): Problems {
  const location = at(mount, 'recursiveReadOnly');
  if (!isSet(location)) return;
  yield* mountsRule.oneOf(location, ['Disabled', 'Enabled', 'IfPossible']);
  if (textAt(location) !== 'Enabled' && textAt(location) !== 'IfPossible') return;
  if (!flagAt(mount, 'readOnly')) yield mountsRule.forbidden(location, 'readOnly is not true');
  if (isSet(mount, 'mountPropagation') && textAt(mount, 'mountPropagation') !== 'None')
    yield mountsRule.forbidden(location, 'mountPropagation is not None');
}

function* volumeDevices(devices: readonly Location[], volumes: ReadonlyMap<string, Location>): Problems {
  const [names, paths] = [new Set<string>(), new Set<string>()];
  for (const device of devices) {
    const [name, path] = [at(device, 'name'), at(device, 'devicePath')];
    if (textAt(name) === '') yield mountsRule.required(name, 'the name of a volume');
    if (names.has(textAt(name))) yield mountsRule.duplicate(name, 'a volume');
    const volume = volumes.get(textAt(name));
    if (volume === undefined) yield mountsRule.invalid(name, volumeNames(volumes));
    else if (!isSet(volume, 'persistentVolumeClaim') && !isSet(volume, 'ephemeral'))
      yield mountsRule.invalid(name, 'a volume of a claim: only those can be block devices');
    if (textAt(path) === '') yield mountsRule.required(path, 'the path of a device');
    else if (!/^(?!.*(^|\/)\.\.(\/|$))/.test(textAt(path))) yield mountsRule.invalid(path, 'a path without ..');
    if (paths.has(textAt(path))) yield mountsRule.duplicate(path, 'a path');
    names.add(textAt(name));
    paths.add(textAt(path));
  }
}
