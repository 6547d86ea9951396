import type { Draw } from '../draw.ts';
import type { Document } from './tree-text.ts';

const container = (draw: Draw, name: string): Document => ({
  name,
  image: draw.pick(['nginx', 'nginx:1.25', 'registry.example:5000/team/web:1', `nginx@sha256:${'a'.repeat(64)}`, 'busybox']),
  ...(draw.chance(60)
    ? {
        env: [
          { name: 'A', value: draw.pick(['b', '$(NAME)', 'x-$(NAME)-$$y']) },
          { name: 'B', valueFrom: { configMapKeyRef: { name: draw.pick(['settings', 'generated']), key: 'k' } } },
        ],
      }
    : {}),
  ...(draw.chance(30) ? { envFrom: [{ secretRef: { name: draw.pick(['token', 'generated']) } }] } : {}),
  ...(draw.chance(40)
    ? {
        ports: draw.pick([
          [{ containerPort: 80 }],
          [
            { containerPort: 80, protocol: 'TCP', name: 'http' },
            { containerPort: 80, protocol: 'UDP' },
          ],
          [{ containerPort: 80 }, { containerPort: 81, protocol: 'TCP' }],
        ]),
      }
    : {}),
  ...(draw.chance(20) ? { args: ['--name=$(NAME)', 'b'] } : {}),
  ...(draw.chance(20) ? { volumeMounts: [{ name: 'v', mountPath: '/v' }] } : {}),
});

/** Returns the spec of a Pod, with the objects that others refer to. */
export const podSpec = (draw: Draw): Document => ({
  ...(draw.chance(40) ? { serviceAccountName: draw.pick(['robot', 'default']) } : {}),
  ...(draw.chance(30) ? { initContainers: [container(draw, 'init')] } : {}),
  containers: [container(draw, 'web'), ...(draw.chance(50) ? [container(draw, 'side')] : [])],
  ...(draw.chance(40)
    ? {
        volumes: [
          { name: 'v', configMap: { name: draw.pick(['settings', 'generated']) } },
          { name: 'w', secret: { secretName: draw.pick(['token', 'generated']) } },
        ],
      }
    : {}),
  ...(draw.chance(20) ? { imagePullSecrets: [{ name: 'token' }] } : {}),
  ...(draw.chance(15) ? { priorityClassName: 'high', tolerations: [{ key: 'a', operator: 'Exists' }] } : {}),
  ...(draw.chance(15)
    ? {
        topologySpreadConstraints: [
          { topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule', maxSkew: 1, labelSelector: { matchLabels: { app: 'web' } } },
        ],
      }
    : {}),
});
