import type { Rule } from '@slipway/manifest';

const rule = (id: string, summary: string, why: string, remedy: string): Rule => ({ id, severity: 'reject', summary, why, remedy });

/** What the findings about cluster definitions mean. */
export const clusterRules: readonly Rule[] = [
  rule(
    'unknown-definition-field',
    'A definition has a field that does not exist.',
    'The value would have no effect, silently.',
    'Rename or remove it.',
  ),
  rule('missing-definition-field', 'A definition lacks a required field.', 'There is no safe default for it.', 'Add the field.'),
  rule(
    'wrong-definition-value',
    'A field of a definition has a wrong type, text or choice.',
    'EKS, Kubernetes or Git would refuse it later.',
    'Change the value.',
  ),
  rule(
    'wrong-package-choice',
    'A cluster both follows a channel and pins versions, or neither.',
    'Only one of them can decide which branch or tag Flux reads.',
    'Keep channel, or pin with definitions.',
  ),
  rule(
    'wrong-cluster',
    'Versions, sizes or address ranges of a cluster contradict each other.',
    'AWS or the composite resource definition refuses them.',
    'Correct the value that the finding names.',
  ),
  rule(
    'duplicate-cluster',
    'Two definitions are one running cluster.',
    'They would write the same files and the same AWS resources.',
    'Rename one of them.',
  ),
  rule(
    'overlapping-network',
    'Two clusters have addresses in common.',
    'Networks that are joined need one owner for each address.',
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
    'The hub cannot deliver a unit to another cluster.',
    'Releases remain on the hub and install through a kubeconfig; other objects are applied through it. One Kustomization does one of the two.',
    'Split the unit, or let the cluster deliver itself.',
  ),
  rule(
    'duplicate-use',
    'An add-on or application is on a cluster twice.',
    'One Flux Kustomization can carry one set of options.',
    'Remove one.',
  ),
  rule(
    'unknown-use',
    'An add-on or application is not in the catalogue.',
    'No package publishes its folder, so the Flux Kustomization would lead nowhere.',
    'Put its definition into a file of its package.',
  ),
  rule('missing-need', 'An add-on lacks another that it needs.', 'It would install and not work.', 'Add the other add-on to the cluster.'),
  rule(
    'override-without-target',
    'An option changes an object that the unit does not have.',
    'kustomize applies a patch without a target to nothing and reports success.',
    'Correct the overrides of the add-on or application.',
  ),
  rule('duplicate-leaf-file', 'Two files of a leaf have one name.', 'One of them would be lost.', 'Rename the repository.'),
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
    'Add what creates it.',
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
    'Its folder would be on no branch: the Flux Kustomization would wait for it for ever.',
    'Add the source or add-on of the unit to the lists of its package.',
  ),
  rule(
    'dependency-cycle',
    'Units wait for each other.',
    'Flux retries for ever without an error, and stops reacting to new revisions of the source.',
    'Remove one of the dependencies.',
  ),
];
