import { bootstrap, documents, type Files, kustomization, namespace } from './texts.ts';

/** One cluster with hand-written objects: workloads, their permissions, storage, and a tenant with its own service account. */
export const workloads: Files = new Map([
  ['clusters/home/flux-system/gotk-sync.yaml', bootstrap('home')],
  [
    'clusters/home/fleet.yaml',
    documents(
      kustomization('base', 'wait: true, path: ./base'),
      kustomization('shop', 'dependsOn: [{name: base}], wait: true, path: ./shop'),
      kustomization('jobs', 'dependsOn: [{name: shop}], path: ./jobs, targetNamespace: jobs, serviceAccountName: jobs-flux'),
      kustomization(
        'monitoring',
        'dependsOn: [{name: base}], path: ./monitoring, healthChecks: [{apiVersion: apps/v1, kind: DaemonSet, name: agent, namespace: monitoring}]',
      ),
    ),
  ],
  [
    'base/objects.yaml',
    documents(
      ...['shop', 'jobs', 'monitoring'].map(namespace),
      'apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: {name: business}\nvalue: 1000\n',
      'apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: jobs-flux, namespace: flux-system}\n',
      `apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: jobs-flux, namespace: jobs}
rules: [{apiGroups: ["", batch], resources: [configmaps, serviceaccounts, cronjobs, persistentvolumeclaims], verbs: [get, list, create, patch, delete]}]
`,
      `apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: jobs-flux, namespace: jobs}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: jobs-flux}
subjects: [{kind: ServiceAccount, name: jobs-flux, namespace: flux-system}]
`,
    ),
  ],
  [
    'shop/kustomization.yaml',
    'namespace: shop\nresources: [database.yaml, api.yaml, front.yaml]\nconfigMapGenerator: [{name: front-pages, files: [index.html]}]\n',
  ],
  ['shop/index.html', '<p>shop</p>\n'],
  [
    'shop/database.yaml',
    documents(
      `apiVersion: v1
kind: Service
metadata: {name: database}
spec: {clusterIP: None, selector: {app: database}, ports: [{name: sql, port: 5432, targetPort: sql}]}
`,
      `apiVersion: apps/v1
kind: StatefulSet
metadata: {name: database}
spec:
  serviceName: database
  selector: {matchLabels: {app: database}}
  template:
    metadata: {labels: {app: database}}
    spec:
      priorityClassName: business
      containers: [{name: sql, image: 'registry.example.org/sql:16.4', ports: [{name: sql, containerPort: 5432}], volumeMounts: [{name: data, mountPath: /data}]}]
  volumeClaimTemplates: [{metadata: {name: data}, spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 8Gi}}}}]
`,
    ),
  ],
  [
    'shop/api.yaml',
    documents(
      'apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: api}\n',
      `apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: api}
rules: [{apiGroups: [""], resources: [configmaps], verbs: [get, watch]}]
`,
      `apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: api}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: api}
subjects: [{kind: ServiceAccount, name: api, namespace: shop}]
`,
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: api-settings}\ndata: {DATABASE: database.shop, LIMIT: "20"}\n',
      `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  minReadySeconds: 5
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      serviceAccountName: api
      containers:
        - name: api
          image: registry.example.org/api:2.0.1
          ports: [{name: http, containerPort: 8080}]
          envFrom: [{configMapRef: {name: api-settings}}]
          env: [{name: LIMIT, valueFrom: {configMapKeyRef: {name: api-settings, key: LIMIT}}}]
          readinessProbe: {httpGet: {path: /ready, port: http}}
          resources: {requests: {cpu: 100m, memory: 128Mi}}
`,
      'apiVersion: v1\nkind: Service\nmetadata: {name: api}\nspec: {selector: {app: api}, ports: [{name: http, port: 80, targetPort: http}]}\n',
      `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: api}
spec: {minReplicas: 2, maxReplicas: 6, scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: api}, metrics: [{type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 70}}}]}
`,
      `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: api}
spec: {minAvailable: 1, selector: {matchLabels: {app: api}}}
`,
      `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: {name: api}
spec: {podSelector: {matchLabels: {app: api}}, policyTypes: [Ingress], ingress: [{from: [{podSelector: {matchLabels: {app: front}}}], ports: [{port: 8080}]}]}
`,
    ),
  ],
  [
    'shop/front.yaml',
    documents(
      `apiVersion: apps/v1
kind: Deployment
metadata: {name: front}
spec:
  selector: {matchLabels: {app: front}}
  template:
    metadata: {labels: {app: front}}
    spec:
      containers: [{name: front, image: 'registry.example.org/front:3.1.0', ports: [{containerPort: 8080}], volumeMounts: [{name: pages, mountPath: /pages}]}]
      volumes: [{name: pages, configMap: {name: front-pages}}]
`,
      'apiVersion: v1\nkind: Service\nmetadata: {name: front}\nspec: {selector: {app: front}, ports: [{port: 80, targetPort: 8080}]}\n',
      `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: front}
spec: {rules: [{host: shop.example.org, http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: front, port: {number: 80}}}}]}}]}
`,
    ),
  ],
  [
    'jobs/report.yaml',
    documents(
      'apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: report}\n',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: report-query}\ndata: {query.sql: select 1}\n',
      'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: reports}\nspec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}\n',
      `apiVersion: batch/v1
kind: CronJob
metadata: {name: report}
spec:
  schedule: 0 4 * * *
  jobTemplate:
    spec:
      template:
        spec:
          serviceAccountName: report
          restartPolicy: Never
          containers: [{name: report, image: 'registry.example.org/report:1.0.3', volumeMounts: [{name: query, mountPath: /query}, {name: reports, mountPath: /reports}]}]
          volumes: [{name: query, configMap: {name: report-query, items: [{key: query.sql, path: query.sql}]}}, {name: reports, persistentVolumeClaim: {claimName: reports}}]
`,
    ),
  ],
  [
    'monitoring/agent.yaml',
    documents(
      'apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: agent, namespace: monitoring}\n',
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata: {name: agent}\nrules: [{apiGroups: [""], resources: [nodes], verbs: [get, list]}]\n',
      `apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: agent}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: agent}
subjects: [{kind: ServiceAccount, name: agent, namespace: monitoring}]
`,
      `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent, namespace: monitoring}
spec:
  selector: {matchLabels: {app: agent}}
  template:
    metadata: {labels: {app: agent}}
    spec: {serviceAccountName: agent, containers: [{name: agent, image: 'registry.example.org/agent:0.9.0', ports: [{name: metrics, containerPort: 9100}]}]}
`,
      'apiVersion: v1\nkind: Service\nmetadata: {name: agent, namespace: monitoring}\nspec: {selector: {app: agent}, ports: [{name: metrics, port: 9100, targetPort: metrics}]}\n',
    ),
  ],
]);
