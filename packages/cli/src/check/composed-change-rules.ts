import type { Rule } from '@slipway/manifest';

/** Returns a Composition with one template, before and after a change. */
const composition = (name: string, kind: string, note: string): string => `# ${note}
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: { name: networks }
spec:
  compositeTypeRef: { apiVersion: example.org/v1, kind: Network }
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: { name: function-patch-and-transform }
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        resources:
          - name: ${name}
            base:
              apiVersion: ec2.aws.m.upbound.io/v1beta1
              kind: ${kind}
              spec: { forProvider: { region: eu-west-1, cidrBlock: 10.0.0.0/16 } }
`;

/** Returns a Composition with a VPC, and with or without the Usage that protects it. */
const protectedNetwork = (usage: string): string =>
  `${composition('vpc', 'VPC', usage === '' ? 'the template vpc-protection is removed' : 'the Usage is kept')}${usage}`;

/** Rules about what a change does to the resources of composites. */
export const composedChangeRules = [
  {
    id: 'composed-resource-removed',
    severity: 'reject',
    summary: 'A change makes Crossplane delete a resource of a composite, or delete it and create another one.',
    why: 'Crossplane finds the resources of a composite by the names of their templates in the Composition. A template that is removed or renamed deletes the resource of each composite at once. A renamed template also creates a new one: an empty database, or a network in which nothing runs. It is a risk for resources that only connect or permit others. It is advice if a policy keeps the resource in the cloud, and the new object takes it over by its external name.',
    remedy:
      'Keep the name of the template. To remove it, set deletionPolicy Orphan (or managementPolicies without Delete) on it in a change before, or add the composite to allow-delete.',
    example: {
      failing: composition('network', 'VPC', 'the template had the name vpc before'),
      passing: composition('vpc', 'VPC', 'the template has the same name as before'),
    },
  },
  {
    id: 'composed-resource-left-behind',
    severity: 'risk',
    summary: 'A change makes Crossplane leave a resource of a composite behind.',
    why: 'A template with another kind or API group composes another object. Crossplane forgets the old one, which remains with its resource in the cloud. A deletion policy that keeps the resource has the same effect when the template is removed. No file manages the resource then, and it costs money.',
    remedy: 'Give the new object the external name of the resource, or delete the old object by hand afterwards.',
    example: {
      failing: composition('vpc', 'Subnet', 'the template had the kind VPC before'),
      passing: composition('vpc', 'VPC', 'the template has the same kind as before'),
    },
  },
  {
    id: 'protection-removed',
    severity: 'risk',
    summary: 'A change makes Crossplane delete Usages of a composite, so that the resources that they name can be deleted.',
    why: 'Crossplane refuses to delete a resource while a Usage names it. A Usage has nothing in the cloud: its deletion loses nothing, and the next deletion is not refused any more.',
    remedy: 'Keep the Usages. Before the resources are to be deleted, this is intended: publish it as a change of its own.',
    example: {
      failing: protectedNetwork(''),
      passing: protectedNetwork(`          - name: vpc-protection
            base:
              apiVersion: protection.crossplane.io/v1beta1
              kind: Usage
              spec:
                of: { apiVersion: ec2.aws.m.upbound.io/v1beta1, kind: VPC, resourceSelector: { matchControllerRef: true } }
                reason: The network of a running cluster.
`),
    },
  },
  {
    id: 'composed-change-refused',
    severity: 'reject',
    summary: 'The API server refuses the change of a resource of a composite.',
    why: 'A field of the resource cannot change. Crossplane reports an event and tries again without end, and the resource remains as it is.',
    remedy: 'Keep the value of the field, or give the template another name, which deletes the resource and creates another one.',
  },
  {
    id: 'composite-not-composed',
    severity: 'reject',
    summary: 'Crossplane composes a composite before a change, and fails after it.',
    why: 'A fatal result of a function stops the composite. Its resources remain as they are, and no later change reaches them.',
    remedy: 'Fix the Composition. `slipway render` shows the same error with one composite.',
  },
] as const satisfies readonly Rule[];
