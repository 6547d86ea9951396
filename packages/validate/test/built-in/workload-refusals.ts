import { claim, container, jobTemplate, labels, metadata, template } from './parts.ts';
import type { KindTable } from './refusals.ts';

/** Kinds that run Pods, in addition to the Deployment, each with its mistakes. */
export const workloadTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'apps/v1',
      kind: 'StatefulSet',
      metadata,
      spec: {
        serviceName: 'web',
        selector: { matchLabels: labels },
        template: { metadata: { labels }, spec: { containers: [{ ...container, volumeMounts: [{ name: 'data', mountPath: '/d' }] }] } },
        volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: claim }],
      },
    },
    refused: [
      {
        mistake: 'a mount of no volume',
        change: (o) => (o.spec.volumeClaimTemplates = []),
        server: ['spec.template.spec.containers[0].volumeMounts[0].name'],
      },
      {
        mistake: 'an order that does not exist',
        change: (o) => (o.spec.podManagementPolicy = 'Any'),
        server: ['spec.podManagementPolicy'],
      },
      {
        mistake: 'a partition below zero',
        change: (o) => (o.spec.updateStrategy = { rollingUpdate: { partition: -1 } }),
        server: ['spec.updateStrategy.rollingUpdate.partition'],
      },
      {
        mistake: 'a claim for nothing',
        change: (o) => (o.spec.volumeClaimTemplates[0].spec.resources = {}),
        server: ['spec.volumeClaimTemplates[0].spec.resources[storage]'],
      },
    ],
  },
  {
    object: { apiVersion: 'apps/v1', kind: 'DaemonSet', metadata, spec: { selector: { matchLabels: labels }, template } },
    refused: [
      {
        mistake: 'a surge together with an outage',
        change: (o) => (o.spec.updateStrategy = { rollingUpdate: { maxSurge: 1, maxUnavailable: 1 } }),
        server: ['spec.updateStrategy.rollingUpdate.maxSurge'],
      },
      {
        mistake: 'a template of other Pods',
        change: (o) => (o.spec.selector.matchLabels = { app: 'other' }),
        server: ['spec.template.metadata.labels'],
      },
    ],
  },
  {
    object: { apiVersion: 'batch/v1', kind: 'Job', metadata, spec: { backoffLimit: 2, template: jobTemplate } },
    refused: [
      {
        mistake: 'Pods that restart always',
        change: (o) => (o.spec.template.spec.restartPolicy = 'Always'),
        server: ['spec.template.spec.restartPolicy'],
      },
      { mistake: 'a limit below zero', change: (o) => (o.spec.backoffLimit = -1), server: ['spec.backoffLimit'] },
      {
        mistake: 'indexes without a number of them',
        change: (o) => Object.assign(o.spec, { completionMode: 'Indexed', parallelism: 2 }),
        server: ['spec.completions'],
      },
      {
        mistake: 'a limit for each of no indexes',
        change: (o) => (o.spec.backoffLimitPerIndex = 1),
        server: ['spec.backoffLimitPerIndex'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'batch/v1',
      kind: 'CronJob',
      metadata,
      spec: { schedule: '*/5 0-6 1,15 JAN-DEC mon', timeZone: 'Etc/UTC', jobTemplate: { spec: { template: jobTemplate } } },
    },
    accepted: [
      { detail: 'a descriptor', change: (o) => (o.spec.schedule = '@every 1h30m') },
      { detail: 'a question mark', change: (o) => (o.spec.schedule = '0 0 ? * *') },
    ],
    refused: [
      { mistake: 'six fields', change: (o) => (o.spec.schedule = '0 0 * * * *'), server: ['spec.schedule'] },
      { mistake: 'an hour that no day has', change: (o) => (o.spec.schedule = '0 24 * * *'), server: ['spec.schedule'] },
      { mistake: 'a time zone in the schedule', change: (o) => (o.spec.schedule = 'TZ=UTC 0 0 * * *'), server: ['spec.schedule'] },
      { mistake: 'a time zone of nowhere', change: (o) => (o.spec.timeZone = 'Europe/Nowhere'), server: ['spec.timeZone'] },
      { mistake: 'a time zone in small letters', change: (o) => (o.spec.timeZone = 'europe/berlin'), server: ['spec.timeZone'] },
      { mistake: 'a policy that does not exist', change: (o) => (o.spec.concurrencyPolicy = 'Queue'), server: ['spec.concurrencyPolicy'] },
    ],
  },
  {
    object: {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata,
      spec: { minAvailable: '50%', selector: { matchLabels: labels } },
    },
    refused: [
      { mistake: 'both limits', change: (o) => (o.spec.maxUnavailable = 1), server: ['spec'] },
      { mistake: 'more than all', change: (o) => (o.spec.minAvailable = '101%'), server: ['spec.minAvailable'] },
    ],
  },
  {
    object: {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata,
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
        maxReplicas: 5,
        metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } }],
      },
    },
    refused: [
      {
        mistake: 'a target without a group',
        change: (o) => (o.spec.scaleTargetRef.apiVersion = 'v1'),
        server: ['spec.scaleTargetRef.apiVersion'],
      },
      { mistake: 'less than the least', change: (o) => (o.spec.minReplicas = 6), server: ['spec.maxReplicas'] },
      {
        mistake: 'a type without its field',
        change: (o) => (o.spec.metrics[0].type = 'Pods'),
        server: ['spec.metrics[0].pods'],
      },
      {
        mistake: 'no target',
        change: (o) => (o.spec.metrics[0].resource.target = { type: 'Value' }),
        server: ['spec.metrics[0].resource.target.averageUtilization'],
      },
      {
        mistake: 'a window of two hours',
        change: (o) => (o.spec.behavior = { scaleDown: { stabilizationWindowSeconds: 7200 } }),
        server: ['spec.behavior.scaleDown.stabilizationWindowSeconds'],
      },
    ],
  },
];
