import type { PackageDefinition } from '../package-definition.ts';

export const lab: PackageDefinition = {
  name: 'lab',
  summary: 'Real etcd, kube-apiserver, Flux and Crossplane on loopback: the oracle and the end-to-end stage of the tests',
  side: 'top',
  published: false,
  imports: [
    'manifest',
    'kube-models',
    'community-kinds',
    'addons-catalog',
    'crossplane-compositions',
    'crd-codegen',
    'validate',
    'go-template',
    'flux-build',
    'compose',
    'fleet-check',
    'review',
  ],
  testImports: ['eks'],
  testLibraries: ['modern-tar'],
  libraries: ['commander', 'fast-check'],
};
