export { functionOfName, functionOfPackage } from './composite/known-functions.ts';
export {
  type JsonObject,
  type RenderedComposite,
  type RenderInput,
  type Rendering,
  renderComposite,
} from './composite/render-composite.ts';
export { readFieldPath } from './paths/field-path.ts';
