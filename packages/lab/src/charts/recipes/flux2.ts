import type { ChartCrds, ChartRecipe } from './chart-recipe.ts';
import { account, hook, service, when, workload } from './templates.ts';

/** Chart value that enables a controller, its name, and the API group of its CRDs. */
const CONTROLLERS = [
  ['sourceController', 'source-controller', 'source.toolkit.fluxcd.io'],
  ['kustomizeController', 'kustomize-controller', 'kustomize.toolkit.fluxcd.io'],
  ['helmController', 'helm-controller', 'helm.toolkit.fluxcd.io'],
  ['notificationController', 'notification-controller', 'notification.toolkit.fluxcd.io'],
  ['imageAutomationController', 'image-automation-controller', 'image.toolkit.fluxcd.io'],
  ['imageReflectionController', 'image-reflector-controller', undefined],
] as const;

const EVENTS = `- --events-addr=http://notification-controller.{{ .Release.Namespace }}.svc.cluster.local.
`;
const ARGS = `- --watch-all-namespaces=true
- --log-level=info
- --log-encoding=json
- --enable-leader-election
`;
const STORAGE = `- --storage-path=/data
- --storage-adv-addr=source-controller.{{ .Release.Namespace }}.svc.cluster.local.
`;

const moreArgs = (value: string): string => `{{- range .Values.${value}.container.additionalArgs }}
- {{ . | quote }}
{{- end }}
`;

const templates = CONTROLLERS.map(([value, name]) => {
  const own = `${name === 'notification-controller' ? '' : EVENTS}${ARGS}${name === 'source-controller' ? STORAGE : ''}`;
  const args = `${own}${moreArgs(value)}`;
  const controller = workload({ kind: 'Deployment', name, container: 'manager', replicas: '1', image: `ghcr.io/fluxcd/${name}`, args });
  const objects = [account(name), controller];
  return [`${name}.yaml`, when(`.Values.${value}.create`, ...objects)] as const;
});

const crds = CONTROLLERS.flatMap(([value, , group]): readonly ChartCrds[] =>
  group === undefined
    ? []
    : [
        {
          groups: [group],
          folder: 'templates',
          when: `and .Values.installCRDs .Values.${value}.create`,
          metadata: '{{- with .Values.crds.annotations }}\nannotations: {{- toYaml . | nindent 4 }}\n{{- end }}\n',
        },
      ],
);

export const flux2: ChartRecipe = {
  appVersions: { '2.18.3': '2.8.5' },
  values: {
    installCRDs: true,
    crds: { annotations: {} },
    ...Object.fromEntries(CONTROLLERS.map(([value]) => [value, { create: true, container: { additionalArgs: [] } }])),
  },
  templates: {
    ...Object.fromEntries(templates),
    'services.yaml':
      when('.Values.sourceController.create', service('source-controller', 80)) +
      when(
        '.Values.notificationController.create',
        service('notification-controller', 80),
        service('webhook-receiver', 80, 'notification-controller'),
      ),
    'pre-install-job.yaml': hook(
      '{{ .Release.Name }}-flux-check',
      'pre-install',
      'ghcr.io/fluxcd/flux-cli:v{{ .Chart.AppVersion }}',
      '[check, --pre]',
    ),
  },
  crds,
};
