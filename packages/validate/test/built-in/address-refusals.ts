import { container, metadata } from './parts.ts';
import type { Draft, KindTable, Refusal } from './refusals.ts';

/** Blocks and addresses that Go reads, and that the server refuses since Kubernetes 1.36 (`StrictIPCIDRValidation`). */
const LOOSE_BLOCKS = ['10.0.0.1/8', '010.0.0.0/8', '10.0.0.0/08', '::ffff:10.0.0.0/104', '2001:db8::1/64'];
const LOOSE_ADDRESSES = ['10.1.0.01', '::ffff:10.1.0.1'];

const each = (
  texts: readonly string[],
  field: string,
  change: (draft: Draft, text: string) => void,
  server: string = field,
): readonly Refusal[] =>
  texts.map((text) => ({
    mistake: `${field} ${text}`,
    change: (draft: Draft) => change(draft, text),
    server: [server],
    ...(server === field ? {} : { ours: [field] }),
  }));

export const addressTables: readonly KindTable[] = [
  {
    object: {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata,
      spec: {
        podSelector: {},
        ingress: [{ from: [{ ipBlock: { cidr: '10.0.0.0/8', except: ['10.1.0.0/16'] } }] }],
        policyTypes: ['Ingress'],
      },
    },
    accepted: [
      {
        detail: 'IPv6, not in its shortest form',
        change: (o) => (o.spec.ingress[0].from[0].ipBlock = { cidr: '2001:DB8:0::/64' }),
      },
      { detail: 'one address', change: (o) => (o.spec.ingress[0].from[0].ipBlock = { cidr: '10.0.0.1/32' }) },
    ],
    refused: [
      ...each(LOOSE_BLOCKS, 'spec.ingress[0].from[0].ipBlock.cidr', (o, cidr) => (o.spec.ingress[0].from[0].ipBlock = { cidr })),
      ...each(
        ['10.1.0.1/16', '10.01.0.0/16'],
        'spec.ingress[0].from[0].ipBlock.except[0]',
        (o, except) => (o.spec.ingress[0].from[0].ipBlock.except = [except]),
      ),
    ],
  },
  {
    object: {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: {
        type: 'LoadBalancer',
        ports: [{ port: 80, targetPort: 80, protocol: 'TCP' }],
        externalIPs: ['192.0.2.1'],
        loadBalancerSourceRanges: ['10.0.0.0/8'],
      },
    },
    refused: [
      ...each(LOOSE_ADDRESSES, 'spec.externalIPs[0]', (o, ip) => (o.spec.externalIPs = [ip])),
      ...each(
        LOOSE_BLOCKS,
        'spec.loadBalancerSourceRanges[0]',
        (o, block) => (o.spec.loadBalancerSourceRanges = [block]),
        'spec.LoadBalancerSourceRanges[0]',
      ),
    ],
  },
  {
    object: {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata,
      spec: {
        containers: [container],
        hostAliases: [{ ip: '10.1.0.1', hostnames: ['web'] }],
        dnsConfig: { nameservers: ['10.1.0.2'] },
      },
    },
    refused: [
      ...each(LOOSE_ADDRESSES, 'spec.hostAliases[0].ip', (o, ip) => (o.spec.hostAliases[0].ip = ip)),
      ...each(LOOSE_ADDRESSES, 'spec.dnsConfig.nameservers[0]', (o, ip) => (o.spec.dnsConfig.nameservers = [ip])),
    ],
  },
  {
    object: {
      apiVersion: 'v1',
      kind: 'Endpoints',
      metadata,
      subsets: [{ addresses: [{ ip: '10.1.0.1' }], ports: [{ port: 80, protocol: 'TCP' }] }],
    },
    refused: each(
      [...LOOSE_ADDRESSES, '127.0.0.1', '0.0.0.0', 'fe80::1'],
      'subsets[0].addresses[0].ip',
      (o, ip) => (o.subsets[0].addresses[0].ip = ip),
    ),
  },
  {
    object: {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'ServiceCIDR',
      metadata: { name: 'more' },
      spec: { cidrs: ['10.96.0.0/16', '2001:db8::/64'] },
    },
    refused: [
      ...each([...LOOSE_BLOCKS, '2001:DB8::/64'], 'spec.cidrs[0]', (o, cidr) => (o.spec.cidrs = [cidr])),
      { mistake: 'two of one family', change: (o) => (o.spec.cidrs = ['10.96.0.0/16', '10.97.0.0/16']), server: ['spec.cidrs'] },
    ],
  },
];
