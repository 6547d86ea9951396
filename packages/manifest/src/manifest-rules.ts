import type { Rule } from './findings/rule.gen.ts';
import { unitRules } from './units/unit-rules.ts';
import { yamlRules } from './yaml/read/yaml-rules.ts';

const treeRules: readonly Rule[] = [
  {
    id: 'outside-prefix',
    severity: 'reject',
    summary: 'A file lies outside the folders of its package',
    why: 'Each package is published to branches of its own; a file outside its prefixes would reach no cluster, or the wrong one.',
    remedy: 'move the file below a prefix of its package, or declare the prefix in the package list',
  },
  {
    id: 'two-owners',
    severity: 'reject',
    summary: 'Two files claim one path',
    why: 'One would silently replace the other; names that differ in letter case or Unicode form only are one file on macOS and Windows.',
    remedy: 'remove or rename one of the two',
  },
  {
    id: 'unsafe-path',
    severity: 'reject',
    summary: 'A path cannot be checked out everywhere, or leaves the tree',
    why: 'Git, macOS or Windows refuse or change such names, and .. or an absolute path writes outside the repository.',
    remedy: 'rename the file',
  },
  {
    id: 'wrong-extension',
    severity: 'reject',
    summary: 'Flux does not read the file',
    why: 'kustomize-controller takes only .yaml and .yml, in lower case; other files are ignored without a word.',
    remedy: 'rename the file',
  },
];

const valueRules: readonly Rule[] = [
  {
    id: 'unwritable-value',
    severity: 'reject',
    summary: 'A value has no YAML that reads back equal',
    why: 'Infinite numbers, dates, maps, functions, holes in lists, cycles and halves of characters have no JSON, which Kubernetes speaks; Flux loses some control characters and the key <<.',
    remedy: 'write a value that JSON can carry',
  },
];

const chartRules: readonly Rule[] = [
  {
    id: 'unnamed-object',
    severity: 'reject',
    summary: 'An object of a cdk8s chart has no name of its own',
    why: 'cdk8s derives a name with a hash from the construct path: moving code would delete the object and create another.',
    remedy: 'pass metadata: { name: ... } to the construct',
  },
  {
    id: 'dropped-null',
    severity: 'reject',
    summary: 'A field of a cdk8s object is null',
    why: 'cdk8s leaves null fields out of toJson(), but null has a meaning in Helm values and patches: it removes a default.',
    remedy: 'remove the field, or write this object as a plain value instead of a construct',
  },
  {
    id: 'chart-error',
    severity: 'reject',
    summary: 'cdk8s refuses a chart',
    why: 'A validation of a construct failed, a value cannot be turned into JSON, or a construct waits for one that no unit has.',
    remedy: 'fix the construct that the message names',
  },
];

const optionRules: readonly Rule[] = [
  {
    id: 'unknown-option',
    severity: 'reject',
    summary: 'An add-on or application has no such option',
    why: 'A misspelt option would be ignored and its default used.',
    remedy: 'remove it, or use one of the options that the finding lists',
  },
  {
    id: 'missing-option',
    severity: 'reject',
    summary: 'A required option is not given',
    why: 'It has no default that would be right for every cluster.',
    remedy: 'add the option',
  },
  {
    id: 'wrong-option',
    severity: 'reject',
    summary: 'The value of an option is outside what it allows',
    why: 'The option declares its type, range, pattern or choices.',
    remedy: 'change the value',
  },
];

/** Every rule that this package reports, for `slipway explain`. */
export const manifestRules: readonly Rule[] = [...treeRules, ...valueRules, ...chartRules, ...optionRules, ...unitRules, ...yamlRules];
