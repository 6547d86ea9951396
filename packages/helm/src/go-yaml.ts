import { readYaml11, writeYaml } from '@slipway/manifest/yaml11';

/** Reads the first document of `text` as sigs.k8s.io/yaml does: YAML 1.1, then JSON. All numbers are doubles, and dates are strings. */
export const readGoYaml = readYaml11;

/** Prints a value as sigs.k8s.io/yaml prints it. */
export const writeGoYaml = writeYaml;
