import type { Addon } from '@slipway/addons-catalog';
import type { Application } from '@slipway/applications';
import type { Unit } from '@slipway/manifest';
import type { Cluster } from './cluster-spec.ts';
import type { FleetRepository } from './print/package-source.ts';

/** Everything that decides the `clusters/` tree. */
export interface Fleet {
  readonly clusters: readonly Cluster[];
  readonly repository: FleetRepository;
  /** The add-ons and applications that the catalogue publishes: a cluster can run no others. */
  readonly addons: readonly Pick<Addon, 'name'>[];
  readonly applications: readonly Pick<Application, 'name'>[];
  /** Units that a cluster gets as soon as it uses the API groups that they provide: Crossplane and its providers. */
  readonly suppliers: readonly Unit[];
}
