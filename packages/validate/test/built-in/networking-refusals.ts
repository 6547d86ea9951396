import { labels, metadata } from './parts.ts';
import type { KindTable } from './refusals.ts';

/** Kinds that traffic goes through, each with what it may get wrong. */
export const networkingTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: {
        selector: labels,
        ports: [
          { name: 'a', port: 80 },
          { name: 'b', port: 81, targetPort: 'http' },
        ],
      },
    },
    accepted: [
      { detail: 'no ports without an address', change: (o) => (o.spec = { clusterIP: 'None', selector: labels }) },
      { detail: 'a name elsewhere', change: (o) => (o.spec = { type: 'ExternalName', externalName: 'db.example.org.' }) },
      { detail: 'a target port that is the port', change: (o) => (o.spec.ports[1].targetPort = 0) },
    ],
    refused: [
      { mistake: 'no ports', change: (o) => (o.spec.ports = []), server: ['spec.ports'] },
      { mistake: 'a port without a name next to another', change: (o) => delete o.spec.ports[0].name, server: ['spec.ports[0].name'] },
      {
        mistake: 'the name of no port',
        change: (o) => (o.spec.ports[1].targetPort = 'x'.repeat(16)),
        server: ['spec.ports[1].targetPort'],
      },
      { mistake: 'a node port that is not used', change: (o) => (o.spec.ports[0].nodePort = 30_000), server: ['spec.ports[0].nodePort'] },
      {
        mistake: 'a policy for traffic that does not come',
        change: (o) => (o.spec.externalTrafficPolicy = 'Local'),
        server: ['spec.externalTrafficPolicy'],
      },
      {
        mistake: 'sources for no balancer',
        change: (o) => (o.spec.loadBalancerSourceRanges = ['10.0.0.0/8']),
        server: ['spec.LoadBalancerSourceRanges'],
        ours: ['spec.loadBalancerSourceRanges'],
      },
      { mistake: 'an affinity that does not exist', change: (o) => (o.spec.sessionAffinity = 'Cookie'), server: ['spec.sessionAffinity'] },
      {
        mistake: 'a name that is not valid',
        change: (o) => (o.spec = { type: 'ExternalName', externalName: 'a b' }),
        server: ['spec.externalName'],
      },
    ],
  },
  {
    object: {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata,
      spec: {
        rules: [
          {
            host: 'web.example.org',
            http: { paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name: 'web', port: { name: 'http' } } } }] },
          },
        ],
      },
    },
    refused: [
      { mistake: 'no rules', change: (o) => (o.spec.rules = []), server: ['spec'] },
      { mistake: 'an address as the host', change: (o) => (o.spec.rules[0].host = '10.0.0.1'), server: ['spec.rules[0].host'] },
      {
        mistake: 'a relative path',
        change: (o) => (o.spec.rules[0].http.paths[0].path = 'a'),
        server: ['spec.rules[0].http.paths[0].path'],
      },
      {
        mistake: 'two ports',
        change: (o) => (o.spec.rules[0].http.paths[0].backend.service.port.number = 80),
        server: ['spec.rules[0].http.paths[0].backend'],
      },
      { mistake: 'a wildcard in the middle', change: (o) => (o.spec.tls = [{ hosts: ['a.*.org'] }]), server: ['spec.tls[0].hosts[0]'] },
    ],
  },
  {
    object: {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata,
      spec: {
        podSelector: {},
        ingress: [{ from: [{ ipBlock: { cidr: '10.0.0.0/8', except: ['10.1.0.0/16'] } }], ports: [{ port: 80, endPort: 90 }] }],
      },
    },
    refused: [
      {
        mistake: 'an exception outside',
        change: (o) => (o.spec.ingress[0].from[0].ipBlock.except = ['11.0.0.0/16']),
        server: ['spec.ingress[0].from[0].ipBlock.except[0]'],
      },
      { mistake: 'nobody', change: (o) => (o.spec.ingress[0].from = [{}]), server: ['spec.ingress[0].from[0]'] },
      {
        mistake: 'a block and Pods',
        change: (o) => (o.spec.ingress[0].from[0].podSelector = {}),
        server: ['spec.ingress[0].from[0]'],
      },
      {
        mistake: 'an end before the start',
        change: (o) => (o.spec.ingress[0].ports[0].endPort = 70),
        server: ['spec.ingress[0].ports[0].endPort'],
      },
      { mistake: 'a direction that does not exist', change: (o) => (o.spec.policyTypes = ['Both']), server: ['spec.policyTypes[0]'] },
    ],
  },
];
