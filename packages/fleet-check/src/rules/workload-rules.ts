import { type ExplainedRule, fixedBy } from './explained-rule.ts';

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

const NAMESPACE = `
apiVersion: v1
kind: Namespace
metadata: {name: default}
`;

const WEBHOOK = `
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingWebhookConfiguration
metadata: {name: pods}
webhooks: [{name: pods.example.org, sideEffects: None, admissionReviewVersions: [v1]`;

const ALL_PODS = "rules: [{apiGroups: [''], apiVersions: [v1], operations: [CREATE], resources: [pods]}]";

const webhook = (service: string, excluded: string): string =>
  [
    WEBHOOK,
    `clientConfig: {service: {name: ${service}, namespace: default}}`,
    `namespaceSelector: {matchExpressions: [{key: kubernetes.io/metadata.name, operator: NotIn, values: [${excluded}]}]}`,
    `${ALL_PODS}}]\n`,
  ].join(', ');

const POLICY = `
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: {name: web, namespace: default}
spec: {podSelector: {}, policyTypes: [Ingress], ingress: []}
`;

const BUDGET = `
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: web, namespace: default}
spec: {minAvailable: 1, selector: {matchLabels: {app: web}}}
`;

const AUTOSCALER = `
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web, namespace: default}
spec: {minReplicas: 2, maxReplicas: 6, scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}}
`;

const QUOTA = `
apiVersion: v1
kind: ResourceQuota
metadata: {name: team, namespace: default}
spec: {hard: {requests.cpu: '4'}}
`;

const RANGE = `
apiVersion: v1
kind: LimitRange
metadata: {name: team, namespace: default}
spec: {limits: [{type: Container, max: {memory: 1Gi}}]}
`;

/** Returns the Deployment with a number of replicas. */
const replicas = (count: number): string => DEPLOYMENT.replace('spec:\n', `spec:\n  replicas: ${count}\n`);

/** Returns the Deployment whose container has resources. */
const resources = (text: string): string => DEPLOYMENT.replace('ports: [', `resources: ${text}, ports: [`);

const documents = (...texts: readonly string[]): string => texts.join('---');

/** Rules about workloads, their Services, routes, autoscalers and permissions. */
export const workloadRules = [
  {
    id: 'service-without-pods',
    severity: 'reject',
    summary: 'A Service selects no Pods.',
    why: 'The Service has no endpoints, so its clients get no answer. The rule reports nothing in namespaces where a chart or a controller creates Pods. If the repository has no Pods in the namespace, the finding is a risk.',
    remedy: 'Use the labels of the Pods in the selector: spec.template.metadata.labels of the workload must have all of them.',
    example: fixedBy(documents(DEPLOYMENT, SERVICE.replace('{app: web}', '{app: wbe}')), '{app: wbe}', '{app: web}'),
  },
  {
    id: 'pod-security-violated',
    severity: 'reject',
    summary: 'The Pod Security level of a Namespace refuses the Pods of a workload.',
    why: 'The API server accepts the workload and refuses each of its Pods, so none of them is created. The label pod-security.kubernetes.io/enforce sets the level. The rule reports nothing on clusters with webhooks or policies that change Pods.',
    remedy: 'Set the securityContext that the level requires, or lower the level of the Namespace.',
    example: fixedBy(
      `
apiVersion: v1
kind: Namespace
metadata: {name: lab, labels: {pod-security.kubernetes.io/enforce: baseline}}
---
apiVersion: v1
kind: Pod
metadata: {name: agent, namespace: lab}
spec: {hostNetwork: true, containers: [{name: agent, image: 'ghcr.io/stefanprodan/podinfo:6.9.0'}]}
`,
      'hostNetwork: true, ',
      '',
    ),
  },
  {
    id: 'service-port-not-found',
    severity: 'reject',
    summary: 'A Service targets a port that the containers of its Pods do not have.',
    why: 'A named targetPort is resolved among the ports of the containers. Without a port of that name the Service has no endpoints. A number needs no declaration. A number that differs from all declared ports is reported as advice.',
    remedy: 'Correct targetPort, or name the port of the container.',
    example: fixedBy(
      documents(DEPLOYMENT, SERVICE.replace('targetPort: http', 'targetPort: htttp')),
      'targetPort: htttp',
      'targetPort: http',
    ),
  },
  {
    id: 'probe-port-not-found',
    severity: 'risk',
    summary: 'A probe or lifecycle hook calls a named port that its container does not have.',
    why: 'The API server accepts the Pod. The kubelet finds the name among the ports of the same container only. Without it, a readiness or startup probe never succeeds, a liveness probe never fails, and a lifecycle hook does not run.',
    remedy: 'Correct the name, give the port of the container this name, or write the number of the port.',
    example: fixedBy(DEPLOYMENT.replace('ports: [', 'readinessProbe: {tcpSocket: {port: htpt}}, ports: ['), 'port: htpt', 'port: http'),
  },
  {
    id: 'budget-without-pods',
    severity: 'risk',
    summary: 'A PodDisruptionBudget selects no Pods.',
    why: 'The budget protects nothing: nodes are drained as if the budget did not exist.',
    remedy: 'Use the labels of the Pods in the selector.',
    example: fixedBy(
      documents(
        DEPLOYMENT,
        `
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: web, namespace: default}
spec: {maxUnavailable: 1, selector: {matchLabels: {app: website}}}
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
    why: 'Kubernetes finds the workload by kind and name in the namespace of the autoscaler. Without it nothing is scaled.',
    remedy: 'Correct the kind or name of the target.',
    example: fixedBy(
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
    why: 'The API server refuses Pods of a ServiceAccount that does not exist. Flux impersonates the account of a Kustomization or HelmRelease. Such an account has no permissions if no binding names it. If no ServiceAccount is applied to the namespace, the finding is a risk: cloud tools create some.',
    remedy: 'Correct the name, or apply the ServiceAccount in the namespace.',
    example: fixedBy(
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
    why: 'The API server accepts the binding, and the binding grants nothing. A Role must be in the namespace of the binding.',
    remedy: 'Correct the kind or name of roleRef, or apply the role: a file that no kustomization.yaml lists is not applied.',
    example: fixedBy(
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
    why: 'The intended account gets no permissions. Any user who can create an account of that name gets them.',
    remedy: 'Correct the name or namespace of the subject, or remove it.',
    example: fixedBy(
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
    why: 'The API server refuses Pods of a PriorityClass that does not exist: "no PriorityClass with name … was found".',
    remedy: 'Correct the name, or apply the PriorityClass before.',
    example: fixedBy(
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
    summary: 'An object has a class whose name is a typing mistake of another class.',
    why: 'No controller reconciles an Ingress, claim or Gateway of a class that does not exist. Pods of such a RuntimeClass are refused. The repository does not have the classes of clouds and charts. So the rule reports only names that differ in one letter from an existing class.',
    remedy: 'Correct the name of the class.',
    example: fixedBy(
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
    why: 'The Pods are not scheduled while the claim does not exist.',
    remedy:
      'Correct the name, or apply the claim. List an object that exists outside the repository with --present FILE, or under present in slipway.yaml.',
    example: fixedBy(
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
    summary: 'An Ingress or route sends requests to a Service that does not exist.',
    why: 'Requests get an error (503, or 500 from a Gateway). Some load balancers refuse the whole object.',
    remedy: 'Correct the name of the Service, or apply the Service in the namespace.',
    example: fixedBy(
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
    summary: 'An Ingress or route sends requests to a port that the Service does not have.',
    why: 'The port is a port of the Service, not of the container. Requests get an error.',
    remedy: 'Name a port of the Service.',
    example: fixedBy(
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
  {
    id: 'webhook-service-not-found',
    severity: 'reject',
    summary: 'The API server calls a Service that does not exist.',
    why: 'Webhooks and API services name a Service with its namespace. With failurePolicy: Fail, which is the default, the API server refuses every request that such a webhook covers. Without the Service of a conversion webhook it cannot read the objects of the kind. With failurePolicy: Ignore the finding is a risk.',
    remedy: 'Correct the name or namespace of the Service, or apply the Service.',
    example: fixedBy(documents(DEPLOYMENT, SERVICE, webhook('web-hook', 'default, kube-system')), 'name: web-hook', 'name: web'),
  },
  {
    id: 'webhook-covers-its-server',
    severity: 'risk',
    summary: 'A webhook must answer before Pods of its own server, or of kube-system, are created.',
    why: 'While no Pod of the server runs, the API server refuses all Pods that the webhook covers. If these include the Pods of the server, none is ever created again. If they include kube-system, nodes get no network and the cluster cannot recover. A webhook with failurePolicy: Ignore or with matchConditions is accepted.',
    remedy: 'Exclude the namespaces with a namespaceSelector on kubernetes.io/metadata.name, or set failurePolicy: Ignore.',
    example: fixedBy(
      documents(NAMESPACE, DEPLOYMENT, SERVICE, webhook('web', 'kube-system')),
      'values: [kube-system]',
      'values: [kube-system, default]',
    ),
  },
  {
    id: 'webhook-server-isolated',
    severity: 'risk',
    summary: 'A NetworkPolicy refuses all connections to the server of a webhook or API service.',
    why: 'A NetworkPolicy without ingress rules refuses every connection to the Pods that it selects. The API server is outside of the Pod network, and is refused, too. The rule reports nothing if another policy of the namespace has an ingress rule, or if a network plugin has policies of its own.',
    remedy: 'Allow connections to the port of the server.',
    example: fixedBy(
      documents(DEPLOYMENT, SERVICE, webhook('web', 'default, kube-system'), POLICY),
      'ingress: []',
      'ingress: [{ports: [{port: 9898}]}]',
    ),
  },
  {
    id: 'budget-allows-nothing',
    severity: 'risk',
    summary: 'A PodDisruptionBudget allows no eviction.',
    why: 'With minAvailable equal to all replicas, or maxUnavailable: 0, no Pod is ever evicted. A drain of its node does not end, so nodes are not upgraded or replaced. With an autoscaler its maximum counts.',
    remedy: 'Use maxUnavailable: 1, or a minAvailable below the number of replicas.',
    example: fixedBy(documents(replicas(1), BUDGET), 'replicas: 1', 'replicas: 2'),
  },
  {
    id: 'replicas-of-autoscaler',
    severity: 'risk',
    summary: 'A workload has spec.replicas, and an autoscaler scales it.',
    why: 'Flux applies the object at each interval, and sets the replicas of the repository. The autoscaler then scales again. Under load Pods are stopped at each interval.',
    remedy: 'Remove spec.replicas from the workload. The autoscaler sets the number.',
    example: fixedBy(documents(replicas(3), AUTOSCALER), '  replicas: 3\n', ''),
  },
  {
    id: 'resources-required',
    severity: 'reject',
    summary: 'A ResourceQuota counts a resource that a container does not set.',
    why: 'In a namespace whose quota has cpu or memory, the API server refuses Pods with a container that does not set it: "must specify requests.cpu". A LimitRange may set defaults. The rule reports nothing if a chart installs into the namespace, or if a webhook or policy of the cluster may change Pods.',
    remedy: 'Set the requests or limits of each container, or apply a LimitRange with defaults.',
    example: fixedBy(documents(resources('{requests: {memory: 64Mi}}'), QUOTA), 'memory: 64Mi', 'memory: 64Mi, cpu: 100m'),
  },
  {
    id: 'resources-out-of-range',
    severity: 'reject',
    summary: 'A container has a limit or request outside of the LimitRange of its namespace.',
    why: 'The API server refuses the Pods: "maximum memory usage per Container is 1Gi, but limit is 2Gi". The workload exists, and has no Pods.',
    remedy: 'Use a value between min and max, or change the LimitRange.',
    example: fixedBy(documents(resources('{limits: {memory: 2Gi}}'), RANGE), 'memory: 2Gi', 'memory: 512Mi'),
  },
  {
    id: 'job-repeated',
    severity: 'advice',
    summary: 'Flux applies a Job again after Kubernetes has deleted it.',
    why: 'Kubernetes deletes a Job with ttlSecondsAfterFinished after its end. Flux applies all objects at each interval, so it creates the Job again, and the Job runs again. Some repositories use this for Jobs that are safe to repeat.',
    remedy: 'Remove ttlSecondsAfterFinished if the Job must run once. Use a CronJob if it must run again.',
    example: {
      failing: `
apiVersion: batch/v1
kind: Job
metadata: {name: migrate, namespace: default}
spec:
  ttlSecondsAfterFinished: 600
  template: {spec: {restartPolicy: Never, containers: [{name: migrate, image: 'ghcr.io/stefanprodan/podinfo:6.9.0'}]}}
`,
      passing: `
apiVersion: batch/v1
kind: Job
metadata: {name: migrate, namespace: default}
spec:
  template: {spec: {restartPolicy: Never, containers: [{name: migrate, image: 'ghcr.io/stefanprodan/podinfo:6.9.0'}]}}
`,
    },
  },
] as const satisfies readonly ExplainedRule[];
