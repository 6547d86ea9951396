import type { NewFleetNames } from './first-clusters.ts';
import { indexText, moduleText } from './module-text.ts';

/** `applications`: one small web server, with a namespace and the permissions of its team. */
export const applications = ({ apiGroup }: NewFleetNames): Record<string, string> => ({
  'packages/applications/src/applications/hello.ts': moduleText(
    {
      '@slipway/fleet': '{ applicationUnit, defineApplication, deployerOf, tenant, webWorkload }',
      '../team-label.ts': '{ teamLabel }',
    },
    HELLO,
  ),
  'packages/applications/src/team-label.ts': `/** Label of the namespaces of this fleet that names the team. */
export const teamLabel = '${apiGroup}/team';
`,
  'packages/applications/src/assemble.ts': moduleText(
    {
      '@slipway/fleet': '{ assembleApplications }',
      '@slipway/manifest': 'type { ManifestFile }',
      './applications.gen.ts': '{ applications }',
    },
    `
/** The files of every application. */
export const assemble = (): ManifestFile[] => assembleApplications(applications);
`,
  ),
  'packages/applications/src/index.ts': indexText({
    '@slipway/fleet': '{ applicationRules, run }',
    './applications.gen.ts': '*',
    './assemble.ts': '{ assemble }',
  }),
});

const HELLO = `
const namespace = 'hello';
const team = 'platform';

const web = webWorkload({
  name: 'hello',
  namespace,
  image: 'ghcr.io/stefanprodan/podinfo:6.9.2',
  replicas: 2,
  port: 9898,
  paths: { live: '/healthz', ready: '/readyz' },
  requests: { cpu: '50m', memory: '64Mi' },
});

const tenantUnit = applicationUnit({
  name: 'hello-tenant',
  folder: 'hello/tenant',
  manifests: tenant({ namespace, team, teamLabel, mayApply: { '': ['serviceaccounts', 'services'], apps: ['deployments'] } }),
  dependsOn: [],
});

export const hello = defineApplication({
  name: 'hello',
  summary: 'A small web server, to see that a cluster works',
  team,
  tenant: tenantUnit,
  units: [
    applicationUnit({
      name: 'hello',
      folder: 'hello',
      manifests: { 'account.yaml': web.account, 'service.yaml': web.service, 'deployment.yaml': web.deployment },
      dependsOn: [tenantUnit],
    }),
  ],
  serviceAccountName: deployerOf(namespace),
  options: { replicas: { type: 'integer', min: 1, max: 20, required: false, summary: 'Pods of the server' } },
  overrides: ({ replicas }) =>
    replicas === undefined ? [] : [{ unit: 'hello', target: { kind: 'Deployment', name: 'hello' }, merge: { spec: { replicas } } }],
});
`;
