import { button, remembered } from './dom.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** Applies the stored theme. It runs first, so that the page is never shown in another theme. */
export function applyTheme(): void {
  const theme = remembered.get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}

/** Creates the button that changes the theme: system, light, dark. */
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
