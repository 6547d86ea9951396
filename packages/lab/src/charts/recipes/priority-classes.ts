import { readFileSync } from 'node:fs';
import { fieldsOf, readYaml } from '@slipway/manifest';
import type { ChartRecipe } from './chart-recipe.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../../../addons-catalog/charts/priority-classes/${file}`, import.meta.url), 'utf8');

/** The chart that the reference fleet itself contains. */
export const priorityClasses: ChartRecipe = {
  values: fieldsOf(readYaml(read('values.yaml'), 'values.yaml').documents[0]?.value),
  templates: { 'priority-classes.yaml': read('templates/priority-classes.yaml') },
};
