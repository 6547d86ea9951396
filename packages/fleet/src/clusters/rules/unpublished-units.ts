import type { Finding } from '@slipway/manifest';
import type { Placement } from '../place/placement.ts';
import { CLUSTERS } from '../spec/cluster-names.ts';
import { findingAt } from '../spec/finding-at.ts';

/** A unit of a catalogue that is in none of the lists of a package: the definitions would write its folder, outside of their own. */
export const checkPublished = ({ ownsFolder, unit, cluster }: Placement): Finding[] =>
  !ownsFolder || unit.directory.startsWith(`${CLUSTERS}/`)
    ? []
    : [
        findingAt(cluster, {
          rule: 'unpublished-unit',
          message: `no package publishes the unit ${unit.name}`,
          pointer: '',
          value: unit.directory,
          expected: 'a unit of a source, an add-on or an application that a package of the catalogue lists',
          remedy: `add the source or add-on of ${unit.name} to the list of its package`,
        }),
      ];
