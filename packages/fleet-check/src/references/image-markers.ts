import { buildPointer, isFields } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { hasVariable, nameOf, namespaceOf } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

const IMAGE = 'image.toolkit.fluxcd.io';

/** A comment with which an ImageUpdateAutomation updates a line. */
interface Marker {
  readonly about: ActiveObject;
  readonly pointer: string;
  readonly text: string;
  readonly line: number;
  /** `namespace/name` of the ImagePolicy. */
  readonly policy: string;
}

/**
 * Reports markers that no ImageUpdateAutomation of the fleet updates: their ImagePolicy does not exist, or no automation is in its
 * namespace. The automation may run on another cluster.
 */
export function* imageMarkers(clusters: readonly Cluster[]): Generator<FleetProblem> {
  const automations = namesOf(clusters, 'ImageUpdateAutomation');
  const policies = namesOf(clusters, 'ImagePolicy');
  if (automations.size === 0 || clusters.some((cluster) => cluster.hasMore())) return;
  const namespaces = new Set([...automations].map((each) => each.slice(0, each.indexOf('/'))));
  for (const cluster of clusters) {
    const reported = new Set<string>();
    for (const { about, pointer, text, line, policy } of markersOn(cluster)) {
      const isMissing = !policies.has(policy);
      if ((!isMissing && namespaces.has(policy.slice(0, policy.indexOf('/')))) || reported.has(policy)) continue;
      reported.add(policy);
      yield problemOf('image-marker-without-effect', about, {
        pointer,
        value: text,
        message: `the marker ${text} in line ${line} of ${about.applied.file} has no effect: ${isMissing ? `ImagePolicy/${policy} does not exist` : `no ImageUpdateAutomation is in the namespace of ImagePolicy/${policy}`}`,
        expected: 'an ImagePolicy and an ImageUpdateAutomation in one namespace',
      });
    }
  }
}

const namesOf = (clusters: readonly Cluster[], kind: string): ReadonlySet<string> =>
  new Set(clusters.flatMap((cluster) => cluster.ofKind(IMAGE, kind).map(({ object }) => `${namespaceOf(object)}/${nameOf(object)}`)));

/** Returns the markers of the files of a cluster, each file once. */
function* markersOn(cluster: Cluster): Generator<Marker> {
  const files = Map.groupBy(cluster.active, ({ applied, kustomization }) => `${kustomization.source} ${applied.file}`);
  for (const objects of files.values()) {
    const [first] = objects as [ActiveObject];
    const content = cluster.textOf(first.kustomization, first.applied.file);
    if (content?.includes('$imagepolicy') !== true) continue;
    for (const [index, line] of content.split('\n').entries()) {
      const { value, policy } = markerIn(line);
      const [namespace, name] = policy.split(':');
      if (namespace === undefined || name === undefined || hasVariable(policy)) continue;
      const found = objects
        .map((about) => ({ about, pointer: pointerTo(about.object, value) }))
        .find(({ pointer }) => pointer !== undefined);
      const { about, pointer = '' } = found ?? { about: first };
      yield { about, pointer, text: policy, line: index + 1, policy: `${namespace}/${name}` };
    }
  }
}

/** Returns the value of a line, and the policy of the marker in its comment; empty without a marker. */
function markerIn(line: string): { readonly value: string; readonly policy: string } {
  const [before = '', after = ''] = line.split('{"$imagepolicy":', 2);
  const [, policy = ''] = after.split('"', 3);
  const written = before.slice(0, Math.max(before.lastIndexOf('#'), 0)).trim();
  const value = written.slice(written.indexOf(': ') + 1).trim();
  return { value: value.replaceAll(/["']/g, ''), policy };
}

/** Returns the pointer to the first field with a value. */
function pointerTo(object: unknown, value: string): string | undefined {
  const waiting: (readonly [unknown, readonly string[]])[] = [[object, []]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, path] = next;
    if (node === value) return buildPointer([...path]);
    const entries = isFields(node) || Array.isArray(node) ? Object.entries(node) : [];
    for (const [key, each] of entries.toReversed()) waiting.push([each, [...path, key]]);
  }
  return undefined;
}
