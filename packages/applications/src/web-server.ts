import { addressOf, type WebServerOptions, webWorkload } from '@slipway/fleet';
import { KubeObject } from '@slipway/fleet/constructs';
import type { Deployment } from '@slipway/kube-models/apps/v1/Deployment';
import type { ConfigMap } from '@slipway/kube-models/core/v1/ConfigMap';
import type { Service } from '@slipway/kube-models/core/v1/Service';
import type { ServiceAccount } from '@slipway/kube-models/core/v1/ServiceAccount';
import { JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';

/** A web server with all objects that it depends on, in that order. Others can call it. */
export class WebServer extends Construct {
  readonly #deployment: KubeObject<Deployment>;
  readonly #address: string;

  constructor(scope: Construct, name: string, workload: WebServerOptions) {
    super(scope, name);
    const { account, config, service, deployment } = webWorkload({ ...workload, name });
    this.#address = addressOf({ name, namespace: workload.namespace });
    if (config) new KubeObject<ConfigMap>(this, 'config', config);
    new KubeObject<ServiceAccount>(this, 'account', account);
    new KubeObject<Service>(this, 'service', service);
    const dependencies = [...this.node.children];
    this.#deployment = new KubeObject<Deployment>(this, 'deployment', deployment);
    this.#deployment.addDependency(...dependencies);
  }

  /** Starts this server after `other`, whose address it finds in the environment variable `variable`. */
  calls(other: WebServer, variable: string): void {
    this.node.addDependency(other);
    this.#deployment.addJsonPatch(JsonPatch.add('/spec/template/spec/containers/0/env/-', { name: variable, value: other.#address }));
  }
}
