import { testMistakes } from './test-mistakes.ts';

const PRIVATE_KEY = ['-----BEGIN RSA PRIVATE', 'KEY-----\nMIIBOgIBAAJBAKj34GkxFhD90vcN\n-----END RSA PRIVATE KEY-----'].join(' ');
const ACCESS_KEY_ID = ['AKIA', 'IOSFODNN7EXAMPLE'].join('');
const SECRET_ACCESS_KEY = ['wJalrXUtnFEMI/K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/');
const release = 'HelmRelease/flux-system/cert-manager';
const web = 'Deployment/shop/web';

testMistakes('secrets', [
  {
    name: 'a secret in plain text',
    start: 'emptySecret',
    change: (o) => {
      o.stringData = { password: 'hunter2' };
    },
    rule: 'plain-secret',
    object: 'Secret/shop/token',
    pointer: '/stringData/password',
  },
  {
    name: 'a secret in base64',
    start: 'emptySecret',
    change: (o) => {
      o.data = { password: 'aHVudGVyMg==' };
    },
    rule: 'plain-secret',
    object: 'Secret/shop/token',
    pointer: '/data/password',
  },
  {
    name: 'a private key in a ConfigMap',
    start: 'configMap',
    change: (o) => {
      o.data['tls.key'] = PRIVATE_KEY;
    },
    rule: 'private-key',
    object: 'ConfigMap/shop/settings',
    pointer: '/data/tls.key',
  },
  {
    name: 'a private key in base64 in the values of a chart',
    start: 'helmRelease',
    change: (o) => {
      o.spec.values.key = Buffer.from(PRIVATE_KEY).toString('base64');
    },
    rule: 'private-key',
    object: release,
    pointer: '/spec/values/key',
  },
  {
    name: 'an AWS access key id',
    start: 'deployment',
    change: (o) => {
      o.spec.template.spec.containers[0].env[0].value = ACCESS_KEY_ID;
    },
    rule: 'cloud-credential',
    object: web,
    pointer: '/spec/template/spec/containers/0/env/0/value',
  },
  {
    name: 'an AWS secret access key',
    start: 'configMap',
    change: (o) => {
      o.data.credentials = `[default]\naws_secret_access_key = ${SECRET_ACCESS_KEY}\n`;
    },
    rule: 'cloud-credential',
    object: 'ConfigMap/shop/settings',
    pointer: '/data/credentials',
  },
]);
