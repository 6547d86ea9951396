export { type ClusterState, type Composite, clusterState } from './cluster-state.ts';
export { type Composed, type ComposedResource, withVariables } from './composed-resources.ts';
export type { ComposedCause, ComposedStep } from './composed-steps.ts';
export {
  type ComposedComposite,
  type CompositeChange,
  type CompositeEffect,
  composedComposites,
  compositeChanges,
} from './composite-change.ts';
export { fieldOrigin } from './field-origin.ts';
export { type TemplateChanges, templateChanges } from './template-changes.ts';
