// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type MicroTime = string;
export type Time = string;

export type Event = {
  readonly apiVersion: "v1";
  readonly kind: "Event";
  readonly metadata: ObjectMeta;
  readonly action?: string;
  readonly count?: number;
  readonly eventTime?: MicroTime;
  readonly firstTimestamp?: Time;
  readonly involvedObject: ObjectReference;
  readonly lastTimestamp?: Time;
  readonly message?: string;
  readonly reason?: string;
  readonly related?: ObjectReference;
  /** Default: `""`. */
  readonly reportingComponent?: string;
  /** Default: `""`. */
  readonly reportingInstance?: string;
  readonly series?: EventSeries;
  readonly source?: EventSource;
  readonly type?: string;
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
  readonly count?: number;
  readonly lastObservedTime?: MicroTime;
};
export type EventSource = {
  readonly component?: string;
  readonly host?: string;
};
