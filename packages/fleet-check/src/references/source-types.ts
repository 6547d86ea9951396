import { fieldsOf, textOf, withoutCredentials } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { hasVariable, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { reconciled } from './flux-references.ts';

/** Reports HelmRepositories whose type does not fit the URL, and URLs that source-controller cannot parse. */
export function* sourceTypes(cluster: Cluster): Generator<FleetProblem> {
  yield* ports(cluster);
  yield* addresses(cluster);
  for (const about of reconciled(cluster, 'source.toolkit.fluxcd.io', 'HelmRepository')) {
    const { url, type } = fieldsOf(about.object.spec);
    const [isOci, isTyped] = [/^oci:\/\//i.test(textOf(url)), type === 'oci'];
    if (typeof url !== 'string' || hasVariable(url) || hasVariable(textOf(type)) || isOci === isTyped) continue;
    yield problemOf('source-type-differs', about, {
      pointer: isOci && type === undefined ? '/spec/url' : '/spec/type',
      value: isOci ? url : type,
      message: isOci
        ? `${objectText(about.object)} has the URL ${url}, which needs type: oci`
        : `${objectText(about.object)} has type: oci, and the URL ${url} is not an oci:// URL`,
      expected: isOci ? 'type: oci' : 'an oci:// URL, or no type',
    });
  }
}

/** Reports URLs with a port that is not a number: `ssh://git@host:team/repository` has the path of another address format. */
function* ports(cluster: Cluster): Generator<FleetProblem> {
  for (const kind of ['GitRepository', 'HelmRepository', 'OCIRepository'])
    for (const about of reconciled(cluster, 'source.toolkit.fluxcd.io', kind)) {
      const url = textOf(fieldsOf(about.object.spec).url);
      const [host, port] = hasVariable(url) ? ['', ''] : hostAndPort(withoutCredentials(url));
      if (/^\d*$/.test(port)) continue;
      yield problemOf('source-url-not-valid', about, {
        pointer: '/spec/url',
        value: url,
        message: `${objectText(about.object)} has a URL with the port ${port}, which is not a number`,
        expected: url.replace(`${host}:${port}`, () => `${host}/${port}`),
      });
    }
}

/** Reports tags in the addresses of repositories of images and artifacts, and schemes where the controller adds one. */
function* addresses(cluster: Cluster): Generator<FleetProblem> {
  const fields = [
    ['source.toolkit.fluxcd.io', 'OCIRepository', 'url'],
    ['source.toolkit.fluxcd.io', 'Bucket', 'endpoint'],
    ['image.toolkit.fluxcd.io', 'ImageRepository', 'image'],
  ] as const;
  for (const [group, kind, field] of fields)
    for (const about of reconciled(cluster, group, kind)) {
      const spec = fieldsOf(about.object.spec);
      const address = textOf(spec[field]);
      const wrong = hasVariable(address) ? undefined : wrongPartOf(kind, address, textOf(spec.provider));
      if (wrong === undefined) continue;
      yield problemOf('source-url-not-valid', about, {
        pointer: `/spec/${field}`,
        value: address,
        message: `${objectText(about.object)} has ${wrong.startsWith(':') ? 'the tag' : 'the scheme'} ${wrong} in spec.${field}`,
        expected: address.replace(wrong, ''),
      });
    }
}

/** Returns the part of an address that its controller rejects: the scheme of an image or of a bucket, or the tag of an artifact or image. */
function wrongPartOf(kind: string, address: string, provider: string): string | undefined {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(address)?.[0];
  // The endpoint of Azure is a URL, and Google Cloud has its own.
  if (kind === 'Bucket') return ['', 'generic', 'aws'].includes(provider) ? scheme : undefined;
  if (kind === 'ImageRepository' && scheme !== undefined) return scheme;
  return /:[\w][\w.-]*$/.exec(address.slice(address.lastIndexOf('/')))?.[0];
}

/** Returns the host of a URL, and the text between the colon after it and the path. */
function hostAndPort(url: string): readonly [host: string, port: string] {
  const [, rest = ''] = url.split('://', 2);
  const authority = rest.split('/', 1)[0] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const at = host.indexOf(':', host.lastIndexOf(']') + 1);
  return at < 0 ? [host, ''] : [host.slice(0, at), host.slice(at + 1)];
}
