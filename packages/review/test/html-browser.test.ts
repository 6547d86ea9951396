import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Review, reviewHtml } from '../src/index.ts';
import { findChromium } from './find-chromium.ts';
import { largeReview } from './large-review.ts';
import { edited, plainFleet, reviewOf } from './plain-fleet.ts';

/** Folder for screenshots. Without it, none are saved. */
const PICTURES = process.env.SLIPWAY_REPORT_PICTURES;
const program = findChromium();
const title = `a report in a browser${program === undefined ? ' (skipped: no Chromium on the PATH or in CHROME_BIN)' : ''}`;

/** Returns a review in which several clusters lose an application, and all get another version and more permissions. */
const mixedReview = (): Review => {
  const changed = [
    ['shop/all.yaml', ['web:1.4.0', 'web:1.5.0'], ['verbs: [get]', 'verbs: [get, delete]'], ['hunter2-hunter2', 'correct-horse-battery']],
    ['addons/release.yaml', ['1.18.2', '2.0.0'], ['replicaCount: 2', 'replicaCount: 3']],
  ] as const;
  const head = changed.reduce((files, [path, ...changes]) => edited(files, path, ...changes), plainFleet);
  return reviewOf(plainFleet, new Map([...head].filter(([path]) => !/clusters\/(?:de|fr)-production\/shop/.test(path))));
};

describe.skipIf(program === undefined)(title, () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-report-'));
  let browser: Browser;
  beforeAll(async () => {
    // For root, Chromium has no sandbox.
    const args = ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
    browser = await chromium.launch({ executablePath: program ?? '', args });
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  /** Opens the page. Returns it with its requests and console messages, and the milliseconds until it can be used. */
  async function opened(review: Review, options: BrowserContextOptions = {}) {
    const file = join(folder, 'review.html');
    writeFileSync(file, reviewHtml(review));
    const page = await (await browser.newContext(options)).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => request.url().startsWith('file:') || complaints.push(request.url()));
    await page.goto(pathToFileURL(file).href, { waitUntil: 'commit' });
    await page.waitForSelector('[data-ready]', { state: 'attached' });
    const ready = await page.evaluate(() => performance.now());
    return { page, complaints, ready };
  }

  const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement.textContent') as Promise<string>;
  const cards = (page: Page): Promise<number> => page.locator('.card').count();

  /** Returns the violations that axe finds in a page. axe must be loaded into the page. */
  async function faults(page: Page): Promise<readonly string[]> {
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
    const { violations } = (await page.evaluate(`axe.run({ runOnly: ${JSON.stringify(rules)} })`)) as axe.AxeResults;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`);
  }

  const looks = [
    ['desktop light', { viewport: { width: 1400, height: 900 }, colorScheme: 'light' }],
    ['desktop dark', { viewport: { width: 1400, height: 900 }, colorScheme: 'dark' }],
    ['phone light', { viewport: { width: 390, height: 844 }, colorScheme: 'light' }],
    ['phone dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ] as const;
  test.each(looks)('%s: fits its width, makes no request, and has no finding of axe', async (name, options) => {
    // axe runs in a page without the content security policy.
    const { page, complaints } = await opened(mixedReview(), { ...options, bypassCSP: true });
    expect(complaints).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.addScriptTag({ content: axe.source });
    expect(await faults(page)).toEqual([]);
    if (PICTURES !== undefined) {
      mkdirSync(PICTURES, { recursive: true });
      await page.screenshot({ path: join(PICTURES, `${name.replace(' ', '-')}.png`) });
      await page.evaluate("document.getElementById('changes').scrollIntoView({ behavior: 'instant' })");
      await page.screenshot({ path: join(PICTURES, `${name.replace(' ', '-')}-changes.png`) });
    }
    await page.keyboard.press('s');
    await page
      .locator('.tree:not([open]) > summary')
      .click({ timeout: 500 })
      .catch(() => 'it is open');
    await page.locator('nav button').first().click();
    await page.keyboard.press('?');
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  test('keys go through the changes, search, change the form and the theme, and show help', async () => {
    const { page, complaints } = await opened(mixedReview(), { viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
    const all = await cards(page);
    await page.keyboard.press('j');
    const first = await focused(page);
    await page.keyboard.press('j');
    expect(await focused(page)).not.toBe(first);
    await page.keyboard.press('k');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('Enter');
    expect(await page.evaluate("document.activeElement.getAttribute('aria-expanded')")).toBe('true');
    expect(await page.locator('.lines.two').count()).toBe(0);
    await page.keyboard.press('s');
    expect(await page.locator('.lines.two').count()).toBeGreaterThan(0);
    await page.keyboard.press('t');
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('light');
    await page.keyboard.press('?');
    expect(await page.locator('dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog').isVisible()).toBe(false);
    await page.keyboard.press('/');
    await page.keyboard.type('cert-manager');
    await expect.poll(() => cards(page)).toBe(1);
    await page.getByText('Show all changes').click();
    expect(await cards(page)).toBe(all);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('filters and the tree lead to changes; words that differ are marked', async () => {
    const { page } = await opened(mixedReview(), { viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
    expect(await page.locator('.line del').allTextContents()).toContain('4');
    expect(await page.locator('.line ins').allTextContents()).toContain('5');
    const all = await cards(page);
    await page.getByLabel('Cluster', { exact: true }).selectOption({ label: 'us-staging' });
    expect(await cards(page)).toBeLessThan(all);
    await page.getByLabel('Cluster', { exact: true }).selectOption({ label: 'All clusters' });
    await page.getByLabel('Kind').selectOption('Role');
    expect(await cards(page)).toBe(2);
    await page.getByText('Show all changes').click();
    await page.getByRole('button', { name: 'only risk R4' }).click();
    expect(new Set(await page.locator('.card .head > .badge').allTextContents())).toEqual(new Set(['risk R4']));
    await page.getByText('Show all changes').click();
    await page
      .locator('nav')
      .getByRole('button', { name: /us-staging/ })
      .click();
    await page
      .locator('nav')
      .getByRole('button', { name: /flux-system\/addons/ })
      .click();
    await page
      .locator('nav')
      .getByRole('button', { name: /HelmRelease\/flux-system\/cert-manager/ })
      .click();
    expect(await focused(page)).toContain('HelmRelease/flux-system/cert-manager');
    await page.locator('[data-rule="permissions-widened"]').click();
    expect(await cards(page)).toBe(1);
    await page.getByText('Show all changes').click();
    await page.locator('.node', { hasText: 'addons' }).click();
    expect(await cards(page)).toBe(1);
    await page.context().close();
  });

  test('without scripts, the summary, risks and removals are there', async () => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const file = join(folder, 'review.html');
    writeFileSync(file, reviewHtml(mixedReview()));
    await page.goto(pathToFileURL(file).href);
    for (const text of [
      '8 of 8 clusters',
      'cluster-object-deleted',
      'PersistentVolumeClaim/shop/data is deleted',
      'are shown by the script of this page',
    ])
      expect(await page.getByText(text).first().isVisible(), text).toBe(true);
    expect(await page.locator('li[data-action]').count()).toBe(7);
    await page.context().close();
  });

  test('10,000 changed objects can be used at once', async () => {
    const { page, ready } = await opened(largeReview(10_000), { viewport: { width: 1400, height: 900 } });
    // One second on an idle machine; more here, because other processes run too.
    expect(ready).toBeLessThan(5000);
    const filtered = (await page.evaluate(`(async () => {
      const start = performance.now();
      const select = document.querySelector('select[aria-label="Cluster"]');
      select.value = '7';
      select.dispatchEvent(new Event('change'));
      document.querySelector('.card').getBoundingClientRect();
      return performance.now() - start;
    })()`)) as number;
    expect(filtered).toBeLessThan(2000);
    expect(await page.evaluate('document.querySelectorAll("*").length')).toBeLessThan(30_000);
    if (PICTURES !== undefined)
      writeFileSync(join(PICTURES, 'times.txt'), `ready ${Math.round(ready)} ms, filtered ${Math.round(filtered)} ms\n`);
    await page.context().close();
  });
});
