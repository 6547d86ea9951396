export type { AliasNode, CollectionNode, ScalarNode, YamlNode } from './parse-nodes.ts';
export { exceedsAliasLimit, parseNodes } from './parse-nodes.ts';
export type { GoYaml } from './yaml-token.ts';
export { YamlRefusal } from './yaml-token.ts';
