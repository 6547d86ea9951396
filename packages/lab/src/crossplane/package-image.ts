import { emitYaml, type Manifest } from '@slipway/manifest';
import { type CustomResourceDefinition, modelCrds } from '../kubernetes/model-crds.ts';
import type { OciImage } from '../registry/oci-image.ts';
import { tarGzip } from '../registry/tar-archive.ts';

/**
 * Returns the Crossplane package of a reference such as `xpkg.upbound.io/upbound/provider-aws-s3:v2.6.0`, with the parts that the package
 * manager reads: the metadata of the real package, and the CRDs of `@slipway/kube-models` instead of all. It supports providers of the AWS
 * family and functions; others throw RangeError.
 */
export function packageImage(reference: string): OciImage {
  const { host, repository, name, tag } = parse(reference);
  const { meta, crds } = contentOf(host, repository, name, tag);
  const documents = [meta, ...crds].map((object) => emitYaml(object)).join('---\n');
  return {
    host,
    repository,
    tag,
    config: { mediaType: 'application/vnd.oci.image.config.v1+json', data: JSON.stringify(IMAGE) },
    layers: [
      {
        mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip',
        data: tarGzip({ 'package.yaml': documents }),
        annotations: { 'io.crossplane.xpkg': 'base' },
      },
    ],
  };
}

/** References of the packages that Providers, Functions and Configurations among `objects` name, each once, in order. */
export function packagesOf(objects: readonly Manifest[]): readonly string[] {
  const packages = objects
    .filter(({ apiVersion }) => apiVersion.startsWith('pkg.crossplane.io/'))
    .map((object) => (object as { readonly spec?: { readonly package?: unknown } }).spec?.package)
    .filter((reference) => typeof reference === 'string');
  return [...new Set(packages)];
}

/** The image is never run; clients check only a digest for each layer. */
const IMAGE = { architecture: 'amd64', os: 'linux', rootfs: { type: 'layers', diff_ids: [] } };

interface Content {
  readonly meta: Manifest;
  readonly crds: readonly CustomResourceDefinition[];
}

const FAMILY = 'provider-family-aws';

function contentOf(host: string, repository: string, name: string, tag: string): Content {
  if (name.startsWith('function-')) {
    return { meta: metadata('Function', name, { capabilities: ['composition'] }), crds: inputsOf(name) };
  }
  const [, service] = /^provider-aws-([a-z0-9]+)$/.exec(name) ?? [];
  if (service === undefined && name !== FAMILY) throw new RangeError(`the lab has no content for the package ${host}/${repository}:${tag}`);
  const prefix = service === undefined ? '' : `${service}.`;
  const groups = [`${prefix}aws.m.upbound.io`, `${prefix}aws.upbound.io`];
  // A family member needs the family, at its own version or newer, in the same registry.
  const dependsOn = service === undefined ? [] : [{ provider: `${host}/${repository.replace(name, FAMILY)}`, version: `>=${tag}` }];
  return {
    meta: metadata('Provider', name, { capabilities: ['safe-start'], ...(dependsOn.length > 0 ? { dependsOn } : {}) }),
    crds: modelCrds((group) => groups.includes(group)).map(withCategories),
  };
}

const metadata = (kind: string, name: string, spec: Readonly<Record<string, unknown>>) => ({
  apiVersion: 'meta.pkg.crossplane.io/v1',
  kind,
  metadata: { name },
  spec,
});

/** CRDs of a function's inputs: only for tools, but the package has them. */
const inputsOf = (name: string): readonly CustomResourceDefinition[] =>
  name === 'function-patch-and-transform' ? modelCrds((group) => group === 'pt.fn.crossplane.io') : [];

/** `kubectl get managed`. */
const withCategories = (crd: CustomResourceDefinition): CustomResourceDefinition => ({
  ...crd,
  spec: { ...crd.spec, names: { ...crd.spec.names, categories: ['crossplane', 'managed', 'aws'] } },
});

const REFERENCE = /^(?<host>[^/]+\.[^/]+)\/(?<repository>(?:[^/:]+\/)*(?<name>[^/:]+)):(?<tag>[^/:]+)$/;

function parse(reference: string) {
  const { host, repository, name, tag } = REFERENCE.exec(reference)?.groups ?? {};
  if (!host || !repository || !name || !tag) throw new RangeError(`${reference} is not a package with host, repository and tag`);
  return { host, repository, name, tag };
}
