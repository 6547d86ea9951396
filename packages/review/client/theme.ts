import { button, remembered } from './dom.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** As early as possible, so that the page is not seen in another one. */
export function applyTheme(): void {
  const theme = remembered.get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}

/** Goes from what the system has to light, to dark, and back. */
export function themeButton(): HTMLButtonElement {
  const current = (): (typeof THEMES)[number] => THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'auto';
  const label = (): string => `Theme: ${current()}`;
  const toggle = button(label(), () => {
    const next = THEMES[(THEMES.indexOf(current()) + 1) % THEMES.length] ?? 'auto';
    if (next === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    remembered.set('theme', next);
    toggle.textContent = label();
  });
  return toggle;
}
