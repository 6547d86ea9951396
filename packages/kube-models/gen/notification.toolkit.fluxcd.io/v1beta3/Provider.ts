// Generated from flux-v2.9/notification-controller-v1.9.3/notification.toolkit.fluxcd.io_providers.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Provider = {
  readonly apiVersion: "notification.toolkit.fluxcd.io/v1beta3";
  readonly kind: "Provider";
  readonly metadata: ObjectMeta;
  readonly spec?: ProviderSpec;
};
export type ProviderSpec = {
  /** At most 2048 characters. */
  readonly address?: string;
  readonly certSecretRef?: ProviderSpecCertSecretRef;
  /** At most 2048 characters. */
  readonly channel?: string;
  readonly commitStatusExpr?: string;
  /** A duration, such as `1h30m`. */
  readonly interval?: string;
  /** At most 2048 characters. Matches `^(http|https)://.*$`. */
  readonly proxy?: string;
  readonly proxySecretRef?: ProviderSpecProxySecretRef;
  readonly secretRef?: ProviderSpecSecretRef;
  readonly serviceAccountName?: string;
  readonly suspend?: boolean;
  /** A duration, such as `1m30s`. */
  readonly timeout?: string;
  readonly type: "slack" | "discord" | "msteams" | "rocket" | "generic" | "generic-hmac" | "github" | "gitlab" | "gitea" | "giteapullrequestcomment" | "bitbucketserver" | "bitbucket" | "azuredevops" | "googlechat" | "googlepubsub" | "webex" | "sentry" | "azureeventhub" | "telegram" | "lark" | "matrix" | "opsgenie" | "alertmanager" | "grafana" | "githubdispatch" | "githubpullrequestcomment" | "gitlabmergerequestcomment" | "pagerduty" | "datadog" | "nats" | "zulip" | "otel";
  /** At most 2048 characters. */
  readonly username?: string;
};
export type ProviderSpecCertSecretRef = {
  readonly name: string;
};
export type ProviderSpecProxySecretRef = {
  readonly name: string;
};
export type ProviderSpecSecretRef = {
  readonly name: string;
};
