import { runTemplate } from '../charts/template-chart.ts';
import { chartsVerb } from './charts.ts';
import { type QuickVerb, startQuickly } from './quick-start.ts';

/** `slipway charts template`, which a script may run for each chart. */
export const quickCharts: QuickVerb = {
  definition: {
    ...chartsVerb,
    quick: {
      formats: ['text', 'json'],
      fields: [
        ...['values', 'set', 'setString', 'setJson', 'setLiteral', 'setFile', 'namespace', 'kubeVersion', 'apiVersions'],
        ...['includeCrds', 'skipTests', 'skipSchemaValidation', 'isUpgrade'],
      ],
      least: 2,
      most: 3,
    },
  },
  run: runTemplate,
};

/** The entry of the bundle. The other actions are part of the whole command. */
export const main = async (args: readonly string[]): Promise<boolean> => args[1] === 'template' && (await startQuickly(quickCharts, args));
