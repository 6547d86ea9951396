import type { ChartRecipe } from './chart-recipe.ts';
import { account, namespaced, service, volumes, when, workload } from './templates.ts';

const image = { image: 'xpkg.crossplane.io/crossplane/crossplane', tag: 'v{{ .Chart.AppVersion }}' };

/** Writes a list of values, each after a flag. */
const flags = (values: string, flag: string): string => `{{- range .Values.${values} }}
- ${flag}
- {{ . | quote }}
{{- end }}
`;

const init = `initContainers:
  - name: crossplane-init
    image: "${image.image}:${image.tag}"
    args:
      - core
      - init
${[
  ['provider.packages', '--provider'],
  ['configuration.packages', '--configuration'],
  ['function.packages', '--function'],
  ['provider.defaultActivations', '--activation'],
]
  .map(([values = '', flag = '']) => flags(values, flag))
  .join('')
  .replaceAll(/^(?=-)/gm, '      ')}`;

const secrets = volumes({
  'package-cache': 'emptyDir: {}',
  'tls-server-certs': 'secret: {secretName: crossplane-tls-server}',
  'tls-client-certs': 'secret: {secretName: crossplane-tls-client}',
});

/** Without CRDs: Crossplane installs its own at start (`core init`), and fills the empty Secrets. */
export const crossplane: ChartRecipe = {
  values: {
    replicas: 1,
    args: [],
    provider: { packages: [], defaultActivations: ['*'] },
    configuration: { packages: [] },
    function: { packages: [] },
    rbacManager: { deploy: true, replicas: 1, args: [] },
    serviceAccount: { create: true, name: '' },
    webhooks: { enabled: true },
  },
  templates: {
    'deployment.yaml': workload({
      kind: 'Deployment',
      name: 'crossplane',
      replicas: '{{ .Values.replicas }}',
      account: '{{ ternary "crossplane" .Values.serviceAccount.name .Values.serviceAccount.create }}',
      ...image,
      pod: init + secrets,
      args: '- core\n- start\n{{- range .Values.args }}\n- {{ . | quote }}\n{{- end }}\n',
    }),
    'rbac-manager-deployment.yaml': when(
      '.Values.rbacManager.deploy',
      workload({
        kind: 'Deployment',
        name: 'crossplane-rbac-manager',
        container: 'crossplane',
        replicas: '{{ .Values.rbacManager.replicas }}',
        account: 'rbac-manager',
        ...image,
        args: '- rbac\n- start\n{{- range .Values.rbacManager.args }}\n- {{ . | quote }}\n{{- end }}\n',
      }),
      account('rbac-manager'),
    ),
    'serviceaccount.yaml': when('.Values.serviceAccount.create', account('crossplane')),
    'service.yaml': when('.Values.webhooks.enabled', service('crossplane-webhooks', 9443, 'crossplane')),
    'secret.yaml': ['crossplane-root-ca', 'crossplane-tls-server', 'crossplane-tls-client']
      .map((name) => namespaced('v1', 'Secret', name, 'type: Opaque\n'))
      .join(''),
  },
};
