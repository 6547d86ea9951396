import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPORT_CLIENT, reportClient } from '../../scripts/report-client.ts';
import { root } from '../scratch-copy.ts';

test(`${REPORT_CLIENT} is what its sources give`, async () => {
  expect(readFileSync(join(root, REPORT_CLIENT), 'utf8')).toBe(await reportClient());
});
