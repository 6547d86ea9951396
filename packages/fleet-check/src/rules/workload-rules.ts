import { type ExplainedRule, mendedBy } from './explained-rule.ts';

const DEPLOYMENT = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: default}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: 'ghcr.io/stefanprodan/podinfo:6.9.0', ports: [{name: http, containerPort: 9898}]}]}
`;

const SERVICE = `
apiVersion: v1
kind: Service
metadata: {name: web, namespace: default}
spec: {selector: {app: web}, ports: [{name: http, port: 80, targetPort: http}]}
`;

const documents = (...texts: readonly string[]): string => texts.join('---');

/** Workloads, and what leads to them, scales them and gives them rights. */
export const workloadRules = [
  {
    id: 'service-without-pods',
    severity: 'reject',
    summary: 'A Service selects no Pods.',
    why: 'It has no endpoints, so that whoever asks it gets no answer. Nothing is said of namespaces in which a chart or a controller makes Pods; where no Pods are known at all it is a risk.',
    remedy: 'Make the selector that of the Pods: all its labels are in spec.template.metadata.labels of the workload.',
    example: mendedBy(documents(DEPLOYMENT, SERVICE.replace('{app: web}', '{app: wbe}')), '{app: wbe}', '{app: web}'),
  },
  {
    id: 'service-port-not-found',
    severity: 'reject',
    summary: 'A Service targets a port that the containers of its Pods do not have.',
    why: 'A named targetPort is looked up among the ports of the containers, and without one of that name there are no endpoints. A number needs no declaration: one that differs from all that are declared is reported as advice.',
    remedy: 'Correct targetPort, or name the port of the container.',
    example: mendedBy(
      documents(DEPLOYMENT, SERVICE.replace('targetPort: http', 'targetPort: htttp')),
      'targetPort: htttp',
      'targetPort: http',
    ),
  },
  {
    id: 'budget-without-pods',
    severity: 'risk',
    summary: 'A PodDisruptionBudget selects no Pods.',
    why: 'It protects nothing: nodes are drained as if it were not there.',
    remedy: 'Make the selector that of the Pods.',
    example: mendedBy(
      documents(
        DEPLOYMENT,
        `
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: web, namespace: default}
spec: {minAvailable: 1, selector: {matchLabels: {app: website}}}
`,
      ),
      'app: website',
      'app: web',
    ),
  },
  {
    id: 'scale-target-not-found',
    severity: 'reject',
    summary: 'An autoscaler scales a workload that does not exist.',
    why: 'It is looked for by kind and name in the namespace of the autoscaler; without it nothing is scaled.',
    remedy: 'Correct the kind or name of the target.',
    example: mendedBy(
      documents(
        DEPLOYMENT,
        `
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web, namespace: default}
spec: {maxReplicas: 3, scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: webb}}
`,
      ),
      'name: webb',
      'name: web',
    ),
  },
  {
    id: 'service-account-not-found',
    severity: 'reject',
    summary: 'A workload runs, or a Flux object is applied, as a ServiceAccount that does not exist.',
    why: 'The API server refuses Pods of an account that does not exist. Flux impersonates the account of a Kustomization or HelmRelease, which has no rights where no binding names it either. In a namespace for which no accounts are applied at all it is a risk: tools of clouds make some.',
    remedy: 'Correct the name, or apply the ServiceAccount in the namespace.',
    example: mendedBy(
      documents(
        `
apiVersion: v1
kind: ServiceAccount
metadata: {name: web-reader, namespace: default}
`,
        `
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec: {serviceAccountName: web-raeder, containers: [{name: web, image: 'ghcr.io/stefanprodan/podinfo:6.9.0'}]}
`,
      ),
      'web-raeder',
      'web-reader',
    ),
  },
  {
    id: 'role-not-found',
    severity: 'reject',
    summary: 'A RoleBinding or ClusterRoleBinding grants a role that does not exist.',
    why: 'The API server takes the binding and gives no rights. A Role is looked for in the namespace of the binding.',
    remedy: 'Correct the kind or name of roleRef, or apply the role: a file that no kustomization.yaml lists is not applied.',
    example: mendedBy(
      `
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: web-admin, namespace: default}
rules: [{apiGroups: [apps], resources: [deployments], verbs: [get, list]}]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: web-admin, namespace: default}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: web-infra-admin}
subjects: [{apiGroup: rbac.authorization.k8s.io, kind: Group, name: web-team}]
`,
      'web-infra-admin',
      'web-admin',
    ),
  },
  {
    id: 'subject-not-found',
    severity: 'risk',
    summary: 'A binding gives permissions to a ServiceAccount that nothing in the repository creates.',
    why: 'The account that was meant gets none, and whoever can make one of that name gets them.',
    remedy: 'Correct the name or namespace of the subject, or remove it.',
    example: mendedBy(
      `
apiVersion: v1
kind: ServiceAccount
metadata: {name: web, namespace: default}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: web, namespace: default}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: view}
subjects: [{kind: ServiceAccount, name: website, namespace: default}]
`,
      'name: website',
      'name: web',
    ),
  },
  {
    id: 'priority-class-not-found',
    severity: 'reject',
    summary: 'Pods have a PriorityClass that does not exist.',
    why: 'The API server refuses Pods of a class that does not exist: "no PriorityClass with name … was found".',
    remedy: 'Correct the name, or apply the PriorityClass before.',
    example: mendedBy(
      `
apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: {name: business}
value: 1000
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec: {priorityClassName: bussiness, containers: [{name: web, image: 'ghcr.io/stefanprodan/podinfo:6.9.0'}]}
`,
      'bussiness',
      'business',
    ),
  },
  {
    id: 'class-not-found',
    severity: 'risk',
    summary: 'An object names a class that does not exist, and the name is a typo of another class.',
    why: 'No controller looks after an Ingress, claim or Gateway of a class that does not exist, and Pods of such a RuntimeClass are refused. Classes of clouds and charts are not known, so that only names that differ in one letter from one that is exist are reported.',
    remedy: 'Correct the name of the class.',
    example: mendedBy(
      `
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: {name: fast-encrypted}
provisioner: ebs.csi.aws.com
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: data, namespace: default}
spec: {storageClassName: fast-encrpted, accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}
`,
      'fast-encrpted',
      'fast-encrypted',
    ),
  },
  {
    id: 'volume-claim-not-found',
    severity: 'risk',
    summary: 'Pods mount a PersistentVolumeClaim that nothing in the repository creates.',
    why: 'They are not scheduled while it does not exist.',
    remedy: 'Correct the name, or apply the claim. What exists by other means is given with --present FILE, or present in slipway.yaml.',
    example: mendedBy(
      `
apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: web-data, namespace: default}
spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec: {containers: [{name: web, image: 'ghcr.io/stefanprodan/podinfo:6.9.0'}], volumes: [{name: data, persistentVolumeClaim: {claimName: data}}]}
`,
      'claimName: data',
      'claimName: web-data',
    ),
  },
  {
    id: 'backend-not-found',
    severity: 'reject',
    summary: 'An Ingress or route has a backend Service that does not exist.',
    why: 'Requests are answered with an error (503, or 500 of a Gateway), and some load balancers refuse the whole object.',
    remedy: 'Correct the name of the Service, or apply it in the namespace.',
    example: mendedBy(
      documents(
        DEPLOYMENT,
        SERVICE,
        `
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: web, namespace: default}
spec: {rules: [{http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: website, port: {number: 80}}}}]}}]}
`,
      ),
      'name: website',
      'name: web',
    ),
  },
  {
    id: 'backend-port-not-found',
    severity: 'reject',
    summary: 'An Ingress or route has a backend port that the Service does not have.',
    why: 'The port is that of the Service, not that of the container. Requests are answered with an error.',
    remedy: 'Name a port of the Service.',
    example: mendedBy(
      documents(
        DEPLOYMENT,
        SERVICE,
        `
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: web, namespace: default}
spec: {rules: [{http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: web, port: {number: 9898}}}}]}}]}
`,
      ),
      'number: 9898',
      'number: 80',
    ),
  },
] as const satisfies readonly ExplainedRule[];
