import type { Rule } from '@slipway/manifest';

/** Rules about what Flux makes of an object that the server takes. */
export const fluxRules = [
  {
    id: 'ambiguous-reference',
    severity: 'risk',
    summary: 'A source must say in one way which revision it means.',
    why: 'Of several, source-controller 1.9 takes the first of commit, name, tag, semver and branch for Git (github.com/fluxcd/pkg git/gogit/client.go), and of digest, semver and tag for OCI (internal/controller/ocirepository_controller.go), and ignores the others without a warning.',
    remedy: 'Keep the one that is meant.',
  },
] as const satisfies readonly Rule[];
