/** Attributes. A function is a listener: `onclick` listens to `click`. */
type Attributes = Readonly<Record<string, string | boolean | undefined | (() => void)>>;
type Child = Node | string | undefined;

/** Creates an element. Strings become text nodes, never HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (typeof value === 'string') element.setAttribute(name, value);
    else if (value === true) element.setAttribute(name, '');
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** Returns a text for screen readers only. */
export const spoken = (text: string): HTMLElement => h('span', { class: 'sr' }, text);

export const badge = (risk: number): HTMLElement => h('span', { class: `badge r${risk}` }, spoken('risk '), `R${risk}`);

export const button = (label: string, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  h('button', { type: 'button', onclick, ...attributes }, label);

export const count = (number: number, noun: string): string => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** Settings that the browser stores between visits, if it allows that. */
export const remembered = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`slipway-review-${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`slipway-review-${key}`, value);
    } catch {
      // Without storage, the next visit begins with the defaults.
    }
  },
};
