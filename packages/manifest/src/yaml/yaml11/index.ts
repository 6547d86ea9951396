export { compareKeys } from './key-order.ts';
export { readYaml11 } from './read-yaml.ts';
export { resolvePlain } from './resolve-plain.ts';
export { styleOf, UNPRINTABLE } from './scalar-style.ts';
export { writeYaml } from './write-yaml.ts';
