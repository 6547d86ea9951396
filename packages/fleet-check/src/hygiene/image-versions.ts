import { fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { hasVariable, objectText } from '../objects/fields.ts';
import { podTemplatesOn } from '../references/pod-templates.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports images without a fixed version: one problem for each image of a cluster, at its first workload. */
export function* imageVersions(cluster: Cluster): Generator<FleetProblem> {
  const seen = new Set<string>();
  for (const { about, pointer, spec } of podTemplatesOn(cluster)) {
    for (const field of ['initContainers', 'containers']) {
      for (const [index, container] of listOf(spec[field]).entries()) {
        const image = textOf(fieldsOf(container).image);
        if (!isOpen(image) || seen.has(image)) continue;
        seen.add(image);
        yield problemOf('image-without-version', about, {
          pointer: `${pointer}/${field}/${index}/image`,
          value: image,
          message: `${objectText(about.object)} runs the image ${image}, which may differ each time a Pod starts`,
          expected: 'a version tag, or a digest',
        });
      }
    }
  }
}

/** Whether an image has no tag, or the tag latest: `registry:5000/shop/web`. */
function isOpen(image: string): boolean {
  if (image === '' || hasVariable(image) || image.includes('@')) return false;
  const [, tag = 'latest'] = image.slice(image.lastIndexOf('/') + 1).split(':');
  return tag === 'latest';
}
