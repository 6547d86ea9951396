import type { EventLog, LoggedEvent } from './event-log.ts';

const HAPPENED = new Set<string>(['created', 'changed', 'deleted']);

/**
 * Returns the changes of Flux on all clusters after a revision, a line for each object: `commercial-staging: changed HelmRelease
 * prometheus`.
 */
export function fluxChanges(eventLog: EventLog, after: number): readonly string[] {
  const lines = eventLog
    .events({}, after)
    .filter(({ event, object }) => HAPPENED.has(event) && isFlux(object.metadata.labels))
    .map(line);
  return [...new Set(lines)].sort();
}

/** Whether kustomize-controller applied the object. Objects of Helm and Crossplane have other labels. */
const isFlux = (labels: Readonly<Record<string, string>> = {}): boolean => 'kustomize.toolkit.fluxcd.io/name' in labels;

const line = ({ cluster, event, kind, name }: LoggedEvent): string => `${cluster}: ${event} ${kind} ${name}`;
