// Generated from kubernetes-v1.36.3/apis_events.k8s.io_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Time = string;
export type MicroTime = string;

export type Event = {
  readonly apiVersion: "events.k8s.io/v1";
  readonly kind: "Event";
  readonly metadata: ObjectMeta;
  readonly action?: string;
  readonly deprecatedCount?: number;
  readonly deprecatedFirstTimestamp?: Time;
  readonly deprecatedLastTimestamp?: Time;
  readonly deprecatedSource?: EventSource;
  readonly eventTime: MicroTime;
  readonly note?: string;
  readonly reason?: string;
  readonly regarding?: ObjectReference;
  readonly related?: ObjectReference;
  readonly reportingController?: string;
  readonly reportingInstance?: string;
  readonly series?: EventSeries;
  readonly type?: string;
};
export type EventSource = {
  readonly component?: string;
  readonly host?: string;
};
export type ObjectReference = {
  readonly apiVersion?: string;
  readonly fieldPath?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly resourceVersion?: string;
  readonly uid?: string;
};
export type EventSeries = {
  /** Default: `0`. */
  readonly count: number;
  readonly lastObservedTime: MicroTime;
};
