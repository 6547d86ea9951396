import { type Fields, fieldsOf } from '@slipway/manifest';
import { groupOf, scalarText } from '../objects/values.ts';
import { containersOf, podSpecOf } from './privileges.ts';

/** Returns the registries of images, and the hosts of charts and files, in an object. */
export function originsOf(object: Fields): readonly string[] {
  const images = containersOf(podSpecOf(object)).map(({ image }) => registryOf(scalarText(image)));
  const isSource = groupOf(object) === 'source.toolkit.fluxcd.io';
  const url = isSource ? hostOf(scalarText(fieldsOf(object.spec).url)) : '';
  const isPackage = groupOf(object) === 'pkg.crossplane.io';
  const of = isPackage ? registryOf(scalarText(fieldsOf(object.spec).package)) : '';
  return [...images, url, of].filter((origin) => origin !== '');
}

/** Returns the registry of an image; Docker Hub by default. */
function registryOf(image: string): string {
  if (image === '' || image.includes('${')) return '';
  const [first = '', ...rest] = image.split('/');
  return rest.length > 0 && /[.:]|^localhost$/.test(first) ? first : 'docker.io';
}

/** Returns the host of `https://user@host/path` or `git@host:path`. */
const hostOf = (url: string): string => /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+(?::\d+)?)/i.exec(url)?.[1] ?? '';
