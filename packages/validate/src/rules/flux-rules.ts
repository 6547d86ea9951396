import type { Rule } from '@slipway/manifest';

/** Rules about the effect in Flux of an object that the API server accepts. */
export const fluxRules = [
  {
    id: 'ambiguous-reference',
    severity: 'risk',
    summary: 'A source must name its revision in one way only.',
    why: 'If several are set, source-controller 1.9 uses one of them, and ignores the others without a warning. For Git, it is the first of commit, name, tag, semver and branch (github.com/fluxcd/pkg git/gogit/client.go). For OCI, it is the first of digest, semver and tag (internal/controller/ocirepository_controller.go).',
    remedy: 'Keep the intended one.',
  },
] as const satisfies readonly Rule[];
