import { below, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { ActiveObject, ClusterIndex } from '../cluster/cluster-index.ts';
import { groupOf, hasVariable, objectText, pluralsOf } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports values of packages of Crossplane and of their settings that the CRD accepts, and with which no package runs. */
export function* crossplanePackages(files: ClusterIndex): Generator<FleetProblem> {
  for (const kind of ['Provider', 'Function', 'Configuration'])
    for (const about of files.activeOf('pkg.crossplane.io', kind)) yield* packageValues(about);
  for (const about of files.activeOf('pkg.crossplane.io', 'DeploymentRuntimeConfig')) yield* containers(about);
}

function* packageValues(about: ActiveObject): Generator<FleetProblem> {
  const spec = fieldsOf(about.object.spec);
  const wrong = (field: string, text: string, expected: string): FleetProblem =>
    problemOf('package-not-installed', about, {
      pointer: `/spec/${field}`,
      value: spec[field],
      message: `${objectText(about.object)} has ${field} ${textOf(spec[field])}: ${text}`,
      expected,
    });
  const repository = textOf(spec.package)
    .replace(/^[^/]*\//, '')
    .replace(/[:@].*$/s, '');
  if (!hasVariable(textOf(spec.package)) && /[^a-z0-9._/-]/.test(repository))
    yield wrong('package', 'no registry has a repository with this name', 'lower case letters, digits and . _ - /');
  if (isOther(spec.packagePullPolicy, PULL_POLICIES))
    yield wrong('packagePullPolicy', 'the API server refuses the Deployment of the package', `one of ${PULL_POLICIES.join(', ')}`);
  if (isOther(spec.revisionActivationPolicy, ACTIVATION_POLICIES))
    yield wrong(
      'revisionActivationPolicy',
      'Crossplane leaves the package inactive, as with Manual',
      `one of ${ACTIVATION_POLICIES.join(', ')}`,
    );
}

const PULL_POLICIES: readonly string[] = ['IfNotPresent', 'Always', 'Never'];
const ACTIVATION_POLICIES: readonly string[] = ['Automatic', 'Manual'];

const isOther = (value: unknown, known: readonly string[]): boolean =>
  typeof value === 'string' && value !== '' && !hasVariable(value) && !known.includes(value);

/** The container to which Crossplane adds the image of the package. */
const RUNTIME = 'package-runtime';

/** Reports containers without an image: Crossplane adds the image of the package only to its own container. */
function* containers(about: ActiveObject): Generator<FleetProblem> {
  const pod = below(about.object.spec, 'deploymentTemplate', 'spec', 'template', 'spec');
  for (const [index, each] of listOf(pod.containers).entries()) {
    const { name, image } = fieldsOf(each);
    if (name === RUNTIME || textOf(image) !== '' || hasVariable(textOf(name))) continue;
    yield problemOf('package-not-installed', about, {
      pointer: `/spec/deploymentTemplate/spec/template/spec/containers/${index}/name`,
      value: name,
      message: `${objectText(about.object)} has the container ${textOf(name)} without an image, and Crossplane adds that of the package only to ${RUNTIME}: the API server refuses the Deployment`,
      expected: `${RUNTIME} instead of ${textOf(name)}, or an image`,
    });
  }
}

/** Groups of a family of providers: only its configurations have one of these groups. */
const FAMILY = /^([a-z0-9-]+)\.(?:aws|azure|gcp)\.(?:m\.)?upbound\.io$/;

/** Returns the entry that was probably intended, if no ManagedResourceDefinition has the name of an entry of an activation policy. */
export function meantActivation(files: ClusterIndex, name: string): string | undefined {
  const [, family] = FAMILY.exec(name) ?? [];
  if (family !== undefined && !/^(?:cluster)?providerconfig/.test(family)) return `*.${name}`;
  const dot = name.indexOf('.');
  const [plural, group] = [name.slice(0, dot), name.slice(dot + 1)];
  // A few words are their own plural.
  if (/(?:s|data|info|media)$/.test(plural) || ![...files.kinds()].some((key) => key.toLowerCase() === `${group}|${plural}`))
    return undefined;
  return `${pluralsOf(plural).at(plural.endsWith('y') ? -1 : 1)}.${group}`;
}

/** Reports references to a ProviderConfig of another kind than that of the object with this name. */
export function* configsOfOtherScope(files: ClusterIndex): Generator<FleetProblem> {
  for (const about of files.active) {
    const { name, kind } = below(about.object.spec, 'providerConfigRef');
    const other = kind === 'ProviderConfig' ? 'ClusterProviderConfig' : kind === 'ClusterProviderConfig' ? 'ProviderConfig' : undefined;
    const [, family] = /^[a-z0-9]+\.((?:aws|azure|gcp)\.m\.upbound\.io)$/.exec(groupOf(about.object)) ?? [];
    if (other === undefined || family === undefined || typeof name !== 'string' || hasVariable(name)) continue;
    if (files.find(family, textOf(kind), undefined, name).length > 0 || files.find(family, other, undefined, name).length === 0) continue;
    yield problemOf('provider-config-not-found', about, {
      severity: 'risk',
      pointer: '/spec/providerConfigRef/kind',
      value: kind,
      message: `${objectText(about.object)} uses the ${textOf(kind)} ${name}, and these files have only a ${other} with this name`,
      expected: `${other} instead of ${textOf(kind)}, or a ${textOf(kind)} from another repository`,
    });
  }
}
