export type { YamlReading } from './read-yaml.ts';
export { readYaml11 } from './read-yaml.ts';
export { writeYaml } from './write-yaml.ts';
