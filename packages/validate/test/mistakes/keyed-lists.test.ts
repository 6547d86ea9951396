import { testMistakes } from './test-mistakes.ts';

const web = 'Deployment/shop/web';

testMistakes('lists with keys', [
  {
    name: 'the same environment variable twice',
    start: 'deployment',
    change: (o) => {
      o.spec.template.spec.containers[0].env.push({ name: 'LOG_LEVEL', value: 'debug' });
    },
    rule: 'duplicate-list-entry',
    object: web,
    pointer: '/spec/template/spec/containers/0/env/1',
    hint: 'name',
  },
  {
    name: 'the same port twice, once with the default protocol',
    start: 'service',
    change: (o) => {
      o.spec.ports.push({ name: 'again', port: 80, protocol: 'TCP' });
    },
    rule: 'duplicate-list-entry',
    object: 'Service/shop/web',
    pointer: '/spec/ports/1',
    hint: 'port and protocol',
  },
  {
    name: 'the same pipeline step twice',
    start: 'composition',
    change: (o) => {
      o.spec.pipeline.push({ step: 'patch-and-transform', functionRef: { name: 'function-auto-ready' } });
    },
    rule: 'duplicate-list-entry',
    object: 'Composition/clusters',
    pointer: '/spec/pipeline/1',
    hint: 'step',
  },
  {
    name: 'the same entry of a set twice',
    start: 'eksCluster',
    change: (o) => {
      o.spec.forProvider.vpcConfig.publicAccessCidrs = ['10.0.0.0/8', '10.0.0.0/8'];
    },
    rule: 'duplicate-list-entry',
    object: 'Cluster/flux-system/commercial',
    pointer: '/spec/forProvider/vpcConfig/publicAccessCidrs/1',
  },
]);
