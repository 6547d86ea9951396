export { type ChartShape, MAX_SHAPES, shapeOfChart } from './chart-shape.ts';
export type { FieldShape, ObjectShape, Shape } from './values-shape.ts';
