import type { ChartRecipe } from './chart-recipe.ts';
import { account, FULLNAME, namespaced, service, when, workload } from './templates.ts';

const accountName = `{{ default (include "fullname" .) .Values.serviceAccount.name }}`;

const rootCertificate = `spec:
  isCA: true
  commonName: ca.webhook.aws-load-balancer-controller
  issuerRef: {name: aws-load-balancer-selfsigned-issuer}
  secretName: aws-load-balancer-root-cert
`;

const servingCertificate = `spec:
  dnsNames: ["aws-load-balancer-webhook-service.{{ .Release.Namespace }}.svc"]
  issuerRef: {kind: Issuer, name: aws-load-balancer-root-issuer}
  secretName: aws-load-balancer-tls
`;

/**
 * Without its admission webhooks, because no pod would answer them. Its pods do not mount the Secret of the serving certificate, because
 * the lab does not issue certificates.
 */
export const loadBalancerController: ChartRecipe = {
  appVersions: { '3.5.0': 'v3.5.0' },
  values: {
    replicaCount: 2,
    clusterName: '',
    region: '',
    enableCertManager: false,
    serviceAccount: { create: true, name: '' },
    ingressClass: 'alb',
    createIngressClassResource: true,
    ingressClassParams: { create: true },
  },
  templates: {
    'deployment.yaml': workload({
      kind: 'Deployment',
      name: FULLNAME,
      account: accountName,
      replicas: '{{ .Values.replicaCount }}',
      image: 'public.ecr.aws/eks/aws-load-balancer-controller',
      args: `- --cluster-name={{ required "a cluster name" .Values.clusterName }}
- --ingress-class={{ .Values.ingressClass }}
{{- with .Values.region }}
- --aws-region={{ . }}
{{- end }}
`,
    }),
    'serviceaccount.yaml': when('.Values.serviceAccount.create', account(accountName)),
    'service.yaml': service('aws-load-balancer-webhook-service', 443, FULLNAME),
    'webhook.yaml': when(
      '.Values.enableCertManager',
      namespaced('cert-manager.io/v1', 'Issuer', 'aws-load-balancer-selfsigned-issuer', 'spec:\n  selfSigned: {}\n'),
      namespaced('cert-manager.io/v1', 'Certificate', 'aws-load-balancer-root-cert', rootCertificate),
      namespaced(
        'cert-manager.io/v1',
        'Issuer',
        'aws-load-balancer-root-issuer',
        'spec:\n  ca: {secretName: aws-load-balancer-root-cert}\n',
      ),
      namespaced('cert-manager.io/v1', 'Certificate', 'aws-load-balancer-serving-cert', servingCertificate),
    ),
    'ingressclass.yaml': when(
      '.Values.createIngressClassResource',
      `---
apiVersion: networking.k8s.io/v1
kind: IngressClass
metadata:
  name: {{ .Values.ingressClass }}
spec:
  controller: ingress.k8s.aws/alb
{{- if .Values.ingressClassParams.create }}
---
apiVersion: elbv2.k8s.aws/v1beta1
kind: IngressClassParams
metadata:
  name: {{ .Values.ingressClass }}
{{- end }}
`,
    ),
  },
  crds: [{ groups: ['elbv2.k8s.aws', 'aga.k8s.aws'], folder: 'crds' }],
};
