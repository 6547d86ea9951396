import type { PageData } from '../src/forms/html/page-data.ts';
import { button } from './dom.ts';
import { explorer } from './explorer.ts';
import { helpDialog } from './help.ts';
import { listenToKeys } from './keys.ts';
import { readModel } from './model.ts';
import { applyTheme, themeButton } from './theme.ts';

applyTheme();
document.addEventListener('DOMContentLoaded', () => {
  start();
  document.documentElement.dataset.ready = 'true';
});

function start(): void {
  const theme = themeButton();
  const tools = document.getElementById('tools');
  tools?.append(theme);
  const place = document.getElementById('explorer');
  const data = document.getElementById('data')?.textContent;
  if (place === null || !data) return;
  const view = explorer(readModel(JSON.parse(data) as PageData));
  place.replaceWith(view.element);
  const help = helpDialog();
  document.body.append(help);
  tools?.append(button('Keyboard: ?', () => help.showModal(), { class: 'wide-only' }));
  listenToKeys(view, help, theme);
  const goTo = (filter: Parameters<typeof view.set>[0]): void => {
    view.set(filter);
    document.getElementById('changes')?.scrollIntoView();
  };
  for (const link of document.querySelectorAll<HTMLElement>('[data-rule]')) {
    link.hidden = false;
    link.addEventListener('click', () => goTo({ rule: link.dataset.rule ?? '' }));
  }
  for (const node of document.querySelectorAll<SVGElement>('.node:not(.still)'))
    node.addEventListener('click', () => goTo({ kustomization: node.dataset.kustomization ?? '' }));
}
