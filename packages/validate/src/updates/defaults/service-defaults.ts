import { type Fields, fieldsOf } from '@slipway/manifest';
import { changed, isAbsent, withDefaults, withZerosFilled } from './filled.ts';

/** Sets the defaults of a Service (`SetDefaults_Service`). */
export const service = (object: Fields): Fields => changed(object, 'spec', (spec) => serviceSpec(fieldsOf(spec)));

function serviceSpec(spec: Fields): Fields {
  const typed = withZerosFilled(spec, { type: 'ClusterIP', sessionAffinity: 'None' });
  const { type } = typed;
  const isExternal = type === 'NodePort' || type === 'LoadBalancer' || (type === 'ClusterIP' && hasEntries(spec.externalIPs));
  const filled = withDefaults(withZerosFilled(typed, isExternal ? { externalTrafficPolicy: 'Cluster' } : {}), {
    ...(type === 'ExternalName' ? {} : { internalTrafficPolicy: 'Cluster' }),
    ...(type === 'LoadBalancer' ? { allocateLoadBalancerNodePorts: true } : {}),
  });
  const withPorts = changed(filled, 'ports', (ports) => (Array.isArray(ports) ? ports.map((port) => servicePort(fieldsOf(port))) : ports));
  return changed(withPorts, 'sessionAffinityConfig', (config) => affinityConfig(config, typed.sessionAffinity));
}

const hasEntries = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

function servicePort(port: Fields): Fields {
  const filled = withZerosFilled(port, { protocol: 'TCP' });
  return withZerosFilled(filled, { targetPort: port.port });
}

const THREE_HOURS = 10_800;

function affinityConfig(config: unknown, affinity: unknown): unknown {
  if (affinity === 'None') return undefined;
  if (affinity !== 'ClientIP') return config;
  const { timeoutSeconds } = fieldsOf(fieldsOf(config).clientIP);
  return isAbsent(timeoutSeconds) ? { clientIP: { timeoutSeconds: THREE_HOURS } } : config;
}
