import { goLowerCase } from '../../go/lower-case.ts';
import { parseQuantity } from '../../go/quantity.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { builtInRule, type Problems, reportedAs } from '../forms/built-in-rule.ts';
import { claimSpec } from '../forms/claim-spec.ts';
import { labels } from '../forms/label-selectors.ts';
import { at, int32At, int64At, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { dnsLabel, dnsSubdomain, localPath, pathWithoutBacksteps } from '../forms/text-forms.ts';
import { fieldSelector, resourceSelector } from './container-env.ts';

export const volumesRule = builtInRule('volumes', {
  summary: 'A volume has a name of its own and one source, which says all that is needed to find it.',
  upstream: 'core ValidateVolumes, validateVolumeSource',
  remedy: 'Keep one source of the volume and complete it.',
});

/** Checks the volumes of a Pod. */
export function* podVolumes(spec: Location): Problems {
  for (const { problems } of checkedVolumes(spec)) yield* problems;
}

/** Returns the volumes that can be mounted, by name. The server ignores invalid volumes. */
export const mountableVolumes = (spec: Location): ReadonlyMap<string, Location> =>
  new Map(
    checkedVolumes(spec)
      .filter(({ problems }) => problems.length === 0)
      .map(({ volume }) => [textAt(volume, 'name'), volume]),
  );

interface CheckedVolume {
  readonly volume: Location;
  readonly problems: readonly Problem[];
}

function checkedVolumes(spec: Location): readonly CheckedVolume[] {
  const names = new Set<string>();
  return listAt(spec, 'volumes').map((volume) => {
    const problems = [...volumeOf(volume, names)];
    if (problems.length === 0) names.add(textAt(volume, 'name'));
    return { volume, problems };
  });
}

function* volumeOf(volume: Location, names: ReadonlySet<string>): Problems {
  const name = at(volume, 'name');
  if (textAt(name) === '') yield volumesRule.required(name, 'the name of the volume');
  else yield* volumesRule.form(name, dnsLabel);
  if (names.has(textAt(name))) yield volumesRule.duplicate(name, 'the name of a volume');
  yield* volumeSource(volume);
}

/** Returns the sources that a volume has. */
const sourcesOf = (volume: Location): readonly string[] => SOURCES.filter((name) => isSet(volume, name));

/** Sources in the order of the server, which uses the first one that is set. */
const SOURCES = [
  ...['emptyDir', 'hostPath', 'gitRepo', 'gcePersistentDisk', 'awsElasticBlockStore', 'secret', 'nfs', 'iscsi', 'glusterfs', 'flocker'],
  ...['persistentVolumeClaim', 'rbd', 'cinder', 'cephfs', 'quobyte', 'downwardAPI', 'fc', 'flexVolume', 'configMap', 'azureFile'],
  ...['vsphereVolume', 'photonPersistentDisk', 'portworxVolume', 'azureDisk', 'storageos', 'projected', 'scaleIO', 'csi', 'ephemeral'],
  ...['image'],
];

function* volumeSource(volume: Location): Problems {
  // A volume without a source gets an emptyDir by default.
  const [first, ...others] = sourcesOf(volume);
  if (first === undefined) return;
  for (const other of others) yield misspelt(volumesRule.forbidden(at(volume, other), `${first} is there already`));
  yield* sources[first]?.(at(volume, first)) ?? [];
}

/** Returns the name of a source in the form of the server's message. */
const misspelt = (problem: Problem): Problem =>
  /\/(downwardAPI|cephfs)$/.test(problem.pointer)
    ? reportedAs(problem, (field) => field.replace(/downwardAPI$/, 'downwarAPI').replace(/cephfs$/, 'cephFS'))
    : problem;

const sources: Readonly<Record<string, (source: Location) => Problems>> = {
  *emptyDir(source) {
    if ((parseQuantity(at(source, 'sizeLimit').value) ?? 0n) < 0n) yield volumesRule.invalid(at(source, 'sizeLimit'), 'zero or more');
  },
  hostPath: (source) => hostPathSource(source),
  *secret(source) {
    yield* named(source, 'secretName');
    yield* mode(at(source, 'defaultMode'));
    yield* keyPaths(source);
  },
  *configMap(source) {
    yield* named(source, 'name');
    yield* mode(at(source, 'defaultMode'));
    yield* keyPaths(source);
  },
  persistentVolumeClaim: (source) => named(source, 'claimName'),
  *nfs(source) {
    yield* named(source, 'server');
    if (textAt(source, 'path') === '') yield volumesRule.required(at(source, 'path'), 'a path of the server');
    else if (!textAt(source, 'path').startsWith('/')) yield volumesRule.invalid(at(source, 'path'), 'an absolute path');
  },
  *awsElasticBlockStore(source) {
    yield* named(source, 'volumeID');
    if (int32At(source, 'partition') < 0 || int32At(source, 'partition') > 255)
      yield volumesRule.invalid(at(source, 'partition'), 'from 0 to 255');
  },
  *downwardAPI(source) {
    yield* mode(at(source, 'defaultMode'));
    for (const file of listAt(source, 'items')) yield* downwardFile(file);
  },
  projected: projectedSource,
  *csi(source) {
    yield* csiDriver(at(source, 'driver'), volumesRule);
    if (isSet(source, 'nodePublishSecretRef')) {
      const secret = at(source, 'nodePublishSecretRef', 'name');
      if (textAt(secret) === '') yield volumesRule.required(secret, 'the name of a Secret');
      else yield* volumesRule.form(secret, dnsSubdomain);
    }
  },
  *ephemeral(source) {
    const template = at(source, 'volumeClaimTemplate');
    if (!isSet(template)) return yield volumesRule.required(template, 'a template of a claim');
    yield* labels(at(template, 'metadata', 'labels'));
    yield* claimSpec(at(template, 'spec'), 'Pod');
  },
  *image(source) {
    if (isSet(source, 'pullPolicy') && textAt(source, 'pullPolicy') !== '')
      yield* volumesRule.oneOf(at(source, 'pullPolicy'), ['Always', 'IfNotPresent', 'Never']);
  },
};

/** Checks as `validateHostPathVolumeSource` of Kubernetes does. */
export function* hostPathSource(source: Location, rule: typeof volumesRule = volumesRule): Problems {
  const [path, type] = [at(source, 'path'), at(source, 'type')];
  if (textAt(path) === '') return yield rule.required(path, 'a path of the node');
  yield* rule.form(path, pathWithoutBacksteps);
  if (isSet(type))
    yield* rule.oneOf(type, ['', 'DirectoryOrCreate', 'Directory', 'FileOrCreate', 'File', 'Socket', 'CharDevice', 'BlockDevice']);
}

/** Checks as `ValidateCSIDriverName` of Kubernetes does. */
export function* csiDriver(driver: Location, rule: typeof volumesRule): Problems {
  if (textAt(driver) === '') return yield rule.required(driver, 'the name of a driver');
  if (textAt(driver).length > 63 || !dnsSubdomain.accepts(goLowerCase(textAt(driver))))
    yield rule.invalid(driver, 'a DNS subdomain of 63 characters at most');
}

function* named(source: Location, field: string): Problems {
  if (textAt(source, field) === '') yield volumesRule.required(at(source, field), 'a name');
}

function* mode(location: Location): Problems {
  if (isSet(location) && (int32At(location) < 0 || int32At(location) > 0o777)) yield volumesRule.invalid(location, 'from 0 to 0777 (511)');
}

function* keyPaths(source: Location): Problems {
  for (const item of listAt(source, 'items')) {
    if (textAt(item, 'key') === '') yield volumesRule.required(at(item, 'key'), 'the key to write');
    if (textAt(item, 'path') === '') yield volumesRule.required(at(item, 'path'), 'the path to write to');
    else yield* volumesRule.form(at(item, 'path'), localPath);
    yield* mode(at(item, 'mode'));
  }
}

const FILE_FIELDS = ['metadata.name', 'metadata.namespace', 'metadata.labels', 'metadata.annotations', 'metadata.uid'];

function* downwardFile(file: Location): Problems {
  const path = at(file, 'path');
  if (textAt(path) === '') yield volumesRule.required(path, 'the path to write to');
  else yield* volumesRule.form(path, localPath);
  const [field, resource] = [at(file, 'fieldRef'), at(file, 'resourceFieldRef')];
  if (isSet(field)) {
    yield* fieldSelector(field, FILE_FIELDS);
    if (isSet(resource)) yield volumesRule.forbidden(resource, 'fieldRef is there already');
  } else if (isSet(resource)) yield* resourceSelector(resource, true);
  else yield volumesRule.required(file, 'fieldRef or resourceFieldRef');
  yield* mode(at(file, 'mode'));
}

function* projectedSource(projected: Location): Problems {
  yield* mode(at(projected, 'defaultMode'));
  const paths = new Set<string>();
  for (const source of listAt(projected, 'sources')) {
    const given = ['secret', 'configMap', 'downwardAPI', 'serviceAccountToken'].filter((name) => isSet(source, name));
    for (const other of given.slice(1)) yield volumesRule.forbidden(at(source, other), `${given[0]} is there already`);
    for (const name of ['secret', 'configMap']) {
      if (!given.includes(name)) continue;
      yield* named(at(source, name), 'name');
      yield* keyPaths(at(source, name));
    }
    for (const file of listAt(source, 'downwardAPI', 'items')) yield* downwardFile(file);
    if (given.includes('serviceAccountToken')) yield* token(at(source, 'serviceAccountToken'));
    const written = ['secret', 'configMap', 'downwardAPI'].flatMap((name) => listAt(source, name, 'items').map((item) => at(item, 'path')));
    for (const path of written) {
      if (textAt(path) === '') continue;
      if (paths.has(textAt(path))) yield volumesRule.duplicate(path, 'a path');
      paths.add(textAt(path));
    }
  }
}

function* token(source: Location): Problems {
  const [seconds, path] = [at(source, 'expirationSeconds'), at(source, 'path')];
  if (isSet(seconds) && (int64At(seconds) < 600 || int64At(seconds) > 2 ** 32)) yield volumesRule.invalid(seconds, 'from 600 to 2^32');
  if (textAt(path) === '') yield volumesRule.required(path, 'the path to write to');
  else yield* volumesRule.form(path, localPath);
}
