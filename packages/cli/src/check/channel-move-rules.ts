import type { Rule } from '@slipway/manifest';

/** Rules about clusters that a push moves to another channel. */
export const channelMoveRules = [
  {
    id: 'channel-left-behind',
    severity: 'reject',
    summary: 'A push moves clusters to a channel that does not exist or does not have them, or leaves them on a channel without releases.',
    why: 'A cluster gets its definition from the branch that it follows now. If that definition names another branch, Flux fetches only the other branch from then on. Without this branch, or without the cluster in it, Flux reports an error and applies nothing until the branch has it, or a user repairs the GitRepository by hand. If only another branch gets the new definition, the cluster never reads it.',
    remedy:
      'Move the clusters in two releases. To a later channel: promote the current definitions to it, then publish the new ones and promote them at once. To a new channel: list it first in `channels`, publish the definitions to it, then promote them to the channel that the clusters follow now.',
    example: {
      failing: `# flux/cluster-defs/latest, which the cluster follows now; flux/cluster-defs/staging does not exist
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: { name: flux-system, namespace: flux-system }
spec:
  interval: 1m
  url: https://git.example.org/fleet.git
  ref: { branch: flux/cluster-defs/staging }
`,
      passing: `# flux/cluster-defs/latest, which the cluster follows now
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: { name: flux-system, namespace: flux-system }
spec:
  interval: 1m
  url: https://git.example.org/fleet.git
  ref: { branch: flux/cluster-defs/latest }
`,
    },
  },
  {
    id: 'channel-points-back',
    severity: 'risk',
    summary: 'A push moves clusters to a channel whose definition moves them back.',
    why: 'Each of the two branches names the other one in the GitRepository of the cluster. Flux switches between them at each reconciliation, until the other channel gets this definition.',
    remedy: 'Promote this definition to the other channel at once.',
    example: {
      failing: `# flux/cluster-defs/latest, which the cluster follows now; flux/cluster-defs/staging names flux/cluster-defs/latest
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: { name: flux-system, namespace: flux-system }
spec:
  interval: 1m
  url: https://git.example.org/fleet.git
  ref: { branch: flux/cluster-defs/staging }
`,
      passing: `# flux/cluster-defs/latest, which the cluster follows now; flux/cluster-defs/staging names itself
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: { name: flux-system, namespace: flux-system }
spec:
  interval: 1m
  url: https://git.example.org/fleet.git
  ref: { branch: flux/cluster-defs/staging }
`,
    },
  },
] as const satisfies readonly Rule[];
