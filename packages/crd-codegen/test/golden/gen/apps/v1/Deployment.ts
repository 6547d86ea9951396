// Generated from kube-v1.36.3/apis_apps_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta, TemplateObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type IntOrString = number | string;

export type Deployment = {
  readonly apiVersion: "apps/v1";
  readonly kind: "Deployment";
  readonly metadata: ObjectMeta;
  readonly spec?: DeploymentSpec;
};
export type DeploymentSpec = {
  /** A number, or a text such as `25%`. */
  readonly maxSurge?: IntOrString;
  /** Whether changes of the template wait. */
  readonly paused?: boolean;
  /** The Pod that the Deployment runs. */
  readonly template: DeploymentSpecTemplate;
};
export type DeploymentSpecTemplate = {
  readonly metadata?: TemplateObjectMeta;
  readonly raw?: RawExtension;
  readonly parent?: DeploymentSpec;
};
export type RawExtension = {
  readonly [key: string]: unknown;
};
