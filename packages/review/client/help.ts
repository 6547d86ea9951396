import { button, h } from './dom.ts';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['j'], 'next change'],
  [['k'], 'previous change'],
  [['Enter'], 'open or close the change'],
  [['e'], 'open or close all changes of the page'],
  [['/'], 'search'],
  [['s'], 'side by side, or unified'],
  [['t'], 'theme: system, light, dark'],
  [['\u2191', '\u2193', '\u2190', '\u2192'], 'in the tree: move, close, open'],
  [['?'], 'this help'],
  [['Esc'], 'leave the search; close this help'],
];

/** Creates the dialog that lists the keys. */
export function helpDialog(): HTMLDialogElement {
  const rows = KEYS.map(([keys, what]) => h('div', {}, h('dt', {}, ...keys.map((key) => h('kbd', {}, key))), h('dd', {}, what)));
  const dialog: HTMLDialogElement = h(
    'dialog',
    { 'aria-labelledby': 'help-title' },
    h('h2', { id: 'help-title' }, 'Keyboard'),
    h('dl', { class: 'keys' }, ...rows),
    button('Close', () => dialog.close(), { class: 'plain' }),
  );
  return dialog;
}
