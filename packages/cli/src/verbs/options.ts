import type { FlagOption, ListOption, ValueOption } from './verb.ts';

/** `--package`, repeated. */
export const packageOption: ListOption = { value: '<name>', help: 'only this content package; may be repeated', repeats: true };

/** `--shard`. */
export const shardOption: ValueOption = {
  value: '<name>',
  help: 'only this shard of the package; `rest` is everything that is in no other shard',
};

/** `--remote`. */
export const remoteOption: ValueOption = {
  value: '<remote>',
  help: 'name of a Git remote, URL or path (default: the embedded repository .slipway/fleet.git)',
};

/** `--dry-run` of a verb that pushes. */
export const dryRunOption: FlagOption = { help: 'show the plan, push nothing' };

/** `--plan`. */
export const planOption: ValueOption = {
  value: '<file>',
  help: 'push exactly what this JSON report of a dry run contains, or nothing',
  conflicts: 'dryRun',
};

/** `--allow-deletions` of `publish`, `promote` and so on. */
export const allowDeletionsOption = (verb: string): FlagOption => ({
  help: `also delete objects whose deletion ${verb} otherwise refuses`,
});

/** `--crds`, repeated. */
export const crdsOption: ListOption = {
  value: '<path>',
  help: 'also use the kinds of these CustomResourceDefinitions, or of a package of Crossplane (.xpkg); may be repeated',
  repeats: true,
};

/** `--cluster`, `--root` and so on: the location of the fleet in a repository, and its external inputs. */
export const fleetOptions = {
  source: {
    value: '<Kind/namespace/name=directory>',
    help: "the directory with the content of a source, with #revision for a commit; or a pattern of names or URLs, 'oci://host/org/*=../infra/*'; may be repeated",
    repeats: true,
  },
  present: {
    value: '<path>',
    help: 'YAML of objects that are on the clusters before Flux, such as a Secret made by hand; may be repeated',
    repeats: true,
  },
  resource: {
    value: '<URL=file>',
    help: 'a file with the text of a URL that kustomization files name: of a file, or of the build of a base; may be repeated',
    repeats: true,
  },
  root: {
    value: '<path>',
    help: 'a folder or file where Flux begins, instead of those that Slipway finds; may be repeated',
    repeats: true,
  },
  repository: {
    value: '<path>',
    help: 'the folder that paths of Flux Kustomizations begin at (default: the root of the Git checkout; without one, the path)',
  },
} as const satisfies Readonly<Record<string, ListOption | ValueOption>>;

/** `--charts`. */
export const chartsOption: ValueOption = {
  value: '<directory>',
  help: 'charts of Helm repositories and registries: archives NAME-VERSION.tgz, or folders; charts in the repository are found without it',
};

/** `--oci`, `--oci-key` and `--oci-token-host`: the registry that also gets the pushed content. */
export const registryOptions = {
  oci: { value: '<url>', help: 'also push to a registry, such as oci://ghcr.io/acme/fleet' },
  ociKey: { value: '<file>', help: 'sign the artifacts as cosign does, with an ECDSA key in PEM' },
  ociTokenHost: {
    value: '<host>',
    help: 'the token server of the registry, if it is another host: it gets the login of the registry',
  },
} as const satisfies Readonly<Record<string, ValueOption>>;
