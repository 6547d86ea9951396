import type { ChartRecipe } from './chart-recipe.ts';
import { account, when, workload } from './templates.ts';

export const ebsCsiDriver: ChartRecipe = {
  appVersions: { '2.64.0': '1.64.0' },
  values: {
    controller: { replicaCount: 2, logLevel: 2, serviceAccount: { create: true, name: 'ebs-csi-controller-sa' } },
    node: { enableWindows: true, serviceAccount: { create: true, name: 'ebs-csi-node-sa' } },
    storageClasses: [],
  },
  templates: {
    'controller.yaml': workload({
      kind: 'Deployment',
      name: 'ebs-csi-controller',
      container: 'ebs-plugin',
      account: '{{ .Values.controller.serviceAccount.name }}',
      replicas: '{{ .Values.controller.replicaCount }}',
      image: 'public.ecr.aws/ebs-csi-driver/aws-ebs-csi-driver',
      tag: 'v{{ .Chart.AppVersion }}',
      args: '- controller\n- --v={{ .Values.controller.logLevel }}\n',
    }),
    'node.yaml': workload({
      kind: 'DaemonSet',
      name: 'ebs-csi-node',
      container: 'ebs-plugin',
      account: '{{ .Values.node.serviceAccount.name }}',
      image: 'public.ecr.aws/ebs-csi-driver/aws-ebs-csi-driver',
      tag: 'v{{ .Chart.AppVersion }}',
      args: '- node\n',
    }),
    'node-windows.yaml': when(
      '.Values.node.enableWindows',
      workload({
        kind: 'DaemonSet',
        name: 'ebs-csi-node-windows',
        container: 'ebs-plugin',
        account: '{{ .Values.node.serviceAccount.name }}',
        image: 'public.ecr.aws/ebs-csi-driver/aws-ebs-csi-driver',
        tag: 'v{{ .Chart.AppVersion }}',
        args: '- node\n',
        pod: 'nodeSelector: {kubernetes.io/os: windows}\n',
      }),
    ),
    'serviceaccounts.yaml': ['controller', 'node']
      .map((part) => when(`.Values.${part}.serviceAccount.create`, account(`{{ .Values.${part}.serviceAccount.name }}`)))
      .join(''),
    'csidriver.yaml': `apiVersion: storage.k8s.io/v1
kind: CSIDriver
metadata:
  name: ebs.csi.aws.com
spec:
  attachRequired: true
  podInfoOnMount: false
`,
    'storageclasses.yaml': `{{- range .Values.storageClasses }}
---
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata:
  name: {{ .name }}
  {{- with .annotations }}
  annotations: {{- toYaml . | nindent 4 }}
  {{- end }}
provisioner: ebs.csi.aws.com
{{ omit . "name" "annotations" "labels" | toYaml }}
{{- end }}
`,
  },
};
