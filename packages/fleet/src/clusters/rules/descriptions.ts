import type { Rule } from '@slipway/manifest';

const rule = (id: string, summary: string, why: string, remedy: string): Rule => ({ id, severity: 'reject', summary, why, remedy });

/** Rules about cluster definitions, for `slipway explain`. */
export const clusterRules: readonly Rule[] = [
  rule(
    'unknown-definition-field',
    'A definition has a field that does not exist.',
    'The value would have no effect, and no message would say so.',
    'Correct the name of the field, or remove it.',
  ),
  rule('missing-definition-field', 'A definition lacks a required field.', 'There is no safe default for it.', 'Add the field.'),
  rule(
    'wrong-definition-value',
    'A field of a definition has a wrong type or value.',
    'EKS, Kubernetes or Git would refuse it later.',
    'Change the value.',
  ),
  rule(
    'wrong-package-choice',
    'A cluster both follows a channel and pins versions, or neither.',
    'Flux reads either the branch of a channel or the tag of a pinned version.',
    'Keep `channel`, or `pin` together with `definitions`.',
  ),
  rule(
    'wrong-cluster',
    'Versions, sizes or address ranges of a cluster contradict each other.',
    'AWS or the composite resource definition refuses them.',
    'Correct the value that the finding names.',
  ),
  rule(
    'duplicate-cluster',
    'Two definitions have the same cluster and environment.',
    'They would write the same files and the same AWS resources.',
    'Rename one of them.',
  ),
  rule(
    'overlapping-network',
    'Two clusters have addresses in common.',
    'The hub reaches its clusters through connected networks. An address must exist only once there.',
    'Choose another range.',
  ),
  rule(
    'missing-hub',
    'The hub of a workload cluster is not a hub of the fleet.',
    'Nothing would create the cluster.',
    'Define the hub in src/clusters and import it.',
  ),
  rule(
    'other-channel',
    'The definitions of a cluster that the hub drives come from another channel than those of the hub.',
    'The hub reads the leaf from the branch that the hub follows.',
    "Name the channel of the hub: `packages: { channel: 'staging', definitions: 'production' }` takes the other packages from staging.",
  ),
  rule(
    'mixed-unit',
    'The hub cannot apply a unit to another cluster.',
    'HelmReleases remain on the hub, and helm-controller installs them through a kubeconfig. Other objects are applied through the kubeconfig. A Kustomization cannot do both.',
    "Split the unit, or set `delivery: 'self'` for the cluster.",
  ),
  rule(
    'duplicate-use',
    'An add-on or application is on a cluster twice.',
    'A Flux Kustomization accepts one set of options.',
    'Remove one.',
  ),
  rule(
    'unknown-use',
    'An add-on or application is not in the catalogue.',
    'No package publishes its folder, so the path of the Flux Kustomization would not exist.',
    'Add a file with its definition to its package.',
  ),
  rule(
    'missing-need',
    'An add-on needs another add-on that the cluster does not have.',
    'It would be installed, but it would not work.',
    'Add the other add-on to the cluster.',
  ),
  rule(
    'override-without-target',
    'An option changes an object that the unit does not have.',
    'kustomize ignores a patch whose target does not exist, and reports success.',
    'Correct the overrides of the add-on or application.',
  ),
  rule('duplicate-leaf-file', 'Two files of a leaf have the same name.', 'One file would replace the other.', 'Rename the repository.'),
  rule(
    'long-kustomization-name',
    'The name of a Flux Kustomization is too long.',
    'Flux puts it into a label, whose value has at most 63 characters; the API server refuses every object of the unit.',
    'Shorten the name of the cluster.',
  ),
  rule(
    'long-iam-name',
    'The name of a role, policy or event rule of a cluster is too long.',
    'AWS refuses it, and the add-on or application that needs it never gets its permissions, or its events.',
    'Shorten the name of the cluster.',
  ),
  rule(
    'unprovided-api',
    'A unit has objects of an API group that nothing on the cluster installs.',
    'The dry run fails and Flux applies nothing of the unit.',
    'Add the add-on that installs the group.',
  ),
  rule(
    'unmade-namespace',
    'A unit needs a namespace that nothing on the cluster creates.',
    'The API server refuses objects of a namespace that does not exist.',
    'Add the unit that creates the namespace.',
  ),
  rule(
    'no-provider',
    'A cluster uses an AWS service without a Crossplane provider in the catalogue.',
    'Its API group would never be served.',
    'Add the provider as a component.',
  ),
  rule(
    'unpublished-unit',
    'A cluster runs a unit that no content package publishes.',
    'Its folder would be on no branch, so the Flux Kustomization would never become ready.',
    'Add the source or add-on of the unit to the lists of its package.',
  ),
  rule(
    'dependency-cycle',
    'Units wait for each other.',
    'Flux retries without an end and without an error. It ignores new revisions of the source.',
    'Remove one of the dependencies.',
  ),
];
