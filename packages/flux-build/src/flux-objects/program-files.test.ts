import { expect, test } from 'vitest';
import { fileMapTree } from '../source/file-map-tree.ts';
import { objectsOfPrograms } from './program-files.ts';

const FILES = {
  'terraform/eks/sa.tf': 'module "reader" {\n  service_account_name = "bucket-reader"\n}\n',
  'terraform/eks/values.tf':
    'resource "kubectl_manifest" "a" {\n  yaml_body = <<-YAML\n    kind: ConfigMap\n    metadata:\n      name: cluster-vars\n  YAML\n}\n',
  'scripts/start.sh': 'kubectl create secret generic sops-age --from-file=age.agekey\n',
  '.taskfiles/flux/Taskfile.yaml': 'tasks: {secret: {cmd: kubectl create secret generic deploy-key}}\n',
  'docs/README.md': 'kubectl create secret generic from-docs\n',
  '.terraform/modules/a.tf': 'kind: Secret\n name: hidden\n',
};

test.each([
  ['ServiceAccount', 'bucket-reader', true],
  ['ConfigMap', 'cluster-vars', true],
  ['Secret', 'sops-age', true],
  ['Secret', 'deploy-key', true],
  // Only a part of a name.
  ['Secret', 'sops', false],
  ['ServiceAccount', 'reader', true],
  // The file does not contain the kind.
  ['ConfigMap', 'sops-age', false],
  ['Secret', 'from-docs', false],
  ['Secret', 'hidden', false],
  ['Secret', '', false],
  ['Secret(', 'sops-age', false],
])('a program names the %s %s: %s', (kind, name, expected) => {
  expect(objectsOfPrograms(fileMapTree(new Map(Object.entries(FILES))))(kind, name)).toBe(expected);
});

test('files that are too large are not searched', () => {
  const text = `secret sops-age${' '.repeat(600_000)}`;
  expect(objectsOfPrograms(fileMapTree(new Map([['a.sh', text]])))('Secret', 'sops-age')).toBe(false);
});
