import { listKinds } from '@slipway/kube-models';
import { buildPointer, nearest } from '@slipway/manifest';
import type { Problem } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';
import { ALL_OF_STAGE, type ClusterSettings, isGateOn } from './cluster-settings.ts';
import { featureGates, gateDependencies } from './feature-gates.ts';
import { flagOf, VERSION_KEYS } from './served-kinds.ts';

/**
 * Reports problems of the settings of a cluster: feature gates and keys that kube-apiserver 1.36 does not have, gates that cannot be
 * changed, and invalid values. Pointers begin at `settings`. `createValidator` accepts all settings; unknown ones have no effect.
 */
export function clusterProblems(settings: ClusterSettings): readonly Problem[] {
  return [
    ...Object.entries(settings.featureGates ?? {}).flatMap(([name, on]) => [
      ...gateProblem(name, on),
      ...dependencyProblems(name, settings),
    ]),
    ...Object.entries(settings.runtimeConfig ?? {}).flatMap(([key, value]) => keyProblem(key, value)),
  ];
}

function gateProblem(name: string, on: unknown): readonly Problem[] {
  const pointer = buildPointer(['featureGates', name]);
  const stages = Object.values(ALL_OF_STAGE);
  const gate = featureGates.get(name);
  if (gate === undefined && !stages.includes(name)) {
    const meant = nearest(name, [...featureGates.keys(), ...stages]);
    return [
      problem(pointer, `${name} is not a feature gate of Kubernetes 1.36`, {
        value: on,
        expected: 'a feature gate that kube-apiserver 1.36 has',
        remedy:
          meant === undefined ? 'remove it: gates of features that are always on are removed after a while' : `did you mean ${meant}?`,
      }),
    ];
  }
  if (typeof on !== 'boolean') return [problem(pointer, `the feature gate ${name} is neither on nor off`, flag(on))];
  if (!gate?.locked || gate.on === on) return [];
  return [
    problem(pointer, `the feature gate ${name} cannot be turned ${on ? 'on' : 'off'}: kube-apiserver 1.36 does not start with it`, {
      value: on,
      expected: `${gate.on}`,
      remedy: 'remove it',
    }),
  ];
}

/** Reports an enabled gate that depends on a disabled gate. The settings do not show which of the two is wrong. */
function dependencyProblems(name: string, settings: ClusterSettings): readonly Problem[] {
  const needs = Object.hasOwn(gateDependencies, name) ? (gateDependencies[name] ?? []) : [];
  const missing = isGateOn(name, settings) ? needs.filter((need) => !isGateOn(need, settings)) : [];
  const dependents = Object.entries(gateDependencies).flatMap(([gate, wanted]) =>
    wanted.includes(name) && !isGateOn(name, settings) ? [gate] : [],
  );
  const broken = dependents.filter((gate) => isGateOn(gate, settings) && !Object.hasOwn(settings.featureGates ?? {}, gate));
  const pointer = buildPointer(['featureGates', name]);
  return [
    ...missing.map((need) =>
      problem(pointer, `the feature gate ${name} needs ${need}, which is off`, {
        value: true,
        expected: `${need}: true in addition`,
        remedy: `turn ${need} on as well, or ${name} off`,
      }),
    ),
    ...broken.map((gate) =>
      problem(pointer, `the feature gate ${name} is off, and ${gate}, which is on, needs it`, {
        value: false,
        expected: `${gate}: false in addition`,
        remedy: `turn ${gate} off as well, or ${name} on`,
      }),
    ),
  ];
}

function keyProblem(key: string, value: unknown): readonly Problem[] {
  const pointer = buildPointer(['runtimeConfig', key]);
  const known = knownKeys();
  if (!known.includes(key)) {
    const meant = nearest(key, known);
    return [
      problem(pointer, `${key} is not a key of runtimeConfig in Kubernetes 1.36`, {
        value,
        expected: `group/version, group/version/resource, or one of ${[...VERSION_KEYS.keys()].join(', ')}`,
        remedy: meant === undefined ? 'write a version that kube-apiserver 1.36 has' : `did you mean ${meant}?`,
      }),
    ];
  }
  if (typeof value === 'boolean') return [];
  // For keys that set many versions, the server accepts only `true` and `false`.
  const taken = typeof value === 'string' && (VERSION_KEYS.has(key) ? /^(true|false)$/.test(value) : flagOf(value) !== undefined);
  return taken ? [] : [problem(pointer, `${key} in runtimeConfig is neither true nor false`, flag(value))];
}

/** Returns every key that enables or disables versions. */
function knownKeys(): readonly string[] {
  const kinds = listKinds().filter(({ group }) => GROUPS.has(group));
  const versions = kinds.map(({ group, version }) => `${group}/${version}`);
  const resources = kinds.map(({ group, version, plural }) => `${group}/${version}/${plural}`);
  return [...new Set([...VERSION_KEYS.keys(), ...versions, ...resources, ...KEYS_OF_REVIEWS])];
}

/** The API groups of Kubernetes with a key. The core group has none. */
const GROUPS: ReadonlySet<string> = new Set([
  ...['apps', 'autoscaling', 'batch', 'policy'],
  ...['admissionregistration', 'apiextensions', 'apiregistration', 'certificates', 'coordination', 'discovery', 'events'].map(ofKubernetes),
  ...['flowcontrol.apiserver', 'internal.apiserver', 'networking', 'node', 'rbac.authorization', 'resource', 'scheduling'].map(
    ofKubernetes,
  ),
  ...['storage', 'storagemigration'].map(ofKubernetes),
]);

function ofKubernetes(name: string): string {
  return `${name}.k8s.io`;
}

/** Versions with only review kinds, which are not stored. */
const KEYS_OF_REVIEWS = ['authentication.k8s.io/v1', 'authorization.k8s.io/v1'];

interface Wrong {
  readonly value: unknown;
  readonly expected: string;
  readonly remedy: string;
}

const flag = (value: unknown): Wrong => ({ value, expected: 'true or false', remedy: 'write true or false' });

const problem = (pointer: string, message: string, wrong: Wrong): Problem => ({ ...ofRule('cluster-setting'), message, pointer, ...wrong });
