export { functionOfName, functionOfPackage } from './composite/known-functions.ts';
export {
  type JsonObject,
  type RenderedComposite,
  type RenderInput,
  type Rendering,
  renderComposite,
} from './composite/render-composite.ts';
export { type RenderedRounds, renderRounds, type SettledRounds } from './composite/render-rounds.ts';
export {
  configurationProblems,
  inPackageOrder,
  isPackageContent,
  isPackageMeta,
  type PackageObject,
  type PackageProblem,
  packageYaml,
} from './package/configuration-package.ts';
