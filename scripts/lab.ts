// `npm run lab`: the end-to-end tests on real control planes. The last line, also in .slipway/lab-summary, is `N passed, N failed`.
// Without Go they are skipped with a message: `0 passed, 0 failed`.
import { runVitest, summary } from './run-vitest.ts';

const { finish } = summary('lab');
finish(await runVitest('lab', ['--config', 'packages/lab/end-to-end/vitest.config.ts', '--reporter=verbose', ...process.argv.slice(2)]));
