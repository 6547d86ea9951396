import { fieldsOf } from '../fields.ts';
import type { FleetRoot } from './find-roots.ts';
import { isFluxKustomization, nameOf, namespaceOf, sourceKey } from './flux-object.ts';

/** Bootstraps name the URL of their repository; without any, every repository is taken for this one. */
export function ownUrls(roots: readonly FleetRoot[], urls: readonly string[]): (url: string) => boolean {
  const own = new Set(urls.map(plainUrl));
  for (const { objects } of roots) {
    const kustomizations = objects.map(({ object }) => object).filter(isFluxKustomization);
    for (const { object } of objects) {
      const key = `${String(object.kind)}/${namespaceOf(object)}/${nameOf(object)}`;
      const { url } = fieldsOf(object.spec);
      if (typeof url === 'string' && kustomizations.some((kustomization) => sourceKey(kustomization) === key)) own.add(plainUrl(url));
    }
  }
  return (url) => own.size === 0 || own.has(plainUrl(url));
}

/** Without protocol, user and suffix: `git@host:a/b.git` and `https://host/a/b` are one repository. */
const plainUrl = (url: string): string =>
  url
    .replace(/^[a-z+]+:\/\//, '')
    .replace(/^[^@/]*@/, '')
    .replace(/^([^/:]+):(?!\d+\/)/, '$1/')
    .replace(/(?:\.git)?\/*$/, '')
    .toLowerCase();
