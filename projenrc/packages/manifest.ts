import type { PackageDefinition } from '../package-definition.ts';

export const manifest: PackageDefinition = {
  name: 'manifest',
  summary: 'Manifest, ManifestFile, Unit and Finding; object identity, field order, YAML reader and writer, objects of cdk8s charts',
  side: 'model',
  level: 0,
  imports: [],
  testLibraries: ['cdk8s', 'constructs', 'fast-check', 'yaml'],
  exports: {
    // For modules that load on first use.
    './lazy': './src/lazy.ts',
    // For schemas of other packages that contain a rule or a position.
    './finding-schema': './src/findings/finding-schema.ts',
    // The parser alone, for code that reads YAML as nodes.
    './go-yaml': './src/yaml/go-yaml/index.ts',
    // YAML as sigs.k8s.io/yaml reads and writes it.
    './yaml11': './src/yaml/yaml11/index.ts',
    './settings': './src/settings/index.ts',
  },
};
