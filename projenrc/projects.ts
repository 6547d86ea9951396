import type { PackageDefinition } from './package-definition.ts';
import { addonsCatalog } from './packages/addons-catalog.ts';
import { applications } from './packages/applications.ts';
import { cli } from './packages/cli.ts';
import { clusterDefs } from './packages/cluster-defs.ts';
import { communityKinds } from './packages/community-kinds.ts';
import { compose } from './packages/compose.ts';
import { crdCodegen } from './packages/crd-codegen.ts';
import { createSlipway } from './packages/create-slipway.ts';
import { crossplaneCompositions } from './packages/crossplane-compositions.ts';
import { eks } from './packages/eks.ts';
import { fleet } from './packages/fleet.ts';
import { fleetCheck } from './packages/fleet-check.ts';
import { fluxBuild } from './packages/flux-build.ts';
import { fluxSources } from './packages/flux-sources.ts';
import { goTemplate } from './packages/go-template.ts';
import { helm } from './packages/helm.ts';
import { kubeModels } from './packages/kube-models.ts';
import { lab } from './packages/lab.ts';
import { manifest } from './packages/manifest.ts';
import { nxPlugin } from './packages/nx-plugin.ts';
import { projenFleet } from './packages/projen-fleet.ts';
import { publish } from './packages/publish.ts';
import { review } from './packages/review.ts';
import { validate } from './packages/validate.ts';

/** The package graph. package.json files, Nx tags, boundaries and the map in ARCHITECTURE.md follow it. */
export const projects: readonly PackageDefinition[] = [
  manifest,
  kubeModels,
  communityKinds,
  fleet,
  eks,
  fluxSources,
  addonsCatalog,
  crossplaneCompositions,
  applications,
  clusterDefs,
  crdCodegen,
  validate,
  goTemplate,
  fluxBuild,
  helm,
  compose,
  fleetCheck,
  publish,
  review,
  cli,
  nxPlugin,
  projenFleet,
  createSlipway,
  lab,
];
