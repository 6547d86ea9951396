import { type Fields, fieldsOf, groupOf, scalarText } from '../objects/values.ts';
import { containersOf, podSpecOf } from './privileges.ts';

/** Registries of images, and hosts of charts and files that an object names. */
export function originsOf(object: Fields): readonly string[] {
  const images = containersOf(podSpecOf(object)).map(({ image }) => registryOf(scalarText(image)));
  const isSource = groupOf(object) === 'source.toolkit.fluxcd.io';
  const url = isSource ? hostOf(scalarText(fieldsOf(object.spec).url)) : '';
  const isPackage = groupOf(object) === 'pkg.crossplane.io';
  const of = isPackage ? registryOf(scalarText(fieldsOf(object.spec).package)) : '';
  return [...images, url, of].filter((origin) => origin !== '');
}

/** An image without a registry comes from Docker Hub. */
function registryOf(image: string): string {
  if (image === '' || image.includes('${')) return '';
  const [first = '', ...rest] = image.split('/');
  return rest.length > 0 && /[.:]|^localhost$/.test(first) ? first : 'docker.io';
}

/** `https://user@host/path` and `git@host:path`. */
const hostOf = (url: string): string => /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+(?::\d+)?)/i.exec(url)?.[1] ?? '';
