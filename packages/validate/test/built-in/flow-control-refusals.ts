import type { Draft, KindTable } from './refusals.ts';

const flowSchema = {
  apiVersion: 'flowcontrol.apiserver.k8s.io/v1',
  kind: 'FlowSchema',
  metadata: { name: 'web' },
  spec: {
    matchingPrecedence: 500,
    priorityLevelConfiguration: { name: 'web' },
    distinguisherMethod: { type: 'ByUser' },
    rules: [
      {
        subjects: [
          { kind: 'ServiceAccount', serviceAccount: { name: '*', namespace: 'lab' } },
          { kind: 'User', user: { name: 'system:web' } },
          { kind: 'Group', group: { name: 'system:webs' } },
        ],
        resourceRules: [{ verbs: ['get', 'list'], apiGroups: ['apps'], resources: ['deployments'], namespaces: ['lab'] }],
        nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['/healthz', '/metrics/*'] }],
      },
    ],
  },
};
const rule = (o: Draft): Draft => o.spec.rules[0];

const priorityLevel = {
  apiVersion: 'flowcontrol.apiserver.k8s.io/v1',
  kind: 'PriorityLevelConfiguration',
  metadata: { name: 'web' },
  spec: {
    type: 'Limited',
    limited: {
      nominalConcurrencyShares: 20,
      lendablePercent: 50,
      borrowingLimitPercent: 100,
      limitResponse: { type: 'Queue', queuing: { queues: 64, handSize: 6, queueLengthLimit: 50 } },
    },
  },
};
const queuing = (o: Draft): Draft => o.spec.limited.limitResponse.queuing;
const QUEUING = 'spec.limited.limitResponse.queuing';

/** Kinds of flowcontrol.apiserver.k8s.io. */
export const flowControlTables: readonly KindTable[] = [
  {
    object: flowSchema,
    accepted: [
      {
        detail: 'everything',
        change: (o) => (rule(o).resourceRules[0] = { verbs: ['*'], apiGroups: ['*'], resources: ['*'], namespaces: ['*'] }),
      },
      {
        detail: 'of the cluster',
        change: (o) => (rule(o).resourceRules[0] = { verbs: ['get'], apiGroups: [''], resources: ['nodes'], clusterScope: true }),
      },
      { detail: 'the root', change: (o) => (rule(o).nonResourceRules[0].nonResourceURLs = ['/', '/a/*', '*'].slice(0, 2)) },
      { detail: 'no rules', change: (o) => (o.spec.rules = []) },
    ],
    refused: [
      { mistake: 'a precedence below one', change: (o) => (o.spec.matchingPrecedence = -1), server: ['spec.matchingPrecedence'] },
      {
        mistake: 'a precedence that is too large',
        change: (o) => (o.spec.matchingPrecedence = 10_001),
        server: ['spec.matchingPrecedence'],
      },
      { mistake: 'the precedence of exempt', change: (o) => (o.spec.matchingPrecedence = 1), server: ['spec.matchingPrecedence'] },
      {
        mistake: 'no level',
        change: (o) => (o.spec.priorityLevelConfiguration.name = ''),
        server: ['spec.priorityLevelConfiguration.name'],
      },
      {
        mistake: 'a level in capitals',
        change: (o) => (o.spec.priorityLevelConfiguration.name = 'Web'),
        server: ['spec.priorityLevelConfiguration.name'],
      },
      {
        mistake: 'an unknown distinction',
        change: (o) => (o.spec.distinguisherMethod.type = 'ByGroup'),
        server: ['spec.distinguisherMethod.type'],
      },
      { mistake: 'nobody', change: (o) => (rule(o).subjects = []), server: ['spec.rules[0].subjects'] },
      {
        mistake: 'nothing',
        change: (o) => {
          rule(o).resourceRules = [];
          rule(o).nonResourceRules = [];
        },
        server: ['spec.rules[0]'],
      },
      {
        mistake: 'an unknown kind of subject',
        change: (o) => (rule(o).subjects[1].kind = 'Robot'),
        server: ['spec.rules[0].subjects[1].kind'],
      },
      {
        mistake: 'the field of another kind',
        change: (o) => (rule(o).subjects[1].group = { name: 'a' }),
        server: ['spec.rules[0].subjects[1].group'],
      },
      {
        mistake: 'not the field of its kind',
        change: (o) => (rule(o).subjects[1] = { kind: 'User' }),
        server: ['spec.rules[0].subjects[1].user'],
      },
      {
        mistake: 'a user without a name',
        change: (o) => (rule(o).subjects[1].user.name = ''),
        server: ['spec.rules[0].subjects[1].user.name'],
      },
      {
        mistake: 'an account without a namespace',
        change: (o) => (rule(o).subjects[0].serviceAccount.namespace = ''),
        server: ['spec.rules[0].subjects[0].serviceAccount.namespace'],
      },
      {
        mistake: 'an account in capitals',
        change: (o) => (rule(o).subjects[0].serviceAccount = { name: 'Web', namespace: 'Lab' }),
        server: ['spec.rules[0].subjects[0].serviceAccount.name', 'spec.rules[0].subjects[0].serviceAccount.namespace'],
      },
      { mistake: 'no verbs', change: (o) => (rule(o).resourceRules[0].verbs = []), server: ['spec.rules[0].resourceRules[0].verbs'] },
      {
        mistake: 'an unknown verb',
        change: (o) => (rule(o).resourceRules[0].verbs = ['get', 'read']),
        server: ['spec.rules[0].resourceRules[0].verbs'],
      },
      {
        mistake: 'all verbs and one',
        change: (o) => (rule(o).nonResourceRules[0].verbs = ['*', 'get']),
        server: ['spec.rules[0].nonResourceRules[0].verbs'],
      },
      {
        mistake: 'no groups',
        change: (o) => (rule(o).resourceRules[0].apiGroups = []),
        server: ['spec.rules[0].resourceRules[0].apiGroups'],
      },
      {
        mistake: 'all resources and one',
        change: (o) => (rule(o).resourceRules[0].resources = ['*', 'pods']),
        server: ['spec.rules[0].resourceRules[0].resources'],
      },
      {
        mistake: 'no namespaces',
        change: (o) => (rule(o).resourceRules[0].namespaces = []),
        server: ['spec.rules[0].resourceRules[0].namespaces'],
      },
      {
        mistake: 'a namespace in capitals',
        change: (o) => (rule(o).resourceRules[0].namespaces = ['Lab']),
        server: ['spec.rules[0].resourceRules[0].namespaces[0]'],
      },
      ...['healthz', '/a b', '/a//b', '/a*', '/a/*/b', '/*/*', ''].map((url) => ({
        mistake: `the path "${url}"`,
        change: (o: Draft) => (rule(o).nonResourceRules[0].nonResourceURLs = [url]),
        server: ['spec.rules[0].nonResourceRules[0].nonResourceURLs[0]'],
      })),
    ],
  },
  {
    object: priorityLevel,
    accepted: [
      { detail: 'no queues', change: (o) => (o.spec.limited.limitResponse = { type: 'Reject' }) },
      { detail: 'the largest hand', change: (o) => (queuing(o).handSize = 10) },
    ],
    refused: [
      { mistake: 'the type of exempt', change: (o) => (o.spec = { type: 'Exempt' }), server: ['spec.type'] },
      { mistake: 'an unknown type', change: (o) => (o.spec.type = 'Open'), server: ['spec.type'] },
      { mistake: 'no limits', change: (o) => delete o.spec.limited, server: ['spec.limited'] },
      { mistake: 'the fields of both', change: (o) => (o.spec.exempt = { lendablePercent: 1 }), server: ['spec.exempt'] },
      {
        mistake: 'fewer shares than none',
        change: (o) => (o.spec.limited.nominalConcurrencyShares = -1),
        server: ['spec.limited.nominalConcurrencyShares'],
      },
      {
        mistake: 'more lent than there is',
        change: (o) => (o.spec.limited.lendablePercent = 101),
        server: ['spec.limited.lendablePercent'],
      },
      {
        mistake: 'less borrowed than nothing',
        change: (o) => (o.spec.limited.borrowingLimitPercent = -1),
        server: ['spec.limited.borrowingLimitPercent'],
      },
      {
        mistake: 'an unknown response',
        change: (o) => (o.spec.limited.limitResponse.type = 'Wait'),
        server: ['spec.limited.limitResponse.type'],
      },
      { mistake: 'queues without waiting requests', change: (o) => (o.spec.limited.limitResponse.type = 'Reject'), server: [QUEUING] },
      { mistake: 'nowhere to wait', change: (o) => delete o.spec.limited.limitResponse.queuing, server: [QUEUING] },
      { mistake: 'no length', change: (o) => (queuing(o).queueLengthLimit = -1), server: [`${QUEUING}.queueLengthLimit`] },
      {
        mistake: 'fewer queues than none',
        change: (o) => (queuing(o).queues = -1),
        server: [`${QUEUING}.queues`, `${QUEUING}.handSize`],
      },
      { mistake: 'too many queues', change: (o) => (queuing(o).queues = 10_000_001), server: [`${QUEUING}.queues`, `${QUEUING}.handSize`] },
      { mistake: 'a hand larger than the deck', change: (o) => (queuing(o).handSize = 65), server: [`${QUEUING}.handSize`] },
      { mistake: 'a hand that takes too many bits', change: (o) => (queuing(o).handSize = 11), server: [`${QUEUING}.handSize`] },
      { mistake: 'a hand of less than none', change: (o) => (queuing(o).handSize = -1), server: [`${QUEUING}.handSize`] },
    ],
  },
];
