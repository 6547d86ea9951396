import type { PackageDefinition } from '../package-definition.ts';

export const manifest: PackageDefinition = {
  name: 'manifest',
  summary: 'Manifest, ManifestFile, Unit and Finding; object identity, field order, YAML reader and writer, objects of cdk8s charts',
  side: 'model',
  level: 0,
  imports: [],
  testLibraries: ['cdk8s', 'constructs', 'fast-check', 'yaml'],
  // The parser alone, for who reads YAML as nodes.
  exports: { './go-yaml': './src/yaml/go-yaml/index.ts' },
};
